"""Rated games in the database: written with the append that ends them, once, or not at all."""

from __future__ import annotations

import asyncio

import pytest
from server.storage.samples import append, opened, run

from hornochsen.server.storage import Append, Conflict, NewRating, RatedGame, RatedSeatRow, RatingRow, Store


def rated(number: int, *, exists: bool) -> RatedGame:
    """Return the result of a game after which two ratings have this number of games; without players."""
    rows = [RatingRow(name, None, 1500.0 + number, 100.0, number, float(number)) for name in ("a", "b")]
    seats = tuple(RatedSeatRow(at, row.id, None, at + 1, row.mean, row.deviation) for at, row in enumerate(rows))
    return RatedGame(
        float(number),
        (*seats, RatedSeatRow(2, None, "ox", 3, 1500.0, None)),
        tuple(NewRating(row, exists) for row in rows),
    )


def ending(code: str, version: int, game: RatedGame) -> Append:
    from msgspec.structs import replace

    return replace(append(code, version), rated=game)


async def counts(store: Store) -> list[int]:
    return [row.games for row in await store.ratings.all()]


def test_a_game_is_written_with_its_append(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as store:
            await store.append(append("AAAA", 1))
            await store.append(ending("AAAA", 2, rated(1, exists=False)))
            assert await counts(store) == [1, 1]
            [game] = [game async for game in store.ratings.games()]
            assert game.seats == rated(1, exists=False).seats
            assert [one.mean for one in await store.ratings.history("a", 10)] == [1501.0]

    run(work())


def test_a_game_rated_with_old_ratings_changes_nothing(database_url: str) -> None:
    """The append conflicts as a whole: the table keeps its version, and the caller rates the game again."""

    async def work() -> None:
        async with opened(database_url) as store:
            for code in ("AAAA", "BBBB"):
                await store.append(append(code, 1))
            await store.append(ending("AAAA", 2, rated(1, exists=False)))
            results = await asyncio.gather(
                store.append(ending("AAAA", 3, rated(2, exists=True))),
                store.append(ending("BBBB", 2, rated(2, exists=True))),
                return_exceptions=True,
            )
            assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
            assert await counts(store) == [2, 2]
            assert await store.ratings.count_games() == 2
            versions = [row.version for code in ("AAAA", "BBBB") if (row := await store.load(code))]
            assert sorted(versions) in ([1, 3], [2, 2])
            with pytest.raises(Conflict):
                await store.append(ending("BBBB", versions[1] + 1, rated(2, exists=True)))

    run(work())


def test_two_first_ratings_of_one_player_conflict(database_url: str) -> None:
    from msgspec.structs import replace

    from hornochsen.server.storage import DeviceRow, PlayerRow

    async def work() -> None:
        async with opened(database_url) as store:
            player = PlayerRow("p", "Ann", None, None, 0.0, 0.0, None)
            assert await store.players.create(player, DeviceRow("d", "p", "secret", "", 0.0, 0.0))
            for number, code in enumerate(("AAAA", "BBBB")):
                await store.append(append(code, 1))
                rating = NewRating(RatingRow(f"r{number}", "p", 1500.0, 100.0, 1, 1.0), False)
                game = replace(rated(1, exists=False), seats=(), ratings=(rating,))
                if number == 0:
                    await store.append(ending(code, 2, replace(game, seats=(_seat("r0"),))))
                    continue
                with pytest.raises(Conflict):
                    await store.append(ending(code, 2, replace(game, seats=(_seat("r1"),))))
            assert [row.id for row in await store.ratings.all()] == ["r0"]
            assert await store.ratings.count_games() == 1

    run(work())


def _seat(rating: str) -> RatedSeatRow:
    return RatedSeatRow(0, rating, None, 1, 1500.0, 100.0)
