"""Deleting data: close and delete tables, remove names, purge old games."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, delete, or_, select, true, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ..database import Database
from ..notifications import notify
from ..queries import moderation
from ..rows import Purged
from ..schema import (
    CLOSED,
    blocks,
    closings,
    daily_games,
    log,
    mail_addresses,
    mail_links,
    notices,
    participations,
    player_seats,
    players,
    ratings,
    records,
    seat_passes,
    tables,
)
from ..schema import games as games_
from .anonymiser import PLACEHOLDER, Anonymiser
from .name_removal import remove_names_from_records, remove_names_from_tables

DAY = 86400.0
PAGE = 100
"""Rows per transaction, so that other writers do not wait for long."""


async def close_table(database: Database, code: str) -> bool:
    """Close a table; return whether it was open."""
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
            await _note_closing(connection, code, now)
            await notify(connection, [(code, version)])
        return version is not None


async def delete_table(database: Database, code: str, *, with_records: bool = False) -> bool:
    """Delete a table and its log, optionally its records; return whether anything was deleted."""
    async with database.write() as connection:
        version = await connection.scalar(select(tables.c.version).where(tables.c.code == code).with_for_update())
        if version is not None:
            await _note_closing(connection, code, time.time())
            await _delete(connection, [code])
            await notify(connection, [(code, version)])
        deleted = 0
        if with_records:
            deleted = (await connection.execute(delete(records).where(records.c.code == code))).rowcount
        return version is not None or deleted > 0


async def _note_closing(connection: AsyncConnection, code: str, now: float) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement: Any = dialect.insert(closings).values(code=code, at=now)
    await connection.execute(statement.on_conflict_do_update(index_elements=["code"], set_={"at": now}))


async def _delete(connection: AsyncConnection, codes: list[str]) -> None:
    await connection.execute(delete(log).where(log.c.code.in_(codes)))
    await connection.execute(delete(player_seats).where(player_seats.c.code.in_(codes)))
    await connection.execute(delete(notices).where(notices.c.subject.in_(codes)))
    await connection.execute(delete(seat_passes).where(seat_passes.c.code.in_(codes)))
    await connection.execute(delete(tables).where(tables.c.code.in_(codes)))


async def forget(database: Database, name: str) -> int:
    """Remove a name and its chat messages everywhere; return the number of changed tables, records and reports."""
    touched = 0
    async for code in _keys(database, select(tables.c.code), tables.c.code):
        async with database.write() as connection:
            touched += await remove_names_from_tables(connection, {code: [Anonymiser(name)]})
    async for record in _keys(database, select(records.c.id), records.c.id):
        async with database.write() as connection:
            touched += await remove_names_from_records(connection, {record: [Anonymiser(name)]})
    async with database.write() as connection:
        await connection.execute(
            update(participations)
            .where(participations.c.name == name, participations.c.bot.is_(None))
            .values(name=PLACEHOLDER)
        )
        named = select(players.c.id).where(players.c.name == name)
        unlisted = update(ratings).where(ratings.c.player.in_(named), ratings.c.listed).values(listed=False)
        touched += (await connection.execute(unlisted)).rowcount
        known = update(blocks).where(blocks.c.name == name).values(name=PLACEHOLDER)
        touched += (await connection.execute(known)).rowcount
        address = mail_addresses.c.address == name.lower()  # the name may be a mail address
        owners = select(mail_addresses.c.player).where(address)
        await connection.execute(delete(seat_passes).where(seat_passes.c.player.in_(owners)))
        for table in (mail_addresses, mail_links):
            touched += (await connection.execute(delete(table).where(table.c.address == name.lower()))).rowcount
    return touched + await moderation.forget(database, name)


async def purge(
    database: Database,
    now: float,
    games: float | None,
    names: float | None,
    idle: float | None,
    uploads: float | None = None,
) -> Purged:
    """Delete finished games, names, idle tables and uploads older than these numbers of days; `None`: keep."""
    old = _older(tables.c.updated, now, games)
    finished = tables.c.phase.in_(("over", CLOSED))
    conditions = [and_(finished, old)] if old is not None else []
    if (untouched := _older(tables.c.updated, now, idle)) is not None:
        conditions.append(untouched)
    removed = await remove_tables(database, or_(*conditions)) if conditions else 0
    deleted = 0
    aged = [_older(records.c.created, now, games), _older_upload(now, uploads)]
    for condition in [condition for condition in aged if condition is not None]:
        async with database.write() as connection:
            deleted += (await connection.execute(delete(records).where(condition))).rowcount
    async with database.write() as connection:
        await connection.execute(delete(closings).where(closings.c.at < now - DAY))
        if (played := _older(daily_games.c.began, now, games)) is not None:
            await connection.execute(delete(daily_games).where(played))
    return Purged(removed, deleted, await _remove_names(database, now, names))


def _older(column: Any, now: float, days: float | None) -> ColumnElement[bool] | None:
    return None if days is None else column < now - days * DAY


def _older_upload(now: float, days: float | None) -> ColumnElement[bool] | None:
    old = _older(records.c.created, now, days)
    counted = select(games_.c.id)  # records that players have submitted are kept like other games
    return None if old is None else and_(records.c.code.is_(None), old, records.c.id.not_in(counted))


async def remove_tables(database: Database, condition: ColumnElement[bool]) -> int:
    """Delete all tables that meet a condition, and their logs; return their number."""
    removed = 0
    while True:
        async with database.write() as connection:
            page = select(tables.c.code).where(condition).limit(PAGE)  # sorted here, SQLite would read all tables
            query = select(tables.c.code, tables.c.version).where(tables.c.code.in_(page), condition)
            found = list(await connection.execute(query.order_by(tables.c.code).with_for_update()))
            if not found:
                return removed
            for code, _ in found:
                await _note_closing(connection, code, time.time())
            await _delete(connection, [code for code, _ in found])
            await notify(connection, [(code, version) for code, version in found])
            removed += len(found)


async def _remove_names(database: Database, now: float, days: float | None) -> int:
    """Remove all names from old games that still contain names; return the number of changed rows."""
    table, record = _older(tables.c.updated, now, days), _older(records.c.created, now, days)
    if table is None or record is None:
        return 0
    touched = 0
    finished = select(tables.c.code).where(tables.c.named, tables.c.phase.in_(("over", CLOSED)), table)
    async for code in _keys(database, finished, tables.c.code):
        async with database.write() as connection:
            touched += await remove_names_from_tables(connection, {code: [Anonymiser(None)]})
            await connection.execute(update(tables).where(tables.c.code == code).values(named=False))
    async for key in _keys(database, select(records.c.id).where(records.c.named, record), records.c.id):
        async with database.write() as connection:
            touched += await remove_names_from_records(connection, {key: [Anonymiser(None)]})
            await connection.execute(update(records).where(records.c.id == key).values(named=False))
    await _remove_names_of_participants(database, now, days)
    return touched


async def _remove_names_of_participants(database: Database, now: float, days: float | None) -> None:
    """Remove the names of people from the results of old games."""
    old = _older(participations.c.ended, now, days)
    assert old is not None
    named = and_(old, participations.c.bot.is_(None), participations.c.name != PLACEHOLDER)
    async with database.write() as connection:
        await connection.execute(update(participations).where(named).values(name=PLACEHOLDER))


async def _keys(database: Database, query: Select[Any], key: Any) -> AsyncIterator[str]:
    """Yield all keys of a query, page by page."""
    after: ColumnElement[bool] = true()
    while True:
        async with database.read() as connection:
            page = list((await connection.execute(query.where(after).order_by(key).limit(PAGE))).scalars())
        if not page:
            return
        for found in page:
            yield found
        after = key > page[-1]
