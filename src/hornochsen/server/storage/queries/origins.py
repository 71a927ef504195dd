"""The origins of tables and uploads: quotas by address and network, and empty tables."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .. import heartbeats
from ..database import Database
from ..maintenance.retention import DAY, remove_tables
from ..schema import EMPTY, OPEN, origins, records, service, tables

WATCHED_SECONDS = 120.0
"""Seconds for which a table without a game counts as watched after a process has reported a client there."""


class Origins:
    """The networks from which open tables and uploads came. The database contains keyed hashes, not addresses."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._key = b""

    async def add(self, name: str, address: str, network: str, now: float) -> None:
        """Store the origin of a table (by its code) or of an uploaded record (by its id)."""
        await self.add_hashed(name, await self.hashed(address), await self.hashed(network), now)

    async def add_hashed(self, name: str, address: str, network: str, now: float) -> None:
        """Store the origin of a table whose address and network are hashed already."""
        values = {"name": name, "at": now, "address": address, "network": network}
        async with self._database.write() as connection:
            await connection.execute(delete(origins).where(origins.c.name == name))
            await connection.execute(insert(origins).values(values))

    async def open_tables(self, address: str, network: str, since: float) -> tuple[int, int]:
        """Return the numbers of open tables from an address and from its network that were opened since a time."""
        came = select(func.count()).select_from(origins).join(tables, tables.c.code == origins.c.name)
        came = came.where(OPEN, origins.c.at >= since)
        from_address = came.where(origins.c.address == await self.hashed(address))
        from_network = came.where(origins.c.network == await self.hashed(network))
        async with self._database.read() as connection:
            return await _number(connection, from_address), await _number(connection, from_network)

    async def uploads(self, address: str, network: str) -> tuple[int, int, int]:
        """Return the numbers of stored uploads from an address, from its network, and from all networks."""
        stored = select(func.count()).select_from(records).where(records.c.code.is_(None))
        known = stored.join(origins, origins.c.name == records.c.id)
        ours = known.where(origins.c.address == await self.hashed(address))
        nearby = known.where(origins.c.network == await self.hashed(network))
        async with self._database.read() as connection:
            return (
                await _number(connection, ours),
                await _number(connection, nearby),
                await _number(connection, stored),
            )

    async def watch(self, codes: Collection[str], now: float) -> None:
        """Report that clients are connected to these tables without a game, which keeps the tables."""
        if not codes:
            return
        async with self._database.write() as connection:
            await connection.execute(update(origins).where(origins.c.name.in_(sorted(codes))).values(watched=now))

    async def delete_empty(self, since: float) -> int:
        """Delete the tables that nobody has sat at, changed or watched since a time; return their number.

        Tables whose games are recorded are kept: their link leads to the result.
        """
        return await remove_tables(
            self._database, and_(EMPTY, tables.c.updated < since, ~_watched_since(since), ~_played())
        )

    async def evict(self, now: float) -> bool:
        """Delete one unused table of the network that has most of them; return False if no table may be deleted.

        Empty tables come first, then tables without a game to which nobody has been connected for a day.
        """
        updated = tables.c.updated + 0.0  # else SQLite would use the index of `updated`, and read tables that are over
        unplayed = and_(OPEN, tables.c.phase == "gathering", updated < now - DAY, ~_played())
        return await self._evict(EMPTY, now) or await self._evict(unplayed, now)

    async def _evict(self, unused: Any, now: float) -> bool:
        network: Any = func.coalesce(origins.c.network, tables.c.code)
        query = (
            select(tables.c.code)
            .outerjoin(origins, origins.c.name == tables.c.code)
            .where(unused, ~_watched_since(now - WATCHED_SECONDS))
            .order_by(func.count().over(partition_by=network).desc(), tables.c.updated)
            .limit(1)
        )
        async with self._database.read() as connection:
            code = await connection.scalar(query)
        return code is not None and await remove_tables(self._database, and_(unused, tables.c.code == code)) > 0

    async def purge(self, now: float) -> None:
        """Delete the origins of tables and uploads that no longer exist, and of tables that ended a day ago."""
        used = or_(
            exists().where(tables.c.code == origins.c.name, or_(OPEN, tables.c.updated > now - DAY)),
            exists().where(records.c.id == origins.c.name),
        )
        async with self._database.write() as connection:
            await connection.execute(delete(origins).where(~used, origins.c.at < now - 60))

    async def hashed(self, text: str) -> str:
        """Return a keyed hash; the key is created with the first hash and belongs to the database."""
        if not self._key:
            async with self._database.write() as connection:
                await heartbeats.lock_service(connection)
                missing = update(service).where(service.c.address_key.is_(None))
                await connection.execute(missing.values(address_key=secrets.token_hex(16)))
                self._key = str(await connection.scalar(select(service.c.address_key))).encode()
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()[:32]


def _watched_since(since: float) -> ColumnElement[bool]:
    seen = origins.alias()
    return select(seen.c.name).where(seen.c.name == tables.c.code, seen.c.watched >= since).correlate(tables).exists()


def _played() -> ColumnElement[bool]:
    return exists().where(records.c.code == tables.c.code)


async def _number(connection: AsyncConnection, query: Any) -> int:
    return int(await connection.scalar(query) or 0)
