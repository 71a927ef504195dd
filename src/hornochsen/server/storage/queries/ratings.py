"""Queries of ratings and rated games. Rated games are written with the appends of their tables."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Collection
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Select, and_, false, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ....ratings.scale import DAY, PROVISIONAL_DEVIATION, PROVISIONAL_GAMES, VARIANCE_PER_DAY
from ..database import Database
from ..rows import RatedSeatRow, RatingRow
from ..schema import LISTED, players, rated_games, rated_seats, ratings

PAGE = 500
"""Number of rated games that one query reads."""

_RATING = [ratings.c[name] for name in RatingRow.__struct_fields__]
_SEAT = [rated_seats.c[name] for name in RatedSeatRow.__struct_fields__]


def new_rating_id() -> str:
    """Return a random id of a rating."""
    return secrets.token_hex(8)


class StoredGame(Struct, frozen=True):
    """A stored rated game."""

    number: int
    ended: float
    seats: tuple[RatedSeatRow, ...]


class RatedMoment(Struct, frozen=True):
    """A rating after one of its games."""

    ended: float
    place: int
    seats: int
    mean: float
    deviation: float


class ListedRating(Struct, frozen=True):
    """A rating in the leaderboard, with its player's profile."""

    rating: RatingRow
    name: str
    colour: str | None
    emblem: str | None


class Ratings:
    """Ratings of players, and results of rated games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_players(self, ids: Collection[str]) -> dict[str, RatingRow]:
        """Return the ratings of players by their ids; players without a rating are missing."""
        found = await self._rows(select(*_RATING).where(ratings.c.player.in_(sorted(ids))))
        rows = [RatingRow(*row) for row in found]
        return {row.player: row for row in rows if row.player is not None}

    async def set_listed(self, row: RatingRow) -> None:
        """Store whether a player wants to be in the leaderboard; a player without a rating gets that of `row`."""
        statement: Any = (postgresql if self._database.postgres else sqlite).insert(ratings).values(asdict(row))
        changed = {"listed": row.listed}
        async with self._database.write() as connection:
            await connection.execute(statement.on_conflict_do_update(index_elements=["player"], set_=changed))

    async def history(self, rating: str, limit: int) -> list[RatedMoment]:
        """Return a rating after each of its latest games, the oldest first."""
        others = rated_seats.alias()
        seats = select(func.count()).where(others.c.game == rated_seats.c.game).scalar_subquery()
        query = (
            select(rated_games.c.ended, rated_seats.c.place, seats, rated_seats.c.mean, rated_seats.c.deviation)
            .join(rated_games, rated_games.c.number == rated_seats.c.game)
            .where(rated_seats.c.rating == rating)
            .order_by(rated_seats.c.game.desc())
            .limit(limit)
        )
        return [RatedMoment(*row) for row in reversed(await self._rows(query))]

    async def best(self, now: float, limit: int) -> list[ListedRating]:
        """Return the highest ratings of the players who want to be listed, without provisional ones."""
        query = (
            select(*_RATING, players.c.name, players.c.colour, players.c.emblem)
            .join(players, players.c.id == ratings.c.player)
            .where(_in_leaderboard(now))
            .order_by(ratings.c.mean.desc(), ratings.c.id)
            .limit(limit)
        )
        return [ListedRating(RatingRow(*row[:-3]), *row[-3:]) for row in await self._rows(query)]

    async def count_better(self, now: float, mean: float) -> int:
        """Return the number of players of the leaderboard with a higher rating."""
        query = select(func.count()).select_from(ratings).join(players, players.c.id == ratings.c.player)
        [(count,)] = await self._rows(query.where(_in_leaderboard(now), ratings.c.mean > mean))
        return int(count)

    async def count_games(self) -> int:
        """Return the number of rated games."""
        [(count,)] = await self._rows(select(func.count()).select_from(rated_games))
        return int(count)

    async def games(self) -> AsyncIterator[StoredGame]:
        """Yield all rated games in the order in which the ratings changed."""
        after = 0
        while True:
            page = rated_games.c.number > after
            query = select(rated_games.c.number, rated_games.c.ended).where(page).order_by(rated_games.c.number)
            found = await self._rows(query.limit(PAGE))
            if not found:
                return
            seats: dict[int, list[RatedSeatRow]] = {number: [] for number, _ in found}
            within = rated_seats.c.game.between(found[0][0], found[-1][0])
            of_page = select(rated_seats.c.game, *_SEAT).where(within).order_by(rated_seats.c.game, rated_seats.c.seat)
            for number, *values in await self._rows(of_page):
                seats[number].append(RatedSeatRow(*values))
            for number, ended in found:
                yield StoredGame(number, ended, tuple(seats[number]))
            after = found[-1][0]

    async def all(self) -> list[RatingRow]:
        """Return all ratings, also of deleted players."""
        return [RatingRow(*row) for row in await self._rows(select(*_RATING).order_by(ratings.c.id))]

    async def replace(self, rows: Collection[RatingRow], games: Collection[StoredGame]) -> None:
        """Replace the current ratings and the ratings stored after each game; no server may run meanwhile."""
        async with self._database.write() as connection:
            for row in rows:
                values = {"mean": row.mean, "deviation": row.deviation, "games": row.games, "ended": row.ended}
                await connection.execute(update(ratings).where(ratings.c.id == row.id).values(values))
            for game in games:
                for seat in game.seats:
                    here = and_(rated_seats.c.game == game.number, rated_seats.c.seat == seat.seat)
                    after = {"mean": seat.mean, "deviation": seat.deviation}
                    await connection.execute(update(rated_seats).where(here).values(after))

    async def _rows(self, query: Select[Any]) -> list[Any]:
        async with self._database.read() as connection:
            return list(await connection.execute(query))


def _in_leaderboard(now: float) -> ColumnElement[bool]:
    """Return the condition for ratings in the leaderboard; a rating becomes less certain with time."""
    rest: ColumnElement[float] = (now - ratings.c.ended) * (VARIANCE_PER_DAY / DAY)
    certain = ratings.c.deviation * ratings.c.deviation + rest <= PROVISIONAL_DEVIATION**2
    known = and_(LISTED, ratings.c.games >= PROVISIONAL_GAMES, certain)
    return and_(known, players.c.deleted.is_(None), players.c.barred == false())
