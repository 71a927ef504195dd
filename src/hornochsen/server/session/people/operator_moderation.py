"""Moderation by the operator: removals that commands ask for, and addresses that the settings keep."""

from __future__ import annotations

import time
from functools import partial

from ....protocol.errors import Refusal
from ...ops.logs import log
from ...storage import AddressRow
from ...table.people.moderation import expel
from ..tables.service import TableService

REFRESH_SECONDS = 3600.0
"""Interval at which the time of a stored address is refreshed."""


class OperatorModeration:
    """Carries out operators' removals and stores the addresses of seated people."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._noted: set[tuple[str, int, str]] = set()
        """Tables, people and addresses that were stored in this period."""

        self._period = 0.0
        """The time at which the current period began."""

    async def apply(self) -> None:
        """Remove the people whom operators want to remove, and store new addresses."""
        for code, who in await self.service.store.moderation.pending_removals():
            await self._remove(code, who)
        if self.service.settings.keep_addresses:
            await self._note_addresses()

    async def _remove(self, code: str, who: int) -> None:
        try:
            async with self.service.acquire(code) as live:
                await self.service.change(live, partial(expel, who=who))
        except Refusal as refusal:
            if refusal.error != "unknown-table":
                raise
        await self.service.store.moderation.finish_removal(code, who)
        log.info("person removed by the operator", table=code)

    async def _note_addresses(self) -> None:
        now = time.time()
        if now >= self._period + REFRESH_SECONDS:
            self._noted.clear()
            self._period = now
        for row in self._seated(now):
            key = (row.code, row.who, row.address)
            if key not in self._noted:
                await self.service.store.moderation.add_address(row)
                self._noted.add(key)

    def _seated(self, now: float) -> list[AddressRow]:
        """Return the addresses of all seated people who are connected to this process."""
        return [
            AddressRow(live.code, seat.who, connection.address, seat.name, now)
            for live in self.service.tables.values()
            for connection in live.connections
            for seat in live.table.seats
            if connection.address and seat.key is not None and seat.key == connection.key
        ]

    async def purge(self) -> None:
        """Delete old reports and addresses."""
        settings = self.service.settings
        await self.service.store.moderation.purge(
            time.time(), keep_reports_days=settings.keep_reports, keep_addresses_days=settings.keep_addresses
        )
