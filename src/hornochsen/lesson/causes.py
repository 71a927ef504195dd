"""The tiles that changed the place of one of the learner's tiles."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..rules import State, face_up_tiles, preview
from ..rules.views import laid_as_seen


class Causes(msgspec.Struct, frozen=True):
    """The lower tiles without which a tile would have gone elsewhere, by what the learner knew of them."""

    own: tuple[int, ...]
    seen: tuple[int, ...]
    """The tiles that lay face up when the learner chose."""

    hidden: tuple[int, ...]
    expected: int | None
    """The row that the learner expected; `None` if the tile went to the square that was shown."""


def causes_of(state: State, seat: int, tile: int, placed: Sequence[tuple[int, int]]) -> Causes:
    """Return why a tile that was laid in `state` went to its place after the tiles in `placed`, as (tile, seat)."""
    place = _place(state, seat, tile, placed)
    causes = [one for one in placed if _place(state, seat, tile, [other for other in placed if other != one]) != place]
    face_up = face_up_tiles(laid_as_seen(state, seat), seat)
    known = [one for one in placed if one[1] == seat or one in face_up]
    expected = _place(state, seat, tile, known)
    return Causes(
        own=tuple(lower for lower, owner in causes if owner == seat),
        seen=tuple(one[0] for one in causes if one in face_up),
        hidden=tuple(one[0] for one in causes if one not in known),
        expected=None if expected == place else expected[0],
    )


def _place(state: State, seat: int, tile: int, earlier: Sequence[tuple[int, int]]) -> tuple[int, int]:
    seen = preview(state, seat, tile, earlier)
    return seen.row, seen.square
