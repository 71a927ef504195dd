"""Looking after tables: clocks that run out, bots whose turn it is, and what other processes did."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from math import inf
from typing import Any

from ...protocol import Bye, Level
from ...protocol.errors import Refusal
from ..ops.addresses import BlockList
from ..ops.logs import log
from ..storage import Unavailable
from ..table import clocks, play
from ..table.draft import Draft
from ..table.requests import come
from ..table.seats import level_of
from .bot_pool import BotPool
from .live_table import LiveTable
from .session import see_off
from .tables import TableService

SWEEP = 1.0
"""Seconds between two looks for tables that nobody has in memory, or whose process died."""

WARM_UP = 2.0
"""Seconds before the bots get ready: first come the people who want to go on playing."""

AT_A_TIME = 100
BEAT = 5.0
PURGE = 3600.0


class Scheduler:
    """The tasks of one server process that run by themselves."""

    def __init__(self, service: TableService, bot_pool: BotPool) -> None:
        self.service = service
        self.bot_pool = bot_pool
        self.shared = service.store.shared
        """Whether other processes look after the same tables: then each turn is leased."""

        self.barred = BlockList(())
        """Addresses that an operator shut out."""

        self._known = service.processes
        self._tasks: set[asyncio.Task[None]] = set()
        service.wake_up = self.set_timer

    def start(self) -> None:
        """Begin to look after the tables, those of an earlier run first."""
        asyncio.get_running_loop().call_later(WARM_UP, self.bot_pool.warm_up)
        self._spawn(self._every(SWEEP, self.sweep))
        self._spawn(self._every(BEAT, self._beat))
        self._spawn(self._every(SWEEP, self._heed_operators))
        self._spawn(self._every(PURGE, self._purge))
        self._spawn(self._listen())

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_pool.close()

    def _spawn(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Log why a task failed. What an outage kept from being done is found again by the next sweep."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Unavailable | Refusal):
            log.warning("database unavailable", error=str(error))
        elif error:
            log.error("a task failed", exc_info=error)

    def set_timer(self, live: LiveTable, delay: float) -> None:
        """Look after a table in so many seconds, and not at the time set before."""
        if live.timer:
            live.timer.cancel()
        live.timer = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _ring(self, live: LiveTable) -> None:
        live.timer = None
        if not self.service.closing:
            self._spawn(self.sweep() if self.shared else self.attend(live.code))

    async def sweep(self) -> None:
        """Look after all tables whose time has come and that no other process is looking after."""
        for code in await self.service.store.due(self.service.now(), AT_A_TIME):
            self._spawn(self.attend(code))
        while self.service.gone:
            self._spawn(self._see_off(*self.service.gone.pop()))

    async def attend(self, code: str) -> None:
        """Let happen at a table what time brings about, then let its bots choose."""
        try:
            async with self.service.at(code) as live:
                if live.attended:
                    return
                live.attended = True
                version = live.table.version
                try:
                    await self._attend(live)
                finally:
                    live.attended = False
                self._come_again(live, version)
        except Refusal as refusal:
            log.warning("table not looked after", table=code, error=refusal.error)
        except Unavailable as error:
            log.warning("table not looked after", table=code, error=str(error))
        except Exception:
            log.exception("looking after a table failed", table=code)

    async def _attend(self, live: LiveTable) -> None:
        service = self.service
        written = await service.change(live, play.look_after)
        bots = self._bots(live)
        state = live.table.game.state if live.table.game else None
        if bots and state:
            choices = await self.bot_pool.think(state, bots)

            def choose(draft: Draft) -> None:
                for seat, action in choices:
                    try:
                        play.bot_chooses(draft, seat, action)
                    except Refusal:
                        log.info("a bot's choice came too late", table=live.code)

            written = await service.change(live, choose)
        if not written:  # nothing to do, after all: do not come back for it at once, and let others have it
            wake = clocks.wake(live.table, service.processes, service.now(), service.settings.away_seconds)
            await service.store.set_wake(live.code, live.table.version, wake)

    def _come_again(self, live: LiveTable, version: int) -> None:
        """Set the timer anew: one that rang meanwhile found the table attended."""
        wake = clocks.wake(live.table, self.service.processes, self.service.now(), self.service.settings.away_seconds)
        if wake is not None:
            soonest = SWEEP if live.table.version == version else 0.0  # never at once for what could not be done
            self.set_timer(live, max(soonest, wake - self.service.now()))

    def _bots(self, live: LiveTable) -> list[tuple[int, Level]]:
        turns = clocks.bots_turns(live.table, self.service.processes)
        return [(seat, level_of(live.table.seats[seat])) for seat in turns]

    async def _beat(self) -> None:
        """Say that this process is alive; where another one died, see who was connected to it."""
        service, before = self.service, self._known
        await service.beat()
        self._known = service.processes
        service.metrics.set_tables(Counter(live.table.phase for live in service.tables.values()))
        if before - service.processes:
            for code in list(service.tables):
                self._spawn(self.attend(code))

    async def _see_off(self, code: str, key: str) -> None:
        try:
            async with self.service.at(code) as live:
                await see_off(self.service, live, key)
        except Refusal as refusal:
            if refusal.error == "unavailable":
                self.service.gone.add((code, key))

    async def _heed_operators(self) -> None:
        for code in await self.service.store.closed_since(time.time() - 60):
            live = self.service.tables.get(code)
            if live and live.connections:
                self.service.close(live, Bye("closed", None))
        self.barred = BlockList(await self.service.store.barred())
        for live in self.service.tables.values():
            for connection in live.connections:
                if connection.address in self.barred:
                    connection.close(Bye("barred", None))

    async def _purge(self) -> None:
        settings = self.service.settings
        await self.service.store.purge(
            time.time(),
            keep_games_days=settings.keep_games,
            keep_names_days=settings.keep_names,
            keep_idle_days=settings.keep_idle,
        )

    async def _listen(self) -> None:
        """Hear from other processes what they wrote; the database tells."""
        async for code, version in self.service.store.changes():
            self.service.changed(code, version if code else inf)
            for live in [self.service.tables.get(code)] if code else list(self.service.tables.values()):
                if live and (not code or version > live.table.version):
                    self._spawn(self.catch_up(live, version if code else None))

    async def catch_up(self, live: LiveTable, version: int | None) -> None:
        """Learn what another process wrote; again and again while the database is away and somebody is connected."""
        while True:
            try:
                async with self.service.at(live.code) as live:
                    await self.service.catch_up(live, version)
                    await self._stay_present(live)
                return
            except Refusal as refusal:
                log.warning("table not caught up with", table=live.code, error=refusal.error)
                if refusal.error != "unavailable" or not live.connections:
                    return
            await asyncio.sleep(SWEEP)

    async def _stay_present(self, live: LiveTable) -> None:
        """Another process may have seen a person go who is still connected here."""
        for key in {connection.key for connection in live.connections}:
            seat = None if key is None else live.seat_of(key)
            if seat is not None and self.service.process not in live.table.seats[seat].here:
                await self.service.change(live, partial(come, key=key))

    async def _every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
            except Unavailable as error:
                log.warning("database unavailable", error=str(error))
            except Exception:
                log.exception("a task failed", task=work.__name__)
            await asyncio.sleep(seconds)
