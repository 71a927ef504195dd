"""What other processes append, as PostgreSQL tells it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from .database import LIMIT, Database, reaching
from .rows import Unavailable
from .schema import CHANNEL

PAUSE = 0.5
"""Seconds between two tries to connect."""

Change = tuple[str, int]
ANYTHING: Change = ("", 0)
"""We did not listen for a while."""


async def listen(database: Database) -> AsyncIterator[Change]:
    """Each append by any process, as table and version; `ANYTHING` after a pause in which some may have been missed."""
    heard_before = False
    while True:
        heard: asyncio.Queue[Change | None] = asyncio.Queue()
        try:
            with reaching():
                connection = await database.connect()
        except Unavailable:
            await asyncio.sleep(PAUSE)
            continue
        try:
            with reaching():
                await _subscribe(connection, heard)
            if heard_before:
                yield ANYTHING
            heard_before = True
            while change := await _next(connection, heard):
                yield change
        except Unavailable:
            pass
        finally:
            with contextlib.suppress(Exception):
                connection.terminate()
        await asyncio.sleep(PAUSE)


async def _subscribe(connection: Any, heard: asyncio.Queue[Change | None]) -> None:
    def said(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
        code, _, version = str(payload).rpartition(" ")
        if version.isdigit():
            heard.put_nowait((code, int(version)))

    connection.add_termination_listener(lambda _connection: heard.put_nowait(None))
    await connection.add_listener(CHANNEL, said)


async def _next(connection: Any, heard: asyncio.Queue[Change | None]) -> Change | None:
    """The next change; `None` when the connection is gone, which a silent one is asked about."""
    while True:
        try:
            async with asyncio.timeout(LIMIT):
                return await heard.get()
        except TimeoutError:
            with reaching():
                await connection.execute("SELECT 1")
