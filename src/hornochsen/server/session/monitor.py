"""Measures the load of this process: the event loop's lag, choices per second, queues, sizes of the database."""

from __future__ import annotations

import asyncio
import time
from collections import deque

from msgspec import Struct

from ..ops.logs import log
from ..storage import Unavailable
from ..storage.maintenance.sizes import StoredSizes
from .tables.service import TableService

LAG_SECONDS = 0.5
"""Interval at which the event loop's lag is measured."""

WINDOW_SECONDS = 60.0
"""Period over which the load is reported."""

SIZE_SECONDS = 30.0
"""Interval at which the sizes of the database are measured."""


class Sample(Struct, frozen=True):
    """A measurement: its time, the lag of the event loop, and the number of choices so far."""

    at: float
    lag: float
    choices: int


class Monitor:
    """Measures in the background; `lag` and `choices_per_second` describe the last minute."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.began = time.time()
        self.sizes: StoredSizes | None = None
        """The sizes of the database when they were last measured."""

        self._samples: deque[Sample] = deque(maxlen=int(WINDOW_SECONDS / LAG_SECONDS))
        self._tasks: list[asyncio.Task[None]] = []
        metrics = service.metrics
        metrics.write_queue.set_function(lambda: service.store.pending_writes)
        metrics.unsent.set_function(self._unsent)

    def start(self) -> None:
        """Start measuring."""
        self._tasks = [asyncio.create_task(self._measure_lag()), asyncio.create_task(self._measure_sizes())]

    async def stop(self) -> None:
        """Stop measuring."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def lag(self) -> float:
        """Return the longest lag of the event loop in the last minute, in seconds."""
        return max((sample.lag for sample in self._samples), default=0.0)

    @property
    def choices_per_second(self) -> float:
        """Return the average number of choices per second in the last minute."""
        if not self._samples:
            return 0.0
        first = self._samples[0]
        elapsed = time.monotonic() - first.at
        return (self.service.metrics.choices - first.choices) / max(elapsed, LAG_SECONDS)

    def _unsent(self) -> int:
        lives = self.service.tables.values()
        return sum(not connection.empty for live in lives for connection in live.connections)

    async def _measure_lag(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(LAG_SECONDS)
            now = time.monotonic()
            lag = max(0.0, now - before - LAG_SECONDS)
            self.service.metrics.loop_lag.observe(lag)
            self._samples.append(Sample(now, lag, self.service.metrics.choices))

    async def _measure_sizes(self) -> None:
        while True:
            try:
                await self.measure_sizes()
            except Unavailable as error:
                log.warning("database unavailable", error=str(error))
            except Exception:
                log.exception("measuring the database failed")
            await asyncio.sleep(SIZE_SECONDS)

    async def measure_sizes(self) -> StoredSizes:
        """Measure the sizes of the database and return them."""
        sizes = self.sizes = await self.service.store.sizes()
        metrics = self.service.metrics
        metrics.database_bytes.set(sizes.bytes)
        metrics.review_queue.set(sizes.queued_reviews)
        metrics.notice_queue.set(await self.service.store.notices.outbox.waiting())
        metrics.set_stored(
            {"table": sizes.tables, "record": sizes.records, "upload": sizes.uploads, "review": sizes.reviews}
        )
        return sizes
