"""Which processes serve the tables, and how long none did: clocks stand still meanwhile."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .schema import processes, service

ALIVE = 15.0
"""A process that was not heard of for so many seconds is dead."""

_CONNECTED = text(
    "SELECT application_name FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name LIKE 'hornochsen %'"
)


async def begin(database: Database, process: str, now: float) -> float:
    """Register a process; the seconds during which there was none, over the database's whole life."""
    async with database.write() as connection:
        await _lock(connection)
        offset, stopped = (await connection.execute(select(service.c.offset, service.c.seen))).one()
        rows = await connection.execute(select(processes.c.id, processes.c.seen))
        seen: dict[str, float] = {row.id: row.seen for row in rows}
        others = {name for name, at in seen.items() if at > now - ALIVE and name != process}
        latest = max(filter(None, [stopped, *seen.values()]), default=None)
        gone = delete(processes).where(processes.c.id.not_in(others))  # one that was only silent comes back by its beat
        if latest is not None and not await _connected(connection, others):
            offset += max(0.0, now - latest)
            gone = delete(processes)
        await connection.execute(gone)
        await connection.execute(update(service).values(offset=offset, seen=max(now, latest or now)))
        await _seen(connection, process, now)
        return float(offset)


async def _lock(connection: AsyncConnection) -> None:
    """One process begins after the other."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    await connection.execute(dialect.insert(service).values(id=1, offset=0.0, seen=None).on_conflict_do_nothing())
    await connection.execute(select(service).with_for_update())


async def _connected(connection: AsyncConnection, others: set[str]) -> bool:
    """Whether one of them is really there: one that crashed a moment ago has no connection any more."""
    if connection.dialect.name != "postgresql" or not others:
        return False  # only one process serves a SQLite database: us
    names = {f"hornochsen {other}"[:63].strip() for other in others}
    return not names.isdisjoint((await connection.execute(_CONNECTED)).scalars())


async def _seen(connection: AsyncConnection, process: str, now: float) -> None:
    done = await connection.execute(update(processes).where(processes.c.id == process).values(seen=now))
    if not done.rowcount:
        await connection.execute(insert(processes).values(id=process, seen=now))


async def beat(database: Database, process: str, now: float) -> frozenset[str]:
    """Say that a process is alive; all that are."""
    async with database.write() as connection:
        await _seen(connection, process, now)
        return await living(connection, now)


async def living(connection: AsyncConnection, now: float) -> frozenset[str]:
    alive = select(processes.c.id).where(processes.c.seen > now - ALIVE)
    return frozenset((await connection.execute(alive)).scalars())


async def end(database: Database, process: str) -> None:
    """A process stops; when it was last there is kept."""
    async with database.write() as connection:
        await _lock(connection)
        seen = select(func.max(processes.c.seen)).where(processes.c.id == process).scalar_subquery()
        latest = await connection.scalar(select(seen))
        before = await connection.scalar(select(service.c.seen))
        if latest is not None:
            await connection.execute(update(service).values(seen=max(latest, before or latest)))
            await connection.execute(delete(processes).where(processes.c.id == process))
