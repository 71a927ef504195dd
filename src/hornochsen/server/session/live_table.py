"""A table while somebody is at it: the last version known here, and who is connected."""

from __future__ import annotations

import asyncio

from ...protocol import TableInfo
from ..table.requests import seat_of
from ..table.table import Table
from ..views.connection import Connection


class LiveTable:
    """What this process has in memory of a table. The database decides; this may be behind it."""

    def __init__(self, table: Table, table_info: TableInfo) -> None:
        self.table = table
        self.table_info = table_info
        """What everybody was told of it last."""

        self.lock = asyncio.Lock()
        """Held by whoever changes the table, or reads it from the database."""

        self.connections: set[Connection] = set()
        self.users = 0
        """Tasks that have the table in hand."""

        self.stale = False
        """A write may or may not have happened: read the table before it is used again."""

        self.processing = False
        self.timer: asyncio.TimerHandle | None = None

    @property
    def code(self) -> str:
        return self.table.code

    @property
    def idle(self) -> bool:
        return not (self.connections or self.users)

    def seat_of(self, key: str) -> int | None:
        return seat_of(self.table, key)

    def connected(self, key: str | None) -> bool:
        """Whether a person has a connection here."""
        return key is not None and any(connection.key == key for connection in self.connections)
