"""The result of a game of the day: place, minus points, and a grade of each round. It names no tile."""

from __future__ import annotations

from datetime import date
from enum import Enum
from itertools import pairwise

import msgspec

from ..records import Record, Replay
from ..rules import Step, places
from ..rules.events import RoundEnded

COSTLY = 5
"""A round that costs at least this many minus points is a bad one."""


class RoundGrade(Enum):
    """The cost of a round for the player, in four classes."""

    BACK = "back"
    """The piece moved back, towards the start."""

    FREE = "free"
    CHEAP = "cheap"
    COSTLY = "costly"


class DailyResult(msgspec.Struct, frozen=True):
    """A player's result without any tile: to show it to others does not spoil the deal."""

    day: date
    place: int
    players: int
    points: int
    """Minus points at the end of the game."""

    rounds: tuple[RoundGrade, ...]


def daily_result(replayed: Replay, seat: int) -> DailyResult:
    """Return the result of a finished game of the day for a seat."""
    final = replayed.final.state
    if not final.over:
        raise ValueError("the game is not over")
    ends = [step for step in replayed.steps if step is replayed.final or _ends_round(step)]
    squares = [0, *(step.state.positions[seat] for step in ends)]
    return DailyResult(
        day=date.fromisoformat(replayed.record.extra["daily"]["date"]),
        place=places(final.positions)[seat],
        players=len(final.positions),
        points=final.positions[seat],
        rounds=tuple(_grade(end - start) for start, end in pairwise(squares)),
    )


def _ends_round(step: Step) -> bool:
    return any(isinstance(event, RoundEnded) for event in step.events)


def _grade(points: int) -> RoundGrade:
    if points < 0:
        return RoundGrade.BACK
    if points == 0:
        return RoundGrade.FREE
    return RoundGrade.COSTLY if points >= COSTLY else RoundGrade.CHEAP


def first_difference(mine: Record, other: Record) -> int | None:
    """Return the number of the first move that differs, counted from 0; `None` if one game begins with the other.

    The bots always respond to the same choices in the same way, so this move is a choice of the person.
    """
    pairs = zip(mine.moves, other.moves, strict=False)
    return next((at for at, (one, two) in enumerate(pairs) if one.action != two.action), None)
