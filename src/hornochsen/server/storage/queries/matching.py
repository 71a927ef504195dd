"""Players who wait for a game with others, and players who have blocked each other."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Select, and_, case, delete, exc, false, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..database import Database
from ..rows import NO_SEAT, BlockRow, WaitingRow
from ..schema import OPEN, UNMATCHED, blocks, participations, player_seats, players, tables, waiting

MOST_MATCHED = 400
"""Number of waiting players, the longest waiting first, that are read to be matched."""

MATCHED_SECONDS = 86400.0
"""Seconds for which the table that was found stays stored."""

_WAITING = [waiting.c[name] for name in WaitingRow.__struct_fields__]
_BLOCK = [blocks.c[name] for name in BlockRow.__struct_fields__]
_WELCOME = and_(players.c.barred == false(), players.c.deleted.is_(None))


class Candidate(Struct, frozen=True):
    """A player who can be matched."""

    row: WaitingRow
    name: str
    colour: str | None


class MetRow(Struct, frozen=True):
    """A player with whom another one has finished a game."""

    player: str
    game: str
    seat: int
    name: str
    ended: float


class Before(Struct, frozen=True):
    """The state of a player who begins to wait."""

    code: str | None
    """The table that was found before."""

    tables: int
    """The number of open tables at which the player sits or sat."""


class Since(Struct, frozen=True):
    """For each pace, the time since which a player must have been seen to count as waiting."""

    now: float
    day: float

    @property
    def condition(self) -> ColumnElement[bool]:
        """The condition for rows of players who still wait."""
        return and_(UNMATCHED, waiting.c.seen >= case((waiting.c.pace == "now", self.now), else_=self.day))


class Matching:
    """Waiting players and blocks. A table for waiting players is written with an append, which ends their waiting."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(
        self, row: WaitingRow, before: Before, since: Since, per_address: int, per_network: int
    ) -> Literal["waits", "full", "changed"]:
        """Store that a player waits; this replaces the player's earlier request.

        Return `full` if too many people wait from the same address or network, and `changed` if the player has got a
        seat since `before` was read: a second tab or device waited too.
        """
        others = and_(since.condition, waiting.c.player != row.player)
        count = select(func.count()).select_from(waiting).where(others)
        dialect = postgresql if self._database.postgres else sqlite
        statement: Any = dialect.insert(waiting).values(asdict(row))
        unmatched = or_(UNMATCHED, waiting.c.code == before.code)
        replaced = statement.on_conflict_do_update(
            index_elements=[waiting.c.player], set_=asdict(row), where=unmatched
        ).returning(waiting.c.player)
        async with self._database.write() as connection:
            here = await connection.scalar(count.where(waiting.c.address == row.address)) or 0
            nearby = await connection.scalar(count.where(waiting.c.network == row.network)) or 0
            if here >= per_address or nearby >= per_network:
                return "full"
            written = await connection.scalar(replaced)
            if written is None or await connection.scalar(_count_tables(row.player)) != before.tables:
                await connection.rollback()
                return "changed"
        return "waits"

    async def before(self, player: str) -> Before:
        """Return the table that was found for a player, and how many open tables the player has."""
        row = await self.find(player)
        return Before(row.code if row else None, await self.open_tables(player))

    async def find(self, player: str) -> WaitingRow | None:
        """Return a player's matching request, or the table that was found; `None` if there is neither."""
        found = await self._rows(select(*_WAITING).where(waiting.c.player == player))
        return WaitingRow(*found[0]) if found else None

    async def change(self, player: str, waits_since: float, **values: Any) -> bool:
        """Change the request of a player who has waited since a time; return False if the player no longer waits."""
        mine = and_(waiting.c.player == player, waiting.c.since == waits_since, UNMATCHED)
        async with self._database.write() as connection:
            return bool((await connection.execute(update(waiting).where(mine).values(values))).rowcount)

    async def stop(self, player: str) -> bool:
        """End a player's waiting; return False if the player did not wait, or has just got a seat."""
        async with self._database.write() as connection:
            done = await connection.execute(delete(waiting).where(waiting.c.player == player, UNMATCHED))
            return bool(done.rowcount)

    async def forget_table(self, player: str, code: str) -> None:
        """Delete the row that says that this table was found for the player."""
        async with self._database.write() as connection:
            await connection.execute(delete(waiting).where(waiting.c.player == player, waiting.c.code == code))

    async def candidates(self, since: Since) -> list[Candidate]:
        """Return the players who wait and may play, the longest waiting first."""
        query = (
            select(*_WAITING, players.c.name, players.c.colour)
            .join(players)
            .where(since.condition, _WELCOME)
            .order_by(waiting.c.since, waiting.c.player)
            .limit(MOST_MATCHED)
        )
        found = await self._rows(query)
        return [Candidate(WaitingRow(*row[: len(_WAITING)]), *row[len(_WAITING) :]) for row in found]

    async def purge(self, since: Since, now: float) -> None:
        """Delete rows of players who wait no longer, and of those whose table was found long ago."""
        gone = and_(UNMATCHED, ~since.condition)
        old = and_(waiting.c.code.is_not(None), waiting.c.seen < now - MATCHED_SECONDS)
        async with self._database.write() as connection:
            await connection.execute(delete(waiting).where(or_(gone, old)))

    async def block(self, row: BlockRow, most: int) -> bool:
        """Store that a player has blocked another one; return False if the player has blocked too many."""
        mine = select(func.count()).select_from(blocks).where(blocks.c.player == row.player)
        try:
            async with self._database.write() as connection:
                if (await connection.scalar(mine) or 0) >= most:
                    return False
                await connection.execute(insert(blocks).values(asdict(row)))
        except exc.IntegrityError:  # blocked before, or deleted meanwhile
            return True
        return True

    async def unblock(self, player: str, block: str) -> bool:
        """Delete a block; return whether the player had it."""
        mine = and_(blocks.c.player == player, blocks.c.id == block)
        async with self._database.write() as connection:
            return bool((await connection.execute(delete(blocks).where(mine))).rowcount)

    async def blocked_by(self, player: str) -> list[BlockRow]:
        """Return the people whom a player has blocked, the latest first."""
        query = select(*_BLOCK).where(blocks.c.player == player).order_by(blocks.c.at.desc(), blocks.c.id)
        return [BlockRow(*row) for row in await self._rows(query)]

    async def blocks_among(self, ids: Collection[str]) -> frozenset[tuple[str, str]]:
        """Return the pairs of these players of whom one has blocked the other."""
        if len(ids) < 2:
            return frozenset()
        blocked = blocks.c.blocked.concat("")  # not the column itself: SQLite would look up each pair in the index
        among = and_(blocks.c.player.in_(ids), blocked.in_(ids))
        return frozenset(
            (one, other) for one, other in await self._rows(select(blocks.c.player, blocks.c.blocked).where(among))
        )

    async def seated(self, code: str) -> list[tuple[str, int, str]]:
        """Return the players who sit or sat at a table, with their numbers and names there."""
        query = select(player_seats.c.player, player_seats.c.who, player_seats.c.name)
        query = query.where(player_seats.c.code == code, player_seats.c.who != NO_SEAT)
        return [(player, who, name) for player, who, name in await self._rows(query)]

    async def met(self, player: str, limit: int) -> list[MetRow]:
        """Return the other players of a player's latest games, the latest first; some may be listed several times."""
        mine = participations.alias()
        latest = (
            select(mine.c.game).where(mine.c.player == player).order_by(mine.c.ended.desc(), mine.c.game).limit(limit)
        )
        columns = [participations.c[name] for name in MetRow.__struct_fields__]
        others = and_(participations.c.player.is_not(None), participations.c.player != player)
        query = select(*columns).where(participations.c.game.in_(latest), others)
        query = query.order_by(participations.c.ended.desc(), participations.c.game, participations.c.seat)
        return [MetRow(*row) for row in await self._rows(query)]

    async def met_at(self, player: str, game: str, seat: int) -> MetRow | None:
        """Return the player of a seat of a finished game in which another player took part, or `None`."""
        mine = participations.alias()
        took_part = select(mine.c.seat).where(mine.c.game == game, mine.c.player == player).exists()
        columns = [participations.c[name] for name in MetRow.__struct_fields__]
        there = and_(participations.c.game == game, participations.c.seat == seat, took_part)
        query = select(*columns).where(there, participations.c.player.is_not(None), participations.c.player != player)
        found = await self._rows(query)
        return MetRow(*found[0]) if found else None

    async def open_tables(self, player: str) -> int:
        """Return the number of tables that are not over and at which a player sits or sat."""
        [(count,)] = await self._rows(_count_tables(player))
        return int(count)

    async def _rows(self, query: Select[Any]) -> list[Any]:
        async with self._database.read() as connection:
            return list(await connection.execute(query))


def _count_tables(player: str) -> Select[Any]:
    sat = select(player_seats.c.code).where(player_seats.c.player == player, player_seats.c.who != NO_SEAT)
    return select(func.count()).select_from(tables).where(OPEN, tables.c.code.in_(sat))


def new_block(player: str, blocked: str, name: str, now: float) -> BlockRow:
    """Return a block with a random id."""
    return BlockRow(player, blocked, secrets.token_hex(8), name, now)
