"""Write the observation of a seat that must decide, together with its legal actions and its candidates."""

from __future__ import annotations

from ..game.buying import most_to_buy, must_buy
from ..game.laying import tiles_to_lay
from ..game.layout import DOUBLE, PLAYERS, TAKER, Words
from ..game.placing import most_to_take
from ..jit import compiled
from .candidates import write_candidates
from .known_tiles import Knowledge, face_up_seats, look_at_rows, look_at_tiles
from .layout import (
    ACTIONS,
    BUY_ONE,
    MOST_CANDIDATES,
    MOST_TO_BUY,
    MUST_BUY,
    OBSERVATION_SIZE,
    SKIP,
    TO_CHOOSE,
    Bytes,
)
from .players import write_players
from .rows import write_rows
from .scalars import write_scalars
from .tile_sets import TileSetArray


@compiled
def observe(
    board: Words,
    game: Words,
    seat: int,
    seen: TileSetArray,
    chosen: int,
    observation: Bytes,
    mask: Bytes,
    tiles: Words,
    knowledge: Knowledge,
) -> None:
    """Write the observation, the mask of legal actions and the candidates of a seat for which the game waits.

    `seen` is the set of tiles that have been placed or turned over, `chosen` the tile that the seat has chosen first.
    """
    for at in range(OBSERVATION_SIZE):
        observation[at] = 0
    count = look_at_tiles(game, seat, seen, chosen, tiles, knowledge, observation)
    look_at_rows(game, knowledge)
    write_rows(board, game, knowledge, observation)
    write_candidates(game, tiles, count, chosen, unknown_tiles(game), knowledge, observation)
    write_players(board, game, seat, observation)
    write_scalars(board, game, seat, chosen, observation)
    write_legal(board, game, seat, count, chosen, tiles, observation, mask)


@compiled
def unknown_tiles(game: Words) -> int:
    """Return the number of tiles of others that this seat cannot see: of this round, or of the next while it takes."""
    others: int = (game[PLAYERS] & 15) - 1
    if game[TAKER] != 0:
        return others
    visible = face_up_seats(game)
    while visible != 0:
        others -= 1
        visible &= visible - 1
    return 2 * others if game[DOUBLE] != 0 else others


@compiled
def write_legal(
    board: Words, game: Words, seat: int, count: int, chosen: int, tiles: Words, observation: Bytes, mask: Bytes
) -> None:
    """Write the mask of legal actions, and the numbers of tiles that may be bought and chosen."""
    for action in range(ACTIONS):
        mask[action] = 0
    most, must = 0, False
    if game[TAKER] != 0:
        to_choose = most_to_take(game, seat)
        mask[SKIP] = chosen != 0
    else:
        if chosen == 0:
            most = most_to_buy(board, game, seat)
            must = most > 0 and must_buy(game, seat)
        to_choose = 0 if must else tiles_to_lay(game, seat)
    to_choose -= chosen != 0
    for number in range(most):
        mask[BUY_ONE + number] = 1
    if to_choose > 0:
        for index in range(min(count, MOST_CANDIDATES)):
            mask[index] = tiles[index] != chosen
    observation[TO_CHOOSE] = to_choose
    observation[MOST_TO_BUY] = most
    observation[MUST_BUY] = must
