"""The queue of reviews. They are computed in the bots' threads, in slices, with the lowest priority.

A request is stored when it is accepted, and a process claims it in the database before it computes it. After a crash
the claim belongs to a dead process, so the next process computes the review again.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Generator
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from ....coach.labels import TYPICAL_QUALITY
from ....protocol import ReviewStatus
from ....protocol.errors import Refusal
from ....records import parse
from ...ops.limits import limit_key
from ...ops.logs import log
from ...storage import QueuedReview, RecordRow, ReviewRow, Unavailable
from ..bot_pool import BotPool
from ..database_reads import read_or_refuse
from ..tables.service import TableService
from .advice_requests import Finished, advance
from .coach_budget import REVIEW_SECONDS
from .review_order import ReviewOrder

if TYPE_CHECKING:
    from ....coach.review_data import Review

PLAYOUTS: int | None = None
"""Playouts for each decision; `None` for the coach's own budget."""

POLL_SECONDS = 5.0
"""Interval at which an idle worker searches for reviews of dead processes."""

PROGRESS_SECONDS = 1.0
"""Interval at which progress is stored."""

RETRY_SECONDS = 1.0
"""Pause after an error of the database."""

MAX_QUEUED = 500
"""Maximum number of reviews that wait or run, in all processes."""

MAX_ATTEMPTS = 3
"""Number of attempts after which a review counts as failed; a review that crashes its process would crash all."""


class ReviewQueue:
    """Accepts requests for reviews, and computes them with one worker for each thread of the pool."""

    def __init__(self, service: TableService, pool: BotPool) -> None:
        self.service = service
        self.pool = pool
        self._asked = asyncio.Event()
        """Set when a review may be waiting."""

        self._order = ReviewOrder()
        self._running: set[tuple[str, int]] = set()
        self._workers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the workers, which continue with the unfinished reviews of earlier processes."""
        self._workers = [asyncio.create_task(self._work()) for _ in range(self.pool.threads)]

    async def stop(self) -> None:
        """Stop the workers and release their reviews, so that another process or the next start repeats them."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        with contextlib.suppress(Unavailable):
            await self.service.store.reviews.release()

    async def ask(self, record: RecordRow, seat: int, address: str) -> ReviewStatus:
        """Store a request for a review, unless there is one; refuse it if the address has spent its budget."""
        store = self.service.store
        known = await read_or_refuse(store.reviews.find(record.id, seat))
        if known is None or known.status == "failed":
            if len(await read_or_refuse(store.reviews.unfinished())) >= MAX_QUEUED:
                raise Refusal("too-many-reviews")
            self.service.coach_budget.spend(address, REVIEW_SECONDS)
            origin = record.code or record.id
            if not await read_or_refuse(store.reviews.ask(record.id, seat, origin, limit_key(address), time.time())):
                raise Refusal("unknown-record")
            self._asked.set()
        return await self.status(record.id, seat)

    async def status(self, record: str, seat: int) -> ReviewStatus:
        """Return the status of a review, with its result if it is done; `none` if it was never requested."""
        row = await read_or_refuse(self.service.store.reviews.find(record, seat))
        if row is None:
            return ReviewStatus("none", 0.0, 0)
        if row.status == "done":
            assert row.result is not None
            return ReviewStatus("done", 1.0, 0, msgspec.json.decode(row.result), bots=TYPICAL_QUALITY)
        if row.status == "failed":
            return ReviewStatus("failed", row.progress, 0, error=row.error)
        if row.process in self.service.processes:
            return ReviewStatus("running", row.progress, 0)
        return ReviewStatus("queued", 0.0, await self._place(row))

    async def _place(self, row: ReviewRow) -> int:
        """Return the number of reviews before this one."""
        order = self._order.sort(await read_or_refuse(self.service.store.reviews.unfinished()))
        return next((at for at, other in enumerate(order) if (other.record, other.seat) == (row.record, row.seat)), 0)

    async def _work(self) -> None:
        """Claim and compute reviews forever."""
        while True:
            self._asked.clear()
            try:
                claimed = await self._claim()
                if claimed:
                    await self._run(claimed)
                    continue
            except Unavailable as error:
                log.warning("database unavailable", error=str(error))
                await asyncio.sleep(RETRY_SECONDS)
                continue
            except Exception:
                log.exception("the queue of reviews failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await self._asked.wait()

    async def _claim(self) -> QueuedReview | None:
        """Claim the next review that no live process computes; the caller removes it from `_running` at its end."""
        store, service = self.service.store, self.service
        for review in self._order.sort(await store.reviews.unfinished()):
            key = review.record, review.seat
            elsewhere = review.process != service.process and review.process in service.processes
            if key in self._running or elsewhere:
                continue
            self._running.add(key)  # before the claim, so that no other worker of this process repeats it
            try:
                claimed = await store.reviews.claim(review)
            except BaseException:
                self._running.discard(key)
                raise
            if claimed:
                self._order.count(review)
                return review
            self._running.discard(key)
        return None

    async def _run(self, review: QueuedReview) -> None:
        try:
            await self._compute(review)
        finally:
            self._running.discard((review.record, review.seat))

    async def _compute(self, review: QueuedReview) -> None:
        store = self.service.store
        row = await store.record(review.record)
        if row is None:  # it has been deleted, and its reviews with it
            return
        found: Reviewed | None = None
        error: str | None = None
        try:
            if review.attempts >= MAX_ATTEMPTS:
                error = "the server stopped several times during this review"
            else:
                found = await self._review(row, review.seat)
                if found is None:
                    return
        except ValueError as problem:  # `BadRecord`, `ReviewError`: the record was stored by another version
            error = str(problem)
        except Unavailable:
            raise
        except Exception:
            log.exception("a review failed", record=review.record, seat=review.seat)
            error = "the server failed; the error has been logged"
        await self._finish(review, found, error)

    async def _finish(self, review: QueuedReview, found: Reviewed | None, error: str | None) -> None:
        """Store a result; during an outage, try again, because the result is expensive."""
        result, quality = (found.result, found.quality) if found else (None, None)
        finish = self.service.store.reviews.finish
        while True:
            try:
                await finish(review.record, review.seat, result=result, error=error, quality=quality)
                return
            except Unavailable as problem:
                log.warning("review not stored yet", record=review.record, error=str(problem))
                await asyncio.sleep(RETRY_SECONDS)

    async def _review(self, row: RecordRow, seat: int) -> Reviewed | None:
        """Return a review; return `None` if the review was deleted or another process has it now."""
        work = await self.pool.run_behind(_begin, row.text, seat)
        stored = time.monotonic()
        while not isinstance(step := await self.pool.run_behind(advance, work), Finished):
            if time.monotonic() - stored >= PROGRESS_SECONDS:
                stored = time.monotonic()
                with contextlib.suppress(Unavailable):
                    if not await self.service.store.reviews.set_progress(row.id, seat, step):
                        return None
        encoded = await self.pool.run_behind(_without_names, step.result)
        return Reviewed(encoded, step.result.seats[0].quality)


class Reviewed(msgspec.Struct, frozen=True):
    """A finished review as JSON, and the quality of play of its seat."""

    result: bytes
    quality: float


def _begin(text: str, seat: int) -> Generator[float, None, Review]:
    from ....coach.evaluation import BUDGET  # loads the kernel
    from ....coach.review import reviewing

    return reviewing(parse(text), (seat,), PLAYOUTS or BUDGET)


def _without_names(review: Review) -> bytes:
    """Return a review as JSON without names, so that names which are removed from a record are not kept in reviews."""
    seats = tuple(replace(seat, name="") for seat in review.seats)
    return msgspec.json.encode(replace(review, players=(), seats=seats))
