"""A table in memory: the last known version and its connections."""

from __future__ import annotations

import asyncio

from ....protocol import TableInfo
from ...table.requests import seat_of
from ...table.table import Table
from ...views.connection import Connection
from .changes import PendingChange


class LiveTable:
    """A process's cached copy of a table, and the connections of its clients. The database is authoritative."""

    def __init__(self, table: Table, table_info: TableInfo) -> None:
        self.table = table
        self.table_info = table_info
        """The public projection that was last broadcast."""

        self.lock = asyncio.Lock()
        """Held while the table is changed or read from the database."""

        self.waiting: list[PendingChange] = []
        """Changes that wait for the lock, in the order in which they are checked."""

        self.connections: set[Connection] = set()
        self.users = 0
        """Number of tasks that use the table."""

        self.stale = False
        """Whether the database may have a newer version; the table is then reloaded before its next use."""

        self.processing = False
        """Whether the scheduler is processing the table."""

        self.timer: asyncio.TimerHandle | None = None

    @property
    def code(self) -> str:
        return self.table.code

    @property
    def idle(self) -> bool:
        """Return whether no connection and no task uses the table."""
        return not (self.connections or self.users)

    def finish(self, change: PendingChange, *, written: bool = False, error: Exception | None = None) -> None:
        """Set the result of a waiting change."""
        self.waiting.remove(change)
        change.finish(written=written, error=error)

    def seat_of(self, key: str) -> int | None:
        """Return the seat that belongs to a key, or `None`."""
        return seat_of(self.table, key)

    def connected(self, key: str | None) -> bool:
        """Return whether a client with this key is connected to this process."""
        return key is not None and any(connection.key == key for connection in self.connections)
