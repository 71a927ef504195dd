"""Deletes players: their devices and names at once, in every table, log, record and report.

A deletion begins with the player's row, which loses everything but its id and stays for a day. So a deletion that a
crash interrupted is finished by the next purge, and other processes learn of it.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, exists, select, text, update

from ..database import Database
from ..queries import moderation
from ..schema import (
    daily_games,
    device_links,
    devices,
    games,
    mail_addresses,
    mail_links,
    notice_settings,
    notices,
    participations,
    player_seats,
    players,
    push_subscriptions,
    records,
)
from .anonymise import PLACEHOLDER, Anonymiser
from .retention import forget_in_record, forget_in_table, skip_unreadable

DAY = 86400.0
_OWNED = (push_subscriptions, devices, device_links, notice_settings, mail_addresses, mail_links, notices)
"""Tables whose rows belong to one player and are deleted at once."""

PAGE = 20
"""Tables or games per transaction, so that other writers do not wait for long."""

CHECKPOINT_ATTEMPTS = 5
"""How often the write-ahead log of SQLite is emptied at most; a reader can prevent it."""


async def delete_player(database: Database, player: str, now: float) -> list[str]:
    """Delete everything about a player; return the codes of the tables that have changed."""
    gone = {"name": "", "colour": None, "emblem": None, "recovery": None, "created": 0.0, "seen": 0.0}
    async with database.write() as connection:
        await connection.execute(update(players).where(players.c.id == player).values(gone | {"deleted": now}))
        for table in _OWNED:
            await connection.execute(delete(table).where(table.c.player == player))
    changed = await _forget_tables(database, player)
    await _forget_games(database, player)
    await _forget_daily_games(database, player)
    await _empty_write_ahead_log(database)
    return changed


async def _forget_tables(database: Database, player: str) -> list[str]:
    """Remove the player's names from the tables, their logs and reports; return the codes of the tables."""
    changed: list[str] = []
    while True:
        query = select(player_seats).where(player_seats.c.player == player).order_by(player_seats.c.code).limit(PAGE)
        async with database.write() as connection:
            found = list(await connection.execute(query))
            for code, name in dict.fromkeys((row.code, row.name) for row in found):
                await forget_in_table(connection, code, Anonymiser(name, player=player))
                await moderation.forget_at_table(connection, code, name)
                here = (player_seats.c.code == code, player_seats.c.name == name)
                await connection.execute(delete(player_seats).where(player_seats.c.player == player, *here))
        if not found:
            return sorted(set(changed))
        changed += [row.code for row in found]


async def _forget_games(database: Database, player: str) -> None:
    """Remove the player and the player's names from finished games and their records."""
    mine = participations.c.player == player
    query = select(participations).where(mine).order_by(participations.c.game).limit(PAGE)
    while True:
        async with database.write() as connection:
            found = list(await connection.execute(query))
            for row in found:
                if not row.left:  # the record has the name of the bot that plays on
                    async with skip_unreadable(row.game):
                        await forget_in_record(connection, row.game, Anonymiser(row.name))
                here = (participations.c.game == row.game, participations.c.seat == row.seat)
                await connection.execute(update(participations).where(*here).values(player=None, name=PLACEHOLDER))
            ids = [row.game for row in found]
            others = exists().where(participations.c.game == games.c.id, participations.c.player.is_not(None))
            await connection.execute(delete(games).where(games.c.id.in_(ids), ~others))
        if not found:
            return


async def _forget_daily_games(database: Database, player: str) -> None:
    """Let the player's games of the day belong to nobody, and remove the names from the records of uncounted ones.

    The numbers stay, so that places of other players do not change, and a record is still known as one of the day.
    """
    mine = daily_games.c.player == player
    while True:
        query = select(daily_games.c.code, daily_games.c.record).where(mine).order_by(daily_games.c.code).limit(PAGE)
        async with database.write() as connection:
            found = list(await connection.execute(query))
            for key in [row.record for row in found if row.record is not None]:
                text = await connection.scalar(select(records.c.text).where(records.c.id == key))
                async with skip_unreadable(key):
                    for name in _people(text) if text else ():
                        await forget_in_record(connection, key, Anonymiser(name))
            codes = [row.code for row in found]
            await connection.execute(update(daily_games).where(daily_games.c.code.in_(codes)).values(player=None))
        if not found:
            return


class _Seats(msgspec.Struct):
    """The part of a record that tells people from bots."""

    players: list[str]
    bots: dict[str, str]


def _people(text: str) -> list[str]:
    """Return the names of the people in a record of this server."""
    record = msgspec.json.decode(text, type=_Seats)
    return [name for seat, name in enumerate(record.players) if str(seat) not in record.bots]


async def _empty_write_ahead_log(database: Database) -> None:
    """Remove old pages from the files of SQLite; the database itself overwrites what it deletes."""
    if database.postgres:
        return
    for _ in range(CHECKPOINT_ATTEMPTS):
        async with database.turn, database.reading.connect() as connection:
            raw: Any = await connection.execution_options(isolation_level="AUTOCOMMIT")
            busy, *_ = (await raw.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))).one()
        if not busy:
            return


async def purge(database: Database, now: float, keep_days: float) -> int:
    """Delete unused players and expired links, finish interrupted deletions; return the number of deleted players."""
    unused = select(players.c.id).where(players.c.deleted.is_(None), players.c.seen < now - keep_days * DAY)
    gone = select(players.c.id).where(players.c.deleted.is_not(None))
    deleted = await _ids(database, unused)
    for player in deleted:
        await delete_player(database, player, now)
    for player in await _ids(database, gone):
        if await _has_traces(database, player):
            await delete_player(database, player, now)
    async with database.write() as connection:
        old: ColumnElement[bool] = players.c.deleted < now - DAY
        await connection.execute(delete(players).where(old))
        await connection.execute(delete(device_links).where(device_links.c.until < now))
    return len(deleted)


async def _ids(database: Database, query: Any) -> list[str]:
    async with database.read() as connection:
        return list((await connection.execute(query)).scalars())


async def _has_traces(database: Database, player: str) -> bool:
    """Return whether a deleted player still has seats, games or games of the day."""
    seats = select(player_seats.c.code).where(player_seats.c.player == player).limit(1)
    played = select(participations.c.game).where(participations.c.player == player).limit(1)
    daily = select(daily_games.c.code).where(daily_games.c.player == player).limit(1)
    async with database.read() as connection:
        return any([await connection.scalar(query) is not None for query in (seats, played, daily)])
