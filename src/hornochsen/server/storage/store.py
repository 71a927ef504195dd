"""The interface between the server and its database."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Select, Table, and_, case, delete, func, literal_column, select, true, update
from sqlalchemy.dialects import postgresql, sqlite

from . import heartbeats, notifications
from .appends.writer import Writer
from .database import Database, create_file
from .errors import StorageError, Unavailable
from .maintenance import retention, upgrades
from .maintenance import sizes as measuring
from .queries.daily import DailyGames
from .queries.matching import Matching
from .queries.moderation import Moderation
from .queries.notices import Notices
from .queries.origins import Origins
from .queries.players import Players
from .queries.ratings import Ratings
from .queries.reviews import Reviews
from .queries.seat_links import SeatLinks
from .rows import (
    Append,
    ListedRow,
    LogRow,
    Purged,
    RecordRow,
    SetWake,
    TableRow,
    UploadRow,
)
from .schema import CLOSED, OPEN, barred, closings, log, origins, records, service, tables
from .serving_lock import ServingLock

LEASE_SECONDS = 10
"""Seconds for which only one process may handle a due table."""

_TABLE = [tables.c[name] for name in TableRow.__struct_fields__]
_LISTED = [tables.c[name] for name in ListedRow.__struct_fields__]
_LOG = [log.c[name] for name in LogRow.__struct_fields__]
_RECORD = [records.c[name] for name in RecordRow.__struct_fields__]
_CLOCK: Any = literal_column("extract(epoch FROM clock_timestamp())::double precision")


class Store:
    """Tables, their logs and records in a database. An append is durable when `append` returns."""

    def __init__(self, database: Database, process: str, lock: ServingLock | None) -> None:
        self._database = database
        self._process = process
        self._lock = lock
        self._writer = Writer(database)
        self._begun = False
        self.beside_older = False
        """Whether a process of an older version served the same tables at the last heartbeat."""

        self.origins = Origins(database)
        self.players = Players(database)
        self.seat_links = SeatLinks(database)
        self.notices = Notices(database, process)
        self.daily = DailyGames(database)
        self.matching = Matching(database)
        self.ratings = Ratings(database)
        self.reviews = Reviews(database, process)
        self.moderation = Moderation(database)

    @classmethod
    async def open(cls, url: str, *, process: str, serving: bool = True, create: bool = True) -> Store:
        """Open a database. Only one process may serve SQLite; commands (`serving=False`) may run at the same time."""
        database = Database(url, process=process if serving else "")
        lock = None
        try:
            if database.path is not None:
                if not create and not database.path.exists():
                    raise Unavailable(f"{database.path}: no such database")
                create_file(database.path)
                lock = ServingLock(database.path) if serving else None
            await upgrades.check(database)
        except BaseException:
            if lock:
                lock.release()
            await database.dispose()
            raise
        return cls(database, process, lock)

    @property
    def shared(self) -> bool:
        """Return whether other processes may serve the same tables."""
        return self._database.postgres

    async def close(self) -> None:
        """Finish pending writes, unregister the process and close the database."""
        await self._writer.close()
        if self._begun:
            with contextlib.suppress(StorageError):
                await heartbeats.end(self._database, self._process)
        await self._database.dispose()
        if self._lock:
            self._lock.release()

    async def append(self, append: Append) -> None:
        """Write the next version of a table; raise `Conflict`, `Repeated` or `Unavailable`."""
        await self._writer.write(append)

    async def set_wake(self, code: str, version: int, wake: float | None) -> None:
        """Set the time at which a table is due, if the table still has this version."""
        await self._writer.write(SetWake(code, version, wake))

    async def load(self, code: str) -> TableRow | None:
        """Return a table, or `None` if it does not exist or is closed."""
        found = await self._rows(select(*_TABLE).where(tables.c.code == code, tables.c.phase != CLOSED))
        return TableRow(*found[0]) if found else None

    async def log(self, code: str, after: int, limit: int = 5000) -> list[LogRow]:
        """Return the log entries after a version."""
        query = select(*_LOG).where(log.c.code == code, log.c.version > after).order_by(log.c.version).limit(limit)
        return [LogRow(*row) for row in await self._rows(query)]

    async def entries(self, code: str, after: int, limit: int) -> list[tuple[int, bytes]]:
        """Return versions and encoded entries of the log after a version; cheaper than `log`."""
        columns = select(log.c.version, log.c.entry).where(log.c.code == code, log.c.version > after)
        return [(version, entry) for version, entry in await self._rows(columns.order_by(log.c.version).limit(limit))]

    async def answer(self, code: str, key: str, request: str) -> bytes | None:
        """Return the answer to a request that was carried out before, else `None`."""
        query = select(log.c.answer).where(log.c.code == code, log.c.key == key, log.c.request == request)
        found = await self._rows(query)
        return found[0][0] if found else None

    async def has_acted(self, code: str, key: str) -> bool:
        """Return whether a request of this token was ever carried out at a table."""
        asked = (log.c.code == code, log.c.key == key, log.c.request.is_not(None))
        return bool(await self._rows(select(log.c.version).where(*asked).limit(1)))

    async def due(self, now: float, limit: int) -> list[str]:
        """Return the codes of due tables, the longest due first; on PostgreSQL, lease these tables to this process."""
        waiting = (
            select(tables.c.code)
            .where(tables.c.wake <= now, tables.c.phase != CLOSED)
            .order_by(tables.c.wake, tables.c.code)
            .limit(limit)
        )
        if not self._database.postgres:
            return [code for (code,) in await self._rows(waiting)]
        free = waiting.where(func.coalesce(tables.c.lease, 0.0) < _CLOCK).with_for_update(skip_locked=True)
        mine = free.cte("mine")
        leased = (
            update(tables)
            .where(tables.c.code == mine.c.code)
            .values(lease=_CLOCK + LEASE_SECONDS)
            .returning(tables.c.wake, tables.c.code)
        )
        async with self._database.write() as connection:
            found = [(wake, code) for wake, code in await connection.execute(leased)]
        return [code for _, code in sorted(found)]

    async def public(self, limit: int) -> list[ListedRow]:
        """Return public tables with people that are not over: those that wait for players first.

        The networks take turns: the latest table of each network comes before the second latest of any.
        """
        begun = case((tables.c.phase == "gathering", 0), else_=1)
        network: Any = func.coalesce(origins.c.network, tables.c.code)
        turn = func.row_number().over(partition_by=[begun, network], order_by=tables.c.updated.desc())
        query = (
            select(*_LISTED)
            .outerjoin(origins, origins.c.name == tables.c.code)
            .where(OPEN, tables.c.public == true(), tables.c.people > 0)
            .order_by(begun, turn, tables.c.updated.desc(), tables.c.code)
            .limit(limit)
        )
        return [ListedRow(*row) for row in await self._rows(query)]

    async def count(self) -> int:
        """Return the number of tables that are not over."""
        [(number,)] = await self._rows(select(func.count()).select_from(tables).where(OPEN))
        return int(number)

    async def changes(self) -> AsyncIterator[tuple[str, int]]:
        """Yield each append as code and version, `("", 0)` if some may be missing; yield nothing on SQLite."""
        if not self._database.postgres:
            await asyncio.Event().wait()
        async with contextlib.aclosing(notifications.listen(self._database)) as found:  # type: ignore[type-var]
            async for change in found:
                yield change

    async def add_record(self, row: RecordRow) -> None:
        """Store a record; an existing record with the same id is kept."""
        async with self._database.write() as connection:
            await connection.execute(self._insert(records).values(asdict(row)).on_conflict_do_nothing())

    async def record(self, record_id: str) -> RecordRow | None:
        """Return a record, or `None` if it does not exist."""
        found = await self._rows(select(*_RECORD).where(records.c.id == record_id))
        return RecordRow(*found[0]) if found else None

    async def begin(self, now: float) -> float:
        """Register this process and return the total downtime in seconds."""
        self._begun = True
        return await heartbeats.begin(self._database, self._process, now)

    async def beat(self, now: float) -> frozenset[str]:
        """Store a heartbeat of this process and return all live processes."""
        live, self.beside_older = await heartbeats.beat(self._database, self._process, now)
        return live

    async def live_processes(self, now: float) -> frozenset[str]:
        """Return the processes with a recent heartbeat."""
        async with self._database.read() as connection:
            return await heartbeats.live_processes(connection, now)

    async def offset(self) -> float:
        """Return the total downtime in seconds, as the process that registered last computed it."""
        [(seconds,)] = await self._rows(select(service.c.offset))
        return float(seconds)

    @property
    def pending_writes(self) -> int:
        """Return the number of changes that wait to be stored."""
        return len(self._writer)

    async def sizes(self) -> measuring.StoredSizes:
        """Return the size of the database, and numbers of stored rows."""
        return await measuring.sizes(self._database)

    async def barred(self) -> frozenset[str]:
        """Return the barred addresses and networks."""
        return frozenset(address for (address,) in await self._rows(select(barred.c.address)))

    async def bar(self, address: str) -> None:
        """Bar an address or a network from the server."""
        async with self._database.write() as connection:
            await connection.execute(self._insert(barred).values(address=address).on_conflict_do_nothing())

    async def unbar(self, address: str) -> bool:
        """Allow a barred address or network again; return whether it was barred."""
        async with self._database.write() as connection:
            done = await connection.execute(delete(barred).where(barred.c.address == address))
            return bool(done.rowcount)

    async def tables(self, limit: int) -> list[ListedRow]:
        """Return all tables, the latest first."""
        query = select(*_LISTED).order_by(tables.c.updated.desc(), tables.c.code).limit(limit)
        return [ListedRow(*row) for row in await self._rows(query)]

    async def close_table(self, code: str) -> bool:
        """Close a table; return whether it was open."""
        return await retention.close_table(self._database, code)

    async def delete(self, code: str, *, records: bool = False) -> bool:
        """Delete a table and its log, optionally its records; return whether anything was deleted."""
        return await retention.delete_table(self._database, code, with_records=records)

    async def closed_since(self, since: float) -> list[str]:
        """Return the tables that were closed or deleted since a time."""
        query = select(closings.c.code).where(closings.c.at >= since).order_by(closings.c.at)
        return [code for (code,) in await self._rows(query)]

    async def forget(self, name: str) -> int:
        """Remove a name and its chat messages; return the number of changed tables, records and reports."""
        return await retention.forget(self._database, name)

    async def purge(
        self,
        now: float,
        *,
        keep_games_days: float | None,
        keep_names_days: float | None,
        keep_idle_days: float | None,
        keep_uploads_days: float | None = None,
    ) -> Purged:
        """Delete finished games, names, idle tables and uploads older than these numbers of days; `None` keeps them."""
        done = await retention.purge(
            self._database, now, keep_games_days, keep_names_days, keep_idle_days, keep_uploads_days
        )
        await self.origins.purge(now)
        return done

    async def uploads(self, limit: int) -> list[UploadRow]:
        """Return the uploaded records, the latest first."""
        columns = (records.c.id, records.c.created, func.length(records.c.text))
        query = select(*columns).where(records.c.code.is_(None)).order_by(records.c.created.desc(), records.c.id)
        return [UploadRow(*row) for row in await self._rows(query.limit(limit))]

    async def delete_upload(self, record_id: str) -> bool:
        """Delete an uploaded record and its reviews; return whether it existed."""
        async with self._database.write() as connection:
            upload = and_(records.c.id == record_id, records.c.code.is_(None))
            return bool((await connection.execute(delete(records).where(upload))).rowcount)

    def _insert(self, table: Table) -> Any:
        return (postgresql if self._database.postgres else sqlite).insert(table)

    async def _rows(self, query: Select[Any]) -> list[Any]:
        async with self._database.read() as connection:
            return list(await connection.execute(query))
