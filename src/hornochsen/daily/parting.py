"""Where two games of the same day part."""

from __future__ import annotations

from ..records import Record


def parting(mine: Record, other: Record) -> int | None:
    """Return the number of the first move that differs, counted from 0; `None` if one game begins with the other.

    The bots answer equal choices with equal choices, so this move is a choice of the person.
    """
    pairs = zip(mine.moves, other.moves, strict=False)
    return next((at for at, (one, two) in enumerate(pairs) if one.action != two.action), None)
