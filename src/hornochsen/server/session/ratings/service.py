"""Ratings of players: rate finished games, show a player's own rating and the leaderboard."""

from __future__ import annotations

import time
from typing import Any

from msgspec.structs import asdict, replace

from ....protocol.ratings import Leaderboard, ListedPlayer, OwnRating, RatedPoint
from ....ratings.scale import ANCHORS, after_inactivity
from ...storage import ListedRating, PlayerRow, RatedGame, RatingRow, Store
from ...table.table import Table
from ..database_reads import read_or_refuse
from .rating import new_row, players_of, rated_game, rating_of

MAX_LISTED = 200
"""Number of players on the leaderboard."""

MAX_EXPORTED = 1_000_000
MAX_HISTORY = 1000
"""Number of latest games in a chart of a rating."""


class RatingService:
    """Ratings of players. A rated game is written with the append that ends it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def rate(self, table: Table, now: float) -> tuple[Table, RatedGame | None]:
        """Return a table whose rated game has just ended with the changes, and what must be written with it.

        If another game changes one of these ratings first, the write gets a conflict and is tried again.
        """
        stored = await read_or_refuse(self.store.ratings.of_players(players_of(table)))
        return rated_game(table, stored, now)

    async def own(self, player: PlayerRow) -> OwnRating:
        """Return a player's own rating with its history."""
        row = await self._find(player)
        return await self._own(row)

    async def export(self, player: PlayerRow) -> dict[str, Any]:
        """Return everything that is stored about a player's rating; empty without one."""
        row = await self._find(player)
        if row is None:
            return {}
        games = await read_or_refuse(self.store.ratings.history(row.id, MAX_EXPORTED))
        return {"rating": asdict(row), "games": [asdict(game) for game in games]}

    async def set_listed(self, player: PlayerRow, *, listed: bool) -> OwnRating:
        """Store whether a player wants to be on the leaderboard; return the player's rating."""
        row = await self._find(player)
        changed = replace(row or new_row(player.id), listed=listed)
        await read_or_refuse(self.store.ratings.set_listed(changed))
        return await self.own(player)

    async def leaderboard(self, player: PlayerRow | None) -> Leaderboard:
        """Return the highest ratings of the players who want to be listed, and the asker's own."""
        now = time.time()
        found = await read_or_refuse(self.store.ratings.best(now, MAX_LISTED))
        own = await self._find(player) if player else None
        better = [sum(other.rating.mean > one.rating.mean for other in found) for one in found]
        listed = [
            _listed(one, 1 + above, now, own=own is not None and one.rating.id == own.id)
            for one, above in zip(found, better, strict=True)
        ]
        bots: dict[Any, int] = {level: round(mean) for level, mean in ANCHORS.items()}
        return Leaderboard(tuple(listed), await self._own(own, history=False) if player else None, bots)

    async def _find(self, player: PlayerRow) -> RatingRow | None:
        return (await read_or_refuse(self.store.ratings.of_players([player.id]))).get(player.id)

    async def _own(self, row: RatingRow | None, *, history: bool = True) -> OwnRating:
        now = time.time()
        rating = after_inactivity(rating_of(row), now)
        rank = None
        points: tuple[RatedPoint, ...] = ()
        if row and row.listed and not rating.provisional:
            rank = 1 + await read_or_refuse(self.store.ratings.count_better(now, row.mean))
        if row and history:
            moments = await read_or_refuse(self.store.ratings.history(row.id, MAX_HISTORY))
            points = tuple(
                RatedPoint(one.ended, one.place, one.seats, round(one.mean), round(one.deviation)) for one in moments
            )
        return OwnRating(
            rating=round(rating.mean),
            deviation=round(rating.deviation),
            provisional=rating.provisional,
            games=rating.games,
            listed=row is not None and row.listed,
            rank=rank,
            history=points,
        )


def _listed(one: ListedRating, rank: int, now: float, *, own: bool) -> ListedPlayer:
    rating = after_inactivity(rating_of(one.rating), now)
    colour: Any = one.colour
    emblem: Any = one.emblem
    return ListedPlayer(
        rank=rank,
        name=one.name,
        colour=colour,
        emblem=emblem,
        rating=round(rating.mean),
        deviation=round(rating.deviation),
        games=rating.games,
        own=own,
    )
