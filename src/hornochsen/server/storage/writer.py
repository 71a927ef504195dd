"""All appends of a process go through one writer, which makes many of them durable with one commit."""

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

GROUP = 128
"""At most so many go into one transaction."""


class Rest(Struct, frozen=True):
    """A new time to wake a table, if its version still is that."""

    code: str
    version: int
    wake: float | None


class Job(Struct):
    """Something to be written, and whoever waits for it."""

    what: Append | Rest
    done: asyncio.Future[None]

    def end(self, error: StorageError | None = None) -> None:
        if self.done.done():  # whoever waited has gone
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """Takes all that waits, writes it, and tells each caller how it went."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[Job] = deque()
        self._work = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def write(self, what: Append | Rest) -> None:
        if self._closing:
            raise Unavailable("the database is being closed")
        job = Job(what, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._work.set()
        await job.done

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._work.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._work.wait()
            self._work.clear()
            while self._waiting:
                jobs = [self._waiting.popleft() for _ in range(min(GROUP, len(self._waiting)))]
                try:
                    await self._group(jobs)
                except Unavailable as error:  # those behind need not find out one after the other
                    self._fail([*jobs, *self._waiting], error)
                    self._waiting.clear()
                except Exception as error:
                    self._fail(jobs, Unavailable(f"the database could not write: {type(error).__name__}: {error}"))

    @staticmethod
    def _fail(jobs: Sequence[Job], error: Unavailable) -> None:
        for job in jobs:
            job.end(Unavailable(str(error)))

    async def _group(self, jobs: Sequence[Job]) -> None:
        try:
            await self._together(jobs)
        except exc.IntegrityError as error:
            if len(jobs) == 1:  # another process was quicker
                jobs[0].end(Conflict(f"another process was quicker: {type(error.orig).__name__}"))
                return
            for job in jobs:
                await self._group([job])

    async def _together(self, jobs: Sequence[Job]) -> None:
        """Write jobs in one transaction; those that lose are left out."""
        appends = [job.what for job in jobs if isinstance(job.what, Append)]
        rests = [asdict(job.what) for job in jobs if isinstance(job.what, Rest)]
        async with self._database.write() as connection:
            # Locks are taken all at once and in one order, so that processes do not wait for each other in a ring.
            versions = await _locked(connection, {rest["code"] for rest in rests} | {one.row.code for one in appends})
            results = iter(await _append(connection, appends, versions))
            if rests:
                await connection.execute(_REST, [{f"the_{name}": value for name, value in r.items()} for r in rests])
        for job in jobs:
            job.end(next(results) if isinstance(job.what, Append) else None)


_REST = (
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
    """Write what fits, in one transaction; the rest are told why not."""
    order = sorted(range(len(appends)), key=lambda at: (appends[at].row.code, appends[at].row.version))
    asked, taken = await _asked(connection, appends), await _recorded(connection, appends)
    results: list[StorageError | None] = [None] * len(appends)
    written: list[Append] = []
    for at in order:
        append = appends[at]
        code, version, request = append.row.code, append.row.version, _request(append)
        if request in asked:
            results[at] = Repeated(f"{code}: request {append.log.request} was done before")
        elif versions.get(code, 0) != version - 1:
            results[at] = Conflict(f"{code}: version {version} does not follow version {versions.get(code, 0)}")
        elif version == 1 and code in taken:
            results[at] = Conflict(f"{code}: records of an earlier table with this code are kept")
        else:
            versions[code] = version
            written.append(append)
            if request:
                asked.add(request)
    if written:
        await _write(connection, written)
    return results


Request = tuple[str, str, str]


def _request(append: Append) -> Request | None:
    """What makes a request the same one: nobody else's has this key."""
    if append.log.request is None or append.log.key is None:
        return None
    return append.row.code, append.log.key, append.log.request


async def _locked(connection: AsyncConnection, codes: set[str]) -> dict[str, int]:
    """The tables' versions, which nobody else changes before we end; a closed one has none that could be followed."""
    query = (
        select(tables.c.code, tables.c.version, tables.c.phase)
        .where(tables.c.code.in_(sorted(codes)))
        .order_by(tables.c.code)
        .with_for_update()
    )
    found = await connection.execute(query)
    return {code: -1 if phase == CLOSED else version for code, version, phase in found}


async def _asked(connection: AsyncConnection, appends: Sequence[Append]) -> set[Request | None]:
    asked = sorted({request for append in appends if (request := _request(append))})
    if not asked:
        return set()
    # One condition for each request: SQLite cannot search an index for a list of tuples and scans the whole log.
    each = (and_(log.c.code == code, log.c.key == key, log.c.request == request) for code, key, request in asked)
    found = await connection.execute(select(log.c.code, log.c.key, log.c.request).where(or_(*each)))
    return {(code, key, request) for code, key, request in found}


async def _recorded(connection: AsyncConnection, appends: Sequence[Append]) -> set[str]:
    """Return the codes of new tables under which records are kept: a new game would get the id of an old record."""
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
    await tell(connection, [(append.row.code, append.row.version) for append in appends])


async def tell(connection: AsyncConnection, changes: Sequence[tuple[str, int]]) -> None:
    """Let other processes know, once this transaction is done."""
    if connection.dialect.name == "postgresql":
        said = [f"{code} {version}" for code, version in changes]
        each = func.unnest(bindparam("said", said, ARRAY(Text))).alias("each")
        await connection.execute(select(func.pg_notify(CHANNEL, each.column)))
