"""Rated games in appends on PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..rows import RatedGame
from ..schema import rated_games, rated_seats, ratings

LOCK = 0x686F726E
"""The key of the advisory lock under which rated games get their numbers, so that ratings change in this order."""


async def lock_ratings(connection: AsyncConnection, games: Sequence[RatedGame]) -> dict[str, int]:
    """Lock the ratings against other processes until the transaction ends; return each rating's number of games."""
    if not games:
        return {}
    await connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    wanted = sorted({name for game in games for name in game.counts})
    found = await connection.execute(select(ratings.c.id, ratings.c.games).where(ratings.c.id.in_(wanted)))
    return {row.id: row.games for row in found}


async def write_rated(connection: AsyncConnection, games: Sequence[RatedGame]) -> None:
    """Write the results of rated games and the new ratings."""
    for game in games:
        for rating in game.ratings:
            row = rating.row
            values = {"mean": row.mean, "deviation": row.deviation, "games": row.games, "ended": row.ended}
            changed = update(ratings).where(ratings.c.id == row.id).values(values)
            await connection.execute(changed if rating.exists else insert(ratings).values(asdict(row)))
        number = (await connection.scalar(select(func.max(rated_games.c.number))) or 0) + 1
        await connection.execute(insert(rated_games).values(number=number, ended=game.ended))
        await connection.execute(insert(rated_seats), [{"game": number, **asdict(seat)} for seat in game.seats])
