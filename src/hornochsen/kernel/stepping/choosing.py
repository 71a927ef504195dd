"""Apply the action with an index (see `observations.layout`) to one game."""

from __future__ import annotations

from ..game.actions import BUY, LAY, TAKE, act
from ..game.laying import tiles_to_lay
from ..game.layout import HAVE_LAID, PLAYERS, QUEUE, QUEUED, TAKER, Stream, Words
from ..game.placing import most_to_take
from ..jit import compiled
from ..observations.layout import BUY_ONE, SKIP
from ..observations.tile_sets import TileSetArray, add


@compiled
def choose(
    board: Words, game: Words, seat: int, action: int, chosen: int, tiles: Words, seen: TileSetArray, stream: Stream
) -> int:
    """Apply a legal action. Return the first of two tiles if this action has chosen it, else 0."""
    if action == SKIP:
        code = TAKE << 14 | chosen << 7
    elif action >= BUY_ONE:
        code = BUY << 14 | (action - BUY_ONE + 1) << 7
    else:
        tile: int = tiles[action] & 127
        taking = game[TAKER] != 0
        if chosen == 0 and (most_to_take(game, seat) if taking else tiles_to_lay(game, seat)) == 2:
            return tile
        code = (TAKE if taking else LAY) << 14 | tile << 7 | chosen
        if not taking:
            watch(game, seat, tile, chosen, seen)
    act(board, game, seat, code, stream)
    return 0


@compiled
def watch(game: Words, seat: int, tile: int, chosen: int, seen: TileSetArray) -> None:
    """Mark all tiles of the round as seen if the seat is the last to lay; they are turned over then."""
    if game[HAVE_LAID] | 1 << seat == (1 << game[PLAYERS]) - 1:
        for at in range(game[QUEUED]):
            add(seen, game[QUEUE + at] >> 3 & 127)
        add(seen, tile)
        if chosen != 0:
            add(seen, chosen)
