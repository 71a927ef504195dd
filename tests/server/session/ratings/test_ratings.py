"""Ratings on a server: each rated game changes them once, and they follow from the stored results."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from server.helpers.databases import KINDS, fresh_database
from server.helpers.in_process import InProcessClient, open_backend, request_for
from server.session.ratings.rated_players import RatedPlayer, lay_once, leave_in_order, rated_game
from sqlalchemy import text

from hornochsen import protocol as p
from hornochsen.protocol.errors import Refusal
from hornochsen.ratings.scale import ANCHORS, MEAN, PlayerRating
from hornochsen.rules import legal
from hornochsen.server.backend import Backend
from hornochsen.server.session.people.table_access import forget_player
from hornochsen.server.session.ratings.rating import rating_of
from hornochsen.server.session.ratings.recompute import Recomputed, recompute
from hornochsen.server.storage import RatingRow
from hornochsen.server.storage.database import Database
from hornochsen.server.table.game.rated_result import settle


def on_backend(tmp_path: Path, test: Callable[[Backend], Awaitable[None]], kind: str = "sqlite") -> None:
    """Run a test with a backend on a fresh database."""

    async def run(url: str) -> None:
        async with open_backend(url) as backend:
            await test(backend)

    with fresh_database(kind, tmp_path) as url:
        asyncio.run(run(url))


async def players(backend: Backend, *names: str) -> list[RatedPlayer]:
    return [await RatedPlayer.create(backend, name) for name in names]


async def rating(backend: Backend, player: RatedPlayer) -> PlayerRating:
    """Return the stored rating of a player."""
    stored = await backend.store.ratings.of_players([player.row.id])
    return rating_of(stored.get(player.row.id))


async def computed_again(backend: Backend) -> Recomputed:
    return await recompute(backend.store, lambda _: lambda _: None)


async def rows_of(backend: Backend, table: str) -> list[tuple[object, ...]]:
    """Return all rows of a table of the database."""
    database = Database(backend.settings.database)
    async with database.read() as connection:
        rows = [tuple(row) for row in await connection.execute(text(f"SELECT * FROM {table}"))]
    await database.dispose()
    return rows


async def play_to_the_end(clients: list[InProcessClient]) -> p.TableInfo:
    """Let people choose the first legal action until the game is over; bots of the server play too."""
    live = clients[0].live
    number = 0
    while live.table.phase != "over":
        for client in clients:
            seat = live.seat_of(client.session.connection.key or "")
            game = live.table.game
            if seat is None or game is None or game.state is None or live.table.phase != "playing":
                continue
            if seat in game.state.awaited:
                actions = list(legal(game.state, seat))
                lay = [action for action in actions if type(action).__name__ != "Buy"] or actions
                number += 1
                await client.ask(request_for(lay[0], number))
        await asyncio.sleep(0)
    assert live.table_info.rated
    return live.table_info


@pytest.mark.parametrize("kind", KINDS)
def test_a_finished_game_changes_each_rating_once(kind: str, tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        ann, ben = await players(backend, "Ann", "Ben")
        async with rated_game(backend, [ann, ben], ("calf",)) as clients:
            table = await play_to_the_end(clients)
            again = await clients[0].ask(p.Refresh("again"))
        assert isinstance(table.rated, p.RatedInfo)
        assert again.table.rated == table.rated
        assert table.rated.void is None
        assert [change is None for change in table.rated.changes] == [False, False, True]
        for player, change in zip((ann, ben), table.rated.changes, strict=False):
            stored = await rating(backend, player)
            assert change
            assert (stored.games, round(stored.mean), round(stored.deviation)) == (1, change.after, change.deviation)
            assert change.before == MEAN
            own = await backend.service.ratings.own(player.row)
            assert [(point.rating, point.players) for point in own.history] == [(change.after, 3)]
        [game] = [game async for game in backend.store.ratings.games()]
        assert [seat.bot for seat in game.seats] == [None, None, "calf"]
        assert game.seats[2].mean == ANCHORS["calf"]
        assert await computed_again(backend) == Recomputed(1, 2, 0, 0)

    on_backend(tmp_path, test, kind)


@pytest.mark.parametrize("kind", KINDS)
def test_games_that_end_at_once_lose_no_rating(kind: str, tmp_path: Path) -> None:
    """On PostgreSQL two processes end games of the same players at the same time."""

    async def run(url: str) -> None:
        async with open_backend(url) as one:
            four = await players(one, "Ann", "Ben", "Cid", "Dot")
            if kind == "postgresql":
                async with open_backend(url) as two:
                    await asyncio.gather(*(_leave(backend, four) for backend in (one, two, one, two, one, two)))
            else:
                await asyncio.gather(*(_leave(one, four) for _ in range(6)))
            assert [(await rating(one, player)).games for player in four] == [6, 6, 6, 6]
            assert await computed_again(one) == Recomputed(6, 4, 0, 0)

    with fresh_database(kind, tmp_path) as url:
        asyncio.run(run(url))


async def _leave(backend: Backend, four: list[RatedPlayer]) -> None:
    async with rated_game(backend, four) as clients:
        await leave_in_order(clients)


def test_a_repeated_request_that_ends_a_game_counts_once(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        two = await players(backend, "Ann", "Ben")
        async with rated_game(backend, two) as clients:
            await leave_in_order(clients)
            first = await rating(backend, two[0])
            for client in clients:
                assert isinstance(await client.ask(p.Leave("leave")), p.Done)
        assert await rating(backend, two[0]) == first
        assert await backend.store.ratings.count_games() == 1

    on_backend(tmp_path, test)


def test_who_leaves_loses_points_and_who_stayed_wins_them(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        ann, ben = await players(backend, "Ann", "Ben")
        async with rated_game(backend, [ann, ben]) as clients:
            await leave_in_order(clients)
            shown = clients[0].live.table.rated
        assert shown
        assert shown.changes[0]
        assert shown.changes[0].left
        assert (await rating(backend, ann)).mean < MEAN < (await rating(backend, ben)).mean

    on_backend(tmp_path, test)


def test_a_void_game_changes_nothing(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        ann, ben = await players(backend, "Ann", "Ben")
        async with rated_game(backend, [ann, ben]) as clients:
            await lay_once(clients[0])
            live = clients[0].live

            def unplug(draft: Any) -> None:
                draft.change_seat(1, cut_off=True)

            await backend.service.change(live, unplug)
            for client in clients:
                await client.ask(p.Leave("leave"))
            assert live.table.rated
            assert live.table.rated.void == "outage"
        assert await backend.store.ratings.count_games() == 0
        assert await backend.store.ratings.all() == []

    on_backend(tmp_path, test)


@pytest.mark.parametrize("kind", KINDS)
def test_deleting_a_player_leaves_results_without_a_link(kind: str, tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        ann, ben = await players(backend, "Annabella", "Ben")
        async with rated_game(backend, [ann, ben]) as clients:
            await leave_in_order(clients)
        for player in (ann, ben):
            await backend.service.ratings.set_listed(player.row, listed=True)
        exported = await backend.service.ratings.export(ann.row)
        assert exported["rating"]["games"] == 1
        assert exported["rating"]["listed"]
        assert len(exported["games"]) == 1
        before = {row.id: row for row in await backend.store.ratings.all()}
        await backend.service.players.delete(ann.row, "Annabella")
        [gone] = [row for row in await backend.store.ratings.all() if row.player is None]
        assert not gone.listed
        assert rating_of(gone) == rating_of(before[gone.id])
        assert await computed_again(backend) == Recomputed(1, 2, 0, 0)
        for table in ("ratings", "rated_games", "rated_seats"):
            rows = await rows_of(backend, table)
            assert ann.row.id not in str(rows)
            assert "Annabella" not in str(rows)
            assert rows

    on_backend(tmp_path, test, kind)


def test_a_player_deleted_during_a_game_takes_no_part(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        ann, ben, cid = await players(backend, "Ann", "Ben", "Cid")
        async with rated_game(backend, [ann, ben, cid]) as clients:
            for client in clients:
                await lay_once(client)
            await forget_player(backend.service, cid.row.id, await backend.service.players.delete(cid.row, "Cid"))
            for client in reversed(clients):
                await client.ask(p.Leave("leave"))
        assert [(await rating(backend, player)).games for player in (ann, ben, cid)] == [1, 1, 0]
        [game] = [game async for game in backend.store.ratings.games()]
        assert [(seat.seat, seat.place) for seat in game.seats] == [(0, 1), (1, 2)]
        assert await computed_again(backend) == Recomputed(1, 2, 0, 0)

    on_backend(tmp_path, test)


def test_a_player_who_never_came_takes_no_part(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        ann, ben, cid = await players(backend, "Ann", "Ben", "Cid")
        async with rated_game(backend, [ann, ben, cid]) as clients:
            await backend.service.change(clients[2].live, lambda draft: draft.change_seat(2, here=(), away_since=0.0))
            await leave_in_order(clients[:2])
            await backend.service.change(clients[2].live, lambda draft: settle(draft, None))
            shown = clients[0].live.table.rated
        assert shown
        assert [change is None for change in shown.changes] == [False, False, True]
        assert [(await rating(backend, player)).games for player in (ann, ben, cid)] == [1, 1, 0]
        assert await computed_again(backend) == Recomputed(1, 2, 0, 0)

    on_backend(tmp_path, test)


@pytest.mark.parametrize("kind", KINDS)
def test_the_leaderboard_has_certain_ratings_of_those_who_want_it(kind: str, tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        import time

        now = time.time()
        names = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
        found = dict(zip(names, await players(backend, *names), strict=True))
        for name, mean, deviation, games, listed in (
            ("Ann", 1600.0, 60.0, 20, True),
            ("Ben", 1700.0, 60.0, 20, True),
            ("Cid", 1800.0, 60.0, 20, False),
            ("Dot", 1900.0, 150.0, 20, True),
            ("Eve", 1950.0, 60.0, 2, True),
            ("Fay", 1980.0, 60.0, 20, True),
        ):
            row = RatingRow(f"rating {name}", found[name].row.id, mean, deviation, games, now, listed)
            await backend.store.ratings.set_listed(row)
        await backend.store.players.bar(found["Fay"].row.id, barred=True)
        service = backend.service.ratings
        board = await service.leaderboard(found["Ann"].row)
        assert [(one.rank, one.name, one.rating, one.own) for one in board.players] == [
            (1, "Ben", 1700, False),
            (2, "Ann", 1600, True),
        ]
        assert board.own
        assert (board.own.rank, board.own.listed, board.own.history) == (2, True, ())
        assert (await service.leaderboard(None)).own is None
        assert (await service.own(found["Dot"].row)).rank is None
        assert (await service.set_listed(found["Ben"].row, listed=False)).rank is None
        assert [one.name for one in (await service.leaderboard(None)).players] == ["Ann"]
        later = await backend.store.ratings.best(now + 3 * 365 * 86400, 10)
        assert later == [], "a rating becomes uncertain when its player does not play"
        assert await backend.store.forget("Ann")
        assert (await service.leaderboard(None)).players == ()

    on_backend(tmp_path, test, kind)


def test_a_guest_sees_no_rating(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        [ann] = await players(backend, "Ann")
        own = await backend.service.ratings.own(ann.row)
        assert (own.games, own.provisional, own.listed, own.rank, own.history) == (0, True, False, None, ())
        with pytest.raises(Refusal):
            await backend.service.open_table(p.Terms(rated=True))

    on_backend(tmp_path, test)
