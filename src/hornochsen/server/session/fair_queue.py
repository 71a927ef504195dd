"""A queue of jobs that is fair by address: the address that has used the least time goes first."""

from __future__ import annotations

import time
from collections import Counter, deque
from typing import Generic, TypeVar

from ..ops.limits import Clock

HALF_LIFE = 10.0
"""Seconds after which used time counts half."""

NEGLIGIBLE = 0.05
"""Seconds of used time below which an address counts as inactive."""

RUNNING = 0.2
"""Seconds that a running job counts as until its time is known."""

MAX_INACTIVE = 1000
"""Number of stored addresses above which inactive ones are dropped."""

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Jobs by address. The used time of an address decays, so that old jobs no longer count."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._waiting: dict[str, deque[tuple[int, T]]] = {}
        self._used: dict[str, tuple[float, float]] = {}
        """Used seconds of each address, and when they were computed."""

        self._running: Counter[str] = Counter()
        self._number = 0

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def push(self, address: str, job: T) -> None:
        """Add a job of an address."""
        self._number += 1
        self._waiting.setdefault(address, deque()).append((self._number, job))

    def pop(self) -> tuple[str, T] | None:
        """Return the next job and its address, or `None`; the job counts as running until `end`."""
        if not self._waiting:
            return None
        address = min(self._waiting, key=lambda key: (self.used(key), self._waiting[key][0][0]))
        jobs = self._waiting[address]
        _, job = jobs.popleft()
        if not jobs:
            del self._waiting[address]
        self._running[address] += 1
        return address, job

    def end(self, address: str, seconds: float) -> None:
        """Count the time that a job of an address has used."""
        self._running[address] -= 1
        if not self._running[address]:
            del self._running[address]
        self._used[address] = self._decayed(address) + seconds, self._clock()
        if len(self._used) > MAX_INACTIVE:
            self._used = {key: used for key, used in self._used.items() if self._decayed(key) >= NEGLIGIBLE}

    def used(self, address: str) -> float:
        """Return the seconds that an address has used lately, with those of its running jobs."""
        return self._decayed(address) + RUNNING * self._running[address]

    def relative_use(self, address: str) -> float:
        """Return the time that an address has used lately, divided by the mean of all active addresses."""
        active = [used for key in self._used if (used := self._decayed(key)) >= NEGLIGIBLE]
        return self.used(address) * len(active) / sum(active) if active else 1.0

    def _decayed(self, address: str) -> float:
        seconds, at = self._used.get(address, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._clock() - at) / HALF_LIFE))
