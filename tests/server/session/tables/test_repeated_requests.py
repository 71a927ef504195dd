"""A repeated request gets its first answer again, but only for the client that sent it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from patience import PATIENCE
from server.helpers.raw_clients import RawClient, open_table, raw_client, refused
from server.helpers.recording_clients import Json
from server.helpers.serving import Server, serving
from server.helpers.threaded_server import ThreadedServer

from hornochsen.bots.registry import BotSpec
from hornochsen.client.guest_bot import GuestBot
from hornochsen.client.table_client import Client
from hornochsen.protocol import Sit
from hornochsen.server.http.app import create_app
from hornochsen.server.ops.settings import Settings
from hornochsen.server.storage import Append, Store, Unavailable


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("again")
    with serving(f"sqlite:///{folder}/db.sqlite3", folder, salt_seconds="0.2") as server:
        yield server


@pytest.fixture
def code(server: Server) -> str:
    return open_table(server, shuffle_seats=False)


def playing(caller: RawClient) -> Json:
    """Wait for the deal and return the position."""
    while (told := caller.ask("refresh"))["position"] is None:
        pass
    return told


def events(caller: RawClient, since: int) -> list[str]:
    """Return the events since a version."""
    missed = caller.ask("refresh", since=since)["missed"]
    return [event["event"] for update in missed for event in update["events"]]


def names(caller: RawClient) -> list[str]:
    return [seat["name"] for seat in caller.ask("refresh")["table"]["seats"]]


@pytest.mark.parametrize("phase", ["gathering", "playing"])
def test_a_repeated_leave_gets_the_same_answer(server: Server, code: str, phase: str) -> None:
    with raw_client(server, code, "Ann") as ann, raw_client(server, code, "Ben") as ben:
        if phase == "playing":
            ann.ask("start")
            playing(ann)
        left = ben.ask("leave", "gone")
        assert left["type"] == "done"
        assert ben.ask("leave", "gone") == left
        assert refused(ben.ask("leave", "once-more")) == "not-seated"
        with RawClient(server, code) as back:
            assert back.hello(ben.token)["seat"] is None
            assert back.ask("leave", "gone") == left
        assert "got-up" not in events(ann, left["version"])


def test_a_repeated_leave_does_not_remove_a_person_who_sat_down_again(server: Server, code: str) -> None:
    with raw_client(server, code, "Ann") as ann, raw_client(server, code, "Ben") as ben:
        left = ben.ask("leave", "gone")
        assert ben.ask("sit", "again", name="Ben")["seat"] == 1
        assert ben.ask("leave", "gone") == left
        assert names(ann) == ["Ann", "Ben"]


def test_request_ids_belong_to_one_person(server: Server, code: str) -> None:
    with (
        raw_client(server, code, "Ann") as ann,
        raw_client(server, code, "Ben") as ben,
        raw_client(server, code) as late,
    ):
        ann.ask("start")
        playing(ann)
        assert ben.ask("say", "1", text="so long")["type"] == "done"
        assert ben.ask("leave", "2")["type"] == "done"
        assert late.ask("ask-seat", "2", seat=1, name="Cid")["type"] == "done"
        asking = ann.ask("refresh")["table"]["asking"]
        agreed = ann.ask("answer-ask", "2", number=asking["number"], agree=True)
        assert ann.ask("answer-ask", "2", number=asking["number"], agree=True) == agreed
        while (told := ann.ask("refresh"))["table"]["seats"][1]["bot"]:
            position = told["position"]
            if position["options"]["play"]:
                ann.ask("play", tiles=position["hand"][: position["options"]["play"]])
        assert late.ask("refresh")["seat"] == 1
        said = late.ask("say", "1", text="hello")
        assert said["version"] == ann.ask("refresh")["version"]
        assert late.ask("say", "1", text="hello") == said


def test_request_ids_belong_to_one_device(server: Server, code: str) -> None:
    with raw_client(server, code, "Ann") as ann, raw_client(server, code) as phone:
        first = ann.ask("say", "1", text="one")
        secret = ann.ask("handover")["secret"]
        claimed = phone.ask("claim", "claim", secret=secret)
        assert claimed["seat"] == 0
        assert phone.ask("claim", "claim", secret=secret)["version"] == claimed["version"]
        assert phone.ask("say", "1", text="two")["version"] > first["version"]
        assert ann.ask("say", "1", text="one") == first
        assert refused(ann.ask("say", "2", text="three")) == "not-seated"


def test_a_bot_repeats_a_request_under_the_same_id_when_the_answer_was_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that is the host leaves and sits down again; the write of its leaving succeeds, but reports a failure."""
    append = Store.append
    lost: list[str] = []

    async def written_but_unanswered(store: Store, what: Append) -> None:
        await append(store, what)
        if what.log.request and not lost:
            lost.append(what.log.request)
            raise Unavailable("the line is dead")

    async def hand_on(url: str, code: str) -> None:
        async with (
            Client(url, code, reconnect_timeout=PATIENCE) as bot,
            Client(url, code, reconnect_timeout=PATIENCE) as ann,
        ):
            await bot.ask(Sit("sit", "Berta"))
            await ann.ask(Sit("sit", "Ann"))
            monkeypatch.setattr(Store, "append", written_but_unanswered)
            playing = asyncio.create_task(GuestBot(bot, BotSpec("calf"), name="Berta").play())
            async with asyncio.timeout(PATIENCE):
                async for _ in ann.updates():
                    if [(seat.name, seat.host) for seat in ann.table.seats] == [("Ann", True), ("Berta", False)]:
                        break
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    settings = Settings(database=f"sqlite:///{tmp_path}/db.sqlite3")
    with ThreadedServer(create_app(settings), settings) as threaded:
        code = open_table(threaded)  # type: ignore[arg-type]
        asyncio.run(hand_on(threaded.url, code))
    assert len(lost) == 1
