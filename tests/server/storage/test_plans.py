"""No statement of the hot path scans a growing table, so that the server does not slow down with its history."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from server.storage.samples import append, with_store
from sqlalchemy import Engine, event

from hornochsen.server.storage import Conflict, QueuedReview, RecordRow, Repeated, Store

GROWING = ("log", "tables", "records", "reviews", "players")
"""Tables that grow with players and their games; all others have a few rows."""

SMALL_INDEXES = ("tables_open", "reviews_unfinished", "players_excluded")
"""Indexes of open tables, of unfinished reviews and of barred or deleted players: a scan of them reads few rows."""

TABLES, VERSIONS = 2000, 20
SNAPSHOT = 1500

OPERATORS = {
    *("bar", "close_table", "delete", "delete_upload", "forget", "live_processes", "purge", "sizes", "tables"),
    *("unbar", "uploads"),
    *("add_address", "add_report", "addresses", "ask_removal", "close_report", "count_open_reports"),
    *("finish_removal", "pending_removals", "purge_reports", "report", "reports"),
}
"""Methods that only operators, reports, measurements and the hourly purge use, or that read a tiny table."""

NO_STATEMENTS = {"changes", "close", "open", "pending_writes", "shared", "begin"}
"""Methods for the start and end of a process, for PostgreSQL's notifications and for metrics."""

Plans = Callable[[str, Any], Awaitable[list[str]]]


async def once(store: Store) -> None:
    await store.append(append("NEW"))
    await store.append(append("NEW", 2, key="k", request="r"))


async def together(store: Store) -> None:
    """Appends that wait at the same time are written in one transaction."""
    await asyncio.gather(*(store.append(append(f"T{at}", VERSIONS + 1, key="k", request="r")) for at in range(8)))


async def refused(store: Store) -> None:
    """Append a request that was carried out, and a version that does not follow."""
    with pytest.raises(Repeated):
        await store.append(append("T11", VERSIONS + 1, key="key", request=f"request{11 * VERSIONS}"))
    with pytest.raises(Conflict):
        await store.append(append("T11", VERSIONS + 9, key="k", request="r"))


HOT: dict[str, Callable[[Store], Awaitable[object]]] = {
    "append": once,
    "append together": together,
    "append refused": refused,
    "append with record": lambda store: store.append(
        append("T9", VERSIONS + 1, key="k", request="r", record=RecordRow("T9-2", 1000.0, "T9", "{}"))
    ),
    "set_wake": lambda store: store.set_wake("T10", VERSIONS, 5.0),
    "load": lambda store: store.load("T10"),
    "log": lambda store: store.log("T10", VERSIONS - 2),
    "entries": lambda store: store.entries("T10", VERSIONS - 2, 10),
    "answer": lambda store: store.answer("T10", "key", "request3"),
    "has_acted": lambda store: store.has_acted("T10", "key"),
    "count": lambda store: store.count(),
    "count tables of an address": lambda store: store.origins.open_tables("address", "network", 0.0),
    "count uploads of an address": lambda store: store.origins.uploads("address", "network"),
    "public": lambda store: store.public(50),
    "due": lambda store: store.due(10.0, 100),
    "add_record": lambda store: store.add_record(RecordRow("upload", 1000.0, None, "{}")),
    "add_record of an address": lambda store: store.origins.add("upload", "address", "network", 1000.0),
    "record": lambda store: store.record("T10-1"),
    "ask_review": lambda store: store.ask_review("T10-1", 1, "T10", "127.0.0.1", 1000.0),
    "review": lambda store: store.review("T10-1", 0),
    "unfinished_reviews": lambda store: store.unfinished_reviews(),
    "claim_review": lambda store: store.claim_review(QueuedReview("T10-1", 1, "T10", "127.0.0.1", None, 0)),
    "set_review_progress": lambda store: store.set_review_progress("T10-1", 1, 0.5),
    "finish_review": lambda store: store.finish_review("T10-1", 1, result=b"{}"),
    "release_reviews": lambda store: store.release_reviews(),
    "beat": lambda store: store.beat(time.time()),
    "offset": lambda store: store.offset(),
    "barred": lambda store: store.barred(),
    "closed_since": lambda store: store.closed_since(time.time() - 60),
    "excluded players": lambda store: store.players.excluded(),
    "barred players": lambda store: store.players.barred(),
}

NUMBERS = {
    "sqlite": "WITH RECURSIVE n(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < {last}) ",
    "postgresql": "WITH n(n) AS (SELECT * FROM generate_series(0, {last})) ",
}
BYTES = {"sqlite": f"zeroblob({SNAPSHOT})", "postgresql": f"convert_to(repeat(md5(n::text), {SNAPSHOT // 32}), 'UTF8')"}
FILL = (
    (
        TABLES,
        "INSERT INTO tables (code, version, phase, public, wake, updated, people, summary, snapshot)"
        " {numbers} SELECT 'T' || n, {versions}, 'over', false, 1.0 * n, 1000.0 + n, 2, {bytes}, {bytes} FROM n",
    ),
    (
        TABLES * VERSIONS,
        "INSERT INTO log (code, version, at, key, request, answer, entry)"
        " {numbers} SELECT 'T' || (n / {versions}), 1 + n % {versions}, 1000.0, 'key', 'request' || n, NULL, '' FROM n",
    ),
    (
        TABLES,
        "INSERT INTO records (id, created, code, text)"
        " {numbers} SELECT 'T' || n || '-1', 1000.0, 'T' || n, '{{}}' FROM n",
    ),
    (
        TABLES,
        'INSERT INTO reviews (record, seat, status, asked, "table", attempts, progress, result)'
        " {numbers} SELECT 'T' || n || '-1', 0, 'done', 1000.0, 'T' || n, 1, 1.0, {bytes} FROM n",
    ),
    (
        TABLES,
        "INSERT INTO players (id, name, created, seen, recovery, barred, deleted)"
        " {numbers} SELECT 'P' || n, 'Ann', 1000.0, 1000.0, 'code' || n, n = 0, NULL FROM n",
    ),
)


def statements(kind: str) -> list[str]:
    """SQL that fills a database with the games of some weeks."""
    filled = [
        text.format(numbers=NUMBERS[kind].format(last=count - 1), versions=VERSIONS, bytes=BYTES[kind])
        for count, text in FILL
    ]
    return [*filled, "ANALYZE"]


@contextlib.asynccontextmanager
async def explaining(url: str) -> Any:
    """Fill the database, and yield a function that returns the scans in a statement's plan."""
    if url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as file:
            for text in statements("sqlite"):
                file.execute(text)

            async def scans(text: str, given: Any) -> list[str]:
                steps = [row[3] for row in file.execute(f"EXPLAIN QUERY PLAN {text}", given)]
                found = [step for step in steps if any(step.split()[:2] == ["SCAN", name] for name in GROWING)]
                return [step for step in found if step.split()[-1] not in SMALL_INDEXES]

            yield scans
        return
    import asyncpg  # type: ignore[import-untyped]

    server = await asyncpg.connect(url)
    try:
        for text in statements("postgresql"):
            await server.execute(text)

        async def scans(text: str, given: Any) -> list[str]:
            [[plan]] = await server.fetch(f"EXPLAIN (FORMAT JSON) {text}", *given)
            return [
                f"{node['Node Type']} {node.get('Relation Name', '')}"
                for node in nodes(json.loads(plan)[0]["Plan"])
                if (node["Node Type"] == "Seq Scan" and node["Relation Name"] in GROWING)
                or (
                    "Index" in node["Node Type"]
                    and "Index Cond" not in node
                    and node["Index Name"] not in SMALL_INDEXES
                )
            ]

        yield scans
    finally:
        await server.close()


def nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for inner in plan.get("Plans", ()):
        yield from nodes(inner)


@contextlib.contextmanager
def executed_statements(kind: str) -> Iterator[list[tuple[str, Any]]]:
    """Yield a list that gets every statement that this process executes, with its parameters."""
    found: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, many: bool) -> None:
        found.append((statement, parameters[0] if many else parameters))

    if kind == "sqlite":  # not every statement goes through an engine; the driver replaces parameters by their values
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


TRACED: list[list[tuple[str, Any]]] = []
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
    return statement.split()[0] in ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")


def test_no_statement_of_the_hot_path_scans_a_growing_table(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.begin(time.time())
        found: dict[str, list[str]] = {}
        async with explaining(database_url) as scans:
            for name, operation in HOT.items():
                with executed_statements(database_url.partition(":")[0]) as executed:
                    await operation(store)
                explained = [(text, given) for text, given in executed if explainable(text)]
                assert explained, name
                for text, given in explained:
                    if bad := await scans(text, given):
                        found[name] = [*bad, text]
        assert found == {}

    with_store(database_url, work)


def test_every_operation_of_the_store_is_explained_or_known_to_be_rare() -> None:
    public = {name for name in vars(Store) if not name.startswith("_")}
    explained = {name.split()[0] for name in HOT}
    assert public - explained == OPERATORS | NO_STATEMENTS


def test_a_scan_is_found(database_url: str) -> None:
    async def work(_: Store) -> None:
        async with explaining(database_url) as scans:
            for text in ("SELECT code FROM log WHERE entry = ''", "SELECT id FROM records WHERE text = ''"):
                assert await scans(text, ()), text

    with_store(database_url, work)
