"""A limit on trying codes of tables and ids of records, which counts all sockets and requests of an address."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import TypeVar

from ...protocol.errors import Refusal
from .limits import MAX_KEYS, Clock, RateLimiter, limit_key

TRY_SECONDS = 3.0
"""Seconds between two tries of an address that has tried too many unknown names."""

MAX_WAIT_SECONDS = 15.0
"""Longest time that a try waits for its turn; further tries are refused."""

K = TypeVar("K")
V = TypeVar("V")


class GuessLimit:
    """Limits how fast an address tries names, whether they exist or not: a fast answer would betray a name.

    A name that the address has found before is no guess, so that players behind the same address are not disturbed. A
    page and its socket both ask for the name in their address: the second of two equal misses in a row is free.
    """

    def __init__(self, per_minute: int, *, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._limiter = RateLimiter.per_minute(per_minute, clock=clock)
        self._found: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._turns: OrderedDict[str, float] = OrderedDict()
        """When the last waiting try of each address has its turn."""

        self._missed: OrderedDict[str, str] = OrderedDict()
        """The name that each address has missed last, if the next miss of this name is free."""

    def delay(self, address: str, name: str) -> float | None:
        """Count a try and return the seconds until its turn; `None` if too many tries wait already."""
        key = limit_key(address)
        if (key, name) in self._found or self._missed.get(key) == name or self._limiter.allow(key):
            return 0.0
        now = self._clock()
        turn = max(now, self._turns.get(key, 0.0)) + TRY_SECONDS
        if turn - now > MAX_WAIT_SECONDS:
            return None
        _put(self._turns, key, turn)
        return turn - now

    async def wait_turn(self, address: str, name: str) -> None:
        """Count a try and wait for its turn; refuse it if too many tries wait already."""
        delay = self.delay(address, name)
        if delay is None:
            raise Refusal("too-fast")
        await asyncio.sleep(delay)

    def is_free(self, address: str, name: str) -> bool:
        """Return whether a try of this name would not have to wait."""
        key = limit_key(address)
        return (key, name) in self._found or self._limiter.would_allow(key)

    def note_found(self, address: str, name: str) -> None:
        """Report that the name exists; the try is not counted, and further ones are free."""
        key = limit_key(address)
        if (key, name) not in self._found:
            self._limiter.give_back(key)
        _put(self._found, (key, name), None)

    def note_missed(self, address: str, name: str) -> None:
        """Report that the name does not exist."""
        key = limit_key(address)
        if self._missed.pop(key, None) != name:
            _put(self._missed, key, name)

    def note_unknown(self, address: str) -> None:
        """Report an attempt whose outcome is unknown, because the database is unavailable."""
        self._limiter.give_back(limit_key(address))


def _put(values: OrderedDict[K, V], key: K, value: V) -> None:
    """Set a value and drop the oldest one if there are too many."""
    values[key] = value
    values.move_to_end(key)
    if len(values) > MAX_KEYS:
        values.popitem(last=False)
