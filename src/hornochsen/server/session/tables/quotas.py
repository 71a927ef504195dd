"""Quotas of stored tables and uploads: for the server, for each address and for each network."""

from __future__ import annotations

import time
from collections.abc import Iterable

from ....protocol.errors import Refusal
from ...ops.limits import limit_key, network_key
from ...ops.settings import Settings
from ...storage import Store
from ...table.table import Table
from .live_table import LiveTable

DAY = 86400.0
"""Seconds for which an open table counts for the address that opened it."""

MINUTE = 60.0
NETWORK_SHARE = 4
"""The quota of uploads of a network, as a multiple of the quota of an address."""


class Quotas:
    """Refuses tables and uploads above the limits. A full server first deletes unused tables."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings

    async def check_table(self, address: str, live_tables: Iterable[LiveTable] = ()) -> None:
        """Refuse a new table if its address or network has too many, or if the server is full of tables in use.

        `live_tables` are those of this process: a full server does not delete the ones that somebody watches.
        """
        settings, now = self.settings, time.time()
        if address:
            ours, nearby = await self.store.origins.open_tables(*self._keys(address), now - DAY)
            if ours >= settings.tables_per_address or nearby >= settings.tables_per_network:
                raise Refusal("table-limit")
        if await self.store.count() >= settings.tables:
            await self._watch(live_tables, now)
            if not await self.store.origins.evict(now):
                raise Refusal("too-many-tables")

    async def check_upload(self, address: str) -> None:
        """Refuse an upload if its address, its network or the whole server has too many stored uploads."""
        ours, nearby, total = await self.store.origins.uploads(*self._keys(address))
        most = self.settings.uploads_per_address
        if ours >= most or nearby >= NETWORK_SHARE * most or total >= self.settings.uploads:
            raise Refusal("too-many-uploads")

    async def count(self, name: str, address: str) -> None:
        """Count a new table or upload for its address."""
        if address:
            await self.store.origins.add(name, *self._keys(address), time.time())

    async def hashes(self, address: str) -> tuple[str, str]:
        """Return the keyed hashes of an address and of its network."""
        here, network = self._keys(address)
        return await self.store.origins.hashed(here), await self.store.origins.hashed(network)

    async def delete_unused(self, live_tables: Iterable[LiveTable]) -> None:
        """Delete tables that nobody sits at or watches; `live_tables` are those of this process."""
        now = time.time()
        await self._watch(live_tables, now)
        await self.store.origins.delete_empty(now - self.settings.keep_empty * MINUTE)

    async def _watch(self, live_tables: Iterable[LiveTable], now: float) -> None:
        """Report that clients are connected to tables without a game."""
        watched = [live.code for live in live_tables if live.connections and _may_be_unused(live.table)]
        await self.store.origins.watch(watched, now)

    def _keys(self, address: str) -> tuple[str, str]:
        return limit_key(address), network_key(address, self.settings.ipv6_prefix)


def _may_be_unused(table: Table) -> bool:
    """Return whether a table is deleted early if nobody is connected to it."""
    return table.phase == "gathering" or not any(seat.key for seat in table.seats)
