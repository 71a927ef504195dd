"""Groups of appends on SQLite: one job of one thread for each group, with statements of the standard library."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from msgspec.structs import astuple

from .database import Database, connect_sqlite, translate_sqlite_errors
from .rows import (
    Append,
    Conflict,
    GameRow,
    LogRow,
    ParticipationRow,
    PlayerSeatRow,
    RecordRow,
    Repeated,
    SetWake,
    StorageError,
    TableRow,
    Write,
)
from .schema import CLOSED

Result = StorageError | None


def _insert(table: str, columns: Sequence[str]) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


_CHANGED = TableRow.__struct_fields__[1:]
_INSERT_TABLE = _insert("tables", TableRow.__struct_fields__)
_INSERT_LOG = _insert("log", ("code", *LogRow.__struct_fields__)) + " ON CONFLICT DO NOTHING"
_INSERT_RECORD = _insert("records", RecordRow.__struct_fields__)
_INSERT_GAME = _insert("games", GameRow.__struct_fields__)
_INSERT_PARTICIPATION = _insert("participations", [f'"{name}"' for name in ParticipationRow.__struct_fields__])
_INSERT_PLAYER_SEAT = _insert("player_seats", PlayerSeatRow.__struct_fields__) + " ON CONFLICT DO NOTHING"
_UPDATE = (
    f"UPDATE tables SET {', '.join(f'{name} = ?' for name in _CHANGED)}, lease = NULL, named = 1"
    f" WHERE code = ? AND version = ? AND phase <> '{CLOSED}'"
)
_SET_WAKE = "UPDATE tables SET wake = ?, lease = NULL WHERE code = ? AND version = ?"
_UNDO_LOG = "DELETE FROM log WHERE code = ? AND version = ?"
_HAS_RECORD = "SELECT 1 FROM records WHERE code = ? LIMIT 1"
_WAS_DONE = "SELECT 1 FROM log WHERE code = ? AND key = ? AND request = ?"


class SqliteAppends:
    """Writes groups in one transaction; an append that conflicts or repeats a request does not disturb the others."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "appends")
        self._opened: sqlite3.Connection | None = None

    async def write(self, group: Sequence[Write]) -> list[Result]:
        """Write a group; return for each write its error, or `None` if it is durable."""
        async with self._database.turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write_group, group)

    def close(self) -> None:
        """Close the connection and end the thread; no group may be pending."""
        self._thread.shutdown()
        if self._opened:
            self._opened.close()

    def _write_group(self, group: Sequence[Write]) -> list[Result]:
        try:
            with translate_sqlite_errors():
                return self._write_transaction(group)
        except sqlite3.IntegrityError as error:
            if len(group) == 1:
                return [Conflict(f"the database refused the write: {error}")]
            return [result for write in group for result in self._write_group([write])]

    def _write_transaction(self, group: Sequence[Write]) -> list[Result]:
        connection = self._connection()
        connection.execute("BEGIN IMMEDIATE")
        try:
            results = [_write(connection, write) for write in group]
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        return results

    def _connection(self) -> sqlite3.Connection:
        if self._opened is None:
            assert self._database.path
            self._opened = connect_sqlite(self._database.path)
        return self._opened


def _write(connection: sqlite3.Connection, write: Write) -> Result:
    if isinstance(write, SetWake):
        connection.execute(_SET_WAKE, (write.wake, write.code, write.version))
        return None
    row, log = write.row, write.log
    if row.version == 1:
        if connection.execute(_HAS_RECORD, (row.code,)).fetchone():
            return Conflict(f"{row.code}: an earlier table with this code still has records")
        connection.execute(_INSERT_TABLE, astuple(row))
    if not connection.execute(_INSERT_LOG, (row.code, *astuple(log))).rowcount:
        return _why_ignored(connection, write)
    if row.version > 1:
        values = (*astuple(row)[1:], row.code, row.version - 1)
        if not connection.execute(_UPDATE, values).rowcount:
            connection.execute(_UNDO_LOG, (row.code, row.version))
            return Conflict(f"{row.code}: version {row.version} does not follow the stored version")
    if write.record:
        connection.execute(_INSERT_RECORD, astuple(write.record))
    if write.result:
        connection.execute(_INSERT_GAME, astuple(write.result.game))
        connection.executemany(_INSERT_PARTICIPATION, map(astuple, write.result.seats))
    if write.seated:
        connection.executemany(_INSERT_PLAYER_SEAT, map(astuple, write.seated))
    return None


def _why_ignored(connection: sqlite3.Connection, append: Append) -> StorageError:
    """Return the error of an append whose log entry the log already contains."""
    code, log = append.row.code, append.log
    if connection.execute(_WAS_DONE, (code, log.key, log.request)).fetchone():
        return Repeated(f"{code}: request {log.request} was carried out before")
    return Conflict(f"{code}: version {log.version} exists")
