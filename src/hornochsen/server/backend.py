"""A server process as a whole: its hall, its attendance, its limits; opened and closed once."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import time

from ..protocol import Bye
from ..protocol.errors import Refusal
from .ops.limits import Connections, Limiter, neighbourhood
from .ops.metrics import Metrics
from .ops.settings import Settings
from .session.bot_pool import BotPool
from .session.scheduler import Scheduler
from .session.tables import TableService, read_or_refuse
from .storage import Store, Unavailable
from .views.replays import PagedReplay, ReplayCache, read

MISSES_PER_MINUTE = 60
"""So many codes and names that do not exist may be asked for by one address."""

FAREWELL_SECONDS = 3.0
"""Seconds that clients have to hear that the server stops."""

RECONNECT_MS = 1000
"""Milliseconds after which they may come back."""


class Backend:
    """All that one process has; nothing of it is global."""

    def __init__(self, settings: Settings, store: Store, process: str, offset: float) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.service = TableService(store, settings, self.metrics, process, offset)
        threads = settings.bot_threads or max(1, (os.cpu_count() or 2) - 1)
        self.scheduler = Scheduler(self.service, BotPool(threads, self.metrics))
        self.replays = ReplayCache()
        self.connections = Connections(settings.connections, settings.connections_per_address)
        self.openings = Limiter.per_minute(settings.tables_per_minute)
        self.misses = Limiter.per_minute(MISSES_PER_MINUTE)
        self.chat = Limiter(settings.chat_per_minute / 60, max(5, settings.chat_per_minute // 4))
        self.uploads = Limiter.per_minute(settings.uploads_per_minute)

    @classmethod
    async def open(cls, settings: Settings) -> Backend:
        """Open the database and begin to look after its tables."""
        process = secrets.token_hex(6)
        store = await Store.open(settings.database, process=process)
        try:
            backend = cls(settings, store, process, await store.begin(time.time()))
            backend.service.processes = await store.beat(time.time())
        except BaseException:
            await store.close()
            raise
        backend.scheduler.start()
        return backend

    def refuses(self, address: str) -> str | None:
        """Why an address may not come in, if it may not."""
        return "barred" if address in self.scheduler.barred else None

    async def record(self, name: str, address: str) -> str:
        """A record's text; who asks for many that do not exist has to wait."""
        self.check_misses(address)
        row = await read_or_refuse(self.store.record(name))
        if row is None:
            self.count_miss(address)
            raise Refusal("unknown-record")
        return row.text

    async def replay(self, name: str, address: str) -> PagedReplay:
        """A record ready to be shown step by step; it is read from the database each time, as it may be gone."""
        text = await self.record(name, address)
        known_as = f"{name} {hash(text)}"
        return self.replays.get(known_as) or self.replays.put(known_as, await asyncio.to_thread(read, text.encode()))

    def check_misses(self, address: str) -> None:
        """Keep an address from trying one name after the other."""
        if not self.may_miss(address):
            raise Refusal("too-fast")

    def may_miss(self, address: str) -> bool:
        return self.misses.has(neighbourhood(address))

    def count_miss(self, address: str) -> None:
        self.misses.allow(neighbourhood(address))

    async def notify_shutdown(self) -> None:
        """Tell everybody to come back, and let them hear it."""
        service = self.service
        if service.closing:
            return
        service.closing = True
        connections = [connection for live in service.tables.values() for connection in live.connections]
        for at, connection in enumerate(connections):
            connection.close(Bye("restart", RECONNECT_MS + at))  # not all at the same moment
        end = time.monotonic() + FAREWELL_SECONDS
        while any(not connection.empty for connection in connections) and time.monotonic() < end:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Finish what is being written, and stop."""
        await self.notify_shutdown()
        await self.scheduler.stop()
        with contextlib.suppress(Unavailable):
            await self.store.beat(time.time())  # the time from here on does not count for any clock
        await self.store.close()
