"""What operators do with tables: close, delete, forget, purge."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, and_, delete, insert, or_, select, true, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ..ops.logs import log as logger
from .anonymise import Forgetting
from .database import Database
from .rows import Purged
from .schema import CLOSED, closings, log, records, tables
from .writer import tell

DAY = 86400.0
PAGE = 100


async def close_table(database: Database, code: str) -> bool:
    async with database.write() as connection:
        now = time.time()
        found = await connection.execute(
            update(tables)
            .where(tables.c.code == code, tables.c.phase != CLOSED)
            .values(phase=CLOSED, wake=None, updated=now)
            .returning(tables.c.version)
        )
        version = found.scalar()
        if version is not None:
            await _closing(connection, code, now)
            await tell(connection, [(code, version)])
        return version is not None


async def delete_table(database: Database, code: str, *, with_records: bool = False) -> bool:
    async with database.write() as connection:
        version = await connection.scalar(select(tables.c.version).where(tables.c.code == code).with_for_update())
        if version is not None:
            await _closing(connection, code, time.time())
            await _delete(connection, [code])
            await tell(connection, [(code, version)])
        gone = 0
        if with_records:
            gone = (await connection.execute(delete(records).where(records.c.code == code))).rowcount
        return version is not None or gone > 0


async def _closing(connection: AsyncConnection, code: str, now: float) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    noted: Any = dialect.insert(closings).values(code=code, at=now)
    await connection.execute(noted.on_conflict_do_update(index_elements=["code"], set_={"at": now}))


async def _delete(connection: AsyncConnection, codes: list[str]) -> None:
    await connection.execute(delete(log).where(log.c.code.in_(codes)))
    await connection.execute(delete(tables).where(tables.c.code.in_(codes)))


async def forget(database: Database, name: str) -> int:
    touched = 0
    async for code in _keys(database, select(tables.c.code), tables.c.code):
        async with database.write() as connection:
            touched += await _forget_in_table(connection, code, Forgetting(name))
    async for record in _keys(database, select(records.c.id), records.c.id):
        async with database.write() as connection, _skipping(record):
            touched += await _forget_in_record(connection, record, Forgetting(name))
    return touched


@contextlib.asynccontextmanager
async def _skipping(record: str) -> AsyncIterator[None]:
    """A record that cannot be read must not keep the names in all others."""
    try:
        yield
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        logger.warning("record cannot be read", record=record, error=type(error).__name__)


async def purge(database: Database, now: float, games: float | None, names: float | None, idle: float | None) -> Purged:
    old = _older(tables.c.updated, now, games)
    finished = tables.c.phase.in_(("over", CLOSED))
    gone = [and_(finished, old)] if old is not None else []
    if (untouched := _older(tables.c.updated, now, idle)) is not None:
        gone.append(untouched)
    removed = await _remove_tables(database, or_(*gone)) if gone else 0
    kept = 0
    if (aged := _older(records.c.created, now, games)) is not None:
        async with database.write() as connection:
            kept = (await connection.execute(delete(records).where(aged))).rowcount
    async with database.write() as connection:
        await connection.execute(delete(closings).where(closings.c.at < now - DAY))
    return Purged(removed, kept, await _remove_names(database, now, names))


def _older(column: Any, now: float, days: float | None) -> ColumnElement[bool] | None:
    return None if days is None else column < now - days * DAY


async def _remove_tables(database: Database, which: ColumnElement[bool]) -> int:
    removed = 0
    while True:
        async with database.write() as connection:
            query = select(tables.c.code, tables.c.version).where(which).order_by(tables.c.code).limit(PAGE)
            found = list(await connection.execute(query.with_for_update()))
            if not found:
                return removed
            for code, _ in found:
                await _closing(connection, code, time.time())
            await _delete(connection, [code for code, _ in found])
            await tell(connection, [(code, version) for code, version in found])
            removed += len(found)


async def _remove_names(database: Database, now: float, days: float | None) -> int:
    """Replace all names in games that ended long ago; once."""
    table, record = _older(tables.c.updated, now, days), _older(records.c.created, now, days)
    if table is None or record is None:
        return 0
    touched = 0
    finished = select(tables.c.code).where(tables.c.named, tables.c.phase.in_(("over", CLOSED)), table)
    async for code in _keys(database, finished, tables.c.code):
        async with database.write() as connection:
            touched += await _forget_in_table(connection, code, Forgetting(None))
            await connection.execute(update(tables).where(tables.c.code == code).values(named=False))
    async for key in _keys(database, select(records.c.id).where(records.c.named, record), records.c.id):
        async with database.write() as connection, _skipping(key):
            touched += await _forget_in_record(connection, key, Forgetting(None))
            await connection.execute(update(records).where(records.c.id == key).values(named=False))
    return touched


async def _keys(database: Database, query: Select[Any], key: Any) -> AsyncIterator[str]:
    """All keys of a query, page by page, so that nobody waits for long."""
    after: ColumnElement[bool] = true()
    while True:
        async with database.read() as connection:
            page = list((await connection.execute(query.where(after).order_by(key).limit(PAGE))).scalars())
        if not page:
            return
        for found in page:
            yield found
        after = key > page[-1]


async def _forget_in_table(connection: AsyncConnection, code: str, forgetting: Forgetting) -> bool:
    """A running server that knows the old snapshot loses its next append and loads the new one."""
    row = (await connection.execute(select(tables).where(tables.c.code == code).with_for_update())).one_or_none()
    if row is None:
        return False
    touched = await _forget_in_log(connection, code, forgetting)
    snapshot, summary = forgetting.snapshot(row.snapshot), forgetting.summary(row.summary)
    if (snapshot, summary) == (row.snapshot, row.summary):
        return touched
    version = row.version + 1
    await connection.execute(
        update(tables)
        .where(tables.c.code == code)
        .values(snapshot=_versioned(snapshot, version), summary=summary, version=version)
    )
    await connection.execute(
        insert(log).values(code=code, version=version, at=row.updated, key=None, request=None, answer=None, entry=b"{}")
    )
    await tell(connection, [(code, version)])
    return True


def _versioned(snapshot: bytes, version: int) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(snapshot) | {"version": version})


async def _forget_in_log(connection: AsyncConnection, code: str, forgetting: Forgetting) -> bool:
    touched = False
    entries = select(log.c.version, log.c.entry).where(log.c.code == code).order_by(log.c.version)
    for version, entry in list(await connection.execute(entries)):
        changed = forgetting.entry(entry)
        if changed != entry:
            touched = True
            here = and_(log.c.code == code, log.c.version == version)
            await connection.execute(update(log).where(here).values(entry=changed))
    return touched


async def _forget_in_record(connection: AsyncConnection, key: str, forgetting: Forgetting) -> bool:
    text = await connection.scalar(select(records.c.text).where(records.c.id == key).with_for_update())
    changed = text if text is None else forgetting.record(text)
    if changed == text:
        return False
    await connection.execute(update(records).where(records.c.id == key).values(text=changed))
    return True
