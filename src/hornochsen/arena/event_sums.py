"""Sums over the events of games. Their size does not grow with the number of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec

from ..rules import AnyEvent, State, Step, happy_cow_visible, places
from ..rules.events import (
    Bought,
    BullsEye,
    Drew,
    GameEnded,
    Moved,
    Placed,
    RoundBegan,
    RoundEnded,
    RowCompleted,
    Took,
)
from .scores import WIN

TENTHS = range(1, 10)
HALF = 5

Place = tuple[int, int]
"""The index of a row and of a square in it."""


class Sums(msgspec.Struct):
    """Counts over some games on one board. All are integers, so the order of additions does not matter."""

    rounds: Counter[int] = msgspec.field(default_factory=Counter)
    """Number of games by their number of rounds."""

    endings: Counter[str] = msgspec.field(default_factory=Counter)
    """Number of games by ending."""

    kinds: Counter[str] = msgspec.field(default_factory=Counter)
    """Number of rounds by kind: happy (a happy cow is visible at the start), double, open, quiet (nobody scores)."""

    covered: Counter[Place] = msgspec.field(default_factory=Counter)
    """Number of tiles placed on each square except the first of a row, for which see `opened`."""

    minus: Counter[Place] = msgspec.field(default_factory=Counter)
    """Minus points scored on each square."""

    plus: Counter[Place] = msgspec.field(default_factory=Counter)
    """Plus points scored on each square."""

    other: Counter[str] = msgspec.field(default_factory=Counter)
    """Squares of other moves: bought, bought_back (a house rule), pushed (R34), lost (at the start square, R33)."""

    opened: Counter[int] = msgspec.field(default_factory=Counter)
    """Number of times that each row became active."""

    reached: Counter[int] = msgspec.field(default_factory=Counter)
    """Number of games in which each row was active at any time."""

    active: Counter[int] = msgspec.field(default_factory=Counter)
    """Number of rounds in which each row was active at the start."""

    tiles: Counter[str] = msgspec.field(default_factory=Counter)
    """Number of tiles: bought, from_box (a part of bought), taken, drawn (for free)."""

    eyes: Counter[int] = msgspec.field(default_factory=Counter)
    """Number of times that each bull's eye was set off."""

    lead_changes: Counter[int] = msgspec.field(default_factory=Counter)
    """Number of games by their number of changes of the sole leader."""

    led: Counter[tuple[int, int]] = msgspec.field(default_factory=Counter)
    """Number of games by tenth of the rounds and by the final prize (0 to `WIN`) of the sole leader at that time."""

    trailed: Counter[int] = msgspec.field(default_factory=Counter)
    """Number of games by the final prize of the only seat in last place after half of the rounds."""

    ended: Counter[int] = msgspec.field(default_factory=Counter)
    """Number of pieces by final square."""

    winners: Counter[int] = msgspec.field(default_factory=Counter)
    """Number of games by the winner's final square."""

    losers: Counter[int] = msgspec.field(default_factory=Counter)
    """Number of games by the final square of the last piece."""

    gaps: Counter[int] = msgspec.field(default_factory=Counter)
    """Number of games by the distance between the winner's piece and the second piece."""

    won: Counter[tuple[int, int]] = msgspec.field(default_factory=Counter)
    """Number of games at mixed tables by the rival's index and by the sum of the better bot's prizes (see `WIN`)."""

    points: Counter[tuple[int, bool]] = msgspec.field(default_factory=Counter)
    """Minus points at mixed tables by the rival's index and by whether the better bot got them."""

    @property
    def games(self) -> int:
        return self.rounds.total()

    def add(self, more: Sums) -> None:
        """Add the counts of other games on the same board."""
        for name in self.__struct_fields__:
            getattr(self, name).update(getattr(more, name))


def count_events(steps: Iterable[Step]) -> Sums:
    """Return the sums of one whole game; `steps` are its steps from the deal to the end."""
    counter = _EventCounter()
    for step in steps:
        for event in step.events:
            counter.see(event, step.state)
    return counter.sums


def count_result(sums: Sums, rival: int, better: Sequence[int], positions: Sequence[int]) -> None:
    """Add the result of a game at a mixed table; `better` are the better bot's seats."""
    sums.won[rival, sum(_prize(positions, seat) for seat in better)] += 1
    for seat, square in enumerate(positions):
        sums.points[rival, seat in better] += square


class _EventCounter:
    """Counts the events of one game."""

    def __init__(self) -> None:
        self.sums = Sums()
        self.at: Place = (0, 0)
        self.scored = False
        self.course: list[tuple[int, ...]] = []
        """The positions after each round."""

    def see(self, event: AnyEvent, after: State) -> None:
        """Count an event; `after` is the state at the end of its step."""
        sums = self.sums
        match event:
            case RoundBegan():
                self._round_began(event, after)
            case Bought(_, count, from_box):
                sums.tiles["bought"] += count
                sums.tiles["from_box"] += from_box
            case Placed(_, _, row, square):
                self.at = row, square
                sums.covered[self.at] += 1
            case Moved():
                self._moved(event)
            case BullsEye(_, square):
                sums.eyes[square] += 1
            case RowCompleted(next_row=row):
                sums.opened[row] += 1
            case Took(_, count):
                sums.tiles["taken"] += count
            case Drew(_, count):
                sums.tiles["drawn"] += count
            case RoundEnded():
                self._round_over(after)
            case GameEnded(ending):
                if len(self.course) < after.round:  # the game ended within the round (R42)
                    self._round_over(after)
                sums.endings[ending] += 1
                self._game_over()

    def _round_began(self, event: RoundBegan, now: State) -> None:
        active = [row for row, tiles in enumerate(now.rows) if tiles]
        if event.round == 1:
            self.sums.opened.update(active)
        self.sums.active.update(active)
        self.sums.kinds["happy"] += happy_cow_visible(now.board, now.rows)
        self.sums.kinds["double"] += event.double
        self.sums.kinds["open"] += event.open

    def _moved(self, event: Moved) -> None:
        points = self.sums.plus if event.plus else self.sums.minus
        if event.reason == "purchase":
            self.sums.other["bought_back" if event.plus else "bought"] += event.points
        else:
            points[self.at] += event.points
            self.scored = True
        aim = event.start + (-event.points if event.plus else event.points)
        self.sums.other["lost"] += max(0, -aim)
        self.sums.other["pushed"] += event.end - max(0, aim)

    def _round_over(self, now: State) -> None:
        self.sums.kinds["quiet"] += not self.scored
        self.scored = False
        self.course.append(now.positions)

    def _game_over(self) -> None:
        sums, rounds = self.sums, len(self.course)
        final = self.course[-1]
        sums.rounds[rounds] += 1
        sums.reached.update(sums.opened.keys())
        leaders = [leader for positions in self.course if (leader := _alone(positions, min(positions))) is not None]
        sums.lead_changes[sum(one != other for one, other in pairwise(leaders))] += 1
        for tenth in TENTHS:
            positions = self.course[rounds * tenth // 10 - 1] if rounds * tenth >= 10 else (0, 0)
            if (leader := _alone(positions, min(positions))) is not None:
                sums.led[tenth, _prize(final, leader)] += 1
            if tenth == HALF and (last := _alone(positions, max(positions))) is not None:
                sums.trailed[_prize(final, last)] += 1
        first, second, *_ = sorted(final)
        sums.ended.update(final)
        sums.winners[first] += 1
        sums.losers[max(final)] += 1
        sums.gaps[second - first] += 1


def _alone(positions: Sequence[int], square: int) -> int | None:
    """Return the seat of the only piece on a square, or `None`."""
    return positions.index(square) if positions.count(square) == 1 else None


def _prize(positions: Sequence[int], seat: int) -> int:
    """Return the prize of a seat: `WIN` divided among the winners, or 0."""
    order = places(positions)
    return WIN // order.count(1) if order[seat] == 1 else 0
