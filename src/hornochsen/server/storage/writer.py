"""Group commit: one writer per process writes all pending appends in one transaction."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import and_, bindparam, exc, func, insert, or_, select, update
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import Text

from .database import Database
from .rows import Append, Conflict, Repeated, StorageError, Unavailable
from .schema import CHANNEL, CLOSED, log, records, tables

MAX_GROUP = 128
"""Maximum number of jobs in one transaction."""


class SetWake(Struct, frozen=True):
    """A change of the time at which a table is due; ignored if the table has another version."""

    code: str
    version: int
    wake: float | None


class Job(Struct):
    """A pending write, and the future that its caller awaits."""

    write: Append | SetWake
    done: asyncio.Future[None]

    def finish(self, error: StorageError | None = None) -> None:
        """Report the result to the caller."""
        if self.done.done():  # the caller was cancelled
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """Writes pending jobs in groups and reports to each caller the result of its job."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[Job] = deque()
        self._work = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def write(self, write: Append | SetWake) -> None:
        """Queue a write and wait until it is durable; raise `Conflict`, `Repeated` or `Unavailable`."""
        if self._closing:
            raise Unavailable("the database is being closed")
        job = Job(write, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._work.set()
        await job.done

    async def close(self) -> None:
        """Finish pending writes, then stop."""
        self._closing = True
        self._work.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._work.wait()
            self._work.clear()
            while self._waiting:
                jobs = [self._waiting.popleft() for _ in range(min(MAX_GROUP, len(self._waiting)))]
                try:
                    await self._write_group(jobs)
                except Unavailable as error:  # fail the whole queue, so that it does not wait for the same timeout
                    self._fail([*jobs, *self._waiting], error)
                    self._waiting.clear()
                except Exception as error:
                    self._fail(jobs, Unavailable(f"the write failed: {type(error).__name__}: {error}"))

    @staticmethod
    def _fail(jobs: Sequence[Job], error: Unavailable) -> None:
        for job in jobs:
            job.finish(Unavailable(str(error)))

    async def _write_group(self, jobs: Sequence[Job]) -> None:
        try:
            await self._write_transaction(jobs)
        except exc.IntegrityError as error:
            if len(jobs) == 1:  # another process wrote first
                jobs[0].finish(Conflict(f"another process wrote first: {type(error.orig).__name__}"))
                return
            for job in jobs:
                await self._write_group([job])

    async def _write_transaction(self, jobs: Sequence[Job]) -> None:
        """Write jobs in one transaction, except appends that conflict or repeat a request; report all results."""
        appends = [job.write for job in jobs if isinstance(job.write, Append)]
        wakes = [asdict(job.write) for job in jobs if isinstance(job.write, SetWake)]
        async with self._database.write() as connection:
            # All locks are taken at once and in one order, which prevents deadlocks between processes.
            versions = await _lock_tables(
                connection, {wake["code"] for wake in wakes} | {append.row.code for append in appends}
            )
            results = iter(await _append(connection, appends, versions))
            if wakes:
                rows = [{f"the_{name}": value for name, value in wake.items()} for wake in wakes]
                await connection.execute(_SET_WAKE, rows)
        for job in jobs:
            job.finish(next(results) if isinstance(job.write, Append) else None)


_SET_WAKE = (
    update(tables)
    .where(tables.c.code == bindparam("the_code"), tables.c.version == bindparam("the_version"))
    .values(wake=bindparam("the_wake"), lease=None)
)
_CHANGED = ("version", "phase", "public", "wake", "updated", "people", "summary", "snapshot")
_UPDATE = (
    update(tables)
    .where(tables.c.code == bindparam("the_code"), tables.c.version == bindparam("before"))
    .values({name: bindparam(f"new_{name}") for name in _CHANGED} | {"lease": None, "named": True})
)


async def _append(
    connection: AsyncConnection, appends: Sequence[Append], versions: dict[str, int]
) -> list[StorageError | None]:
    """Write the valid appends; return for each append its error, or `None` if it was written."""
    order = sorted(range(len(appends)), key=lambda at: (appends[at].row.code, appends[at].row.version))
    done, taken = await _done_requests(connection, appends), await _codes_with_records(connection, appends)
    results: list[StorageError | None] = [None] * len(appends)
    written: list[Append] = []
    for at in order:
        append = appends[at]
        code, version, request = append.row.code, append.row.version, _request(append)
        if request in done:
            results[at] = Repeated(f"{code}: request {append.log.request} was carried out before")
        elif versions.get(code, 0) != version - 1:
            results[at] = Conflict(f"{code}: version {version} does not follow version {versions.get(code, 0)}")
        elif version == 1 and code in taken:
            results[at] = Conflict(f"{code}: an earlier table with this code still has records")
        else:
            versions[code] = version
            written.append(append)
            if request:
                done.add(request)
    if written:
        await _write(connection, written)
    return results


Request = tuple[str, str, str]


def _request(append: Append) -> Request | None:
    """Return the table's code, the key and the id that identify a request, or `None` if there is no request."""
    if append.log.request is None or append.log.key is None:
        return None
    return append.row.code, append.log.key, append.log.request


async def _lock_tables(connection: AsyncConnection, codes: set[str]) -> dict[str, int]:
    """Lock tables until the end of the transaction and return their versions; -1 for a closed table."""
    query = (
        select(tables.c.code, tables.c.version, tables.c.phase)
        .where(tables.c.code.in_(sorted(codes)))
        .order_by(tables.c.code)
        .with_for_update()
    )
    found = await connection.execute(query)
    return {code: -1 if phase == CLOSED else version for code, version, phase in found}


async def _done_requests(connection: AsyncConnection, appends: Sequence[Append]) -> set[Request | None]:
    """Return the requests of these appends that the log already contains."""
    requests = sorted({request for append in appends if (request := _request(append))})
    if not requests:
        return set()
    # One condition for each request: SQLite cannot search an index for a list of tuples and scans the whole log.
    each = (and_(log.c.code == code, log.c.key == key, log.c.request == request) for code, key, request in requests)
    found = await connection.execute(select(log.c.code, log.c.key, log.c.request).where(or_(*each)))
    return {(code, key, request) for code, key, request in found}


async def _codes_with_records(connection: AsyncConnection, appends: Sequence[Append]) -> set[str]:
    """Return the codes of new tables that have old records; a new game would get the id of an old record."""
    new = sorted({append.row.code for append in appends if append.row.version == 1})
    if not new:
        return set()
    found = await connection.execute(select(records.c.code).where(records.c.code.in_(new)).distinct())
    return set(found.scalars())


async def _write(connection: AsyncConnection, appends: Sequence[Append]) -> None:
    if new := [asdict(append.row) for append in appends if append.row.version == 1]:
        await connection.execute(insert(tables), new)
    if changed := [append.row for append in appends if append.row.version > 1]:
        rows = [
            {"the_code": row.code, "before": row.version - 1} | {f"new_{name}": getattr(row, name) for name in _CHANGED}
            for row in changed
        ]
        await connection.execute(_UPDATE, rows)
    await connection.execute(insert(log), [{"code": append.row.code, **asdict(append.log)} for append in appends])
    if kept := [asdict(append.record) for append in appends if append.record]:
        await connection.execute(insert(records), kept)
    await notify(connection, [(append.row.code, append.row.version) for append in appends])


async def notify(connection: AsyncConnection, changes: Sequence[tuple[str, int]]) -> None:
    """Notify other processes when this transaction is committed (PostgreSQL only)."""
    if connection.dialect.name == "postgresql":
        messages = [f"{code} {version}" for code, version in changes]
        each = func.unnest(bindparam("messages", messages, ARRAY(Text))).alias("each")
        await connection.execute(select(func.pg_notify(CHANNEL, each.column)))
