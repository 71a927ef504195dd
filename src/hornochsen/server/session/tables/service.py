"""The table service. It checks, writes, acknowledges and broadcasts every change, in this order."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence

from msgspec.structs import replace

from ....daily import DailyDeal
from ....protocol import Bye, Dealt, Terms
from ....protocol.errors import Refusal
from ...ops import crash_points
from ...ops.logs import log
from ...ops.metrics import Metrics
from ...ops.settings import Settings
from ...storage import Conflict, Matched, RatedGame, Repeated, Store, Unavailable
from ...table.draft import Draft, Moment
from ...table.game import clocks
from ...table.game.continuation import Source, continued
from ...table.game.daily import Person, daily_table
from ...table.game.rated import check_terms
from ...table.people import identity, player_seats, takeover
from ...table.people.seats import board_of, rules_of
from ...table.table import LogEntry, Table, decode_entry, decode_table
from ...views import broadcast, projections
from ...views.connection import MAX_QUEUED_UPDATES, Connection
from ..bot_pool import BotPool
from ..coach.coach_budget import CoachBudget, HintTurns
from ..daily import DailyService
from ..daily.game_rows import check_first_try
from ..database_reads import read_or_refuse
from ..matching import MatchingService
from ..people.players import PlayerService
from ..ratings.service import RatingService
from .changes import Drafted, PendingChange, draft_together
from .live_table import LiveTable
from .pending_loads import PendingLoads
from .quotas import Quotas
from .results import with_free_record_id
from .writing import append_of

Make = Callable[[str], tuple[Table, LogEntry]]
"""Returns a new table with a code, and its first log entry."""

SIGNED_OUT = Bye("signed-out", 1000)
"""The `bye` to a device that was signed out. A device that was not reconnects and gets its seat again."""

MAX_RETRIES = 20
"""Maximum number of retries of a change after version conflicts."""


def _processes_of(table: Table) -> list[str]:
    """Return the server processes that seats or a request for a seat list."""
    asking = takeover.asking_of(table)
    return [*(process for seat in table.seats for process in seat.here), *(asking.here if asking else ())]


def _ignore(*_: object) -> None:
    """Do nothing."""


class TableService:
    """The live tables of a process. All their changes go through `change`."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, process: str, offset: float) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.process = process
        self.offset = offset
        """Total seconds in the database's life during which no server ran; clocks do not count them."""

        self.processes = frozenset({process})
        self._dead_processes: set[str] = set()
        """Dead processes that seats or seat requests still list."""

        self.chance = random.SystemRandom()
        self.tables: dict[str, LiveTable] = {}
        self._loads = PendingLoads()
        self.closing = False
        self._opening = asyncio.Lock()
        self.crash_point = crash_points.from_environment()
        self.writable = True
        """Whether the last write succeeded."""

        self.unreported_disconnects: set[tuple[str, str]] = set()
        """Tables and keys of seated people whose disconnect could not be written yet."""

        self.schedule: Callable[[LiveTable, float], object] = _ignore
        """Called after each change with the seconds until the table's next timeout."""

        self.quotas = Quotas(store, settings)
        self.players = PlayerService(store)
        self.daily = DailyService(self)
        self.matching = MatchingService(self)
        self.ratings = RatingService(store)
        self.coach_budget = CoachBudget(settings.coach_seconds)
        self.hint_turns = HintTurns()
        self.sends_notices = False
        """Whether players can be notified by mail or Web Push; the backend sets it."""

        self.bot_pool: BotPool | None = None
        """The threads in which odds and hints are computed; the scheduler sets it."""

    def now(self) -> float:
        """Return the current table time: wall-clock time minus the time during which no server ran."""
        return time.time() - self.offset

    def moment(self) -> Moment:
        """Return the current time, process, random generator and settings for a change."""
        settings = self.settings
        return Moment(
            self.now(),
            self.process,
            self.processes,
            self.chance,
            settings.salt_seconds,
            settings.away_seconds,
            self.store.beside_older,
        )

    async def heartbeat(self) -> None:
        """Record this process's heartbeat and refresh the list of live processes."""
        try:
            self.processes = await self.store.beat(time.time())
            self.offset = await self.store.offset()  # a new process may have counted our missing heartbeats as downtime
        except Unavailable:
            self.writable = False
            raise
        self.writable = True

    async def _refresh_processes(self, table: Table) -> None:
        """Refresh the list of live processes if the table lists an unknown process, which may have just started."""
        if unknown := set(_processes_of(table)) - self.processes - self._dead_processes:
            with contextlib.suppress(Unavailable):
                await self.heartbeat()
                self._dead_processes |= unknown - self.processes

    async def open_table(self, terms: Terms, address: str = "") -> Table:
        """Store a new table under a free code and return it; it counts for the quotas of an address."""
        check_terms(terms, beside_older=self.store.beside_older)
        board, rules = board_of(terms), rules_of(terms)

        def make(code: str) -> tuple[Table, LogEntry]:
            return Table(code, 1, time.time(), "gathering", terms, board, rules), LogEntry()

        return await self._open(make, address)

    async def open_continuation(
        self, source: Source, seat: int, name: str | None, secret: str, address: str = ""
    ) -> Table:
        """Store a new table whose game continues a record, and return it; `secret` gives access to the seat."""

        if self.store.beside_older:  # an older process would drop the source of the game
            raise Refusal("unavailable", "the server is being upgraded; try again later")

        def make(code: str) -> tuple[Table, LogEntry]:
            now, created = self.now(), time.time()
            return continued(source, seat, name, secret, code=code, now=now, created=created, chance=self.chance)

        return await self._open(make, address)

    async def open_daily(self, deal: DailyDeal, person: Person, *, counted: bool, address: str = "") -> Table:
        """Store a new table with a game of the day; refuse with `day-played` if the player has one that counts."""
        if self.store.beside_older:  # an older process would let its bots choose in another order
            raise Refusal("unavailable", "the server is being upgraded; try again later")

        def make(code: str) -> tuple[Table, LogEntry]:
            return daily_table(deal, person, counted=counted, code=code, now=self.now(), created=time.time())

        return await self._open(make, address)

    async def open_matched(self, make: Make, waited: tuple[Matched, ...]) -> Table:
        """Store a new table for people who waited; refuse with `not-waiting` if one of them waits no longer."""
        return await self._open(make, "", waited)

    async def _open(self, make: Make, address: str, waited: tuple[Matched, ...] = ()) -> Table:
        async with self._opening:  # one at a time, so that each check of the quotas counts the tables opened before
            await read_or_refuse(self.quotas.check_table(address, self.tables.values()))
            table = await self._open_under_free_code(make, waited)
            await read_or_refuse(self.quotas.count(table.code, address))
            return table

    async def _open_under_free_code(self, make: Make, waited: tuple[Matched, ...]) -> Table:
        for _ in range(MAX_RETRIES):
            table, entry = make(identity.code(self.chance))
            seated = player_seats.seated_at_start(table)
            try:
                change = PendingChange(_ignore, None, None, "", _ignore)
                await self._append([Drafted(change, table, table, entry, seated, waited)])
            except Conflict:
                await check_first_try(self.store, table)
                await self.matching.check_waiting(waited)
                continue
            except Unavailable as error:
                raise Refusal("unavailable", "the database does not answer; try again") from error
            log.info("table opened", table=table.code, clock=table.terms.clock, public=table.terms.public)
            return table
        raise Refusal("unavailable", "no code is free; try again")

    @contextlib.asynccontextmanager
    async def acquire(self, code: str) -> AsyncIterator[LiveTable]:
        """Yield a live table, loaded if necessary; refuse with `unknown-table` if it does not exist."""
        live = self.tables.get(code)
        if live is None:
            table = await self._loads.newest(code, self._load)
            live = self.tables.setdefault(code, LiveTable(table, projections.table_info(table, self.processes)))
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            self.release(live)

    def note_version(self, code: str, version: float) -> None:
        """Report a table's newest version to loads in progress; an empty code means all tables."""
        self._loads.note_version(code, version)

    def release(self, live: LiveTable) -> None:
        """Drop a table that is not in use from memory; the database contains the table and its next timeout."""
        if live.idle and self.tables.get(live.code) is live:
            self.note_version(live.code, live.table.version)
            if live.timer:
                live.timer.cancel()
                live.timer = None
            del self.tables[live.code]

    async def change(
        self,
        live: LiveTable,
        make: Callable[[Draft], None],
        *,
        key: str | None = None,
        request: str | None = None,
        digest: str = "",
        acknowledge: Callable[[Table], object] = _ignore,
        client: Connection | None = None,
    ) -> bool:
        """Check, write, acknowledge and broadcast a change; return whether anything was written.

        `key`, `request` and `digest` identify the request in the log: its token, its id and a hash of its content.
        `client` gets its acknowledgement and its update in one piece.
        If the calling task is cancelled, the change may still be written; the table is then read again at its next use.
        """
        change = PendingChange(make, key, request, digest, acknowledge, client)
        live.waiting.append(change)
        try:
            async with live.lock:
                while not change.finished:
                    await self._change_together(live)
        finally:
            if not change.finished:
                live.waiting.remove(change)
        return change.result()

    async def _change_together(self, live: LiveTable) -> None:
        """Check, write, acknowledge and broadcast the changes that wait for a table."""
        if live.stale:
            await self._catch_up(live)
        if not self.processes.issuperset(_processes_of(live.table)):
            await self._refresh_processes(live.table)
        moment = self.moment()
        drafted = draft_together(live.waiting, live.table, moment)
        if not drafted:
            return
        if drafted[-1].ends_game and drafted[-1].change.conflicts:  # the id may be that of an older table's record
            drafted[-1] = replace(drafted[-1], after=await with_free_record_id(self.store, drafted[-1].after))
        rated: RatedGame | None = None
        if drafted[-1].ends_rated_game:
            after, rated = await self.ratings.rate(drafted[-1].after, time.time())
            drafted[-1] = replace(drafted[-1], after=after)
        try:
            wake = await self._append(drafted, rated)
        except asyncio.CancelledError:
            live.stale = True
            raise
        except Repeated as error:
            if len(drafted) == 1:
                live.finish(drafted[0].change, error=error)
            for one in drafted:
                one.change.alone = True
            return
        except Conflict:
            self.metrics.conflicts.inc()
            live.stale = True
            for one in drafted:
                one.change.conflicts += 1
                if one.change.conflicts == MAX_RETRIES:
                    live.finish(one.change, error=Refusal("unavailable", "the table is too busy; try again"))
            return
        except Unavailable:
            live.stale = True
            self.metrics.unavailable.inc()
            for one in drafted:
                live.finish(one.change, error=Refusal("unavailable"))
            return
        asked = {one.change.client for one in drafted if one.change.client}
        with broadcast.together(() if self.crash_point.separates_answers else asked):
            await self._publish(live, drafted, moment)
        broadcast.close_refused(live.connections, live.table)
        self._schedule_timeout(live, wake)

    async def _publish(self, live: LiveTable, drafted: Sequence[Drafted], moment: Moment) -> None:
        """Acknowledge written changes, then broadcast them."""
        before, after = live.table, drafted[-1].after
        live.table = after
        self.note_version(after.code, after.version)
        for one in drafted:
            live.finish(one.change, written=True)
            one.change.acknowledge(one.after)
            if one.change.request is not None:
                await self.crash_point.reach("after-answer")
        entries = [(one.after.version, one.entry) for one in drafted]
        live.table_info = broadcast.publish(
            live.connections, before, after, entries, live.table_info, moment.live, moment.now
        )

    async def _append(self, drafted: Sequence[Drafted], rated: RatedGame | None = None) -> float | None:
        """Write the next versions of a table; return the table time of its next timeout."""
        table = drafted[-1].after
        wake = self._next_timeout(table)
        offset = self.offset if self.sends_notices else None
        append = replace(await append_of(self.store, drafted, wake, self.processes, offset), rated=rated)
        await self.crash_point.reach("before-write")
        try:
            await self.store.append(append)
        except Unavailable:
            self.writable = False
            raise
        self.writable = True
        await self.crash_point.reach("after-write")
        self.metrics.appends.inc(len(drafted))
        if any(isinstance(event, Dealt) for one in drafted for event in one.entry.events):
            log.info("game begun", table=table.code, game=table.games, seats=len(table.seats))
        if append.record and table.game and not table.game.continues:
            self.metrics.games_finished.inc()
            log.info("game ended", table=table.code, game=table.games)
        return wake

    async def _load(self, code: str) -> Table:
        row = await read_or_refuse(self.store.load(code))
        if row is None:
            raise Refusal("unknown-table")
        table = decode_table(row.snapshot)
        await self._refresh_processes(table)
        return table

    async def catch_up(self, live: LiveTable, version: int | None = None) -> None:
        """Load and broadcast other processes' changes, unless the table already has the given version."""
        async with live.lock:
            if version is None or version > live.table.version:
                await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            after = await self._load(live.code)
        except Refusal as refusal:
            if refusal.error == "unknown-table":
                self.close(live, Bye("closed", None))
            raise
        before = live.table
        if after.version > before.version:
            rows = await read_or_refuse(self.store.log(live.code, before.version))
            missed = [(row.version, decode_entry(row.entry)) for row in rows if row.version <= after.version]
            live.table = after
            live.table_info = broadcast.publish_missed(
                live.connections, before, after, missed, live.table_info, self.processes, self.now()
            )
            broadcast.close_refused(live.connections, after)
            renewed = player_seats.renewed_keys(before, after)
            for connection in live.connections:
                if connection.key in renewed:  # the devices that are still the player's get the seat again
                    connection.close(SIGNED_OUT)
            self._schedule_timeout(live, self._next_timeout(after))
        live.stale = False

    async def catch_up_connection(self, live: LiveTable, connection: Connection) -> None:
        """Read the next missed versions from the log and queue them for a slow connection."""
        async with live.lock:
            rows = await read_or_refuse(self.store.log(live.code, connection.version, MAX_QUEUED_UPDATES))
            rows = [row for row in rows if row.version <= live.table.version]
            broadcast.queue_missed(connection, live.table, rows, self.processes, self.now())

    def _next_timeout(self, table: Table) -> float | None:
        return clocks.next_timeout(table, self.processes, self.now(), self.settings.away_seconds)

    def _schedule_timeout(self, live: LiveTable, wake: float | None) -> None:
        """Schedule the table's next timeout."""
        if wake is not None:
            self.schedule(live, max(0.0, wake - self.now()))

    def close(self, live: LiveTable, bye: Bye) -> None:
        """Send `bye` to all connections of a table and close them."""
        for connection in live.connections:
            connection.close(bye)
