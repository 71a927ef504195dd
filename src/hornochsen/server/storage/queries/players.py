"""Players in the database: their devices, links to further devices, recovery codes, seats and games."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Select, and_, delete, exc, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..database import Database
from ..maintenance import player_deletion
from ..rows import NO_SEAT, DeviceRow, GameRow, ParticipationRow, PlayerRow, PlayerSeatRow, RecordRow, Result, TableRow
from ..schema import (
    CLOSED,
    EXCLUDED,
    OPEN,
    device_links,
    devices,
    games,
    mail_links,
    participations,
    player_seats,
    players,
    records,
    seat_passes,
    tables,
)

SEEN_SECONDS = 600.0
"""Interval at which the time of a device's last use is stored."""

MAX_DEVICES = 20
"""Maximum number of devices of a player; a further device signs out the one that was used the longest ago."""

PAGE = 400
"""Number of games whose seats one query reads."""

_PLAYER = [players.c[name] for name in PlayerRow.__struct_fields__]
_DEVICE = [devices.c[name] for name in DeviceRow.__struct_fields__]
_GAME = [games.c[name] for name in GameRow.__struct_fields__]
_SEAT = [participations.c[name] for name in ParticipationRow.__struct_fields__]
_PLAYER_SEAT = [player_seats.c[name] for name in PlayerSeatRow.__struct_fields__]
_TABLE = [tables.c[name] for name in TableRow.__struct_fields__]
_ALIVE = players.c.deleted.is_(None)
_BARRED = text("barred")  # as in `EXCLUDED`, so that SQLite finds the index


def new_id() -> str:
    """Return a random id of a player or a device."""
    return secrets.token_hex(8)


class Players:
    """Players, their devices and their games. All secrets are hashes here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, player: PlayerRow, device: DeviceRow) -> bool:
        """Store a player with a first device; return False if a device has this secret already."""
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(players).values(asdict(player)))
                await connection.execute(insert(devices).values(asdict(device)))
        except exc.IntegrityError:
            return False
        return True

    async def find(self, secret: str) -> tuple[PlayerRow, DeviceRow] | None:
        """Return the player and the device with this hash of a secret, or `None`."""
        query = select(*_PLAYER, *(column.label(f"device_{column.name}") for column in _DEVICE))
        found = await self._rows(query.join(devices).where(devices.c.secret == secret, _ALIVE))
        if not found:
            return None
        return PlayerRow(*found[0][: len(_PLAYER)]), DeviceRow(*found[0][len(_PLAYER) :])

    async def get(self, player: str) -> PlayerRow | None:
        """Return the player with this id, or `None`."""
        found = await self._rows(select(*_PLAYER).where(players.c.id == player, _ALIVE))
        return PlayerRow(*found[0]) if found else None

    async def note_use(self, device: DeviceRow, now: float) -> None:
        """Store that a device was used, unless it was used shortly before."""
        if now - device.seen < SEEN_SECONDS:
            return
        async with self._database.write() as connection:
            await connection.execute(update(devices).where(devices.c.id == device.id).values(seen=now))
            await connection.execute(update(players).where(players.c.id == device.player).values(seen=now))

    async def change(self, player: str, **values: Any) -> None:
        """Change columns of a player."""
        async with self._database.write() as connection:
            await connection.execute(update(players).where(players.c.id == player, _ALIVE).values(values))

    async def devices(self, player: str) -> list[DeviceRow]:
        """Return a player's devices, the latest used first."""
        query = select(*_DEVICE).where(devices.c.player == player).order_by(devices.c.seen.desc(), devices.c.id)
        return [DeviceRow(*row) for row in await self._rows(query)]

    async def sign_out(self, player: str, device: str) -> str | None:
        """Delete a device of a player and return the hash of its secret; `None` if the player does not have it."""
        mine = and_(devices.c.id == device, devices.c.player == player)
        async with self._database.write() as connection:
            found = await connection.execute(delete(devices).where(mine).returning(devices.c.secret))
            return found.scalar()

    async def add_link(self, player: str, secret: str, until: float) -> None:
        """Store the only valid link of a player to a further device."""
        async with self._database.write() as connection:
            await connection.execute(delete(device_links).where(device_links.c.player == player))
            await connection.execute(insert(device_links).values(secret=secret, player=player, until=until))

    async def use_link(self, link: str, device: DeviceRow, now: float) -> bool:
        """Give a player another device and delete the link; return False if the link is used, expired or unknown."""
        unused = delete(device_links).where(device_links.c.secret == link, device_links.c.until >= now)
        return await self._add_device(unused.returning(device_links.c.player), device, replace=False)

    async def recover(self, code: str, device: DeviceRow, new_code: str) -> bool:
        """Make a device the player's only one and replace the recovery code; return False for an unknown code."""
        known = update(players).where(players.c.recovery == code, _ALIVE).values(recovery=new_code, seen=device.seen)
        return await self._add_device(known.returning(players.c.id), device, replace=True)

    async def recover_by_mail(self, link: str, device: DeviceRow, new_code: str, now: float) -> bool:
        """Make a device the player's only one and replace the recovery code, with a mailed link, which works once."""
        valid = and_(mail_links.c.secret == link, mail_links.c.purpose == "recover", mail_links.c.until >= now)
        used = delete(mail_links).where(valid).returning(mail_links.c.player)
        return await self._add_device(used, device, replace=True, recovery=new_code)

    async def _add_device(self, finding: Any, device: DeviceRow, *, replace: bool, recovery: str | None = None) -> bool:
        """Add a device to the player that a statement returns; with `replace`, delete the other devices."""
        try:
            async with self._database.write() as connection:
                player = (await connection.execute(finding)).scalar()
                if player is None:
                    return False
                mine = devices.c.player == player
                if replace:
                    await connection.execute(delete(devices).where(mine))
                    for links in (device_links, seat_passes):
                        await connection.execute(delete(links).where(links.c.player == player))
                if recovery is not None:
                    values = {"recovery": recovery, "seen": device.seen}
                    await connection.execute(update(players).where(players.c.id == player).values(values))
                recent = select(devices.c.id).where(mine).order_by(devices.c.seen.desc()).limit(MAX_DEVICES - 1)
                await connection.execute(delete(devices).where(mine, devices.c.id.not_in(recent)))
                await connection.execute(insert(devices).values(asdict(device) | {"player": player}))
        except exc.IntegrityError:  # another device has this secret
            return False
        return True

    async def games(self, player: str, limit: int) -> list[Result]:
        """Return the finished games of a player with all their seats, the latest first."""
        mine = (
            select(*_GAME)
            .join(participations, participations.c.game == games.c.id)
            .where(participations.c.player == player)
            .order_by(participations.c.ended.desc(), games.c.id)
            .limit(limit)
        )
        async with self._database.read() as connection:
            found = [GameRow(*row) for row in await connection.execute(mine)]
            seats = await _seats(connection, [game.id for game in found])
        return [Result(game, tuple(seats[game.id])) for game in found]

    async def add_local_game(self, record: RecordRow, result: Result) -> bool:
        """Store a game that a player has submitted, with its record; return False if it is stored already."""
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(records).values(asdict(record)))
                await connection.execute(insert(games).values(asdict(result.game)))
                await connection.execute(insert(participations), [asdict(seat) for seat in result.seats])
        except exc.IntegrityError:
            return False
        return True

    async def open_tables(self, player: str, limit: int) -> list[TableRow]:
        """Return the tables at which a player sat and that are neither over nor closed, the latest first."""
        sat = select(player_seats.c.code).where(player_seats.c.player == player, player_seats.c.who != NO_SEAT)
        query = select(*_TABLE).where(tables.c.code.in_(sat), OPEN)
        return [TableRow(*row) for row in await self._rows(query.order_by(tables.c.updated.desc()).limit(limit))]

    async def codes(self, player: str, limit: int) -> list[str]:
        """Return the codes of the tables, not closed, at which a player sat or asked for a seat, the latest first."""
        named = select(player_seats.c.code).where(player_seats.c.player == player)
        query = select(tables.c.code).where(tables.c.code.in_(named), tables.c.phase != CLOSED)
        return [code for (code,) in await self._rows(query.order_by(tables.c.updated.desc()).limit(limit))]

    async def seats(self, player: str) -> list[PlayerSeatRow]:
        """Return the seats that a player has taken or asked for at tables which still exist."""
        query = select(*_PLAYER_SEAT).where(player_seats.c.player == player)
        return [PlayerSeatRow(*row) for row in await self._rows(query.order_by(player_seats.c.code))]

    async def delete(self, player: str, now: float) -> list[str]:
        """Delete everything about a player; return the codes of the tables that have changed."""
        return await player_deletion.delete_player(self._database, player, now)

    async def excluded(self) -> frozenset[str]:
        """Return the ids of the players who are barred or were deleted in the last day."""
        query = select(players.c.id).where(EXCLUDED)
        return frozenset(player for (player,) in await self._rows(query))

    async def bar(self, player: str, *, barred: bool) -> bool:
        """Bar a player, or end that; return whether anything has changed."""
        other = and_(players.c.id == player, _ALIVE, players.c.barred != barred)
        async with self._database.write() as connection:
            return bool((await connection.execute(update(players).where(other).values(barred=barred))).rowcount)

    async def barred(self) -> dict[str, str]:
        """Return the barred players: their names by id."""
        query = select(players.c.id, players.c.name).where(_BARRED, _ALIVE)
        return dict(await self._rows(query.order_by(players.c.name, players.c.id)))

    async def purge(self, now: float, keep_days: float) -> int:
        """Delete players who have not been seen for some days, and expired links; return the number of players."""
        return await player_deletion.purge(self._database, now, keep_days)

    async def _rows(self, query: Select[Any]) -> list[Any]:
        async with self._database.read() as connection:
            return list(await connection.execute(query))


async def _seats(connection: AsyncConnection, ids: list[str]) -> dict[str, list[ParticipationRow]]:
    """Return the seats of games by the game's id, in order."""
    found: dict[str, list[ParticipationRow]] = defaultdict(list)
    for part in _parts(ids):
        here: ColumnElement[bool] = participations.c.game.in_(part)
        for row in await connection.execute(select(*_SEAT).where(here).order_by(participations.c.seat)):
            found[row.game].append(ParticipationRow(*row))
    return found


def _parts(ids: list[str]) -> Iterable[list[str]]:
    return (ids[at : at + PAGE] for at in range(0, len(ids), PAGE))
