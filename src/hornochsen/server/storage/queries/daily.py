"""The deals of the day in the database: their secrets, and the games that are played with them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Select, and_, exists, func, select
from sqlalchemy.dialects import postgresql, sqlite

from ..database import Database
from ..rows import DailyDayRow, DailyGameRow
from ..schema import COUNTED, FINISHED, OPEN, WITHOUT_RECORD, daily_days, daily_games, participations, players, tables

_DAY = [daily_days.c[name] for name in DailyDayRow.__struct_fields__]
_GAME = [daily_games.c[name] for name in DailyGameRow.__struct_fields__]


class NamedGame(Struct, frozen=True):
    """A finished game that counts, with the name of its player."""

    game: DailyGameRow
    name: str | None
    """`None` if the player was deleted."""

    others: int
    """The number of other games of the player."""


class DailyGames:
    """Secrets of days, and games of the day. Games are begun and ended with the appends of their tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_days(self, days: Iterable[DailyDayRow]) -> None:
        """Store the secrets of days; a day that has a secret keeps it."""
        dialect = postgresql if self._database.postgres else sqlite
        statement: Any = dialect.insert(daily_days)
        async with self._database.write() as connection:
            for day in days:
                await connection.execute(statement.values(asdict(day)).on_conflict_do_nothing())

    async def days(self, first: str, last: str) -> list[DailyDayRow]:
        """Return the stored days from the first to the last, in order."""
        between = daily_days.c.day.between(first, last)
        return [DailyDayRow(*row) for row in await self._rows(select(*_DAY).where(between).order_by(daily_days.c.day))]

    async def counted(self, player: str) -> list[DailyGameRow]:
        """Return the player's games that count, in the order of their days."""
        query = select(*_GAME).where(daily_games.c.player == player, COUNTED).order_by(daily_games.c.day)
        return await self._games(query)

    async def played(self, player: str) -> list[DailyGameRow]:
        """Return all games of the day of a player, in the order in which they began."""
        query = select(*_GAME).where(daily_games.c.player == player)
        return await self._games(query.order_by(daily_games.c.began, daily_games.c.code))

    async def game(self, day: str, player: str) -> DailyGameRow | None:
        """Return the player's game of a day that counts, or `None`."""
        found = await self._games(select(*_GAME).where(_of(day), daily_games.c.player == player, COUNTED))
        return found[0] if found else None

    async def running(self, day: str, player: str) -> DailyGameRow | None:
        """Return the player's latest game of a day that has not ended, or `None`."""
        here = and_(daily_games.c.code == tables.c.code, OPEN)
        query = select(*_GAME).join(tables, here).where(_of(day), daily_games.c.player == player)
        query = query.where(daily_games.c.ended.is_(None)).order_by(daily_games.c.began.desc()).limit(1)
        found = await self._games(query)
        return found[0] if found else None

    async def by_record(self, record: str) -> DailyGameRow | None:
        """Return the game of the day with this record, or `None` if it is not a record of such a game."""
        found = await self._games(select(*_GAME).where(daily_games.c.record == record))
        return found[0] if found else None

    async def is_played(self, day: str) -> bool:
        """Return whether a counted game of a day still runs."""
        open_table = exists().where(tables.c.code == daily_games.c.code, OPEN)
        query = select(daily_games.c.code).where(_of(day), WITHOUT_RECORD, daily_games.c.ended.is_(None), open_table)
        return bool(await self._rows(query.limit(1)))

    async def counts(self, first: str, last: str) -> dict[str, int]:
        """Return for each day how many players have finished it."""
        query = select(daily_games.c.day, func.count()).where(daily_games.c.day.between(first, last), FINISHED)
        return dict(await self._rows(query.group_by(daily_games.c.day)))

    async def histogram(self, day: str) -> list[tuple[int, int]]:
        """Return the numbers of minus points of a day's finished games, ascending, and how many games have each."""
        points = daily_games.c.points
        query = select(points, func.count()).where(_of(day), FINISHED).group_by(points).order_by(points)
        return [(value, count) for value, count in await self._rows(query)]

    async def abandoned(self, day: str) -> int:
        """Return the number of counted games of a day that were abandoned."""
        ended = and_(WITHOUT_RECORD, daily_games.c.ended.is_not(None))
        [(count,)] = await self._rows(select(func.count()).select_from(daily_games).where(_of(day), ended))
        return int(count)

    async def best(self, day: str, limit: int) -> list[NamedGame]:
        """Return the best finished games of a day, those with the fewest minus points first, then the earliest."""
        others = (
            select(func.count())
            .select_from(participations)
            .where(participations.c.player == daily_games.c.player)
            .where(participations.c.game != daily_games.c.record)
            .correlate(daily_games)
            .scalar_subquery()
        )
        query = (
            select(*_GAME, players.c.name, others)
            .outerjoin(players, and_(players.c.id == daily_games.c.player, players.c.deleted.is_(None)))
            .where(_of(day), FINISHED)
            .order_by(daily_games.c.points, daily_games.c.ended, daily_games.c.code)
            .limit(limit)
        )
        return [NamedGame(DailyGameRow(*row[:-2]), *row[-2:]) for row in await self._rows(query)]

    async def _games(self, query: Select[Any]) -> list[DailyGameRow]:
        return [DailyGameRow(*row) for row in await self._rows(query)]

    async def _rows(self, query: Select[Any]) -> Sequence[Any]:
        async with self._database.read() as connection:
            return list(await connection.execute(query))


def _of(day: str) -> ColumnElement[bool]:
    return daily_games.c.day == day
