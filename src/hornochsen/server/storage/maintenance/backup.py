"""Backup and restore of a whole database as one file, which is the same for SQLite and PostgreSQL.

The file contains compressed JSON lines: a header, one line for each row, and a footer with the numbers of rows.
"""

from __future__ import annotations

import gzip
import io
import time
import zlib
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import LargeBinary, Table, delete, func, insert, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from .. import heartbeats
from ..database import Database, create_file
from ..errors import BadBackup, DatabaseInUse, NotEmpty, Unavailable
from ..schema import (
    HEAD,
    addresses,
    barred,
    closings,
    daily_days,
    daily_games,
    device_links,
    devices,
    games,
    log,
    mail_addresses,
    mail_links,
    notice_settings,
    notices,
    participations,
    player_seats,
    players,
    processes,
    push_subscriptions,
    records,
    removals,
    reports,
    reviews,
    service,
    tables,
)
from ..serving_lock import ServingLock
from . import upgrades

FORMAT = "hornochsen-backup"
TABLES: dict[str, Table] = {
    str(table.name): table
    for table in (
        *(tables, log, records, reviews, closings, service, barred, reports, addresses, removals),
        *(players, devices, device_links, player_seats, games, participations, daily_days, daily_games),
        *(notice_settings, mail_addresses, mail_links, push_subscriptions, notices),
    )
}
"""The database tables in a backup, in the order in which they are restored."""

PAGE = 200
MAX_LINE = 64 * 2**20
"""Maximum bytes of a line; no row is as long."""

Progress = Callable[[int], object]
"""Called with a number of rows that have been processed."""


class Header(msgspec.Struct, frozen=True):
    format: str
    schema: str
    created: float
    rows: dict[str, int]


class Line(msgspec.Struct, frozen=True):
    table: str
    row: dict[str, Any]


class Footer(msgspec.Struct, frozen=True):
    rows: dict[str, int]


_header = msgspec.json.Decoder(Header)
_line = msgspec.json.Decoder(Line)
_footer = msgspec.json.Decoder(Footer, strict=True)


async def backup(url: str, file: IO[bytes], start_progress: Callable[[int], Progress]) -> dict[str, int]:
    """Write a consistent snapshot of a database to a file; return the number of rows of each table."""
    database = Database(url, timeouts=False)
    try:
        await _check(database)
        async with database.read() as connection:
            if database.postgres:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            rows = {
                name: await connection.scalar(select(func.count()).select_from(t)) or 0 for name, t in TABLES.items()
            }
            progress = start_progress(sum(rows.values()))
            with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6) as packed:
                packed.write(msgspec.json.encode(Header(FORMAT, HEAD, time.time(), rows)) + b"\n")
                for name in TABLES:
                    await _dump(connection, name, packed, progress)
                packed.write(msgspec.json.encode(Footer(rows)) + b"\n")
            return rows
    finally:
        await database.dispose()


async def _check(database: Database) -> None:
    if database.path is not None and not database.path.exists():
        raise Unavailable(f"{database.path}: no such database")
    await upgrades.check(database)


async def _dump(connection: AsyncConnection, name: str, packed: gzip.GzipFile, progress: Progress) -> None:
    table = TABLES[name]
    key = list(table.primary_key)
    query = select(table).order_by(*key).limit(PAGE)
    last: tuple[Any, ...] | None = None
    while True:
        page = list(await connection.execute(query if last is None else query.where(tuple_(*key) > tuple_(*last))))
        if not page:
            return
        for row in page:
            values = {str(column): _text(value) for column, value in row._mapping.items() if column != "lease"}
            if name == "service":
                values["seen"] = await _last_seen(connection, row.seen)
            packed.write(msgspec.json.encode(Line(name, values)) + b"\n")
        progress(len(page))
        last = tuple(page[-1]._mapping[column.name] for column in key)


async def _last_seen(connection: AsyncConnection, stopped: float | None) -> float | None:
    """Return the time of the last heartbeat; after a restore, downtime is counted from that time."""
    seen = await connection.scalar(select(func.max(processes.c.seen)))
    return max(filter(None, (stopped, seen)), default=None)


def _text(value: object) -> object:
    return value.decode() if isinstance(value, bytes) else value


def check_file(path: Path, examine: Callable[[Line], object] = lambda _: None) -> Header:
    """Read a whole backup and return its header; raise `BadBackup` if it is damaged or incomplete.

    `examine` is called with each row and may raise `BadBackup` too.
    """
    found = dict.fromkeys(TABLES, 0)
    header, lines = _open(path)
    for line in lines:
        found[line.table] += 1
        examine(line)
    if found != header.rows:
        raise BadBackup(f"{path}: the backup is damaged: rows are missing")
    return header


def _open(path: Path) -> tuple[Header, Iterator[Line]]:
    lines = _lines(path)
    first = next(lines, b"")
    try:
        header = _header.decode(first)
    except msgspec.MsgspecError:
        raise BadBackup(f"{path}: not a backup of hornochsen") from None
    if header.format == FORMAT and header.schema != HEAD:
        raise BadBackup(f"{path}: the backup has schema {header.schema}, not {HEAD}: {_advice(header)}")
    if header.format != FORMAT or header.rows.keys() != TABLES.keys():
        raise BadBackup(f"{path}: not a backup of hornochsen")
    return header, _decoded(path, lines, header)


def _advice(header: Header) -> str:
    """Return advice on how to restore a backup of another version."""
    if header.schema > HEAD:
        return "use a newer hornochsen"
    return "restore it with the version that wrote it, then upgrade the database with this version (db upgrade)"


def _decoded(path: Path, lines: Iterator[bytes], header: Header) -> Iterator[Line]:
    number = 1
    for text in lines:
        number += 1
        try:
            if text.startswith(b'{"rows"'):
                if _footer.decode(text).rows != header.rows or next(lines, None) is not None:
                    raise BadBackup(f"{path}: the backup is damaged: its header and footer differ")
                return
            line = _line.decode(text)
            expected = {column.name for column in TABLES[line.table].columns} - {"lease"}
            if line.row.keys() != expected:
                raise ValueError("columns")
        except (ValueError, KeyError):
            raise BadBackup(f"{path}: the backup is damaged: line {number} is invalid") from None
        yield line
    raise BadBackup(f"{path}: the backup is damaged: its end is missing")


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as packed, io.BufferedReader(packed) as file:
            while line := file.readline(MAX_LINE):
                yield line
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise BadBackup(f"{path}: the backup is damaged, or not a backup of hornochsen") from None
    except OSError as error:
        raise BadBackup(f"{path}: {error.strerror}") from None


async def restore(
    url: str, path: Path, start_progress: Callable[[int], Progress], *, replace: bool = False
) -> dict[str, int]:
    """Restore a backup in one transaction; return the number of rows of each table."""
    header = check_file(path)
    database = Database(url, timeouts=False)
    lock = None
    try:
        if database.path is not None:
            create_file(database.path)
            lock = ServingLock(database.path)
        await upgrades.check(database)
        progress = start_progress(sum(header.rows.values()))
        async with database.write() as connection:
            await _empty_database(connection, replace=replace)
            for name, lines in groupby(_open(path)[1], key=lambda line: line.table):
                await _insert_rows(connection, TABLES[name], lines, progress)
        return header.rows
    finally:
        await database.dispose()
        if lock:
            lock.release()


async def _empty_database(connection: AsyncConnection, *, replace: bool) -> None:
    if connection.dialect.name == "postgresql" and await heartbeats.live_processes(connection, time.time()):
        raise DatabaseInUse("a server serves this database: stop it first")
    for table in (*reversed(TABLES.values()), processes):
        if not replace and await connection.scalar(select(func.count()).select_from(table)):
            raise NotEmpty("the database is not empty: --replace deletes its content")
        await connection.execute(delete(table))


async def _insert_rows(connection: AsyncConnection, table: Table, lines: Iterator[Line], progress: Progress) -> None:
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    page: list[dict[str, Any]] = []

    async def write() -> None:
        if page:
            await connection.execute(insert(table), page)
            progress(len(page))
            page.clear()

    for line in lines:
        page.append({k: v.encode() if k in binary and isinstance(v, str) else v for k, v in line.row.items()})
        if len(page) == PAGE:
            await write()
    await write()
