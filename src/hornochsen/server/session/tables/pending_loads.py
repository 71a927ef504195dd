"""Loads of tables from the database, repeated if another task writes a newer version meanwhile."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ...table.table import Table


class PendingLoad:
    """A load of a table from the database that is in progress."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.newest: float = 0
        """The newest version that other tasks have reported since the load began."""


class PendingLoads:
    """The loads that are in progress. Each stores the newest version that other tasks report during the load."""

    def __init__(self) -> None:
        self._loads: set[PendingLoad] = set()

    async def newest(self, code: str, read: Callable[[str], Awaitable[Table]]) -> Table:
        """Return a table from the database; read it again if a newer version was reported during the load."""
        load = PendingLoad(code)
        self._loads.add(load)
        try:
            while True:
                load.newest = 0
                table = await read(code)
                if table.version >= load.newest:
                    return table
        finally:
            self._loads.discard(load)

    def note_version(self, code: str, version: float) -> None:
        """Report a table's newest version to its loads; an empty code means all tables."""
        for load in self._loads:
            if code in ("", load.code):
                load.newest = max(load.newest, version)
