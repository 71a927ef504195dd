"""Laying tiles, and turning them over (R8, R26, R39)."""

from __future__ import annotations

from .compiled import compiled
from .layout import DOUBLE, HAND_SIZE, HANDS, HAVE_LAID, HELD, PLACED, PLACING, QUEUE, QUEUED, Words

_NO_TILE = 8 * 128


@compiled
def tiles_to_lay(game: Words, seat: int) -> int:
    """How many tiles a seat lays that need not or cannot buy (any more): R26, R29."""
    return 2 if game[DOUBLE] != 0 and game[HELD + seat] >= 2 else 1


@compiled
def lay(game: Words, seat: int, choice: int) -> None:
    """Lay the tile or the two that a choice (see `playing`) names."""
    one, two = choice >> 4 & 15, choice & 15
    lay_one(game, seat, max(one, two))
    if one != two:
        lay_one(game, seat, min(one, two))
    game[HAVE_LAID] |= 1 << seat


@compiled
def lay_one(game: Words, seat: int, place: int) -> None:
    """Lay the tile at that place in the hand; the last one takes its place."""
    hand = HANDS + HAND_SIZE * seat
    last = (game[HELD + seat] - 1) & 15
    queued = game[QUEUED] & 15
    game[QUEUE + queued] = 8 * game[hand + place] + seat
    game[QUEUED] = queued + 1
    game[hand + place] = game[hand + last]
    game[HELD + seat] = last


@compiled
def turn_over(game: Words) -> None:
    """All have laid: what lies on the table is sorted, lowest first."""
    if game[QUEUED] <= 4:
        sort_four(game)
    else:
        sort_many(game)
    game[PLACED] = 0
    game[PLACING] = 1


@compiled
def sort_four(game: Words) -> None:
    """Up to four tiles, without a branch that could be guessed wrong."""
    queued = game[QUEUED]
    a, b = game[QUEUE], game[QUEUE + 1]
    c = game[QUEUE + 2] if queued > 2 else _NO_TILE
    d = game[QUEUE + 3] if queued > 3 else _NO_TILE
    a, b = min(a, b), max(a, b)
    c, d = min(c, d), max(c, d)
    a, c = min(a, c), max(a, c)
    b, d = min(b, d), max(b, d)
    game[QUEUE] = a
    game[QUEUE + 1] = min(b, c)
    game[QUEUE + 2] = max(b, c)
    game[QUEUE + 3] = d


@compiled
def sort_many(game: Words) -> None:
    for end in range(1, game[QUEUED]):
        key = game[QUEUE + end]
        at = end
        while at > 0 and game[QUEUE + at - 1] > key:
            game[QUEUE + at] = game[QUEUE + at - 1]
            at -= 1
        game[QUEUE + at] = key
