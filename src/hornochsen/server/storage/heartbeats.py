"""Heartbeats of server processes, and the total downtime, which table clocks do not count."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .schema import FORMAT, processes, service

ALIVE_SECONDS = 15.0
"""Seconds without a heartbeat after which a process counts as dead."""

OLDER_SECONDS = 60.0
"""Seconds after its last heartbeat for which a process of an older version counts as running; it may be suspended."""

_CONNECTED = text(
    "SELECT application_name FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name LIKE 'hornochsen %'"
)


async def begin(database: Database, process: str, now: float) -> float:
    """Register a process and return the total downtime in seconds since the database was created."""
    async with database.write() as connection:
        await lock_service(connection)
        offset, stopped = (await connection.execute(select(service.c.offset, service.c.seen))).one()
        rows = await connection.execute(select(processes.c.id, processes.c.seen))
        seen: dict[str, float] = {row.id: row.seen for row in rows}
        others = {name for name, at in seen.items() if at > now - ALIVE_SECONDS and name != process}
        latest = max(filter(None, [stopped, *seen.values()]), default=None)
        dead = delete(processes).where(processes.c.id.not_in(others))  # a live process is added by its next heartbeat
        if latest is not None and not await _connected(connection, others):
            offset += max(0.0, now - latest)
            dead = delete(processes)
        await connection.execute(dead)
        await connection.execute(update(service).values(offset=offset, seen=max(now, latest or now)))
        await _update_seen(connection, process, now)
        return float(offset)


async def lock_service(connection: AsyncConnection) -> None:
    """Lock the row of `service`, so that processes register one after the other."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    await connection.execute(dialect.insert(service).values(id=1, offset=0.0, seen=None).on_conflict_do_nothing())
    await connection.execute(select(service).with_for_update())


async def _connected(connection: AsyncConnection, others: set[str]) -> bool:
    """Return whether any of these processes is connected to the database; a crashed process is not."""
    if connection.dialect.name != "postgresql" or not others:
        return False  # only one process serves a SQLite database
    names = {f"hornochsen {other}"[:63].strip() for other in others}
    return not names.isdisjoint((await connection.execute(_CONNECTED)).scalars())


async def _update_seen(connection: AsyncConnection, process: str, now: float) -> None:
    done = await connection.execute(update(processes).where(processes.c.id == process).values(seen=now))
    if not done.rowcount:
        await connection.execute(insert(processes).values(id=process, seen=now, format=FORMAT))


async def beat(database: Database, process: str, now: float) -> tuple[frozenset[str], bool]:
    """Store a heartbeat of a process; return all live processes, and whether one of them has an older version."""
    async with database.write() as connection:
        await _update_seen(connection, process, now)
        return await live_processes(connection, now), await has_older(connection, now)


async def live_processes(connection: AsyncConnection, now: float) -> frozenset[str]:
    """Return the processes with a recent heartbeat."""
    alive = select(processes.c.id).where(processes.c.seen > now - ALIVE_SECONDS)
    return frozenset((await connection.execute(alive)).scalars())


async def has_older(connection: AsyncConnection, now: float) -> bool:
    """Return whether a live process has an older storage format than this one."""
    older = or_(processes.c.format.is_(None), processes.c.format < FORMAT)
    query = select(func.count()).select_from(processes).where(older, processes.c.seen > now - OLDER_SECONDS)
    return bool(await connection.scalar(query))


async def end(database: Database, process: str) -> None:
    """Remove a process and keep the time of its last heartbeat, from which downtime is counted."""
    async with database.write() as connection:
        await lock_service(connection)
        seen = select(func.max(processes.c.seen)).where(processes.c.id == process).scalar_subquery()
        latest = await connection.scalar(select(seen))
        before = await connection.scalar(select(service.c.seen))
        if latest is not None:
            await connection.execute(update(service).values(seen=max(latest, before or latest)))
            await connection.execute(delete(processes).where(processes.c.id == process))
