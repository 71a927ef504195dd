"""Groups of appends on PostgreSQL, which several processes may write at the same time."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import and_, bindparam, exc, insert, or_, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from ..database import Database
from ..errors import Conflict, Repeated, StorageError
from ..notifications import notify
from ..queries.outbox import insert_wanted
from ..rows import Append, DailyGameRow, SetWake, Write
from ..schema import CLOSED, daily_games, games, log, participations, player_seats, records, tables


class PostgresAppends:
    """Writes groups in one transaction; an append that conflicts or repeats a request does not disturb the others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(self, group: Sequence[Write]) -> list[StorageError | None]:
        """Write a group; return for each write its error, or `None` if it is durable."""
        try:
            return await self._write_transaction(group)
        except exc.IntegrityError as error:
            if len(group) == 1:
                return [Conflict(f"another process wrote first: {type(error.orig).__name__}")]
            return [result for write in group for result in await self.write([write])]

    async def close(self) -> None:
        """Do nothing: the database owns the connections."""

    async def _write_transaction(self, group: Sequence[Write]) -> list[StorageError | None]:
        appends = [write for write in group if isinstance(write, Append)]
        wakes = [asdict(write) for write in group if isinstance(write, SetWake)]
        async with self._database.write() as connection:
            # All locks are taken at once and in one order, which prevents deadlocks between processes.
            versions = await _lock_tables(
                connection, {wake["code"] for wake in wakes} | {append.row.code for append in appends}
            )
            results = iter(await _append(connection, appends, versions))
            if wakes:
                rows = [{f"the_{name}": value for name, value in wake.items()} for wake in wakes]
                await connection.execute(_SET_WAKE, rows)
        return [next(results) if isinstance(write, Append) else None for write in group]


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
        code, version, requests = append.row.code, append.row.version, _requests(append)
        if repeated := done.intersection(requests):
            results[at] = Repeated(f"{code}: request {min(repeated)[2]} was carried out before")
        elif versions.get(code, 0) != append.follows:
            results[at] = Conflict(f"{code}: version {version} does not follow version {versions.get(code, 0)}")
        elif append.follows == 0 and code in taken:
            results[at] = Conflict(f"{code}: an earlier table with this code still has records")
        else:
            versions[code] = version
            written.append(append)
            done.update(requests)
    if written:
        await _write(connection, written)
    return results


Request = tuple[str, str, str]


def _requests(append: Append) -> list[Request]:
    """Return the table's code, the key and the id that identify each request of an append."""
    return [
        (append.row.code, log.key, log.request)
        for log in append.logs
        if log.request is not None and log.key is not None
    ]


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


async def _done_requests(connection: AsyncConnection, appends: Sequence[Append]) -> set[Request]:
    """Return the requests of these appends that the log already contains."""
    requests = sorted({request for append in appends for request in _requests(append)})
    if not requests:
        return set()
    each = (and_(log.c.code == code, log.c.key == key, log.c.request == request) for code, key, request in requests)
    found = await connection.execute(select(log.c.code, log.c.key, log.c.request).where(or_(*each)))
    return {(code, key, request) for code, key, request in found}


async def _codes_with_records(connection: AsyncConnection, appends: Sequence[Append]) -> set[str]:
    """Return the codes of new tables that have old records; a new game would get the id of an old record."""
    new = sorted({append.row.code for append in appends if append.follows == 0})
    if not new:
        return set()
    found = await connection.execute(select(records.c.code).where(records.c.code.in_(new)).distinct())
    return set(found.scalars())


async def _write(connection: AsyncConnection, appends: Sequence[Append]) -> None:
    if new := [asdict(append.row) for append in appends if append.follows == 0]:
        await connection.execute(insert(tables), new)
    if changed := [append for append in appends if append.follows]:
        rows = [
            {"the_code": append.row.code, "before": append.follows}
            | {f"new_{name}": getattr(append.row, name) for name in _CHANGED}
            for append in changed
        ]
        await connection.execute(_UPDATE, rows)
    logs = [{"code": append.row.code, **asdict(row)} for append in appends for row in append.logs]
    await connection.execute(insert(log), logs)
    if kept := [asdict(append.record) for append in appends if append.record]:
        await connection.execute(insert(records), kept)
    if results := [append.result for append in appends if append.result]:
        await connection.execute(insert(games), [asdict(result.game) for result in results])
        await connection.execute(insert(participations), [asdict(seat) for result in results for seat in result.seats])
    if seated := [asdict(seat) for append in appends for seat in append.seated]:
        await connection.execute(postgresql.insert(player_seats).on_conflict_do_nothing(), seated)
    await insert_wanted(connection, [notice for append in appends for notice in append.notices])
    for append in appends:
        if isinstance(append.daily, DailyGameRow):
            await connection.execute(insert(daily_games), asdict(append.daily))
        elif append.daily:
            mine = and_(daily_games.c.code == append.daily.code, daily_games.c.ended.is_(None))
            await connection.execute(update(daily_games).where(mine).values(asdict(append.daily)))
    await notify(connection, [(append.row.code, append.row.version) for append in appends])
