"""Group the people who wait for a game: a pure function of these people, their blocks and the time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import get_args

from msgspec import Struct

from ....protocol import Level
from ....protocol.matching import Pace

USUAL_SEATS = 4
"""The number of players of a game for people who accept any number."""

GATHER_SECONDS: dict[Pace, float] = {"now": 8.0, "day": 600.0}
"""Seconds that people who accept any number wait for more than one other person."""

DECIDE_SECONDS = 8.0
"""Maximum seconds from a person's agreement to start with bots to the start, while others have not answered."""

MAX_STEPS = 200
"""Number of pairs that are compared at most for one person, so that many blocks do not hold up the server."""


class Waiter(Struct, frozen=True):
    """A person who waits."""

    player: str
    pace: Pace
    seats: int | None
    since: float
    device: str | None = None
    bots: Level | None = None
    """The level of bots with which the person agreed to start."""

    agreed: float | None = None


class Group(Struct, frozen=True):
    """People who play together, and the level of each bot at their table."""

    people: tuple[Waiter, ...]
    bots: tuple[Level, ...] = ()


def fits(waiter: Waiter, seats: int) -> bool:
    """Return whether a person accepts a number of players."""
    return waiter.seats is None or waiter.seats == seats


def for_the_same(waiter: Waiter, other: Waiter) -> bool:
    """Return whether two people wait for the same pace and accept the same number of players."""
    return waiter.pace == other.pace and (waiter.seats is None or fits(other, waiter.seats))


def find_groups(
    waiters: Iterable[Waiter], blocks: Collection[tuple[str, str]], now: float, offered_after: float
) -> list[Group]:
    """Return the groups that start now. People who have waited longest come first; no person is in two groups.

    `blocks` are pairs of players who must not meet. Bots are offered after `offered_after` seconds of waiting.
    """
    search = _Search(blocks)
    order = sorted(waiters, key=lambda waiter: (waiter.since, waiter.player))
    found: list[Group] = []
    for pace in get_args(Pace):
        queue = [waiter for waiter in order if waiter.pace == pace]
        full = _full_groups(search, queue, now)
        found += full
        queue = _without(queue, full)
        while group := _with_bots(search, queue, now, offered_after):
            found.append(group)
            queue = _without(queue, [group])
    return found


def _without(queue: Iterable[Waiter], groups: Iterable[Group]) -> list[Waiter]:
    gone = {one.player for group in groups for one in group.people}
    return [waiter for waiter in queue if waiter.player not in gone]


class _Search:
    """A search for people who may play together, with a limited number of steps."""

    def __init__(self, blocks: Collection[tuple[str, str]]) -> None:
        self._apart = {frozenset(pair) for pair in blocks}
        self._conflicts = Counter(player for pair in self._apart for player in pair)
        self._left = 0

    def may_meet(self, one: Waiter, other: Waiter) -> bool:
        """Return whether two people may play together: neither has blocked the other, and their browsers differ."""
        same_device = one.device is not None and one.device == other.device
        return not same_device and frozenset((one.player, other.player)) not in self._apart

    def complete(self, waiter: Waiter, others: Sequence[Waiter], seats: int) -> tuple[Waiter, ...] | None:
        """Return a full group with a person, or `None` if none was found.

        People who have waited longest come first. If that search takes too long, people with the fewest blocks do.
        """
        self._left = MAX_STEPS
        found = self._choose((waiter,), others, seats)
        if found or self._left > 0:
            return found
        self._left = MAX_STEPS
        return self._choose((waiter,), sorted(others, key=lambda other: self._conflicts[other.player]), seats)

    def _choose(self, chosen: tuple[Waiter, ...], others: Sequence[Waiter], seats: int) -> tuple[Waiter, ...] | None:
        if len(chosen) == seats:
            return chosen
        for at, other in enumerate(others):
            if len(others) - at < seats - len(chosen) or self._left <= 0:
                return None
            self._left -= len(chosen)
            if all(self.may_meet(one, other) for one in chosen):
                found = self._choose((*chosen, other), others[at + 1 :], seats)
                if found:
                    return found
        return None


def _full_groups(search: _Search, queue: Sequence[Waiter], now: float) -> list[Group]:
    """Return groups without bots. Each person in turn, the longest waiting first, looks for others who are free."""
    found: list[Group] = []
    free = list(queue)
    taken: set[str] = set()
    for waiter in queue:
        if waiter.player not in taken and (group := _full_group(search, waiter, free, now)):
            found.append(group)
            free = _without(free, [group])
            taken.update(one.player for one in group.people)
    return found


def _full_group(search: _Search, waiter: Waiter, free: Sequence[Waiter], now: float) -> Group | None:
    for seats in _sizes(waiter, now):
        others = [other for other in free if other is not waiter and fits(other, seats)]
        if people := search.complete(waiter, others, seats):
            return Group(people)
    return None


def _sizes(waiter: Waiter, now: float) -> tuple[int, ...]:
    """Return the numbers of players with which a person can start now, the best first."""
    if waiter.seats is not None:
        return (waiter.seats,)
    gathered = now >= waiter.since + GATHER_SECONDS[waiter.pace]
    return tuple(range(USUAL_SEATS, 1, -1)) if gathered else (USUAL_SEATS,)


def _with_bots(search: _Search, queue: Sequence[Waiter], now: float, offered_after: float) -> Group | None:
    """Return a group of people who agreed to start with bots, once the others have had time to agree too."""
    agreed = sorted((one for one in queue if one.bots and one.agreed is not None), key=lambda one: one.agreed or 0.0)
    for first in agreed:
        seats = first.seats or USUAL_SEATS
        asked = [
            other
            for other in queue
            if fits(other, seats) and now >= other.since + offered_after and search.may_meet(first, other)
        ]
        people = _compatible(search, first, [one for one in agreed if fits(one, seats)], seats)
        everybody = all(other.bots for other in asked if other is not first)
        if len(people) == seats or everybody or now >= (first.agreed or 0.0) + DECIDE_SECONDS:
            assert first.bots
            return Group(people, (first.bots,) * (seats - len(people)))
    return None


def _compatible(search: _Search, first: Waiter, others: Sequence[Waiter], seats: int) -> tuple[Waiter, ...]:
    """Return the first person and, up to `seats` people, others who may all meet each other and the first person."""
    chosen = [first]
    for other in others:
        if other is not first and len(chosen) < seats and all(search.may_meet(one, other) for one in chosen):
            chosen.append(other)
    return tuple(chosen)
