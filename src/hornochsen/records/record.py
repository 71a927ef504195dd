"""The data of a game record: everything needed to replay a game, and nothing that can be derived."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..rules import Action, Board, Buy, Play, Rules, Take

FORMAT = "hornochsen"
VERSION = 1

By = Literal["person", "bot", "stand-in"]


class Move(msgspec.Struct, frozen=True):
    """One recorded action and the tiles drawn for it from the box."""

    action: Buy | Play | Take
    from_box: tuple[int, ...] = ()
    """The tiles that a purchase drew from the box."""

    at: float | None = None
    """Seconds since the game began."""

    by: By | None = None
    """The kind of player that chose the action; a stand-in is a bot of the server that acts for a person."""


class Record(msgspec.Struct, frozen=True):
    """The deal and the moves of a game, which may be unfinished."""

    players: tuple[str, ...]
    rules: Rules
    board: Board
    supply: tuple[int, ...]
    moves: tuple[Move, ...] = ()
    extra: dict[str, Any] = {}
    """All other top-level fields of the document, unchanged."""


class BadRecord(ValueError):
    """The record is invalid; the message is one line that names the field or move and the error."""


class MalformedRecord(BadRecord):
    """The document does not have the structure of a record."""


class IllegalRecord(BadRecord):
    """A move of the record is illegal in its position."""


def move_of(action: Action, from_box: tuple[int, ...] = (), at: float | None = None, by: By | None = None) -> Move:
    """Return the move for an action; raise `TypeError` for `TakeBack`, which is not recorded (R22)."""
    if not isinstance(action, Buy | Play | Take):
        raise TypeError(f"{type(action).__name__} is not recorded")
    return Move(action, from_box, at, by)
