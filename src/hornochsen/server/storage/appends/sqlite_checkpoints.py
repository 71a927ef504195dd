"""Checkpoints of SQLite's write-ahead log in a thread of their own, so that no write waits for one."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from concurrent.futures import ThreadPoolExecutor

from ..database import Database, connect_sqlite
from ..errors import Unavailable

CHECKPOINT_WRITES = 1000
"""Number of writes after which their pages are copied into the database: about 30 MB of the write-ahead log."""

FEW_PAGES = 300
MAX_COPIES = 8
"""Maximum number of times that a checkpoint copies pages; it ends earlier when few pages were left to copy."""


class SqliteCheckpoints:
    """Copies written pages from the write-ahead log into the database.

    SQLite itself would do it inside a commit, which takes 0.1 s or more on a slow disk. Writes continue during a
    checkpoint here. They are held up only for the few pages that are left at the end, because SQLite uses the file of
    the log again from its beginning only if all of it has been copied.
    """

    def __init__(self, database: Database, writing: ThreadPoolExecutor) -> None:
        self._database = database
        self._writing = writing
        """The thread that writes; the end of a checkpoint runs in it, between two writes."""

        self._thread = ThreadPoolExecutor(1, "checkpoints")
        self._opened: sqlite3.Connection | None = None
        self._writes = 0
        self._task: asyncio.Task[None] | None = None

    def count(self, writes: int) -> None:
        """Count finished writes, and start a checkpoint when there are enough of them."""
        self._writes += writes
        if self._writes >= CHECKPOINT_WRITES and (self._task is None or self._task.done()):
            self._writes = 0
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Finish a running checkpoint and close the connection."""
        if self._task:
            await self._task
        self._thread.shutdown()
        if self._opened:
            self._opened.close()

    async def _run(self) -> None:
        with contextlib.suppress(Unavailable, sqlite3.Error):  # writes report a failing disk; the next one tries again
            copied = 0
            for _ in range(MAX_COPIES):  # each one copies the pages that were written during the one before
                before, copied = copied, await self._copy(self._thread)
                if copied - before <= FEW_PAGES:
                    break
            await self._copy(self._writing)

    async def _copy(self, thread: ThreadPoolExecutor) -> int:
        """Copy pages; return how many of the log's pages have been copied so far."""
        return await asyncio.get_running_loop().run_in_executor(thread, self._checkpoint)

    def _checkpoint(self) -> int:
        if self._opened is None:
            assert self._database.path
            self._opened = connect_sqlite(self._database.path)
        _busy, _pages, copied = self._opened.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        return int(copied)
