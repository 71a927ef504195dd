"""Fills a database with players and games, so that reading a whole table costs more than using an index.

Row `n` has the text `n` in all columns of a table, so rows with the same number belong together: player 7 has device 7.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Boolean, Column, Double, LargeBinary, String, Table

from hornochsen.server.storage.schema import metadata

SMALL = {
    "barred": "only operators add rows",
    "compatibility": "one row",
    "daily_days": "a row for each day",
    "processes": "a row for each process",
    "removals": "only operators add rows, which stay for a second",
    "reports": "at most `MAX_REPORTS` rows",
    "service": "one row",
}
"""Tables that do not grow with players and games, and why."""

GROWING = {table.name: table for table in metadata.sorted_tables if table.name not in SMALL}
"""All other tables; those that others refer to come first."""

COUNT = 5000
"""Number of players, of tables, of games, and so on."""

PARTS = {"log": 20, "participations": 4, "player_seats": 4, "rated_seats": 4}
"""Numbers of rows for each table, game or player; a database table that is not listed has one row for each."""

VERSION = PARTS["log"]
DAY, OTHER_DAY = "2026-11-10", "2026-12-11"
"""A date with half of all games of the day, and a date with few of them."""

UNFINISHED = "n % 500 = 0"
"""The condition for open tables, waiting players, unsent notices and so on."""


def if_finished(value: str) -> str:
    """Return an expression for a column that is NULL in unfinished rows."""
    return f"CASE WHEN NOT ({UNFINISHED}) THEN {value} END"


NULL = ("answer", "bot", "bots", "deleted", "error", "lease", "process", "watched")
"""Columns that are NULL in all rows."""

TRUE = ("counted", "daily", "deadline", "mail", "public", "turn")
"""Boolean columns that are true in all rows; others are false."""

VALUES = {
    "barred": UNFINISHED,
    "day": f"CASE WHEN n % 2 = 0 THEN '{DAY}' ELSE '2026-12-' || (10 + n % 20) END",
    "deviation": "50.0",
    "games": "100",
    "key": "'key'",
    "kind": "'turn'",
    "listed": "n % 2 = 0",
    "network": "'' || n / 10",
    "number": "n",
    "purpose": "'recover'",
    "request": "'' || n",
    "started": "0",
    "daily_games.ended": if_finished("1.0 * n"),
    "daily_games.points": "n / 2 % 50",
    "daily_games.record": if_finished("'' || n"),
    "log.version": f"1 + n % {VERSION}",
    "notices.done": if_finished("1.0 * n"),
    "participations.player": f"'' || n % {COUNT}",
    "player_seats.player": f"'' || n % {COUNT}",
    "rated_seats.game": "n / 4",
    "rated_seats.rating": f"'' || n % {COUNT}",
    "records.code": if_finished("'' || n"),
    "reviews.status": f"CASE WHEN {UNFINISHED} THEN 'queued' ELSE 'done' END",
    "seat_passes.used": if_finished("1.0 * n"),
    "tables.people": "CASE WHEN n % 1000 = 0 THEN 2 ELSE 0 END",
    "tables.phase": f"CASE WHEN {UNFINISHED} THEN 'gathering' ELSE 'over' END",
    "tables.version": f"{VERSION}",
    "tables.wake": f"CASE WHEN {UNFINISHED} THEN 1.0 * n END",
    "waiting.code": if_finished("'' || n"),
}
"""Expressions for columns that need another value than most columns of their type."""

BYTES = 1500
NUMBERS = {
    "sqlite": "WITH RECURSIVE n(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < {last})",
    "postgresql": "WITH n(n) AS (SELECT * FROM generate_series(0, {last}))",
}


def filling(kind: str) -> list[str]:
    """Return the statements that fill all growing tables of a kind of database."""
    return [_insert(kind, table) for table in GROWING.values()]


def _insert(kind: str, table: Table) -> str:
    parts = PARTS.get(table.name, 1)
    columns = ", ".join(f'"{column.name}"' for column in table.columns)
    values = ", ".join(_value(kind, column, parts) for column in table.columns)
    numbers = NUMBERS[kind].format(last=COUNT * parts - 1)
    return f"INSERT INTO {table.name} ({columns}) {numbers} SELECT {values} FROM n"


def _value(kind: str, column: Column[Any], parts: int) -> str:
    """Return the expression for a column, in which `n` is the number of the row."""
    value = VALUES.get(f"{column.table.name}.{column.name}") or VALUES.get(column.name)
    if value is not None:
        return value
    if column.name in NULL:
        return "NULL"
    if isinstance(column.type, Boolean):
        return "true" if column.name in TRUE else "false"
    if isinstance(column.type, LargeBinary):
        return f"zeroblob({BYTES})" if kind == "sqlite" else f"decode(repeat('00', {BYTES}), 'hex')"
    if isinstance(column.type, String):
        return f"'' || n / {parts}"
    return "1.0 * n" if isinstance(column.type, Double) else f"n % {parts}"
