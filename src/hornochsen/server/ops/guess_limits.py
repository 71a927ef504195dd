"""The rate limit for guessing table codes, record ids and secrets, counted for each address over all its requests."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import TypeVar

from ...protocol.errors import Refusal
from .limits import MAX_KEYS, Clock, RateLimiter, limit_key

ATTEMPT_SECONDS = 3.0
"""Seconds between two attempts of an address that has tried too many unknown names."""

MAX_WAIT_SECONDS = 15.0
"""Longest delay of an attempt; further attempts are refused."""

K = TypeVar("K")
V = TypeVar("V")


class GuessLimit:
    """Limits how fast an address tries names. It delays all names, because the response time would reveal which exist.

    A name that the address has found before is no guess, so that players behind the same address are not disturbed. A
    page and its socket both ask for the name in their address: the second of two equal misses in a row is free.
    """

    def __init__(self, per_minute: int, *, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._limiter = RateLimiter.per_minute(per_minute, clock=clock)
        self._found: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._turns: OrderedDict[str, float] = OrderedDict()
        """The time at which the last delayed attempt of each address may go on."""

        self._missed: OrderedDict[str, str] = OrderedDict()
        """The name that each address has missed last, if the next miss of this name is free."""

    def delay(self, address: str, name: str) -> float | None:
        """Count an attempt and return its delay in seconds; `None` if too many attempts wait already."""
        key = limit_key(address)
        if (key, name) in self._found or self._missed.get(key) == name or self._limiter.allow(key):
            return 0.0
        now = self._clock()
        turn = max(now, self._turns.get(key, 0.0)) + ATTEMPT_SECONDS
        if turn - now > MAX_WAIT_SECONDS:
            return None
        _put(self._turns, key, turn)
        return turn - now

    async def wait_turn(self, address: str, name: str) -> None:
        """Count an attempt and delay it; refuse it if too many attempts wait already."""
        delay = self.delay(address, name)
        if delay is None:
            raise Refusal("too-fast")
        await asyncio.sleep(delay)

    def is_free(self, address: str, name: str) -> bool:
        """Return whether an attempt with this name would not be delayed."""
        key = limit_key(address)
        return (key, name) in self._found or self._limiter.would_allow(key)

    def note_found(self, address: str, name: str) -> None:
        """Record that the name exists; the attempt is not counted, and further ones are free."""
        key = limit_key(address)
        if (key, name) not in self._found:
            self._limiter.give_back(key)
        _put(self._found, (key, name), None)

    def note_missed(self, address: str, name: str) -> None:
        """Record that the name does not exist."""
        key = limit_key(address)
        if self._missed.pop(key, None) != name:
            _put(self._missed, key, name)

    def note_unknown(self, address: str) -> None:
        """Record an attempt whose outcome is unknown, because the database is unavailable."""
        self._limiter.give_back(limit_key(address))


def _put(values: OrderedDict[K, V], key: K, value: V) -> None:
    """Set a value and drop the oldest one if there are too many."""
    values[key] = value
    values.move_to_end(key)
    if len(values) > MAX_KEYS:
        values.popitem(last=False)
