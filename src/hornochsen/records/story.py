"""The story of a finished game: the most remarkable thing that can be said about it, chosen from its events."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from ..rules import AnyEvent, places
from ..rules.events import Moved, RoundBegan, RoundEnded
from .replaying import Replay

StoryKind = Literal[
    "shared",
    "flawless",
    "last-bullhead",
    "last-round",
    "comeback",
    "close",
    "start-to-finish",
    "seesaw",
    "happy-cows",
    "decisive-bullhead",
    "big-bullhead",
    "margin",
]

CLOSE = 2
"""Largest lead of a close finish."""

LARGE = 15
"""Smallest lead that is remarkable by itself."""

SEESAW = 5
"""Least number of changes of the lead that are remarkable."""

BIG = 8
"""Least minus points of a remarkable bullhead."""

LEAST_PLAYERS_BEHIND = 2
"""Least number of players whom a player in last place trails; with one opponent, every trailing player is last."""


class Story(Struct, frozen=True):
    """A true statement about a finished game. Which fields have a meaning depends on the kind."""

    kind: StoryKind
    seat: int
    """The winner; one of the winners if they share the win."""

    other: int | None = None
    """The other seat of the statement, if it has one."""

    round: int = 0
    points: int = 0
    count: int = 0


class _Course:
    """The part of a game that its story needs: all positions after each round, and all moves of pieces."""

    def __init__(self, players: int, events: list[AnyEvent]) -> None:
        now = [0] * players
        self.after: list[tuple[int, ...]] = []
        """All positions after each round."""

        self.moves: list[tuple[int, Moved]] = []
        """All moves of pieces, with their rounds."""

        number = 0
        for event in events:
            if isinstance(event, RoundBegan):
                number = event.round
            elif isinstance(event, Moved):
                now[event.seat] = event.end
                self.moves.append((number, event))
            elif isinstance(event, RoundEnded):
                self.after.append(tuple(now))
        if len(self.after) < number:  # some rules end the game within a round
            self.after.append(tuple(now))
        self.final = self.after[-1]
        self.rounds = len(self.after)
        ranks = places(self.final)
        self.winners = [seat for seat, place in enumerate(ranks) if place == 1]
        self.winner = self.winners[0]
        self.second = min((seat for seat in range(players) if seat != self.winner), key=self.final.__getitem__)
        self.lead = self.final[self.second] - self.final[self.winner]

    def leader(self, number: int) -> int | None:
        """Return the only player with the fewest minus points after a round, or `None`."""
        positions = self.after[number - 1]
        first = [seat for seat, points in enumerate(positions) if points == min(positions)]
        return first[0] if len(first) == 1 else None

    def bullheads(self, seat: int, number: int) -> list[Moved]:
        """Return the moves by which bullheads cost a seat minus points in a round."""
        return [
            move
            for when, move in self.moves
            if when == number and move.seat == seat and move.reason == "bullhead" and not move.plus
        ]

    def lost_by_bullhead(self, number: int) -> tuple[int, int] | None:
        """Return the seat that led before a round and lost the lead to the winner by bullheads, and their cost."""
        loser = self.leader(number - 1) if number > 1 else None
        if loser is None or loser == self.winner:
            return None
        hits = self.bullheads(loser, number)
        positions = self.after[number - 1]
        squares = sum(move.end - move.start for move in hits)
        ahead = positions[loser] - squares < positions[self.winner] < positions[loser]
        return (loser, sum(move.points for move in hits)) if hits and ahead else None

    def led_since(self) -> int:
        """Return the first round after which the winner has always been the only leader."""
        number = self.rounds
        while number > 1 and self.leader(number - 1) == self.winner:
            number -= 1
        return number


def story_of(replay: Replay) -> Story | None:
    """Return the story of a finished game; `None` if the game is not over."""
    state = replay.final.state
    if not state.over:
        return None
    course = _Course(state.players, [event for step in replay.steps for event in step.events])
    if len(course.winners) > 1:
        return Story("shared", course.winner, count=len(course.winners))
    return next(story for kind in _STORY_KINDS if (story := kind(course)) is not None)


def _flawless(course: _Course) -> Story | None:
    forward = any(move.seat == course.winner and move.end > move.start for _, move in course.moves)
    return None if forward else Story("flawless", course.winner, count=course.rounds)


def _last_bullhead(course: _Course) -> Story | None:
    lost = course.lost_by_bullhead(course.rounds)
    return lost and Story("last-bullhead", course.winner, other=lost[0], points=lost[1])


def _last_round(course: _Course) -> Story | None:
    if course.rounds < 2:
        return None
    before = course.after[-2]
    late = before[course.winner] > min(before)
    return Story("last-round", course.winner) if late else None


def _comeback(course: _Course) -> Story | None:
    if len(course.final) <= LEAST_PLAYERS_BEHIND:
        return None
    for number in range(course.rounds - 1, course.rounds // 4, -1):
        positions = course.after[number - 1]
        last = max(positions)
        if positions[course.winner] == last and positions.count(last) == 1:
            return Story("comeback", course.winner, round=number)
    return None


def _close(course: _Course) -> Story | None:
    close = course.lead <= CLOSE
    return Story("close", course.winner, other=course.second, points=course.lead) if close else None


def _happy_cows(course: _Course) -> Story | None:
    back = [move for _, move in course.moves if move.seat == course.winner and move.plus and move.reason != "purchase"]
    squares = sum(move.start - move.end for move in back)
    return Story("happy-cows", course.winner, points=squares) if squares > course.lead else None


def _decisive_bullhead(course: _Course) -> Story | None:
    number = course.led_since()
    lost = course.lost_by_bullhead(number)
    return lost and Story("decisive-bullhead", course.winner, other=lost[0], round=number, points=lost[1])


def _seesaw(course: _Course) -> Story | None:
    leaders = [leader for number in range(1, course.rounds + 1) if (leader := course.leader(number)) is not None]
    changes = sum(one != other for one, other in pairwise(leaders))
    return Story("seesaw", course.winner, count=changes) if changes >= SEESAW else None


def _start_to_finish(course: _Course) -> Story | None:
    always = course.rounds > 1 and course.led_since() == 1 and course.leader(1) == course.winner
    return Story("start-to-finish", course.winner, points=course.lead) if always else None


def _big_bullhead(course: _Course) -> Story | None:
    hits = [
        (number, move)
        for number, move in course.moves
        if move.reason == "bullhead" and not move.plus and move.seat != course.winner
    ]
    number, worst = max(hits, key=lambda hit: hit[1].points, default=(0, None))
    if worst is None or worst.points < BIG or course.lead >= LARGE:
        return None
    return Story("big-bullhead", course.winner, other=worst.seat, round=number, points=worst.points)


def _margin(course: _Course) -> Story:
    return Story("margin", course.winner, other=course.second, points=course.lead)


_STORY_KINDS: tuple[Callable[[_Course], Story | None], ...] = (
    _flawless,
    _last_bullhead,
    _last_round,
    _comeback,
    _close,
    _start_to_finish,
    _seesaw,
    _happy_cows,
    _decisive_bullhead,
    _big_bullhead,
    _margin,
)
"""The kinds of stories in the order in which they are tried; the last one fits every game."""
