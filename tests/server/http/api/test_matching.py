"""Games with others over HTTP and sockets: a whole game, and attacks on people who wait."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from patience import PATIENCE
from server.helpers.serving import Server, serving
from server.http.api.test_players import Person, error
from web.helpers.socket_players import SocketPlayer, over

from hornochsen.server.session.matching.service import MAX_PER_ADDRESS


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path / 'db.sqlite3'}"
    with serving(database, tmp_path, proxies="127.0.0.1", bots_offered_after="0.1") as running:
        yield running


def waits(person: Person, pace: str = "now", seats: int | None = 2, **fields: Any) -> dict[str, Any]:
    answer = person.post("/api/player/matching", pace=pace, seats=seats, **fields)
    found: dict[str, Any] = answer.raise_for_status().json()
    return found


def table_of(person: Person) -> str:
    """Wait until a table was found for a person, and return its code."""
    known = ""
    while True:
        state = person.post("/api/player/matching/stay", known=known).raise_for_status().json()
        if state["table"]:
            return str(state["table"])
        known = state["revision"]


def test_two_people_meet_play_and_block(server: Server) -> None:
    ann, bea = Person(server, "Ann"), Person(server, "Bea")
    counts = httpx.get(f"{server.url}/api/matching", timeout=PATIENCE).json()
    assert counts == {"now": 0, "day": 0}
    assert waits(ann)["waiting"]["same"] == 1
    with ThreadPoolExecutor() as threads:
        told = threads.submit(table_of, ann)
        code = waits(bea)["table"]
        assert told.result() == code
        players = [SocketPlayer(server, code, player=one.secret) for one in (ann, bea)]
        list(threads.map(lambda one: one.play(over), players))
    seats = {seat["name"]: seat["who"] for seat in players[0].table["seats"]}
    listed = httpx.get(f"{server.url}/api/tables", timeout=PATIENCE).json()
    assert all(code != one["code"] for one in listed), "the game is over"
    for one in players:
        one.__exit__()
    [met] = ann.get("/api/player/blocks").json()["met"]
    assert met["name"] == "Bea"
    assert ann.post("/api/player/blocks", table=code, who=seats["Bea"]).status_code == 204
    found = ann.get("/api/player/blocks").json()
    assert [one["name"] for one in found["blocked"]] == ["Bea"]
    assert found["met"] == []
    assert bea.get("/api/player/blocks").json()["blocked"] == []
    assert "Ann" not in str(bea.get("/api/player/export").json()["blocked"])
    assert waits(ann)["table"] is None
    assert waits(bea)["table"] is None, "blocked people are not matched"
    ann.post("/api/player/blocks/delete", id=found["blocked"][0]["id"]).raise_for_status()
    assert ann.post("/api/player/blocks/met", game=met["game"], seat=met["seat"]).status_code == 204
    [again] = ann.get("/api/player/blocks").json()["blocked"]
    ann.post("/api/player/blocks/delete", id=again["id"]).raise_for_status()
    assert waits(ann)["table"] == table_of(bea)


def test_a_running_table_can_be_watched(server: Server) -> None:
    ann, bea = Person(server, "Ann"), Person(server, "Bea")
    waits(ann)
    code = waits(bea)["table"]
    with SocketPlayer(server, code, player=ann.secret), SocketPlayer(server, code, player=bea.secret):
        [listed] = httpx.get(f"{server.url}/api/tables", timeout=PATIENCE).json()
        assert listed["code"] == code
        assert sorted(listed["people"]) == ["Ann", "Bea"]
        assert listed["present"] == 2
        with SocketPlayer(server, code) as eve:
            assert eve.seat is None


def test_waiting_needs_the_secret_of_the_player(server: Server) -> None:
    ann = Person(server, "Ann")
    waits(ann)
    stranger = Person(server, secret=secrets.token_urlsafe(32))
    paths = ("", "/stay", "/bots", "/stop")
    for path in paths:
        assert error(stranger.post(f"/api/player/matching{path}", pace="now"))[0] in (400, 401)
    assert error(stranger.post("/api/player/matching/stop")) == (401, "unknown-player")
    assert error(stranger.get("/api/player/matching")) == (401, "unknown-player")
    bare = httpx.post(f"{server.url}/api/player/matching", json={"pace": "now"}, timeout=PATIENCE)
    assert error(bare) == (401, "unknown-player")
    bea = Person(server, "Bea")
    named = {"pace": "now", "seats": 2, "player": ann.player["id"]}
    assert error(bea.post("/api/player/matching", **named)) == (400, "bad-message"), "nobody waits for another person"
    assert ann.get("/api/player/matching").json()["waiting"]
    code = waits(bea)["table"]
    with SocketPlayer(server, code) as eve:
        assert eve.seat is None, "the code alone gives no seat"
    with SocketPlayer(server, code, player=ann.secret) as own:
        assert own.seat is not None


@pytest.mark.parametrize("wanted", [{"pace": "soon"}, {"pace": "now", "seats": 1}, {"pace": "now", "seats": 9}])
def test_invalid_wishes(server: Server, wanted: dict[str, Any]) -> None:
    assert error(Person(server, "Ann").post("/api/player/matching", **wanted)) == (400, "bad-message")


def test_a_flood_from_one_address_leaves_room_for_others(server: Server) -> None:
    """Eight players of one address may wait; they neither fill the queue nor hold up others."""
    crowd = [Person(server, f"P{number}") for number in range(MAX_PER_ADDRESS + 1)]
    for one in crowd[:-1]:
        assert waits(one, seats=8, device="d" * 32)["waiting"]
    answer = crowd[-1].post("/api/player/matching", pace="now", seats=8)
    assert error(answer) == (429, "too-many-waiting")
    elsewhere = [Person(server, name) for name in ("Ann", "Bea")]
    found = [
        httpx.post(
            f"{server.url}/api/player/matching",
            json={"pace": "now", "seats": 2},
            headers=one.headers | {"x-forwarded-for": f"10.0.{at}.1"},
            timeout=PATIENCE,
        ).json()
        for at, one in enumerate(elsewhere)
    ]
    assert found[1]["table"]


def test_bots_are_offered(server: Server) -> None:
    ann = Person(server, "Ann")
    state = waits(ann, seats=3)
    while state["waiting"]["bots_in"]:
        state = ann.post("/api/player/matching/stay", known=state["revision"]).raise_for_status().json()
    code = ann.post("/api/player/matching/bots", level="calf").raise_for_status().json()["table"]
    with SocketPlayer(server, code, player=ann.secret) as player:
        assert [seat["bot"] for seat in player.table["seats"]].count("calf") == 2
        player.play(over)


def test_people_barred_by_the_operator_cannot_wait(server: Server) -> None:
    import subprocess
    import sys

    ann, bea = Person(server, "Ann"), Person(server, "Bea")
    waits(ann)
    command = [sys.executable, "-m", "hornochsen", "db", "bar-player", ann.player["id"], "--database", server.database]
    subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
    assert error(ann.post("/api/player/matching/stay")) == (403, "barred-player")
    assert waits(bea)["table"] is None
