"""Finds the statements that operations execute, and those that read a growing table as a whole."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import pytest
from server.storage.filling import COUNT, GROWING, filling
from sqlalchemy import Engine, event

MOST_ROWS = COUNT // 2
"""Number of rows above which a node of PostgreSQL's plan counts as a scan: an index can be read as a whole too."""

MOST_STEPS = COUNT
"""Number of steps of SQLite's virtual machine above which a statement counts as a scan; a row takes three or more."""

Scans = Callable[[str, Any], Awaitable[list[str]]]
Executed = list[tuple[str, Any]]


async def fill(url: str) -> None:
    """Fill a database. PostgreSQL collects statistics of its tables; SQLite has none, as on a server."""
    if url.startswith("sqlite"):
        with _sqlite(url) as file:
            for text in filling("sqlite"):
                file.execute(text)
        return
    import asyncpg  # type: ignore[import-untyped]

    server = await asyncpg.connect(url)
    try:
        for text in [*filling("postgresql"), "ANALYZE"]:
            await server.execute(text)
    finally:
        await server.close()


def _sqlite(url: str) -> contextlib.closing[sqlite3.Connection]:
    return contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None))


@contextlib.asynccontextmanager
async def explaining(url: str) -> AsyncIterator[Scans]:
    """Yield a function that carries out a statement in a filled database, undoes it, and returns its scans."""
    if url.startswith("sqlite"):
        with _sqlite(url) as file:

            async def scans(text: str, given: Any) -> list[str]:
                steps = [step for *_, step in file.execute(f"EXPLAIN QUERY PLAN {text}")]
                return steps if any(map(_reads_table, steps)) or _takes_many_steps(file, text) else []

            yield scans
        return
    import asyncpg

    server = await asyncpg.connect(url)
    try:

        async def scans(text: str, given: Any) -> list[str]:
            undone = server.transaction()
            await undone.start()
            try:
                [[plan]] = await server.fetch(f"EXPLAIN (ANALYZE, FORMAT JSON) {text}", *given)
            except asyncpg.UniqueViolationError:  # a plain insert, which has been carried out before
                return []
            finally:
                await undone.rollback()
            return [_words(node) for node in _nodes(json.loads(plan)[0]["Plan"]) if _reads_many_rows(node)]

        yield scans
    finally:
        await server.close()


def _reads_table(step: str) -> bool:
    """Return whether a step of SQLite's plan reads a growing table without an index."""
    found = re.fullmatch(r"SCAN (\w+?)(_\d+)?", step)
    return found is not None and found[1] in GROWING


def _takes_many_steps(file: sqlite3.Connection, text: str) -> bool:
    file.execute("BEGIN")
    file.set_progress_handler(lambda: True, MOST_STEPS)  # which interrupts the statement
    try:
        file.execute(text).fetchall()
    except sqlite3.OperationalError as error:
        if str(error) != "interrupted":
            raise
        return True
    except sqlite3.IntegrityError:  # an insert that has been carried out before
        return False
    finally:
        file.set_progress_handler(None, 0)
        if file.in_transaction:  # an interrupted change has been rolled back
            file.execute("ROLLBACK")
    return False


def _reads_many_rows(node: dict[str, Any]) -> bool:
    """Return whether a node of PostgreSQL's plan reads a growing table without an index, or much of an index."""
    if node.get("Relation Name") not in GROWING:
        return False
    rows = node["Actual Rows"] + node.get("Rows Removed by Filter", 0)
    return bool(node["Node Type"] == "Seq Scan" or rows * node["Actual Loops"] > MOST_ROWS)


def _words(node: dict[str, Any]) -> str:
    return f"{node['Node Type']} {node['Relation Name']} {node.get('Index Name', '')}"


def _nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for inner in plan.get("Plans", ()):
        yield from _nodes(inner)


@contextlib.contextmanager
def executed_statements(url: str) -> Iterator[Executed]:
    """Yield a list that gets every statement that this process executes, with its parameters."""
    found: Executed = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, many: bool) -> None:
        found.append((statement, parameters[0] if many else parameters))

    if url.startswith("sqlite"):  # not every statement goes through an engine; the driver replaces parameters by values
        TRACED.append(found)
        try:
            yield found
        finally:
            TRACED.remove(found)
        return
    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", note)


TRACED: list[Executed] = []
"""Lists that get the statements of all connections to SQLite."""


@pytest.fixture(autouse=True)
def trace_sqlite(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trace all connections to SQLite that a test opens."""
    connect = sqlite3.connect

    def note(statement: str) -> None:
        for found in TRACED:
            found.append((statement, ()))

    def connect_traced(*args: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*args, **options)
        connection.set_trace_callback(note)
        return connection

    monkeypatch.setattr(sqlite3, "connect", connect_traced)


def explainable(statement: str) -> bool:
    """Return whether a statement has a plan."""
    return statement.split()[0] in ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")
