"""Small rows and appends for tests of the storage."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from patience import PATIENCE

from hornochsen.server.storage import Append, LogRow, RecordRow, Store, TableRow

T = TypeVar("T")


def run(work: Awaitable[T]) -> T:
    """Run a coroutine; fail if it does not end in time."""

    async def bounded() -> T:
        return await asyncio.wait_for(work, PATIENCE)

    return asyncio.run(bounded())


def row(code: str = "MUUH", version: int = 1, **changes: Any) -> TableRow:
    """Return an empty table, with some columns changed."""
    table = {"code": code, "version": version, "seats": [], "standings": []}
    values: dict[str, Any] = {
        "phase": "gathering",
        "public": False,
        "wake": None,
        "updated": 1000.0 + version,
        "people": 0,
        "summary": b"{}",
        "snapshot": msgspec.json.encode(table),
    }
    return TableRow(code, version, **(values | changes))


def append(
    code: str = "MUUH",
    version: int = 1,
    *,
    key: str | None = None,
    request: str | None = None,
    events: list[Any] | None = None,
    record: RecordRow | None = None,
    **changes: Any,
) -> Append:
    """Return an append to a table; `changes` are columns of its row."""
    entry = msgspec.json.encode({"events": events} if events else {})
    answer = f'{{"to":"{request}"}}'.encode() if request else None
    log = LogRow(version, 1000.0 + version, key, request, answer, entry)
    return Append(row(code, version, **changes), log, record)


@contextlib.asynccontextmanager
async def opened(url: str, process: str = "one", **options: Any) -> AsyncIterator[Store]:
    """Open a store for the length of a block."""
    store = await Store.open(url, process=process, **options)
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Run `work` with an open store."""

    async def whole() -> T:
        async with opened(url) as store:
            return await work(store)

    return run(whole())
