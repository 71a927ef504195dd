"""Bodies of the HTTP API for the deal of the day."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .advice import Choice
from .values import Level

RoundGrade = Literal["back", "free", "cheap", "costly"]
"""The result of a round: the piece moved back, no minus points, up to four, five or more."""

DailyState = Literal["running", "finished", "abandoned"]


class StartDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin or continue a game of the day."""

    again: bool = False
    """Whether to begin a game that does not count, after the one that counts."""


class DailyStarted(Struct, frozen=True):
    """The table of a game of the day. The player's secret in `hello` gives access to the seat."""

    code: str
    link: str
    counted: bool


class MyDaily(Struct, frozen=True):
    """The player's game of a day that counts."""

    state: DailyState
    code: str
    until: float
    """The time at which the game counts as abandoned, in seconds since 1970. A downtime of the server postpones it."""

    place: int | None
    """The place at the table; the last one for an abandoned game, `null` while the game runs."""

    points: int | None
    """Minus points."""

    rounds: tuple[RoundGrade, ...]
    record: str | None
    """The id of the record; `null` unless the game is finished."""


class DailyDay(Struct, frozen=True):
    """A day and its deal, without anything that the secret determines."""

    day: str
    """The date by universal time, such as `2026-11-17`."""

    board: str
    bots: tuple[Level, ...]
    commitment: str
    """The commitment to the day's secret."""

    secret: str | None
    """The secret, once the day is over and no game that counts runs."""

    players: int
    """The number of players who have finished their game."""

    mine: MyDaily | None
    """The game of the player who asks."""


class DailyPage(Struct, frozen=True):
    """The days that can be played, and the commitments of the next days."""

    today: str
    ends: float
    """The time at which the next day begins, in seconds since 1970."""

    days: tuple[DailyDay, ...]
    """Today and earlier days, the latest first."""

    next: tuple[DailyDay, ...]
    """The next days, which have commitments already."""

    streak: int
    """The player's finished days in a row, up to today or yesterday."""

    longest: int
    """The player's largest number of finished days in a row."""


class DailyBar(Struct, frozen=True):
    """A bar of the histogram: how many games ended with this number of minus points."""

    points: int
    games: int


class DailyLeader(Struct, frozen=True):
    """One of the best games of a day."""

    rank: int
    name: str
    points: int
    place: int
    record: str
    mine: bool


class DailyParting(Struct, frozen=True):
    """The first choice at which the player's game and the best game differ."""

    record: str
    """The record of the best game."""

    points: int
    move: int
    """The number of equal moves before it: both records have the same position after them."""

    round: int
    mine: Choice
    best: Choice


class DailyResults(Struct, frozen=True):
    """The results of a day, for players who have finished it, and for everybody once it is over."""

    day: DailyDay
    finished: int
    """The number of finished games."""

    abandoned: int
    rank: int | None
    """The player's rank among the finished games, by minus points; `null` without a finished game."""

    histogram: tuple[DailyBar, ...]
    """By minus points, ascending."""

    leaders: tuple[DailyLeader, ...]
    """The best games of players who have finished some other games too."""

    best: DailyLeader | None
    """The best game that others may see; its name is empty if the player is not among the leaders."""

    parting: DailyParting | None
    """`null` if the player's game is the best one, equals it, or does not exist."""
