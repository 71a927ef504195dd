"""Deletes players: their devices and names at once, in every table, log, record and report.

A deletion begins with the player's row, which loses everything but its id and stays for a day. So a deletion that a
crash interrupted is finished by the next purge, and other processes learn of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, select, text, true, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..database import Database
from ..queries import moderation
from ..rows import NO_SEAT
from ..schema import (
    blocks,
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
    ratings,
    records,
    seat_passes,
    waiting,
)
from .anonymiser import PLACEHOLDER, Anonymiser
from .name_removal import by_key, remove_names_from_records, remove_names_from_tables, skip_unreadable

DAY = 86400.0
_OWNED = (
    *(push_subscriptions, devices, device_links, seat_passes, notice_settings, mail_addresses, mail_links, notices),
    *(waiting, blocks),
)
"""Tables whose rows belong to one player and are deleted at once."""

PAGE = 50
"""Tables or games per transaction, so that other writers do not wait for long."""

CHECKPOINT_ATTEMPTS = 5
"""Maximum number of attempts to empty the write-ahead log of SQLite; a reader can prevent it."""


async def delete_player(database: Database, player: str, now: float) -> list[str]:
    """Delete everything about a player; return the codes of the tables that have changed."""
    gone = {"name": "", "colour": None, "emblem": None, "recovery": None, "created": 0.0, "seen": 0.0}
    async with database.write() as connection:
        await connection.execute(update(players).where(players.c.id == player).values(gone | {"deleted": now}))
        for table in _OWNED:
            await connection.execute(delete(table).where(table.c.player == player))
        await connection.execute(delete(blocks).where(blocks.c.blocked == player))
        await _forget_rating(connection, player)
    changed = await _forget_tables(database, player)
    await _forget_games(database, player)
    await _forget_daily_games(database, player)
    await _empty_write_ahead_log(database)
    return changed


async def _forget_rating(connection: AsyncConnection, player: str) -> None:
    """Detach the rating from the player. It stays, because ratings of others follow from games with it."""
    mine = ratings.c.player == player
    await connection.execute(update(ratings).where(mine).values(player=None, listed=False))


async def _forget_tables(database: Database, player: str) -> list[str]:
    """Remove the player's names from the tables, their logs and reports; return the codes of the tables."""
    changed: set[str] = set()
    while True:
        query = select(player_seats).where(player_seats.c.player == player).order_by(player_seats.c.code).limit(PAGE)
        async with database.write() as connection:
            found = list(await connection.execute(query))
            names = list(dict.fromkeys((row.code, row.name) for row in found))
            if names:
                anonymisers = [(code, Anonymiser(name, player=player)) for code, name in names]
                await remove_names_from_tables(connection, by_key(anonymisers))
                await moderation.forget_at_tables(
                    connection, [(code, name) for code, name in names if name != PLACEHOLDER]
                )
                joined = list(dict.fromkeys((row.code, row.name) for row in found if row.who == NO_SEAT))
                await _forget_joined_games(connection, player, joined)
                here = tuple_(player_seats.c.code, player_seats.c.name).in_(names)
                await connection.execute(delete(player_seats).where(player_seats.c.player == player, here))
                await _replace_names_of_seats(connection, here)
        if not found:
            return sorted(changed)
        changed |= {row.code for row in found}


async def _replace_names_of_seats(connection: AsyncConnection, where: ColumnElement[bool]) -> None:
    """Replace the names of seats that other players got from a deleted player."""
    nameless = player_seats.c.name == PLACEHOLDER
    for row in list(await connection.execute(select(player_seats).where(where, ~nameless))):
        mine = and_(player_seats.c.player == row.player, player_seats.c.code == row.code, player_seats.c.who == row.who)
        await connection.execute(delete(player_seats).where(mine, nameless))
        named = and_(mine, player_seats.c.name == row.name)
        await connection.execute(update(player_seats).where(named).values(name=PLACEHOLDER))


async def _forget_joined_games(connection: AsyncConnection, player: str, names: Sequence[tuple[str, str]]) -> None:
    """Remove the player's names, given with the table's code, from games that did not count for the player.

    A name stays in a game that counts for another player of this name.
    """
    for code, name in names:
        same = and_(participations.c.game == records.c.id, participations.c.name == name)
        others = exists().where(same, participations.c.player.is_not(None), participations.c.player != player)
        query = select(records.c.id).where(records.c.code == code, ~others)
        ids = list((await connection.execute(query)).scalars())
        await remove_names_from_records(connection, {record: [Anonymiser(name)] for record in ids})
        here = and_(participations.c.game.in_(ids), participations.c.name == name, participations.c.bot.is_(None))
        await connection.execute(update(participations).where(here).values(name=PLACEHOLDER))


async def _forget_games(database: Database, player: str) -> None:
    """Remove the player and the player's names from finished games and their records."""
    mine = participations.c.player == player
    query = select(participations).where(mine).order_by(participations.c.game).limit(PAGE)
    while True:
        async with database.write() as connection:
            found = list(await connection.execute(query))
            # the record of a game that the player left has the name of the bot that plays on
            named = [(row.game, Anonymiser(row.name)) for row in found if not row.left]
            await remove_names_from_records(connection, by_key(named))
            seats = tuple_(participations.c.game, participations.c.seat).in_([(row.game, row.seat) for row in found])
            await connection.execute(update(participations).where(seats).values(player=None, name=PLACEHOLDER))
            ids = [row.game for row in found]
            brought = select(games.c.id).where(games.c.id.in_(ids), games.c.local == true())
            await connection.execute(delete(records).where(records.c.id.in_(brought)))
            others = exists().where(participations.c.game == games.c.id, participations.c.player.is_not(None))
            await connection.execute(delete(games).where(games.c.id.in_(ids), ~others))
        if not found:
            return


async def _forget_daily_games(database: Database, player: str) -> None:
    """Detach the games of the day from the player, and remove the names from the records of uncounted ones.

    The numbers stay, so that places of other players do not change, and a record is still known as one of the day.
    """
    mine = daily_games.c.player == player
    while True:
        games_ = select(daily_games.c.code, daily_games.c.record).where(mine).order_by(daily_games.c.code).limit(PAGE)
        async with database.write() as connection:
            found = list(await connection.execute(games_))
            query = select(records.c.id, records.c.text).where(records.c.id.in_([row.record for row in found]))
            names: list[tuple[str, Anonymiser]] = []
            for key, content in await connection.execute(query):
                with skip_unreadable(key):
                    names += [(key, Anonymiser(name)) for name in _people(content)]
            await remove_names_from_records(connection, by_key(names))
            codes = [row.code for row in found]
            await connection.execute(update(daily_games).where(daily_games.c.code.in_(codes)).values(player=None))
        if not found:
            return


class _Seats(msgspec.Struct):
    """The fields of a record that say which seats are people: the names of all seats, and the seats of bots."""

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
    """Return whether a deleted player still has seats, games, games of the day or a rating."""
    seats = select(player_seats.c.code).where(player_seats.c.player == player).limit(1)
    played = select(participations.c.game).where(participations.c.player == player).limit(1)
    daily = select(daily_games.c.code).where(daily_games.c.player == player).limit(1)
    rated = select(ratings.c.id).where(ratings.c.player == player)
    async with database.read() as connection:
        return any([await connection.scalar(query) is not None for query in (seats, played, daily, rated)])
