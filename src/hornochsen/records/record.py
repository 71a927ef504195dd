"""A game as one document: everything needed to play it again, nothing that can be derived."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..rules import Action, Board, Buy, Play, Rules, Take

FORMAT = "hornochsen"
VERSION = 1

By = Literal["person", "bot", "stand-in"]


class Move(msgspec.Struct, frozen=True):
    """One choice that counted, and what chance added to it."""

    action: Buy | Play | Take
    from_box: tuple[int, ...] = ()
    """The tiles that a purchase drew out of the box."""

    at: float | None = None
    """Seconds since the game began."""

    by: By | None = None


class Record(msgspec.Struct, frozen=True):
    """A game's deal and moves; it may stop before the game is over."""

    players: tuple[str, ...]
    rules: Rules
    board: Board
    supply: tuple[int, ...]
    moves: tuple[Move, ...] = ()
    extra: dict[str, Any] = {}
    """Whatever else stood at the top level, kept as it was."""


class BadRecord(ValueError):
    """The text is one line that names the field or move, and says what is wrong with it."""


class MalformedRecord(BadRecord):
    """The document has not the form of a record."""


class IllegalRecord(BadRecord):
    """A move in it is not allowed where it stands."""


def move_of(action: Action, from_box: tuple[int, ...] = (), at: float | None = None, by: By | None = None) -> Move:
    """The move that records an action; taking back (R22) leaves no trace and has none."""
    if not isinstance(action, Buy | Play | Take):
        raise TypeError(f"{type(action).__name__} is not recorded")
    return Move(action, from_box, at, by)
