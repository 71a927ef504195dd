"""A request that was carried out gets the same answer again, from whoever asked and from nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from patience import PATIENCE
from server.callers import Caller, calling, open_table, refused
from server.serving import Server, serving
from server.spying import Json
from server.street import Street

from hornochsen.bots.loading import BotSpec
from hornochsen.client.guest_bot import GuestBot
from hornochsen.client.table_client import Client
from hornochsen.protocol import Leave, Sit
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


def playing(caller: Caller) -> Json:
    """Wait for the deal."""
    while (told := caller.ask("refresh"))["position"] is None:
        pass
    return told


def events(caller: Caller, since: int) -> list[str]:
    """What has happened since a version: where somebody has left a game, a bot plays on."""
    missed = caller.ask("refresh", since=since)["missed"]
    return [event["event"] for update in missed for event in update["events"]]


def names(caller: Caller) -> list[str]:
    return [seat["name"] for seat in caller.ask("refresh")["table"]["seats"]]


@pytest.mark.parametrize("phase", ["gathering", "playing"])
def test_who_left_and_heard_nothing_may_ask_again(server: Server, code: str, phase: str) -> None:
    with calling(server, code, "Ann") as ann, calling(server, code, "Ben") as ben:
        if phase == "playing":
            ann.ask("start")
            playing(ann)
        left = ben.ask("leave", "gone")
        assert left["type"] == "done"
        assert ben.ask("leave", "gone") == left
        assert refused(ben.ask("leave", "once-more")) == "not-seated"
        with Caller(server, code) as back:
            assert back.hello(ben.token)["seat"] is None
            assert back.ask("leave", "gone") == left
        assert "got-up" not in events(ann, left["version"])


def test_an_old_leave_does_not_send_away_who_sat_down_again(server: Server, code: str) -> None:
    with calling(server, code, "Ann") as ann, calling(server, code, "Ben") as ben:
        left = ben.ask("leave", "gone")
        assert ben.ask("sit", "again", name="Ben")["seat"] == 1
        assert ben.ask("leave", "gone") == left
        assert names(ann) == ["Ann", "Ben"]


def test_a_latecomer_has_ids_of_their_own(server: Server, code: str) -> None:
    with calling(server, code, "Ann") as ann, calling(server, code, "Ben") as ben, calling(server, code) as late:
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


def test_a_seat_on_another_device_has_new_ids(server: Server, code: str) -> None:
    with calling(server, code, "Ann") as ann, calling(server, code) as phone:
        first = ann.ask("say", "1", text="one")
        secret = ann.ask("handover")["secret"]
        claimed = phone.ask("claim", "claim", secret=secret)
        assert claimed["seat"] == 0
        assert phone.ask("claim", "claim", secret=secret)["version"] == claimed["version"]
        assert phone.ask("say", "1", text="two")["version"] > first["version"]
        assert ann.ask("say", "1", text="one") == first
        assert refused(ann.ask("say", "2", text="three")) == "not-seated"


def test_a_bot_that_does_not_know_whether_it_left_asks_with_the_same_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Store.append
    lost: list[str] = []

    async def written_but_unanswered(store: Store, what: Append) -> None:
        await append(store, what)
        if what.log.request and not lost:
            lost.append(what.log.request)
            raise Unavailable("the line is dead")

    async def come_and_go(url: str, code: str) -> int | None:
        async with Client(url, code, patience=PATIENCE) as client:
            await client.ask(Sit("sit", "Berta"))
            monkeypatch.setattr(Store, "append", written_but_unanswered)
            await GuestBot(client, BotSpec("calf"))._ask(Leave(""))
            async with asyncio.timeout(PATIENCE):
                async for _ in client.updates():
                    if client.seat is None:
                        break
            return client.seat

    settings = Settings(database=f"sqlite:///{tmp_path}/db.sqlite3")
    with Street(create_app(settings), settings) as street:
        code = open_table(street)  # type: ignore[arg-type]
        assert asyncio.run(come_and_go(street.url, code)) is None
    assert len(lost) == 1
