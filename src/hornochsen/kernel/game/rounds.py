"""The end of a round and the beginning of the next (R24-R26, R38, R39, R42, R43, R45)."""

from __future__ import annotations

from ...rules.state import HAND, LAST_ROUND, MAX_PLAYERS
from ..jit import compiled
from .buying import draw, pick_up
from .layout import (
    BOUGHT,
    DOUBLE,
    DUNGHILL_ENDING,
    DUNGHILL_REACHED,
    ENDING,
    HAVE_LAID,
    HELD,
    NO_TILES,
    OPEN,
    OPEN_NEXT,
    ORDER,
    PLACED,
    PLACING,
    PLAYERS,
    POSITION,
    QUEUED,
    ROUND,
    ROUND_LIMIT,
    SELLING,
    SUPPLY_LEFT,
    TOGETHER,
    Stream,
    Words,
)
from .placing import double_visible


@compiled
def end_round(game: Words, stream: Stream) -> None:
    """Let seats without tiles draw free tiles, then end the game or begin the next round."""
    none_left = False
    if any_hand_empty(game):
        none_left = draw_free_tiles(game, stream)
    if game[DUNGHILL_REACHED] != 0:
        game[ENDING] = DUNGHILL_ENDING
    elif none_left:
        game[ENDING] = NO_TILES
    elif game[ROUND] == LAST_ROUND:
        game[ENDING] = ROUND_LIMIT
    else:
        begin_round(game)


@compiled
def any_hand_empty(game: Words) -> bool:
    """Return whether a seat has no tile left."""
    empty = False
    for seat in range(game[PLAYERS]):
        empty |= game[HELD + seat] == 0
    return empty


@compiled
def draw_free_tiles(game: Words, stream: Stream) -> bool:
    """Let seats without tiles draw free tiles (R25). Return whether a seat still has no tile."""
    while any_hand_empty(game):
        if game[SUPPLY_LEFT] == 0:
            return True
        first = next_to_draw(game)
        for _ in range(min(HAND, game[SUPPLY_LEFT])):
            pick_up(game, first, draw(game, stream))
    return False


@compiled
def next_to_draw(game: Words) -> int:
    """Return the next seat to draw free tiles (R25): of the seats without tiles, the one with the most minus points.

    Only seats on the start square can have equal points; the first of them draws.
    """
    first, most_minus = 0, -1
    for seat in range(game[PLAYERS] & 15):
        if game[HELD + seat] == 0 and game[POSITION + seat] > most_minus:
            first, most_minus = seat, game[POSITION + seat]
    return first


@compiled
def begin_round(game: Words) -> None:
    """Begin the next round: determine whether it is double or open, and reset the values of the previous round."""
    game[ROUND] += 1
    game[DOUBLE] = double_visible(game)
    game[SELLING] = game[SUPPLY_LEFT] != 0
    if game[OPEN_NEXT] != 0 or game[OPEN] != 0:
        set_order(game)
    for seat in range(MAX_PLAYERS):
        game[BOUGHT + seat] = 0
    game[HAVE_LAID] = 0
    game[QUEUED] = 0
    game[PLACED] = 0
    game[PLACING] = 0


@compiled
def set_order(game: Words) -> None:
    """Set the order of laying: fewest minus points first in an open round, else the order of the seats."""
    game[OPEN] = game[OPEN_NEXT]
    game[OPEN_NEXT] = 0
    game[TOGETHER] = 0
    for seat in range(game[PLAYERS]):
        at = seat
        if game[OPEN] != 0:
            game[TOGETHER] += game[POSITION + seat] == 0
            while at > 0 and game[POSITION + game[ORDER + at - 1]] > game[POSITION + seat]:
                game[ORDER + at] = game[ORDER + at - 1]
                at -= 1
        game[ORDER + at] = seat
