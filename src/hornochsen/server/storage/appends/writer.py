"""Group commit: one writer per process writes all pending appends in one transaction."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from ..database import Database
from ..errors import StorageError, Unavailable
from ..rows import Append, Write
from .postgres_appends import PostgresAppends
from .sqlite_appends import SqliteAppends

MAX_GROUP = 64
"""Number of versions at which a transaction is full: all their clients are answered before the next request is read."""


class Appends(Protocol):
    """Writes groups to one kind of database."""

    async def write(self, group: Sequence[Write]) -> list[StorageError | None]:
        """Write a group in one transaction; return for each write its error, or `None` if it is durable."""

    async def close(self) -> None:
        """Release the resources."""


class Job(Struct):
    """A pending write, and the future that its caller awaits."""

    write: Write
    done: asyncio.Future[None]

    def finish(self, error: StorageError | None = None) -> None:
        """Report the result to the caller."""
        if self.done.done():  # the caller was cancelled
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """Writes pending jobs in groups and reports to each caller the result of its job."""

    def __init__(self, database: Database) -> None:
        self._appends: Appends = PostgresAppends(database) if database.postgres else SqliteAppends(database)
        self._waiting: deque[Job] = deque()
        self._work = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def __len__(self) -> int:
        return len(self._waiting)

    async def write(self, write: Write) -> None:
        """Queue a write and wait until it is durable; raise `Conflict`, `Repeated` or `Unavailable`."""
        if self._closing:
            raise Unavailable("the database is being closed")
        job = Job(write, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._work.set()
        await job.done

    async def close(self) -> None:
        """Finish pending writes, then stop."""
        self._closing = True
        self._work.set()
        await self._task
        await self._appends.close()

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._work.wait()
            self._work.clear()
            while self._waiting:
                jobs = self._next_group()
                try:
                    results = await self._appends.write([job.write for job in jobs])
                except Unavailable as error:  # fail the whole queue, so that it does not wait for the same timeout
                    self._fail([*jobs, *self._waiting], error)
                    self._waiting.clear()
                except Exception as error:
                    self._fail(jobs, Unavailable(f"the write failed: {type(error).__name__}: {error}"))
                else:
                    for job, result in zip(jobs, results, strict=True):
                        job.finish(result)

    def _next_group(self) -> list[Job]:
        jobs: list[Job] = []
        versions = 0
        while self._waiting and versions < MAX_GROUP:
            jobs.append(self._waiting.popleft())
            write = jobs[-1].write
            versions += len(write.logs) if isinstance(write, Append) else 1
        return jobs

    @staticmethod
    def _fail(jobs: Sequence[Job], error: Unavailable) -> None:
        for job in jobs:
            job.finish(Unavailable(str(error)))
