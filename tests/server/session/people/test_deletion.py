"""The deletion of players who asked for a seat, or joined one that the game does not count for."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from patience import PATIENCE
from server.helpers.in_process import InProcessClient, connect, open_backend, play_out, two_at_a_table
from server.storage.samples import run

from hornochsen import protocol as p
from hornochsen.protocol.players import NewPlayer
from hornochsen.server.backend import Backend
from hornochsen.server.session.people.table_access import forget_player
from hornochsen.server.storage import NO_SEAT, PlayerRow
from hornochsen.server.storage.schema import metadata

NAME = "Wilhelmina"
WORDS = "a secret of the cows"

Work = Callable[["World"], Awaitable[None]]


class World:
    """A backend, and the file of its database."""

    def __init__(self, backend: Backend, path: Path) -> None:
        self.backend = backend
        self.path = path

    async def player(self, name: str = NAME) -> tuple[str, PlayerRow]:
        """Create a player; return the secret of the player's device, and the player."""
        secret, service = secrets.token_urlsafe(32), self.backend.service
        await service.players.create(NewPlayer(secret, name), "127.0.0.1")
        return secret, (await service.players.authenticate(secret, "127.0.0.1"))[0]

    async def delete(self, player: PlayerRow) -> None:
        service = self.backend.service
        await forget_player(service, player.id, await service.players.delete(player, player.name))

    def stored(self, text: str) -> list[str]:
        """Return the values in the database that contain a text, without those of the table of players."""
        found: list[str] = []
        with contextlib.closing(sqlite3.connect(self.path)) as connection:
            for table in set(metadata.tables) - {"players"}:
                for row in connection.execute(f'SELECT * FROM "{table}"'):
                    found += [value.decode() if isinstance(value, bytes) else str(value) for value in row]
        return [value for value in found if text in value]


def with_world(path: Path, work: Work) -> None:
    async def whole() -> None:
        async with open_backend(f"sqlite:///{path}/db.sqlite3") as backend:
            await work(World(backend, path / "db.sqlite3"))

    run(whole())


async def done(client: InProcessClient, request: Any) -> None:
    answer = await client.ask(request)
    assert isinstance(answer, p.Done | p.Welcome), answer


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def test_a_request_to_the_host_is_dropped_with_its_deleted_player(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        secret, player = await world.player()
        code = (await world.backend.service.open_table(p.Terms())).code
        async with connect(world.backend, code) as host, connect(world.backend, code, player=secret) as guest:
            await done(host, p.Sit("sit", "Anja"))
            await done(host, p.Moderate("ask", "ask"))
            await done(guest, p.AskHost("host", NAME))
            [applicant] = host.live.table.moderation.applicants
            assert applicant.player == player.id
            await world.delete(player)
            assert (world.stored(NAME), world.stored(player.id)) == ([], [])
            answer = await host.ask(p.AnswerAsk("yes", applicant.number, True))
            assert isinstance(answer, p.Refused)
            assert host.live.table.moderation.applicants == ()
            assert [seat.name for seat in host.live.table.seats] == ["Anja"]

    with_world(tmp_path, work)


@contextlib.asynccontextmanager
async def asking(world: World) -> AsyncIterator[tuple[InProcessClient, InProcessClient, PlayerRow]]:
    """Yield Ada, and a client and the row of a player who asks for the other seat at her table, which a bot has."""
    secret, player = await world.player()
    async with two_at_a_table(world.backend) as (ada, bob):
        await done(bob, p.Leave("leave"))
        async with connect(world.backend, ada.live.code, player=secret) as guest:
            await done(guest, p.AskSeat("seat", 1, NAME))
            yield ada, guest, player


def test_a_request_for_the_seat_of_a_bot_is_dropped_with_its_deleted_player(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        async with asking(world) as (ada, _, player):
            await world.delete(player)
            assert (world.stored(NAME), world.stored(player.id)) == ([], [])
            await done(ada, p.Say("say", "moo"))
            assert ada.live.table.game
            assert ada.live.table.game.asking is None

    with_world(tmp_path, work)


@contextlib.asynccontextmanager
async def taken_over(world: World) -> AsyncIterator[tuple[InProcessClient, InProcessClient, PlayerRow]]:
    """Yield Ada, and a client and the row of a player who has taken over the other seat at her table and chatted."""
    async with asking(world) as (ada, guest, player):
        assert ada.live.table.game
        assert ada.live.table.game.asking
        await done(ada, p.AnswerAsk("yes", ada.live.table.game.asking.number, True))
        await until(lambda: ada.live.table.seats[1].name == NAME)
        await done(guest, p.Say("say", WORDS))
        assert world.stored(NAME)
        assert world.stored(WORDS)
        yield ada, guest, player


def test_a_takeover_leaves_neither_name_nor_messages_of_a_deleted_player(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        async with taken_over(world) as (_, _, player):
            await world.delete(player)
            assert (world.stored(NAME), world.stored(WORDS), world.stored(player.id)) == ([], [], [])

    with_world(tmp_path, work)


def test_a_table_that_a_player_only_joined_is_not_one_of_the_players_tables(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        async with taken_over(world) as (ada, _, player):
            store = world.backend.service.store
            [row] = await store.players.seats(player.id)
            assert (row.who, row.name) == (NO_SEAT, NAME)
            assert await store.players.open_tables(player.id, 10) == []
            assert await store.matching.open_tables(player.id) == 0
            assert await store.matching.seated(ada.live.code) == []

    with_world(tmp_path, work)


@pytest.mark.parametrize("counts", [False, True])
def test_the_record_of_a_game_that_did_not_count_loses_the_name_of_a_deleted_player(
    tmp_path: Path, counts: bool
) -> None:
    async def work(world: World) -> None:
        other, _ = await world.player("Ada")
        async with taken_over(world) as (ada, guest, player):
            if counts:
                await done(ada, p.Identify("who", other))
            await play_out((ada, guest))
            assert ada.live.table.record
            await world.delete(player)
            assert (world.stored(NAME), world.stored(player.id)) == ([], [])
            record = await world.backend.service.store.record(ada.live.table.record)
            assert record
            assert msgspec.json.decode(record.text)["players"] == ["Ada", "?"]

    with_world(tmp_path, work)


def test_reports_and_rows_of_others_lose_the_name_in_any_case(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        secret, player = await world.player()
        friend, other = await world.player("Friend")
        code = (await world.backend.service.open_table(p.Terms())).code
        async with (
            connect(world.backend, code, player=secret) as giver,
            connect(world.backend, code, player=friend) as taker,
            connect(world.backend, code) as anja,
        ):
            await done(giver, p.Sit("sit", NAME))
            await done(anja, p.Sit("sit", "Anja"))
            await done(anja, p.Say("say", f"{NAME.lower()} is silly"))
            await done(anja, p.Report("report", 0, f"{NAME.upper()} cheats"))
            answer = await giver.ask(p.Handover("link"))
            await done(taker, p.Claim("claim", answer.secret))
            assert world.stored(NAME.upper())
            await world.delete(player)
            for name in (NAME, NAME.lower(), NAME.upper()):
                assert world.stored(name) == []
            [row] = await world.backend.service.store.players.seats(other.id)
            assert row.name == "?"
            await world.delete(other)
            assert world.stored(other.id) == []

    with_world(tmp_path, work)


def test_another_name_with_which_a_token_returned_is_removed_too(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        secret, player = await world.player()
        async with two_at_a_table(world.backend) as (ada, bob):
            await done(bob, p.Identify("who", secret))
            await done(bob, p.Leave("leave"))
            bob.session.connection.player = None
            await done(bob, p.Sit("back", "Fridolin", seat=1))
            assert world.stored("Fridolin")
            await world.delete(player)
            assert world.stored("Fridolin") == []
            assert ada.live.table.seats[1].key

    with_world(tmp_path, work)
