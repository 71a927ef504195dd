"""Links to seats in the database: a mailed link lets one device play at one table as its player.

When a link is used, the secret of the device replaces the secret of the link, so that the link works once. All secrets
are hashes here.
"""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import and_, delete, exc, insert, select, update

from ..database import Database
from ..rows import PlayerRow, SeatLinkRow
from ..schema import players, seat_passes

MAX_LINKS = 4
"""Number of unused links of a player to a table; a further one replaces the oldest."""

_SEAT_LINK = [seat_passes.c[name] for name in SeatLinkRow.__struct_fields__]
_PLAYER = [players.c[name] for name in PlayerRow.__struct_fields__]
_ALIVE = players.c.deleted.is_(None)


class SeatLinks:
    """Mailed links to seats, and the devices that have used one."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: SeatLinkRow) -> bool:
        """Store an unused link; return False if the player was deleted."""
        unused = and_(seat_passes.c.player == row.player, seat_passes.c.code == row.code, seat_passes.c.used.is_(None))
        newest = select(seat_passes.c.id).where(unused).order_by(seat_passes.c.created.desc()).limit(MAX_LINKS - 1)
        try:
            async with self._database.write() as connection:
                await connection.execute(delete(seat_passes).where(unused, seat_passes.c.id.not_in(newest)))
                await connection.execute(insert(seat_passes).values(asdict(row)))
        except exc.IntegrityError:
            return False
        return True

    async def use(self, link: str, code: str, secret: str, name: str, now: float, until: float) -> bool:
        """Give a link to a device with a secret of its own; return False if it is used, expired or of another table."""
        valid = and_(seat_passes.c.secret == link, seat_passes.c.code == code, seat_passes.c.used.is_(None))
        values = {"secret": secret, "name": name, "used": now, "until": until}
        try:
            async with self._database.write() as connection:
                used = update(seat_passes).where(valid, seat_passes.c.until >= now).values(values)
                return bool((await connection.execute(used)).rowcount)
        except exc.IntegrityError:  # another device has this secret
            return False

    async def find(self, secret: str, code: str, now: float) -> PlayerRow | None:
        """Return the player whose link to the table a device has used, or `None`."""
        mine = and_(seat_passes.c.secret == secret, seat_passes.c.code == code, seat_passes.c.used.is_not(None))
        query = select(*_PLAYER).join(seat_passes, seat_passes.c.player == players.c.id)
        async with self._database.read() as connection:
            found = (await connection.execute(query.where(mine, seat_passes.c.until >= now, _ALIVE))).one_or_none()
        return PlayerRow(*found) if found else None

    async def used(self, player: str, now: float) -> list[SeatLinkRow]:
        """Return the player's links that devices have used, the latest first."""
        mine = and_(seat_passes.c.player == player, seat_passes.c.used.is_not(None), seat_passes.c.until >= now)
        async with self._database.read() as connection:
            rows = await connection.execute(select(*_SEAT_LINK).where(mine).order_by(seat_passes.c.used.desc()))
            return [SeatLinkRow(*row) for row in rows]

    async def revoke(self, player: str, link_id: str) -> str | None:
        """Delete a link of a player and return the hash of its secret; `None` if the player does not have it."""
        mine = and_(seat_passes.c.id == link_id, seat_passes.c.player == player)
        async with self._database.write() as connection:
            found = await connection.execute(delete(seat_passes).where(mine).returning(seat_passes.c.secret))
            return found.scalar()

    async def purge(self, now: float) -> None:
        """Delete expired links."""
        async with self._database.write() as connection:
            await connection.execute(delete(seat_passes).where(seat_passes.c.until < now))
