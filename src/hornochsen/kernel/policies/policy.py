"""The interface of a policy: compiled functions that choose for the players of a playout.

- `looking(board, game)` is called at the beginning of each round, before any seat buys or lays. It may write into the
  game's notes (`layout.NOTES`) what all seats need.
- `buying(board, game, seat, most, stream)` returns the number of tiles to buy, 0 to `most`. `most` is at least 1. A
  seat that must buy (R28) buys one tile where the result is 0.
- `laying(board, game, seat, count, stream)` returns a choice of `count` (1 or 2) tiles of the seat's hand.
- `taking(board, game, seat, most, stream)` returns a choice of up to `most` (1 or 2) of the tiles offered to the seat.

A choice is `16 * one + two`: two indices into the hand or into the offered tiles. Both are equal for a single tile.

A policy may read (see `game.layout`): its own hand, `game[HANDS + HAND_SIZE * seat + index]` for `game[HELD + seat]`
tiles; for each of the four slots the row's last tile (`LAST`), the points of the next square (`NEXT`) and the number of
free (`LEFT`) and filled squares (`FILLED`); the offered tiles, `game[OFFER + index]` for `game[OFFERED]` tiles; the
positions, and the numbers of tiles that the others hold. `slot_for` and `happy_cow_visible` are in `game.placing`. The
array also holds the other hands; a fair policy does not read them. A policy changes the notes only, and draws random
numbers only from `stream`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..game.layout import Stream, Words
from ..jit import compiled

Look = Callable[[Words, Words], None]
Choose = Callable[[Words, Words, int, int, Stream], int]


@compiled
def note_nothing(_board: Words, _game: Words) -> None:
    """Write no notes: for policies that need none."""


class Policy(NamedTuple):
    """A policy. Define it as a constant of a module: each policy is compiled into the entry points that use it."""

    buying: Choose
    laying: Choose
    taking: Choose
    looking: Look = note_nothing
