"""The scheduler: handles expired clocks, bots' turns, notifications of other processes, and periodic tasks."""

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
from ...rules import Action
from ..ops.addresses import BarredNetworks
from ..ops.limits import limit_key
from ..ops.logs import log
from ..storage import Unavailable
from ..table.draft import Draft
from ..table.game import clocks, play
from ..table.people import takeover
from ..table.people.seats import level_of
from ..table.requests import connect, seat_of
from ..table.table import Table
from .bot_pool import BotPool
from .daily import DailyBotChoices
from .people.operator_moderation import OperatorModeration
from .session import report_disconnect
from .tables.live_table import LiveTable
from .tables.service import TableService

SWEEP_SECONDS = 1.0
"""Interval at which the database is searched for due tables, including those of dead processes."""

WARM_UP_SECONDS = 2.0
"""Delay before the bots' kernel is loaded, so that reconnecting clients are served first."""

SWEEP_BATCH = 100
"""Maximum number of due tables that one sweep starts to process."""

HEARTBEAT_SECONDS = 5.0
PURGE_SECONDS = 3600.0
UNUSED_SECONDS = 30.0
"""Interval at which unused tables are deleted."""


class Scheduler:
    """Runs the background tasks of one server process."""

    def __init__(self, service: TableService, bot_pool: BotPool) -> None:
        self.service = service
        self.bot_pool = bot_pool
        self.daily_choices = DailyBotChoices(bot_pool)
        self.shared = service.store.shared
        """Whether several processes share the database; a process then leases a due table before it processes it."""

        self.barred = BarredNetworks(())
        """Addresses and networks that an operator has barred."""

        self.moderation = OperatorModeration(service)
        self._known = service.processes
        self._tasks: set[asyncio.Task[None]] = set()
        service.schedule = self.set_timer
        service.bot_pool = bot_pool

    def start(self) -> None:
        """Start the background tasks; the first sweep resumes the tables of earlier processes."""
        asyncio.get_running_loop().call_later(WARM_UP_SECONDS, self.bot_pool.warm_up)
        self._spawn(self._every(SWEEP_SECONDS, self.sweep))
        self._spawn(self._every(HEARTBEAT_SECONDS, self._heartbeat))
        self._spawn(self._every(SWEEP_SECONDS, self._apply_operator_actions))
        self._spawn(self._every(SWEEP_SECONDS, self.moderation.apply))
        self._spawn(self._every(SWEEP_SECONDS, self.service.matching.match))
        self._spawn(self._every(PURGE_SECONDS, self._purge))
        self._spawn(self._every(UNUSED_SECONDS, self._delete_unused))
        self._spawn(self._listen())

    async def stop(self) -> None:
        """Cancel all tasks and close the bot pool."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_pool.close()

    def _spawn(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Remove an ended task and log its failure; the next sweep repeats work that an outage prevented."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Unavailable | Refusal):
            log.warning("database unavailable", error=str(error))
        elif error:
            log.error("a task failed", exc_info=error)

    def set_timer(self, live: LiveTable, delay: float) -> None:
        """Set a timer that processes a table after a delay; it replaces the table's earlier timer."""
        if live.timer:
            live.timer.cancel()
        live.timer = asyncio.get_running_loop().call_later(delay, self._on_timer, live)

    def _on_timer(self, live: LiveTable) -> None:
        live.timer = None
        if not self.service.closing:
            self._spawn(self.sweep() if self.shared else self.process_due(live.code))

    async def sweep(self) -> None:
        """Start processing all due tables that no other process has leased; retry unreported disconnects."""
        for code in await self.service.store.due(self.service.now(), SWEEP_BATCH):
            self._spawn(self.process_due(code))
        while self.service.unreported_disconnects:
            self._spawn(self._report_disconnect(*self.service.unreported_disconnects.pop()))

    async def process_due(self, code: str) -> None:
        """Apply a table's timeouts, then the choices of its bots."""
        try:
            async with self.service.acquire(code) as live:
                if live.processing:
                    return
                live.processing = True
                version = live.table.version
                try:
                    await self._process_due(live)
                finally:
                    live.processing = False
                self._reschedule(live, version)
        except Refusal as refusal:
            log.warning("table not processed", table=code, error=refusal.error)
        except Unavailable as error:
            log.warning("table not processed", table=code, error=str(error))
        except Exception:
            log.exception("processing a table failed", table=code)

    async def _process_due(self, live: LiveTable) -> None:
        service = self.service
        written = await service.change(live, play.apply_timeouts)
        bots = self._bots(live)
        state = live.table.game.state if live.table.game else None
        if bots and state:
            addresses = {limit_key(connection.address) for connection in live.connections}
            choices = await self._choices(live.table, bots, self.bot_pool.least_active(addresses))

            def choose(draft: Draft) -> None:
                for seat, action in choices:
                    try:
                        play.apply_bot_choice(draft, seat, action)
                    except Refusal:
                        log.info("a bot's choice came too late", table=live.code)

            written = await service.change(live, choose)
        if not written:  # nothing was due: store the next timeout, so that no sweep finds the table earlier
            wake = clocks.next_timeout(live.table, service.processes, service.now(), service.settings.away_seconds)
            await service.store.set_wake(live.code, live.table.version, wake)

    async def _choices(self, table: Table, bots: list[tuple[int, Level]], address: str) -> list[tuple[int, Action]]:
        """Return the actions that these bots choose in the current position, by seat."""
        game = table.game
        assert game
        assert game.state
        if table.daily:
            return [(seat, await self.daily_choices.choose(game, seat, level, address)) for seat, level in bots]
        return await self.bot_pool.think(game.state, bots, address)

    def _reschedule(self, live: LiveTable, version: int) -> None:
        """Set the table's next timer, because a timer that fired during processing was ignored."""
        service = self.service
        wake = clocks.next_timeout(live.table, service.processes, service.now(), service.settings.away_seconds)
        if wake is not None:
            soonest = SWEEP_SECONDS if live.table.version == version else 0.0  # prevents a busy loop if nothing changes
            self.set_timer(live, max(soonest, wake - service.now()))

    def _bots(self, live: LiveTable) -> list[tuple[int, Level]]:
        turns = clocks.bot_turns(live.table, self.service.processes)
        return [(seat, level_of(live.table.seats[seat])) for seat in turns]

    async def _heartbeat(self) -> None:
        """Record a heartbeat; when another process has died, process all live tables to mark its clients absent."""
        service, before = self.service, self._known
        await service.heartbeat()
        self._known = service.processes
        service.metrics.set_tables(Counter(live.table.phase for live in service.tables.values()))
        if before - service.processes:
            for code in list(service.tables):
                self._spawn(self.process_due(code))

    async def _report_disconnect(self, code: str, key: str) -> None:
        try:
            async with self.service.acquire(code) as live:
                await report_disconnect(self.service, live, key)
        except Refusal as refusal:
            if refusal.error == "unavailable":
                self.service.unreported_disconnects.add((code, key))

    async def _apply_operator_actions(self) -> None:
        for code in await self.service.store.closed_since(time.time() - 60):
            live = self.service.tables.get(code)
            if live and live.connections:
                self.service.close(live, Bye("closed", None))
        self.barred = BarredNetworks(await self.service.store.barred())
        connections = [connection for live in self.service.tables.values() for connection in live.connections]
        barred = {address for address in {connection.address for connection in connections} if address in self.barred}
        for connection in connections if barred else ():
            if connection.address in barred:
                connection.close(Bye("barred", None))
        await self._exclude_players()

    async def _exclude_players(self) -> None:
        """Disconnect the clients of barred players, and let those of deleted players go on as guests."""
        players = self.service.store.players
        excluded = await players.excluded()
        if not excluded:
            return
        barred = frozenset(await players.barred())
        for live in self.service.tables.values():
            for connection in live.connections:
                if connection.player in barred:
                    connection.close(Bye("barred", None))
                elif connection.player in excluded:
                    connection.player = None

    async def _purge(self) -> None:
        settings = self.service.settings
        await self.service.store.purge(
            time.time(),
            keep_games_days=settings.keep_games,
            keep_names_days=settings.keep_names,
            keep_idle_days=settings.keep_idle,
            keep_uploads_days=settings.keep_uploads,
        )
        await self.moderation.purge()
        await self.service.store.players.purge(time.time(), settings.keep_players)
        await self.service.store.notices.purge(time.time())
        await self.service.matching.purge()
        await self.service.store.seat_links.purge(time.time())
        await self.service.daily.commit()

    async def _delete_unused(self) -> None:
        await self.service.quotas.delete_unused(list(self.service.tables.values()))

    async def _listen(self) -> None:
        """Receive notifications of other processes' changes and load these changes."""
        async for code, version in self.service.store.changes():
            self.service.metrics.notifications.inc()
            self.service.note_version(code, version if code else inf)
            for live in [self.service.tables.get(code)] if code else list(self.service.tables.values()):
                if live and (not code or version > live.table.version):
                    self._spawn(self.catch_up(live, version if code else None))

    async def catch_up(self, live: LiveTable, version: int | None) -> None:
        """Load and broadcast other processes' changes; during an outage, retry as long as clients are connected."""
        while True:
            try:
                async with self.service.acquire(live.code) as live:
                    await self.service.catch_up(live, version)
                    await self._restore_presence(live)
                return
            except Refusal as refusal:
                log.warning("table not caught up with", table=live.code, error=refusal.error)
                if refusal.error != "unavailable" or not live.connections:
                    return
            await asyncio.sleep(SWEEP_SECONDS)

    async def _restore_presence(self, live: LiveTable) -> None:
        """Mark people as present who are connected to this process but whom another process has marked absent."""
        for key in {connection.key for connection in live.connections}:
            if key is not None and self._is_marked_absent(live.table, key):
                await self.service.change(live, partial(connect, key=key))

    def _is_marked_absent(self, table: Table, key: str) -> bool:
        """Return whether a key holds a seat or asks for one, but is not listed as connected to this process."""
        seat = seat_of(table, key)
        holder = table.seats[seat] if seat is not None else takeover.asking_of(table)
        return holder is not None and holder.key == key and self.service.process not in holder.here

    async def _every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Call `work` at an interval forever and log its failures."""
        while True:
            try:
                await work()
            except Unavailable as error:
                log.warning("database unavailable", error=str(error))
            except Exception:
                log.exception("a task failed", task=work.__name__)
            await asyncio.sleep(seconds)
