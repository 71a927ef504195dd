"""Laying tiles and turning them over (R8, R26, R39)."""

from __future__ import annotations

from ..jit import compiled
from .layout import DOUBLE, HAND_SIZE, HANDS, HAVE_LAID, HELD, PLACED, PLACING, QUEUE, QUEUED, Words

_NO_TILE = 8 * 128


@compiled
def tiles_to_lay(game: Words, seat: int) -> int:
    """Return the number of tiles that a seat must lay, if it need not or cannot buy first (R26, R29)."""
    return 2 if game[DOUBLE] != 0 and game[HELD + seat] >= 2 else 1


@compiled
def lay(game: Words, seat: int, choice: int) -> None:
    """Lay the one or two tiles of a choice (see `policies.policy`)."""
    one, two = choice >> 4 & 15, choice & 15
    lay_one(game, seat, max(one, two))
    if one != two:
        lay_one(game, seat, min(one, two))
    game[HAVE_LAID] |= 1 << seat


@compiled
def lay_one(game: Words, seat: int, place: int) -> None:
    """Lay the tile at index `place` of the hand; the hand's last tile moves to that index."""
    hand = HANDS + HAND_SIZE * seat
    last = (game[HELD + seat] - 1) & 15
    queued = game[QUEUED] & 15
    game[QUEUE + queued] = 8 * game[hand + place] + seat
    game[QUEUED] = queued + 1
    game[hand + place] = game[hand + last]
    game[HELD + seat] = last


@compiled
def turn_over(game: Words) -> None:
    """Sort the laid tiles, lowest first, and start the placing phase of the round."""
    if game[QUEUED] <= 4:
        sort_four(game)
    elif game[QUEUED] <= 8:
        sort_eight(game)
    else:
        sort_many(game)
    game[PLACED] = 0
    game[PLACING] = 1


@compiled
def sort_four(game: Words) -> None:
    """Sort up to four tiles without branches, which the processor could mispredict."""
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
def sort_eight(game: Words) -> None:
    """Sort five to eight tiles without branches, by a sorting network of nineteen comparisons."""
    queued = game[QUEUED]
    a, b, c, d = game[QUEUE], game[QUEUE + 1], game[QUEUE + 2], game[QUEUE + 3]
    e = game[QUEUE + 4]
    f = game[QUEUE + 5] if queued > 5 else _NO_TILE
    g = game[QUEUE + 6] if queued > 6 else _NO_TILE
    h = game[QUEUE + 7] if queued > 7 else _NO_TILE
    a, c = min(a, c), max(a, c)
    b, d = min(b, d), max(b, d)
    e, g = min(e, g), max(e, g)
    f, h = min(f, h), max(f, h)
    a, e = min(a, e), max(a, e)
    b, f = min(b, f), max(b, f)
    c, g = min(c, g), max(c, g)
    d, h = min(d, h), max(d, h)
    a, b = min(a, b), max(a, b)
    c, d = min(c, d), max(c, d)
    e, f = min(e, f), max(e, f)
    g, h = min(g, h), max(g, h)
    c, e = min(c, e), max(c, e)
    d, f = min(d, f), max(d, f)
    b, e = min(b, e), max(b, e)
    d, g = min(d, g), max(d, g)
    b, c = min(b, c), max(b, c)
    d, e = min(d, e), max(d, e)
    f, g = min(f, g), max(f, g)
    game[QUEUE] = a
    game[QUEUE + 1] = b
    game[QUEUE + 2] = c
    game[QUEUE + 3] = d
    game[QUEUE + 4] = e
    game[QUEUE + 5] = f
    game[QUEUE + 6] = g
    game[QUEUE + 7] = h


@compiled
def sort_many(game: Words) -> None:
    """Sort more than eight tiles, which occur with five or more players in a double round."""
    for end in range(1, game[QUEUED]):
        key = game[QUEUE + end]
        at = end
        while at > 0 and game[QUEUE + at - 1] > key:
            game[QUEUE + at] = game[QUEUE + at - 1]
            at -= 1
        game[QUEUE + at] = key
