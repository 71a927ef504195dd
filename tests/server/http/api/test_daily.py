"""Attacks on the deal of the day over HTTP and sockets: knowing it beforehand, seeing others play it, a second try."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from patience import PATIENCE, keep_clear_of_midnight
from server.helpers.serving import Server, serving
from server.http.api.test_players import Person, error
from web.helpers.socket_players import SocketPlayer, over
from websockets.sync.client import connect


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("daily")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    keep_clear_of_midnight()
    with serving(f"sqlite:///{folder / 'db.sqlite3'}", folder) as running:
        yield running


@pytest.fixture
def today(server: Server) -> str:
    return str(httpx.get(f"{server.url}/api/daily", timeout=PATIENCE).raise_for_status().json()["today"])


def start(person: Person, day: str, **body: Any) -> dict[str, Any]:
    answer: dict[str, Any] = person.post(f"/api/daily/{day}/games", **body).raise_for_status().json()
    return answer


def database_of(folder: Path) -> contextlib.closing[sqlite3.Connection]:
    return contextlib.closing(sqlite3.connect(folder / "db.sqlite3"))


def finished(server: Server, name: str, day: str) -> tuple[Person, str]:
    """Return a player who has finished the deal, and the id of the record."""
    person = Person(server, name)
    code = start(person, day)["code"]
    with SocketPlayer(server, code, player=person.secret) as player:
        player.play(over)
    return person, f"{code}-1"


def test_the_deal_is_not_known_before_its_day(server: Server, today: str, folder: Path) -> None:
    ann = Person(server, "Ann")
    tomorrow = str(datetime.now(UTC).date() + timedelta(days=1))
    assert error(ann.post(f"/api/daily/{tomorrow}/games")) == (404, "unknown-day")
    assert error(ann.get(f"/api/daily/{tomorrow}")) == (404, "unknown-day")
    assert error(ann.post("/api/daily/2020-01-01/games")) == (404, "unknown-day")
    assert error(ann.post("/api/daily/today/games")) == (400, "bad-message")
    assert error(httpx.post(f"{server.url}/api/daily/{today}/games", json={}, timeout=PATIENCE)) == (
        401,
        "unknown-player",
    )
    code = start(ann, today)["code"]
    with database_of(folder) as database:
        secrets = [secret for (secret,) in database.execute("SELECT secret FROM daily_days")]
    assert len(secrets) == 8
    with SocketPlayer(server, code, player=ann.secret) as player:
        seen = json.dumps([player.table, player.position])
    seen += "".join(
        ann.get(path).text for path in ("/api/daily", f"/api/tables/{code}", "/api/player", "/api/player/export")
    )
    assert not [secret for secret in secrets if secret in seen]


def test_others_see_nothing_before_they_have_finished(server: Server, today: str) -> None:
    ann, record = finished(server, "Ann", today)
    bea = Person(server, "Bea")
    start(bea, today)
    guest = Person(server, secret="x" * 43)
    for person in (bea, guest):
        for path in ("", "/replay", "/steps", "/reviews/0"):
            assert error(person.get(f"/api/records/{record}{path}")) == (403, "day-not-over")
        assert error(person.post(f"/api/records/{record}/reviews", seat=0)) == (403, "day-not-over")
        assert error(person.post(f"/api/records/{record}/continue", seat=0, move=0)) == (403, "day-not-over")
        assert error(person.get(f"/api/daily/{today}")) == (403, "day-not-over")
        assert record.removesuffix("-1") not in person.get("/replay/" + record).text.replace(f"/replay/{record}", "")
    assert ann.get(f"/api/records/{record}").json()["daily"]["date"] == today
    assert ann.get(f"/api/daily/{today}").json()["day"]["mine"]["record"] == record


def test_nobody_else_gets_the_seat(server: Server, today: str) -> None:
    ann, bea = Person(server, "Ann"), Person(server, "Bea")
    code = start(ann, today)["code"]
    url = f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket"
    for hello in ({}, {"player": bea.secret}, {"player": "y" * 43}):
        with connect(url, proxy=None, open_timeout=PATIENCE) as socket:
            socket.send(json.dumps({"type": "hello", "id": "a", "protocol": 1, **hello}))
            answer = json.loads(socket.recv(PATIENCE))
            assert (answer["type"], answer["error"]) == ("error", "watching-off")


def test_a_second_try_does_not_count(server: Server, today: str) -> None:
    ann, record = finished(server, "Ann", today)
    before = ann.get(f"/api/daily/{today}").json()
    assert error(ann.post(f"/api/daily/{today}/games")) == (400, "day-played")
    again = start(ann, today, again=True)
    assert not again["counted"]
    assert start(ann, today, again=True)["code"] == again["code"]
    with SocketPlayer(server, again["code"], player=ann.secret) as player:
        player.play(over)
    after = ann.get(f"/api/daily/{today}").json()
    assert after["day"]["mine"] == before["day"]["mine"]
    assert after["day"]["mine"]["record"] == record
    assert sum(bar["games"] for bar in after["histogram"]) == after["finished"] >= 1
    assert ann.get("/api/player/games").json()["total"] == 1


def test_a_link_on_another_device_continues_the_game(server: Server, today: str) -> None:
    ann = Person(server, "Ann")
    code = start(ann, today)["code"]
    link = ann.post("/api/player/link").json()["secret"]
    phone = Person(server)
    phone.post("/api/players/join", link=link, secret=phone.secret).raise_for_status()
    assert start(phone, today) == start(ann, today)
    with SocketPlayer(server, code, player=phone.secret) as player:
        assert player.seat is not None
        assert player.token == ""
        player.play(over)
    assert ann.get(f"/api/daily/{today}").json()["day"]["mine"]["state"] == "finished"


def test_a_barred_player_gets_no_deal(server: Server, today: str, folder: Path) -> None:
    ann = Person(server, "Ann")
    with database_of(folder) as database, database:
        database.execute("UPDATE players SET barred = 1 WHERE id = ?", (ann.player["id"],))
    assert error(ann.post(f"/api/daily/{today}/games")) == (403, "barred-player")
    assert error(ann.get("/api/daily")) == (403, "barred-player")
