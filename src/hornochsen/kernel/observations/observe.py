"""Write the observation of a seat that must decide, together with its legal actions and its candidates."""

from __future__ import annotations

from ..game.buying import most_to_buy, must_buy
from ..game.laying import tiles_to_lay
from ..game.layout import DOUBLE, HAND_SIZE, HANDS, HELD, OFFER, OFFERED, PLAYERS, TAKER, Words
from ..game.placing import most_to_take
from ..jit import compiled
from .candidates import sort_candidates, write_candidates
from .intervals import add_up
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
from .table import write_table
from .tiles import face_up_seats, write_tiles


@compiled
def observe(
    board: Words,
    game: Words,
    seat: int,
    seen: Bytes,
    chosen: int,
    observation: Bytes,
    mask: Bytes,
    tiles: Words,
    sums: Words,
) -> None:
    """Write the observation, the mask of legal actions and the candidates of a seat for which the game waits.

    `seen` is 1 for each tile that has been placed or turned over, and `chosen` the tile that the seat has chosen first.
    """
    for at in range(OBSERVATION_SIZE):
        observation[at] = 0
    taking = game[TAKER] != 0
    first = OFFER if taking else HANDS + HAND_SIZE * seat
    count = (game[OFFERED] if taking else game[HELD + seat]) & 15
    sort_candidates(game, first, count, tiles)
    write_tiles(game, seat, seen, chosen, observation)
    add_up(game, observation, sums)
    write_candidates(board, game, tiles, count, chosen, unknown_tiles(game), sums, observation)
    write_rows(board, game, sums, observation)
    write_players(board, game, seat, observation)
    write_table(board, game, seat, chosen, observation)
    write_legal(board, game, seat, count, chosen, tiles, observation, mask)


@compiled
def unknown_tiles(game: Words) -> int:
    """Return how many tiles the others lay that this seat cannot see: in this round, or in the next while it takes."""
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
