"""The backend of one server process: database, tables, scheduler, replays and rate limits."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import time
from collections.abc import AsyncIterator

from ..protocol import Bye
from ..protocol.errors import Refusal
from ..records import BadRecord
from .ops.guess_limits import GuessLimit
from .ops.limits import ConnectionLimit, RateLimiter
from .ops.metrics import Metrics
from .ops.settings import Settings
from .session.bot_pool import BotPool
from .session.coach.coach_budget import CoachBudget
from .session.coach.puzzles import PuzzleCatalogue
from .session.coach.reviews import ReviewQueue
from .session.database_reads import read_or_refuse
from .session.monitor import Monitor
from .session.notices.channels import NO_CHANNELS, Channels
from .session.notices.sender import NoticeSender
from .session.notices.service import NoticeService
from .session.scheduler import Scheduler
from .session.tables.service import TableService
from .storage import PlayerRow, RecordRow, Store, Unavailable
from .views.replays import PagedReplay, ReplayCache, read

MISSES_PER_MINUTE = 60
"""Requests per minute for unknown tables and records from one address; further ones are delayed."""

OPERATOR_FAILURES_PER_MINUTE = 10
"""Maximum number of wrong operator tokens per minute from one address."""

DRAWINGS_PER_MINUTE = 60
"""Maximum number of QR codes per minute for one address."""

POLLS_PER_SECOND = 4
"""Requests for the state that a waiting player may send per second, on all devices together."""

ADDRESS_SHARE = 10
"""Factor from the rate limit of one client to that of all clients of an address together. For requests the factor is
larger where more sockets are allowed: a twentieth of their number."""

BYE_SECONDS = 3.0
"""Maximum time to deliver the shutdown notification to clients."""

RECONNECT_MS = 1000
"""Milliseconds that clients wait before they reconnect after a restart."""


def _chat_limiter(settings: Settings, people: int = 1) -> RateLimiter:
    """Return a limiter for the chat messages of a number of people."""
    return RateLimiter(people * settings.chat_per_minute / 60, people * max(5, settings.chat_per_minute // 4))


class Backend:
    """Creates and connects the services of one server process; there is no global state."""

    def __init__(
        self, settings: Settings, store: Store, process: str, offset: float, channels: Channels = NO_CHANNELS
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.service = TableService(store, settings, self.metrics, process, offset)
        threads = settings.bot_threads or max(1, (os.cpu_count() or 2) - 1)
        self.scheduler = Scheduler(self.service, BotPool(threads, self.metrics))
        self.reviews = ReviewQueue(self.service, self.scheduler.bot_pool)
        self.notices = NoticeService(store, channels)
        self.notice_sender = NoticeSender(self.service, channels)
        self.service.sends_notices = bool(channels.names)
        self.monitor = Monitor(self.service)
        self.puzzles = PuzzleCatalogue(self.scheduler.bot_pool)
        self.replays = ReplayCache()
        self.connections = ConnectionLimit(settings.connections, settings.connections_per_address)
        self.openings = RateLimiter.per_minute(settings.tables_per_minute)
        self.guesses = GuessLimit(MISSES_PER_MINUTE)
        self.chat = _chat_limiter(settings)
        self.address_chat = _chat_limiter(settings, ADDRESS_SHARE)
        self.changes = RateLimiter.per_minute(settings.changes_per_minute)
        self.address_changes = RateLimiter.per_minute(ADDRESS_SHARE * settings.changes_per_minute)
        sockets = max(ADDRESS_SHARE, settings.connections_per_address / 20)
        self.address_requests = RateLimiter(sockets * settings.requests_per_second, sockets * settings.requests_burst)
        self.reports = RateLimiter.per_day(settings.reports_per_day)
        self.network_reports = RateLimiter.per_day(ADDRESS_SHARE * settings.reports_per_day)
        self.operator_failures = RateLimiter.per_minute(OPERATOR_FAILURES_PER_MINUTE)
        self.drawings = RateLimiter.per_minute(DRAWINGS_PER_MINUTE)
        self.uploads = RateLimiter.per_minute(settings.uploads_per_minute)
        self.polls = RateLimiter(POLLS_PER_SECOND, 10 * POLLS_PER_SECOND)

    @classmethod
    async def open(cls, settings: Settings, channels: Channels = NO_CHANNELS) -> Backend:
        """Open the database and start the scheduler; `channels` send notices to players."""
        process = secrets.token_hex(6)
        store = await Store.open(settings.database, process=process)
        try:
            backend = cls(settings, store, process, await store.begin(time.time()), channels)
            backend.service.processes = await store.beat(time.time())
        except BaseException:
            await store.close()
            raise
        backend.scheduler.start()
        backend.reviews.start()
        backend.notice_sender.start()
        backend.monitor.start()
        return backend

    def apply_settings(self, settings: Settings) -> None:
        """Use other settings from now on; a limit that has changed counts from zero."""
        before, self.settings, self.service.settings = self.settings, settings, settings
        self.service.quotas.settings = settings
        self.connections.maximum = settings.connections
        self.connections.per_address = settings.connections_per_address
        if settings.tables_per_minute != before.tables_per_minute:
            self.openings = RateLimiter.per_minute(settings.tables_per_minute)
        if settings.uploads_per_minute != before.uploads_per_minute:
            self.uploads = RateLimiter.per_minute(settings.uploads_per_minute)
        if settings.chat_per_minute != before.chat_per_minute:
            self.chat, self.address_chat = _chat_limiter(settings), _chat_limiter(settings, ADDRESS_SHARE)
        if settings.changes_per_minute != before.changes_per_minute:
            self.changes = RateLimiter.per_minute(settings.changes_per_minute)
            self.address_changes = RateLimiter.per_minute(ADDRESS_SHARE * settings.changes_per_minute)
        if settings.reports_per_day != before.reports_per_day:
            self.reports = RateLimiter.per_day(settings.reports_per_day)
            self.network_reports = RateLimiter.per_day(ADDRESS_SHARE * settings.reports_per_day)
        if settings.coach_seconds != before.coach_seconds:
            self.service.coach_budget = CoachBudget(settings.coach_seconds)

    def refuses(self, address: str) -> str | None:
        """Return the error code `barred` if an operator has barred the address, else `None`."""
        return "barred" if address in self.scheduler.barred else None

    @contextlib.asynccontextmanager
    async def trying(self, address: str, name: str) -> AsyncIterator[None]:
        """Delay a lookup of a table code or record id if the address has guessed too often; count the block's result.

        Raise `Refusal` if too many lookups of the address wait.
        """
        delay = self.guesses.delay(address, name)
        if delay is None:
            raise Refusal("too-fast")
        await asyncio.sleep(delay)
        try:
            yield
        except Refusal as refusal:
            if refusal.error in ("unknown-table", "unknown-record"):
                self.guesses.note_missed(address, name)
            else:
                self.guesses.note_unknown(address)
            raise
        self.guesses.note_found(address, name)

    async def record(self, name: str, address: str, player: PlayerRow | None = None) -> RecordRow:
        """Return a record that a player, or everybody, may see; raise `Refusal` for an unknown record.

        Too many requests for unknown records are refused too.
        """
        async with self.trying(address, name):
            row = await read_or_refuse(self.store.record(name))
            if row is None:
                raise Refusal("unknown-record")
            await self.service.daily.check_record(row, player)
            return row

    async def replay(self, name: str, address: str, player: PlayerRow | None = None) -> PagedReplay:
        """Return a record's paged replay. The record is read on each call, because it may have been deleted."""
        return await self.replay_of(await self.record(name, address, player))

    async def replay_of(self, row: RecordRow) -> PagedReplay:
        """Return the paged replay of a record; refuse a record that an older version stored and this one rejects."""
        known_as = f"{row.id} {hash(row.text)}"
        if known := self.replays.get(known_as):
            return known
        try:
            return self.replays.put(known_as, await asyncio.to_thread(read, row.text.encode()))
        except BadRecord as error:
            raise Refusal("bad-record", str(error)) from None

    async def notify_shutdown(self) -> None:
        """Send `bye` to all clients and wait until it is sent, at most `BYE_SECONDS`."""
        service = self.service
        if service.closing:
            return
        service.closing = True
        connections = [connection for live in service.tables.values() for connection in live.connections]
        for at, connection in enumerate(connections):
            connection.close(Bye("restart", RECONNECT_MS + at))  # spread the reconnections over time
        end = time.monotonic() + BYE_SECONDS
        while any(not connection.empty for connection in connections) and time.monotonic() < end:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Notify clients, stop the scheduler, and close the database."""
        await self.notify_shutdown()
        await self.monitor.stop()
        await self.notice_sender.stop()
        await self.notices.close()
        await self.reviews.stop()
        await self.scheduler.stop()
        with contextlib.suppress(Unavailable):
            await self.store.beat(time.time())  # downtime, which clocks do not count, begins now
        await self.store.close()
