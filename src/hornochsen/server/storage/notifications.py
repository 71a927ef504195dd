"""Notifications of appends by all processes, through PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

from sqlalchemy import bindparam, func, select
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import Text

from .database import TIMEOUT_SECONDS, Database, translate_errors
from .errors import Unavailable

CHANNEL = "hornochsen"
"""The PostgreSQL notification channel for appends."""

RETRY_SECONDS = 0.5
"""Pause between two attempts to connect."""

Change = tuple[str, int]
RECONNECTED: Change = ("", 0)
"""Yielded after a lost connection: notifications may be missing."""


async def notify(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """Notify other processes when this transaction is committed (PostgreSQL only)."""
    if connection.dialect.name == "postgresql":
        messages = [f"{code} {version}" for code, version in changes]
        each = func.unnest(bindparam("messages", messages, ARRAY(Text))).alias("each")
        await connection.execute(select(func.pg_notify(CHANNEL, each.column)))


async def listen(database: Database) -> AsyncIterator[Change]:
    """Yield each append of any process as table and version; yield `RECONNECTED` after a lost connection."""
    was_connected = False
    while True:
        queue: asyncio.Queue[Change | None] = asyncio.Queue()
        try:
            with translate_errors():
                connection = await database.connect()
        except Unavailable:
            await asyncio.sleep(RETRY_SECONDS)
            continue
        try:
            with translate_errors():
                await _subscribe(connection, queue)
            if was_connected:
                yield RECONNECTED
            was_connected = True
            while change := await _next(connection, queue):
                yield change
        except Unavailable:
            pass
        finally:
            with contextlib.suppress(Exception):
                connection.terminate()
        await asyncio.sleep(RETRY_SECONDS)


async def _subscribe(connection: Any, queue: asyncio.Queue[Change | None]) -> None:
    def on_notification(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
        code, _, version = str(payload).rpartition(" ")
        if version.isdigit():
            queue.put_nowait((code, int(version)))

    connection.add_termination_listener(lambda _connection: queue.put_nowait(None))
    await connection.add_listener(CHANNEL, on_notification)


async def _next(connection: Any, queue: asyncio.Queue[Change | None]) -> Change | None:
    """Return the next notification; ping an idle connection, and return `None` once it is lost."""
    while True:
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                return await queue.get()
        except TimeoutError:
            with translate_errors():
                await connection.execute("SELECT 1")
