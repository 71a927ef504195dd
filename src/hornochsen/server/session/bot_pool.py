"""A thread pool in which bots choose their actions: one queue for all tables, first in, first out.

Hints use the same queue. Reviews only get threads that nothing in this queue needs.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import random
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from ... import boards
from ...bots import BOTS
from ...bots.registry import BotSpec
from ...protocol import Level
from ...rules import PRESETS, TILES, Action, State, deal, legal, view
from ..ops.logs import log
from ..ops.metrics import Metrics

PLAYOUTS: dict[Level, int | None] = {"calf": None, "cow": None, "ox": 300, "bull": 20_000}
"""Playouts per decision for each level; `None` for bots that do not search."""

P = ParamSpec("P")
T = TypeVar("T")

MIN_PLAYOUTS = 100
"""Minimum number of playouts per decision, even if the queue is long."""


class BotPool:
    """A thread pool for bots. Each table has at most one queued job; a long queue reduces the playouts of all bots."""

    def __init__(self, threads: int, metrics: Metrics) -> None:
        self.threads = threads
        self.metrics = metrics
        self.queued = 0
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._busy = 0
        """Number of jobs that wait or run."""

        self._free = asyncio.Event()
        """Set while a thread has nothing to do."""

        self._free.set()

    async def think(self, state: State, bots: Sequence[tuple[int, Level]]) -> list[tuple[int, Action]]:
        """Return the actions that bots choose in a position; each bot sees only its own view."""
        self.queued += 1
        self.metrics.bot_queue.set(self.queued)
        share = max(1.0, self.queued / (2 * self.threads))
        try:
            return await self.run(self._choose_all, state, bots, share)
        finally:
            self.queued -= 1
            self.metrics.bot_queue.set(self.queued)

    def _choose_all(self, state: State, bots: Sequence[tuple[int, Level]], share: float) -> list[tuple[int, Action]]:
        chosen = []
        for seat, level in bots:
            began = time.perf_counter()
            chosen.append((seat, choose_action(state, seat, level, share)))
            self.metrics.observe_thinking(level, time.perf_counter() - began)
        return chosen

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return a function's result from a thread of the pool, behind all bots that are queued now."""
        call = functools.partial(function, *args, **kwargs)
        self._count(1)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, call)
        finally:
            self._count(-1)

    async def run_behind(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return a function's result from a thread that neither a bot nor a hint needs.

        A bot whose turn comes meanwhile waits for the function, which therefore must take at most 50 ms.
        """
        while not self._free.is_set():
            await self._free.wait()
        return await self.run(function, *args, **kwargs)

    def _count(self, change: int) -> None:
        self._busy += change
        if self._busy < self.threads:
            self._free.set()
        else:
            self._free.clear()

    def warm_up(self) -> None:
        """Load the bots, the coach and the kernel in a thread, so that the first decision or hint is not slow."""
        with contextlib.suppress(RuntimeError):  # the pool is closed
            self._pool.submit(_warm_up)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _warm_up() -> None:
    """Create each bot and compute a small hint, which compiles or loads all functions of the kernel."""
    try:
        for name in BOTS:
            BOTS[name]
        from ...coach.hint import hint

        state = deal(boards.load("classic"), PRESETS["official"], 2, tuple(TILES)).state
        hint(view(state, 0), budget=1)
    except Exception:
        log.exception("warming up failed")


def choose_action(state: State, seat: int, level: Level, share: float = 1.0) -> Action:
    """Return a bot's action, or a random legal action if the bot fails; `share` divides the number of playouts."""
    allowed = legal(state, seat)
    rng = random.Random(secrets.randbits(128))
    budget = PLAYOUTS[level]
    try:
        bot = BotSpec(level, budget=budget and max(MIN_PLAYOUTS, int(budget / share))).make(rng)
        chosen = bot.choose(view(state, seat), allowed)
        if chosen in allowed:
            return chosen
        log.error("a bot chose an illegal action", bot=level)
    except Exception:
        log.exception("a bot failed", bot=level)
    return rng.choice(allowed)
