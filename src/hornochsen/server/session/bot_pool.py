"""Bots of the house think here, in threads beside the event loop: one queue for all tables, first come first served."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from ...bots import BOTS
from ...bots.registry import BotSpec
from ...protocol import Level
from ...rules import Action, State, legal, view
from ..ops.logs import log
from ..ops.metrics import Metrics

PLAYOUTS: dict[Level, int | None] = {"calf": None, "cow": None, "ox": 300, "bull": 20_000}
MIN_PLAYOUTS = 100
"""Playouts that a bot has for a decision, however long the queue is."""


class BotPool:
    """A table has one place in the queue at a time; when the queue is long, everybody thinks less."""

    def __init__(self, threads: int, metrics: Metrics) -> None:
        self.threads = threads
        self.metrics = metrics
        self.queued = 0
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def think(self, state: State, bots: Sequence[tuple[int, Level]]) -> list[tuple[int, Action]]:
        """What these bots choose in a position, each for its seat and from its view alone."""
        self.queued += 1
        self.metrics.bot_queue.set(self.queued)
        share = max(1.0, self.queued / (2 * self.threads))
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, self._choose_all, state, bots, share)
        finally:
            self.queued -= 1
            self.metrics.bot_queue.set(self.queued)

    def _choose_all(self, state: State, bots: Sequence[tuple[int, Level]], share: float) -> list[tuple[int, Action]]:
        chosen = []
        for seat, level in bots:
            began = time.perf_counter()
            chosen.append((seat, choose_action(state, seat, level, share)))
            self.metrics.thought(level, time.perf_counter() - began)
        return chosen

    def warm_up(self) -> None:
        """Load the kernel before the first decision, without keeping anybody waiting."""
        with contextlib.suppress(RuntimeError):  # closed already
            self._pool.submit(lambda: [BOTS[name] for name in BOTS])

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def choose_action(state: State, seat: int, level: Level, share: float = 1.0) -> Action:
    """What a bot of a level chooses, with its share of the time that there is."""
    allowed = legal(state, seat)
    rng = random.Random(secrets.randbits(128))
    budget = PLAYOUTS[level]
    try:
        bot = BotSpec(level, budget=budget and max(MIN_PLAYOUTS, int(budget / share))).make(rng)
        chosen = bot.choose(view(state, seat), allowed)
        if chosen in allowed:
            return chosen
        log.error("a bot chose what it may not", bot=level)
    except Exception:
        log.exception("a bot failed", bot=level)
    return rng.choice(allowed)
