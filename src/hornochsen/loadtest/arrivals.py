"""Choices at random times of a given rate, whether or not the server has answered earlier ones (open loop)."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from typing import Protocol

TICK_SECONDS = 0.001


class Chooser(Protocol):
    """A player that can make a choice."""

    def choose(self, due: float) -> None:
        """Make a choice that was due at this time."""


class Arrivals:
    """Makes choices due at Poisson times. Each is made by a random player that the game waits for.

    If the game waits for nobody, the choice waits for the next such player, and its latency grows.
    """

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._ready: dict[Chooser, None] = {}
        self._late: deque[float] = deque()
        self._chance = random.Random()

    @property
    def late(self) -> tuple[float, ...]:
        """The due times of the choices that no player has made yet."""
        return tuple(self._late)

    def add(self, player: Chooser) -> None:
        """Add a player that the game waits for; it makes the oldest late choice, if there is one."""
        if self._late:
            player.choose(self._late.popleft())
        else:
            self._ready[player] = None

    def discard(self, player: Chooser) -> None:
        """Remove a player that the game no longer waits for."""
        self._ready.pop(player, None)

    async def run(self) -> None:
        """Make choices until cancelled."""
        due = time.perf_counter()
        while True:
            due += self._chance.expovariate(self.rate)
            while (now := time.perf_counter()) < due:
                await asyncio.sleep(max(TICK_SECONDS, due - now))
            self._arrive(due)

    def _arrive(self, due: float) -> None:
        if not self._ready:
            self._late.append(due)
            return
        player = self._chance.choice(tuple(self._ready))
        del self._ready[player]
        player.choose(due)
