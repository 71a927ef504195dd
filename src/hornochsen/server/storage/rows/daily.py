"""Rows of the deal of the day and its games."""

from __future__ import annotations

from msgspec import Struct


class DailyDayRow(Struct, frozen=True):
    """The secret and the commitment of a day's deal, and the versions of the plan, the bots and the rules."""

    day: str
    secret: str
    commitment: str
    version: int
    """The version of the plan and of the bots."""

    rules: int
    created: float


class DailyGameRow(Struct, frozen=True):
    """A game of the day."""

    code: str
    day: str
    player: str | None
    """`None` after the player was deleted."""

    counted: bool
    began: float
    ended: float | None = None
    place: int | None = None
    points: int | None = None
    rounds: str | None = None
    """A letter for each round, which stands for its grade (`session/daily/game_rows.py`)."""

    record: str | None = None
    """The id of the record; `None` while the game runs, and for an abandoned game."""


class DailyEnd(Struct, frozen=True):
    """The columns that are stored when a game of the day has ended or was abandoned (see `DailyGameRow`)."""

    code: str
    ended: float
    place: int
    points: int
    rounds: str | None
    record: str | None
    """`None` for an abandoned game."""
