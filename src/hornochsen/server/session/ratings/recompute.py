"""All ratings computed again from the stored results of rated games."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from ....ratings.player_ratings import after_game
from ....ratings.scale import PlayerRating
from ...storage import DatabaseInUse, RatedSeatRow, RatingRow, Store, StoredGame
from .rating import rating_of


class Recomputed(Struct, frozen=True):
    """The result of a new computation of all ratings."""

    games: int
    ratings: int
    """The number of ratings with rated games."""

    different: int
    """The number of ratings that differ from the stored ones."""

    different_games: int
    """The number of games after which a rating differs from the stored one."""


async def recompute(
    store: Store, start_progress: Callable[[int], Callable[[int], object]], *, write: bool = False
) -> Recomputed:
    """Compute all ratings again and compare them with the stored ones; with `write`, replace those that differ."""
    if write and await store.live_processes(time.time()):
        raise DatabaseInUse("a server serves this database: stop it first")
    advance = start_progress(await store.ratings.count_games())
    found: dict[str, PlayerRating] = {}
    wrong: list[StoredGame] = []
    games = 0
    async for game in store.ratings.games():
        computed = _after(found, game)
        if computed != game:
            wrong.append(computed)
        games += 1
        advance(1)
    stored = await store.ratings.all()
    different = [row for row in stored if rating_of(row) != found.get(row.id, PlayerRating())]
    if write and (different or wrong):
        await store.ratings.replace([_with(row, found.get(row.id, PlayerRating())) for row in different], wrong)
    return Recomputed(games, len(found), len(different), len(wrong))


def _after(found: dict[str, PlayerRating], game: StoredGame) -> StoredGame:
    """Rate one game: update `found` in place, and return a copy of the game whose seats hold the new ratings.

    Bots' fixed ratings do not change.
    """
    before = [seat.mean if seat.rating is None else found.get(seat.rating, PlayerRating()) for seat in game.seats]
    after = after_game(before, [seat.place for seat in game.seats], game.ended)
    seats: list[RatedSeatRow] = []
    for seat, rating in zip(game.seats, after, strict=True):
        if seat.rating is None or rating is None:
            seats.append(seat)
            continue
        found[seat.rating] = rating
        seats.append(replace(seat, mean=rating.mean, deviation=rating.deviation))
    return StoredGame(game.number, game.ended, tuple(seats))


def _with(row: RatingRow, rating: PlayerRating) -> RatingRow:
    return replace(row, **rating._asdict())
