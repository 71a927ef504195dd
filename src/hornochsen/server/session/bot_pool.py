"""A thread pool in which bots choose their actions: one queue for all tables, fair by address.

Hints use the same queue. Reviews only get threads that nothing in this queue needs.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import math
import random
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, ParamSpec, TypeVar, get_args

from ... import boards
from ...bots import BUDGETS
from ...bots.registry import BotSpec
from ...protocol import Level
from ...rules import PRESETS, TILES, Action, State, deal, legal, view
from ..ops.limits import limit_key
from ..ops.logs import log
from ..ops.metrics import Metrics
from .fair_queue import FairQueue

P = ParamSpec("P")
T = TypeVar("T")

MIN_BUDGETS: dict[Level, int] = {"ox": 100, "bull": 100, "aurochs": 20}
"""Minimum budget per decision of the bots that search, even if the queue is long."""


class Job(Generic[T]):
    """A call that waits for a thread, and the future of its result."""

    def __init__(self, call: Callable[[], T]) -> None:
        self.call = call
        self.result: asyncio.Future[T] = asyncio.get_running_loop().create_future()


class BotPool:
    """A thread pool for bots. The address that has used the threads least goes first.

    Each table has at most one pending choice. A long queue reduces the budgets, most for the addresses that use most.
    """

    def __init__(self, threads: int, metrics: Metrics) -> None:
        self.threads = threads
        self.metrics = metrics
        self.queued = 0
        """Number of jobs of bots that wait or run."""

        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._queue: FairQueue[Job[Any]] = FairQueue()
        self._running = 0
        self._closed = False
        self._busy = 0
        """Number of jobs of any kind that wait or run."""

        self._free = asyncio.Event()
        """Set while a thread has nothing to do."""

        self._free.set()

    def of(self, address: str) -> AddressPool:
        """Return an object that runs jobs of this address in the pool."""
        return AddressPool(self, limit_key(address))

    def least_active(self, addresses: Iterable[str]) -> str:
        """Return the address that has used the threads least, or an empty text if there is none."""
        return min(sorted(addresses), key=self._queue.used, default="")

    async def think(
        self, state: State, bots: Sequence[tuple[int, Level]], address: str = ""
    ) -> list[tuple[int, Action]]:
        """Return the actions that bots choose in a position; each bot sees only its own view.

        Each bot that searches is a job of its own, so that other tables need not wait for all bots of this one.
        """
        share = max(1.0, (self.queued + 1) / (2 * self.threads) * self._queue.relative_use(address))
        quick = [bot for bot in bots if bot[1] not in BUDGETS]
        jobs = ([quick] if quick else []) + [[bot] for bot in bots if bot not in quick]
        self._count_queued(len(jobs))
        working = [asyncio.ensure_future(self.run_for(address, self._choose_all, state, job, share)) for job in jobs]
        for one in working:
            one.add_done_callback(lambda _: self._count_queued(-1))
        actions = dict(itertools.chain(*await asyncio.gather(*working)))
        return [(seat, actions[seat]) for seat, _ in bots]

    def _count_queued(self, change: int) -> None:
        self.queued += change
        self.metrics.bot_queue.set(self.queued)

    def _choose_all(self, state: State, bots: Sequence[tuple[int, Level]], share: float) -> list[tuple[int, Action]]:
        chosen = []
        for seat, level in bots:
            began = time.perf_counter()
            chosen.append((seat, choose_action(state, seat, level, share)))
            self.metrics.observe_thinking(level, time.perf_counter() - began)
        return chosen

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in a thread of the pool, as a job without an address; return its result."""
        return await self.run_for("", function, *args, **kwargs)

    async def run_for(self, address: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in a thread of the pool, as a job of an address; return its result."""
        job = Job(functools.partial(function, *args, **kwargs))
        self._count(1)
        try:
            self._queue.push(address, job)
            self._start_jobs()
            return await job.result
        finally:
            self._count(-1)

    def _start_jobs(self) -> None:
        """Start waiting jobs while a thread is free."""
        while self._running < self.threads and (found := self._queue.pop()):
            address, job = found
            if job.result.done():  # the caller was cancelled
                self._queue.end(address, 0.0)
                continue
            self._running += 1
            running = asyncio.get_running_loop().run_in_executor(self._pool, job.call)
            running.add_done_callback(functools.partial(self._end, address, job, time.perf_counter()))

    def _end(self, address: str, job: Job[Any], began: float, ended: asyncio.Future[Any]) -> None:
        """Report the result of a job, count its time and start the next job."""
        self._running -= 1
        self._queue.end(address, time.perf_counter() - began)
        error = None if ended.cancelled() else ended.exception()
        if not job.result.done():
            if ended.cancelled():
                job.result.cancel()
            elif error:
                job.result.set_exception(error)
            else:
                job.result.set_result(ended.result())
        if not self._closed:
            self._start_jobs()

    async def run_behind(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in a thread that neither a bot nor a hint needs; return its result.

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
        """Cancel the waiting jobs; those that run end by themselves."""
        self._closed = True
        while found := self._queue.pop():
            found[1].result.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)


class AddressPool:
    """Runs the jobs of one address in the thread pool."""

    def __init__(self, pool: BotPool, address: str) -> None:
        self._pool = pool
        self._address = address

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in a thread of the pool, as a job of this address; return its result."""
        return await self._pool.run_for(self._address, function, *args, **kwargs)


def _warm_up() -> None:
    """Let each bot choose, and compute a small hint, which compiles or loads all functions of the kernel."""
    try:
        from ...coach.hint import hint

        state = deal(boards.load("classic"), PRESETS["official"], 2, tuple(TILES)).state
        for level in get_args(Level):
            choose_action(state, 0, level, share=math.inf)
        hint(view(state, 0), budget=1)
    except Exception:
        log.exception("warming up failed")


def budget_of(level: Level, share: float) -> int | None:
    """Return a bot's budget for a decision, divided by `share` under load; `None` if the bot does not search."""
    return max(MIN_BUDGETS[level], int(BUDGETS[level] / share)) if level in BUDGETS else None


def choose_action(state: State, seat: int, level: Level, share: float = 1.0) -> Action:
    """Return a bot's action, or a random legal action if the bot fails; `share` divides its budget."""
    allowed = legal(state, seat)
    rng = random.Random(secrets.randbits(128))
    try:
        chosen = BotSpec(level, budget=budget_of(level, share)).make(rng).choose(view(state, seat), allowed)
        if chosen in allowed:
            return chosen
        log.error("a bot chose an illegal action", bot=level)
    except Exception:
        log.exception("a bot failed", bot=level)
    return rng.choice(allowed)
