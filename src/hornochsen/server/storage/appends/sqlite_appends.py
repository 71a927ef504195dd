"""Write groups of appends to SQLite: each group is one job in a single thread, and uses `sqlite3` directly."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from msgspec.structs import astuple

from ..database import Database, connect_sqlite, translate_sqlite_errors
from ..errors import Conflict, Repeated, StorageError
from ..rows import (
    Append,
    DailyGameRow,
    GameRow,
    LogRow,
    NoticeRow,
    ParticipationRow,
    PlayerSeatRow,
    RecordRow,
    SetWake,
    TableRow,
    Write,
)
from ..schema import CLOSED
from .sqlite_checkpoints import SqliteCheckpoints
from .sqlite_ratings import has_changed, write_rated

Result = StorageError | None


_ROW, _LOGGED = TableRow.__struct_fields__, ("code", *LogRow.__struct_fields__)
_CHANGED = _ROW[1:]
_COLUMNS = {name: f"new.column{number}" for number, name in enumerate((*_ROW, "follows"), 1)}


def _rows(columns: int, count: int) -> str:
    return "VALUES " + ", ".join([f"({', '.join('?' * columns)})"] * count)


def _insert(table: str, columns: Sequence[str], count: int = 1) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) {_rows(len(columns), count)}"


@cache
def _insert_logs(count: int) -> str:
    return _insert("log", _LOGGED, count) + " ON CONFLICT DO NOTHING"


@cache
def _insert_notice(kind: str) -> str:
    """Return the statement that stores a notice for a player who wants this kind of notice."""
    return (
        f"INSERT INTO notices ({', '.join(_NOTICE)}) SELECT {', '.join('?' * len(_NOTICE))}"
        f" WHERE EXISTS (SELECT 1 FROM notice_settings WHERE player = ? AND {kind}) ON CONFLICT DO NOTHING"
    )


@cache
def _update_tables(count: int) -> str:
    changes = ", ".join(f"{name} = {_COLUMNS[name]}" for name in _CHANGED)
    return (
        f"UPDATE tables SET {changes}, lease = NULL, named = 1 FROM ({_rows(len(_COLUMNS), count)}) AS new"
        f" WHERE tables.code = {_COLUMNS['code']} AND tables.version = {_COLUMNS['follows']}"
        f" AND tables.phase <> '{CLOSED}'"
    )


_INSERT_TABLE = _insert("tables", _ROW)
_INSERT_RECORD = _insert("records", RecordRow.__struct_fields__)
_INSERT_GAME = _insert("games", GameRow.__struct_fields__)
_INSERT_PARTICIPATION = _insert("participations", [f'"{name}"' for name in ParticipationRow.__struct_fields__])
_INSERT_PLAYER_SEAT = _insert("player_seats", PlayerSeatRow.__struct_fields__) + " ON CONFLICT DO NOTHING"
_NOTICE = NoticeRow.__struct_fields__
_INSERT_DAILY_GAME = _insert("daily_games", DailyGameRow.__struct_fields__)
_END_DAILY_GAME = (
    "UPDATE daily_games SET ended = ?, place = ?, points = ?, rounds = ?, record = ? WHERE code = ? AND ended IS NULL"
)
_WAITS = "SELECT 1 FROM waiting WHERE player = ? AND since = ? AND code IS NULL"
_END_WAITING = "UPDATE waiting SET code = ? WHERE player = ?"
_SET_WAKE = "UPDATE tables SET wake = ?, lease = NULL WHERE code = ? AND version = ?"
_UNDO_LOG = "DELETE FROM log WHERE code = ? AND version > ? AND version <= ?"
_HAS_RECORD = "SELECT 1 FROM records WHERE code = ? LIMIT 1"
_WAS_DONE = "SELECT 1 FROM log WHERE code = ? AND key = ? AND request = ?"


class SqliteAppends:
    """Writes groups in one transaction; an append that conflicts or repeats a request does not disturb the others."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "appends")
        self._opened: sqlite3.Connection | None = None
        self._checkpoints = SqliteCheckpoints(database, self._thread)

    async def write(self, group: Sequence[Write]) -> list[Result]:
        """Write a group; return for each write its error, or `None` if it is durable."""
        async with self._database.turn:
            results = await asyncio.get_running_loop().run_in_executor(self._thread, self._write_group, group)
        self._checkpoints.count(len(group))
        return results

    async def close(self) -> None:
        """Close the connections and end the threads; no group may be pending."""
        await self._checkpoints.close()
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
            results: list[Result] = [None] * len(group)
            if not _write_together(connection, group):
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
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


def _write_together(connection: sqlite3.Connection, group: Sequence[Write]) -> bool:
    """Write a group with one statement for each kind of row; return False if a write needs its own answer.

    Each statement waits for the interpreter's lock, which the event loop may hold for milliseconds.
    """
    appends = [write for write in group if isinstance(write, Append)]
    if any(append.follows == 0 for append in appends):
        return False
    if appends:
        logs = [value for append in appends for log in append.logs for value in (append.row.code, *astuple(log))]
        count = len(logs) // len(_LOGGED)
        if connection.execute(_insert_logs(count), logs).rowcount != count:
            return False
        rows = [value for append in appends for value in (*astuple(append.row), append.follows)]
        if connection.execute(_update_tables(len(appends)), rows).rowcount != len(appends):
            return False
    for write in group:
        if isinstance(write, SetWake):
            connection.execute(_SET_WAKE, (write.wake, write.code, write.version))
        elif write.rated and has_changed(connection, write.rated):
            return False
        else:
            _write_results(connection, write)
    return True


def _write(connection: sqlite3.Connection, write: Write) -> Result:
    if isinstance(write, SetWake):
        connection.execute(_SET_WAKE, (write.wake, write.code, write.version))
        return None
    row, logs = write.row, write.logs
    if write.rated and has_changed(connection, write.rated):
        return Conflict(f"{row.code}: another game has changed a rating")
    if write.follows == 0:
        if any(not connection.execute(_WAITS, astuple(one)).fetchone() for one in write.matched):
            return Conflict(f"{row.code}: a player waits no longer")
        if connection.execute(_HAS_RECORD, (row.code,)).fetchone():
            return Conflict(f"{row.code}: an earlier table with this code still has records")
        connection.execute(_INSERT_TABLE, astuple(row))
    for log in logs:
        if not connection.execute(_insert_logs(1), (row.code, *astuple(log))).rowcount:
            connection.execute(_UNDO_LOG, (row.code, write.follows, log.version - 1))
            return _why_ignored(connection, row.code, log)
    if write.follows and not connection.execute(_update_tables(1), (*astuple(row), write.follows)).rowcount:
        connection.execute(_UNDO_LOG, (row.code, write.follows, row.version))
        return Conflict(f"{row.code}: version {row.version} does not follow the stored version")
    _write_results(connection, write)
    return None


def _write_results(connection: sqlite3.Connection, append: Append) -> None:
    """Write the record and the result of a finished game, seats that players have taken, and notices to players."""
    if append.record:
        connection.execute(_INSERT_RECORD, astuple(append.record))
    if append.result:
        connection.execute(_INSERT_GAME, astuple(append.result.game))
        connection.executemany(_INSERT_PARTICIPATION, map(astuple, append.result.seats))
    if append.seated:
        connection.executemany(_INSERT_PLAYER_SEAT, map(astuple, append.seated))
    for notice in append.notices:
        connection.execute(_insert_notice(notice.kind), (*astuple(notice), notice.player))
    if append.matched:
        connection.executemany(_END_WAITING, [(append.row.code, one.player) for one in append.matched])
    if isinstance(append.daily, DailyGameRow):
        connection.execute(_INSERT_DAILY_GAME, astuple(append.daily))
    elif append.daily:
        code, *values = astuple(append.daily)
        connection.execute(_END_DAILY_GAME, (*values, code))
    if append.rated:
        write_rated(connection, append.rated)


def _why_ignored(connection: sqlite3.Connection, code: str, log: LogRow) -> StorageError:
    """Return the error of an append whose log entry the log already contains."""
    if connection.execute(_WAS_DONE, (code, log.key, log.request)).fetchone():
        return Repeated(f"{code}: request {log.request} was carried out before")
    return Conflict(f"{code}: version {log.version} exists")
