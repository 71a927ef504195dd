"""The guest bot: it plays over the protocol as any client does, and leaves its seat at the end."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from client.table_clients import LIMIT, new_table, play_at_random, until, within
from client.table_clients import client_at as at
from patience import PATIENCE
from server.helpers.serving import SALTED, Server, serving

from hornochsen import boards
from hornochsen.bots.registry import BotError, load
from hornochsen.client import guest_bot
from hornochsen.client.guest_bot import GuestBot, Removed, legal_actions, parse_table_address
from hornochsen.client.table_client import Client
from hornochsen.protocol import (
    AddBot,
    AnswerAsk,
    AnyRequest,
    AskSeat,
    Done,
    Leave,
    Remove,
    Say,
    SeatAsking,
    Secret,
    SendSalt,
    Sit,
    Start,
    Welcome,
)
from hornochsen.protocol.errors import Refusal
from hornochsen.rules import PRESETS, Action, View, apply, box_draw, deal, legal, shuffled
from hornochsen.server.views import projections


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("guest")
    with serving(f"sqlite:///{folder}/db.sqlite3", folder, **SALTED) as one:
        yield one


# Legal actions


@pytest.mark.parametrize("preset", PRESETS)
def test_options_contain_all_legal_actions(preset: str) -> None:
    rng = random.Random(preset)
    kinds = set()
    for number in range(12):
        players = 2 + number % 7
        state = deal(boards.load("classic"), PRESETS[preset], players, shuffled(rng)).state
        while not state.over:
            for seat in range(players):
                position = projections.position(state, seat)
                assert legal_actions(position) == legal(state, seat)
                kinds |= {type(action).__name__ for action in legal(state, seat)}
            action = rng.choice(legal(state, rng.choice(state.awaited)))
            drawn = tuple(rng.sample(state.box, box_draw(state, action)))
            state = apply(state, action, drawn).state
        assert legal_actions(projections.position(state, 0)) == ()
    assert kinds == {"Buy", "Play", "Take", "TakeBack"}


def test_a_spectator_has_no_legal_actions() -> None:
    state = deal(boards.load("classic"), PRESETS["official"], 3, shuffled(random.Random(1))).state
    assert legal_actions(projections.position(state, None)) == ()


# Addresses of tables


@pytest.mark.parametrize(
    ("url", "code", "found"),
    [
        ("http://127.0.0.1:8787", "abc234", ("http://127.0.0.1:8787", "ABC234")),
        ("http://127.0.0.1:8787/", None, ("http://127.0.0.1:8787", None)),
        ("127.0.0.1:8787", "ABC234", ("http://127.0.0.1:8787", "ABC234")),
        ("https://cows.example/t/abc234", None, ("https://cows.example", "ABC234")),
        ("http://[::1]:8787/t/ABC234?lang=de#x", None, ("http://[::1]:8787", "ABC234")),
    ],
)
def test_a_table_is_found(url: str, code: str | None, found: tuple[str, str | None]) -> None:
    assert parse_table_address(url, code) == found


@pytest.mark.parametrize("url", ["ftp://127.0.0.1", "http://", "http://127.0.0.1/tables/ABC234", "http://h/t/A/B"])
def test_a_malformed_address_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r"is not the address|is neither"):
        parse_table_address(url, "ABC234")


# Playing


def test_a_bot_plays_rematches_and_leaves(server: Server) -> None:
    said: list[str] = []

    async def scenario() -> None:
        code = new_table(server)
        async with at(server, code) as host, at(server, code) as client:
            guest = GuestBot(client, load("calf"), games=2, report=lambda message, **_: said.append(message))
            playing = asyncio.create_task(guest.play())
            await host.ask(Sit("", "Host"))
            for game in (1, 2):
                await until(host, lambda: len(host.table.seats) == 2)
                await host.ask(Start(""))
                await play_at_random(host, lambda game=game: host.table.game == game and bool(host.table.standings))  # type: ignore[misc]
                assert {line.name for line in host.table.standings} == {"Host", "calf"}
            await playing
            assert guest.played == 2
            await until(host, lambda: len(host.table.seats) == 1)

    within(LIMIT, scenario())
    assert said.count("guest-game-began") == said.count("guest-game-over") == 2
    assert said[0] == "guest-waits-for-people"


def test_a_bot_agrees_to_a_spectator_who_asks_for_a_seat(server: Server) -> None:
    async def scenario() -> None:
        code = new_table(server)
        async with at(server, code) as host, at(server, code) as client, at(server, code) as late:
            playing = asyncio.create_task(GuestBot(client, load("calf"), games=1).play())
            await host.ask(Sit("", "Host"))
            await until(host, lambda: len(host.table.seats) == 2)
            await host.ask(AddBot("", "calf"))
            await host.ask(Start(""))
            await host.ask(SendSalt("", "salt-of-a-person"))
            await until(late, lambda: late.table.phase == "playing")
            bot = next(index for index, seat in enumerate(late.table.seats) if seat.bot)
            await late.ask(AskSeat("", bot, "Late"))
            await until(host, lambda: isinstance(host.table.asking, SeatAsking))
            assert isinstance(host.table.asking, SeatAsking)
            await host.ask(AnswerAsk("", host.table.asking.number, True))
            await play_at_random(host, lambda: host.table.seats[bot].name == "Late")
            await until(late, lambda: late.seat == bot)
            await asyncio.gather(
                play_at_random(host, lambda: bool(host.table.standings)),
                play_at_random(late, lambda: bool(late.table.standings)),
            )
            await playing

    within(LIMIT, scenario())


def test_a_bot_waits_for_the_end_of_a_running_game(server: Server) -> None:
    async def scenario() -> None:
        code = new_table(server)
        async with at(server, code) as host:
            await host.ask(Sit("", "Host"))
            await host.ask(AddBot("", "calf"))
            await host.ask(Start(""))
            async with at(server, code) as client:
                guest = GuestBot(client, load("calf"), name="Late", games=1)
                playing = asyncio.create_task(guest.play())
                await play_at_random(host, lambda: bool(host.table.standings))
                await until(host, lambda: len(host.table.seats) == 3)
                await host.ask(Start(""))
                await play_at_random(host, lambda: host.table.game == 2 and bool(host.table.standings))
                await playing
                assert "Late" in {line.name for line in host.table.standings}

    within(LIMIT, scenario())


def test_two_bots_of_the_same_kind_get_different_names(server: Server) -> None:
    async def scenario() -> None:
        code = new_table(server)
        async with (
            at(server, code) as host,
            at(server, code) as first,
            at(server, code) as second,
        ):
            await host.ask(Sit("", "Host"))
            tasks = [asyncio.create_task(GuestBot(one, load("calf")).play()) for one in (first, second)]
            await until(host, lambda: len(host.table.seats) == 3)
            assert sorted(seat.name for seat in host.table.seats) == ["Host", "calf", "calf 2"]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    within(LIMIT, scenario())


def test_a_bot_does_not_stay_host(server: Server) -> None:
    async def scenario() -> None:
        code = new_table(server)
        async with (
            at(server, code) as host,
            at(server, code) as client,
            at(server, code) as other,
        ):
            await host.ask(Sit("", "Host"))
            playing = asyncio.create_task(GuestBot(client, load("calf")).play())
            await until(host, lambda: len(host.table.seats) == 2)
            await other.ask(Sit("", "Other"))
            await host.ask(Leave(""))
            await until(
                other, lambda: [(s.name, s.host) for s in other.table.seats] == [("Other", True), ("calf", False)]
            )
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    within(LIMIT, scenario())


class Blocked:
    """A bot that thinks until the test releases it."""

    free = threading.Event()

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        assert self.free.wait(PATIENCE)
        return self.rng.choice(legal)


def test_while_a_bot_thinks_the_socket_is_answered(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    Blocked.free.clear()
    spec = load("calf")
    monkeypatch.setattr(type(spec), "make", lambda _, rng: Blocked(rng))

    async def scenario() -> None:
        code = new_table(server)
        async with at(server, code) as host, at(server, code) as client:
            await host.ask(Sit("", "Host"))
            playing = asyncio.create_task(GuestBot(client, spec, games=1).play())
            await until(host, lambda: len(host.table.seats) == 2)
            await host.ask(Start(""))
            await host.ask(SendSalt("", "salt-of-a-person"))
            await until(host, lambda: host.table.phase == "playing")
            spoken = await host.ask(Say("", "Are you asleep?"))
            while client.version < spoken.version:  # type: ignore[union-attr]
                await asyncio.sleep(0.01)
            assert not playing.done()
            assert client.position
            assert client.position.laid[client.seat or 0] == ()
            Blocked.free.set()
            await until(host, lambda: bool(host.position and sum(map(len, host.position.laid)) == 1))
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    within(LIMIT, scenario())


def _is_in_round(client: Client, number: int) -> bool:
    return client.position is not None and client.position.round >= number


def test_a_bot_plays_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/db.sqlite3", tmp_path, **SALTED) as server:

        async def scenario() -> None:
            code = new_table(server)
            async with at(server, code) as host, at(server, code) as client:
                await host.ask(Sit("", "Host"))
                playing = asyncio.create_task(GuestBot(client, load("calf"), games=1).play())
                await until(host, lambda: len(host.table.seats) == 2)
                await host.ask(Start(""))
                for rounds in (2, 4):
                    await play_at_random(host, partial(_is_in_round, host, rounds))
                    server.kill()
                    await asyncio.to_thread(server.start)
                await play_at_random(host, lambda: host.table.phase == "over" or bool(host.table.standings))
                await playing

        within(LIMIT, scenario())


class Refusing(Client):
    """A client whose requests are refused many times before they reach the server, as in an outage."""

    left = 0

    async def ask(self, request: AnyRequest) -> Done | Welcome | Secret:
        if self.left:
            self.left -= 1
            raise Refusal("unavailable" if self.left % 2 else "too-fast")
        return await super().ask(request)


@pytest.mark.parametrize("first", ["sit", "salt"])
def test_a_bot_outlasts_thousands_of_refusals(server: Server, monkeypatch: pytest.MonkeyPatch, first: str) -> None:
    """This holds for each request that the outage can refuse."""
    monkeypatch.setattr(guest_bot, "FIRST_PAUSE", 0.0)

    async def scenario() -> None:
        code = new_table(server)
        async with at(server, code) as host, Refusing(server.url, code, reconnect_timeout=PATIENCE) as client:
            await host.ask(Sit("", "Host"))
            client.left = 3000 if first == "sit" else 0
            playing = asyncio.create_task(GuestBot(client, load("calf"), games=1).play())
            await until(host, lambda: len(host.table.seats) == 2)
            client.left = 3000 if first == "salt" else 0
            await host.ask(Start(""))
            await until(host, lambda: any(seat != host.seat for seat in host.table.salted))
            assert client.left == 0
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    within(LIMIT, scenario())


# Failures


async def is_removed(server: Server, client_type: type[Client]) -> None:
    """Let the host remove a bot, and check that it stops."""
    code = new_table(server)
    async with at(server, code) as host, client_type(server.url, code, reconnect_timeout=PATIENCE) as client:
        await host.ask(Sit("", "Host"))
        playing = asyncio.create_task(GuestBot(client, load("calf")).play())
        await until(host, lambda: len(host.table.seats) == 2)
        await host.ask(Remove("", 1))
        with pytest.raises(Removed):
            await playing


def test_a_removed_bot_stops(server: Server) -> None:
    within(LIMIT, is_removed(server, Client))


def test_a_bot_that_is_removed_before_it_knows_its_seat_does_not_sit_down_again(server: Server) -> None:
    class Slow(Client):
        async def ask(self, request: AnyRequest) -> Any:
            answer = await super().ask(request)
            if isinstance(request, Sit):
                while self.seat is not None:
                    await asyncio.sleep(0.01)
            return answer

    within(LIMIT, is_removed(server, Slow))


FAILING = {
    "raises": ("raise KeyError('moo')", "failed in round 1: KeyError: 'moo'"),
    "cheats": ("return Play(view.seat, (100,))", "chose play 100, which is not allowed"),
    "exits": ("raise SystemExit(3)", "failed in round 1"),
    "nothing": ("return None", "chose None, which is not allowed"),
}


@pytest.mark.parametrize("kind", FAILING)
def test_a_bot_that_fails_leaves_its_seat(server: Server, tmp_path: Path, kind: str) -> None:
    body, text = FAILING[kind]
    (tmp_path / "bad.py").write_text(
        "from hornochsen.rules import Play\nclass Bad:\n    def __init__(self, rng): pass\n"
        f"    def choose(self, view, legal):\n        {body}\n"
    )

    async def scenario() -> None:
        code = new_table(server)
        async with at(server, code) as host, at(server, code) as client:
            await host.ask(Sit("", "Host"))
            playing = asyncio.create_task(GuestBot(client, load(f"{tmp_path}/bad.py:Bad")).play())
            await until(host, lambda: len(host.table.seats) == 2)
            await host.ask(Start(""))
            await host.ask(SendSalt("", "salt-of-a-person"))
            with pytest.raises(BotError, match=text):
                await playing
            await until(host, lambda: any(seat.bot for seat in host.table.seats))

    within(LIMIT, scenario())
