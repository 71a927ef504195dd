"""The coach's limits for each address: seconds of thinking per day, and one hint at a time."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from ....protocol.errors import Refusal
from ...ops.limits import RateLimiter, limit_key

REVIEW_SECONDS = 15
"""Seconds that the review of a seat counts as."""

HINT_SECONDS = 1
"""Seconds that a hint counts as."""


class CoachBudget:
    """Counts the coach's seconds for each address. A spent budget refills evenly over a day."""

    def __init__(self, seconds_per_day: int) -> None:
        self._limiter = RateLimiter.per_day(seconds_per_day)

    def spend(self, address: str, seconds: int) -> None:
        """Count seconds for an address; refuse with `coach-limit` if the address has fewer left."""
        if not self._limiter.allow(limit_key(address), seconds):
            raise Refusal("coach-limit")


class HintTurns:
    """Makes the hints of an address wait for each other, so that many sockets do not delay bots and other addresses."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, address: str) -> asyncio.Lock:
        """Return the lock that a hint for an address holds while it is computed."""
        return self._locks.setdefault(limit_key(address), asyncio.Lock())
