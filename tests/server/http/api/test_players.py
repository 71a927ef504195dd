"""The API for players: a life of a player over HTTP and sockets, and attacks on other players."""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from patience import PATIENCE
from server.helpers.serving import Server, serving
from web.helpers.socket_players import SHORT, SocketPlayer, open_table, over
from websockets.exceptions import ConnectionClosed

from hornochsen.server.session.people.players import MISSES_PER_MINUTE, recovery_hash
from hornochsen.server.table.people import identity


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("players")
    with serving(f"sqlite:///{folder / 'db.sqlite3'}", folder, proxies="127.0.0.1") as running:
        yield running


class Person:
    """A device of a player."""

    def __init__(self, server: Server, name: str = "", secret: str = "") -> None:
        self.secret = secret or secrets.token_urlsafe(32)
        self.server = server
        if name:
            self.post("/api/players", secret=self.secret, name=name, device="Test").raise_for_status()

    def get(self, path: str, **query: Any) -> httpx.Response:
        return httpx.get(f"{self.server.url}{path}", params=query, headers=self.headers, timeout=PATIENCE)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return httpx.post(f"{self.server.url}{path}", json=body, headers=self.headers, timeout=PATIENCE)

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.secret}"}

    @property
    def player(self) -> Any:
        return self.get("/api/player").raise_for_status().json()["player"]


def plays(server: Server, *people: tuple[Person, str], bots: int = 1, rounds: int | None = None) -> str:
    """Let people play a short game with bots, to its end or for some rounds, and return the table's code."""
    code = open_table(server, board=SHORT)
    players = [SocketPlayer(server, code) for _ in people]
    for one, (person, name) in zip(players, people, strict=True):
        one.ask("identify", player=person.secret)
        one.ask("sit", name=name)
    players[0].start(*players[1:], bots=bots)
    if rounds is None:
        with ThreadPoolExecutor() as threads:
            list(threads.map(lambda one: one.play(over), players))
    for one in players:
        one.__exit__()
    return code


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def test_a_game_counts_for_its_player(server: Server) -> None:
    ada = Person(server, "Adelheid")
    code = plays(server, (ada, "Adelheid"))
    found = ada.get("/api/player/games").json()
    assert found["total"] == 1
    [game] = found["games"]
    assert (game["id"], game["board"], game["rules"]) == (f"{code}-1", "custom", "official")
    assert {seat["name"] for seat in game["seats"]} == {"Adelheid", "Berta"}
    assert game["seats"][game["seat"]]["bot"] is None
    figures = ada.get("/api/player/statistics").json()
    assert figures["games"] == 1
    assert [share["players"] for share in figures["shares"]] == [2]
    assert [one["bot"] for one in figures["bots"]] == ["calf"]


def test_filters_and_search(server: Server) -> None:
    ada = Person(server, "Adelheid")
    plays(server, (ada, "Adelheid"))
    plays(server, (ada, "Adelheid"), bots=2)
    assert ada.get("/api/player/games", players=3).json()["total"] == 1
    assert ada.get("/api/player/games", board="classic").json()["total"] == 0
    assert ada.get("/api/player/games", name="BERT").json()["total"] == 2
    assert ada.get("/api/player/games", name="Adelheid").json()["total"] == 0
    won, lost = (ada.get("/api/player/games", result=result).json()["total"] for result in ("won", "lost"))
    assert won + lost == 2
    assert error(ada.get("/api/player/games", players=9)) == (400, "bad-message")


def test_a_running_game_is_listed(server: Server) -> None:
    ada = Person(server, "Adelheid")
    code = plays(server, (ada, "Adelheid"), rounds=1)
    assert [game["code"] for game in ada.get("/api/player").json()["running"]] == [code]


def test_a_guest_at_a_table_becomes_a_player(server: Server) -> None:
    ada = Person(server, "Adelheid")
    code = open_table(server, board=SHORT)
    with SocketPlayer(server, code, "Adelheid") as guest:
        assert ada.get("/api/player").json()["running"] == []
        assert guest.ask("identify", player=ada.secret)["type"] == "done"
    assert [game["code"] for game in ada.get("/api/player").json()["running"]] == [code]


def test_a_link_and_a_recovery_code(server: Server) -> None:
    ada = Person(server, "Adelheid")
    link = ada.post("/api/player/link").json()
    assert link["link"].endswith(f"/me#join={link['secret']}")
    assert b"<svg" in ada.post("/api/player/link.svg", secret=link["secret"]).content
    phone, thief = Person(server), Person(server)
    assert phone.post("/api/players/join", link=link["secret"], secret=phone.secret, device="Phone").is_success
    assert phone.player == ada.player
    assert error(thief.post("/api/players/join", link=link["secret"], secret=thief.secret)) == (404, "unknown-secret")
    code = ada.post("/api/player/recovery").json()["code"]
    assert ada.player["recovery"]
    found = Person(server)
    answer = found.post("/api/players/recover", code=code.lower().replace("-", " "), secret=found.secret)
    assert answer.json()["player"]["name"] == "Adelheid"
    for lost in (ada, phone):
        assert error(lost.get("/api/player")) == (401, "unknown-player")
    assert error(thief.post("/api/players/recover", code=code, secret=thief.secret)) == (404, "unknown-recovery")
    again = Person(server)
    assert again.post("/api/players/recover", code=answer.json()["code"], secret=again.secret).is_success


def test_a_device_is_signed_out(server: Server) -> None:
    ada, other = Person(server, "Adelheid"), Person(server, "Bo")
    phone = Person(server)
    link = ada.post("/api/player/link").json()["secret"]
    phone.post("/api/players/join", link=link, secret=phone.secret, device="Phone")
    [there] = [one for one in ada.get("/api/player").json()["devices"] if not one["current"]]
    assert there["name"] == "Phone"
    assert error(other.post(f"/api/player/devices/{there['id']}/sign-out")) == (404, "unknown-device")
    assert phone.get("/api/player").is_success
    assert ada.post(f"/api/player/devices/{there['id']}/sign-out").status_code == 204
    assert error(phone.get("/api/player")) == (401, "unknown-player")


def joined(server: Server, ada: Person) -> tuple[Person, str]:
    """Return another device of a player, and its id."""
    phone = Person(server)
    link = ada.post("/api/player/link").json()["secret"]
    phone.post("/api/players/join", link=link, secret=phone.secret, device="Phone").raise_for_status()
    [there] = [one for one in ada.get("/api/player").json()["devices"] if not one["current"]]
    return phone, there["id"]


def last_message(player: SocketPlayer) -> Any:
    """Read until the server closes the socket, and return the last message."""
    last = None
    with contextlib.suppress(ConnectionClosed):
        while True:
            last = player.hear()
    return last


def test_signing_out_ends_the_access_to_tables(server: Server) -> None:
    ada = Person(server, "Adelheid")
    phone, device = joined(server, ada)
    code = open_table(server)
    stolen = SocketPlayer(server, code, "Adelheid", player=phone.secret)  # the seat has the token of the stolen device
    own = SocketPlayer(server, code, player=ada.secret)
    assert own.seat == stolen.seat == 0
    secret = stolen.ask("handover")["secret"]
    assert ada.post(f"/api/player/devices/{device}/sign-out").status_code == 204
    assert last_message(stolen) == {"type": "bye", "reason": "signed-out", "retry": 1000}
    assert own.ask("refresh")["seat"] == 0
    own.ask("add-bot", level="calf")
    with SocketPlayer(server, code, token=stolen.token, player=phone.secret) as again:
        assert again.seat is None
        with pytest.raises(AssertionError, match="unknown-secret"):
            again.ask("claim", secret=secret)
    own.__exit__()
    with SocketPlayer(server, code, player=ada.secret) as again:
        assert again.seat == 0


def test_signing_out_ends_the_return_to_a_seat_that_the_player_left(server: Server) -> None:
    ada = Person(server, "Adelheid")
    phone, device = joined(server, ada)
    code = open_table(server)
    stolen = SocketPlayer(server, code, "Adelheid", player=phone.secret)
    with SocketPlayer(server, code, "Bo") as other:
        stolen.ask("start")
        for player in (stolen, other):
            player.play(lambda each: each.table["phase"] == "playing" and bool(each.position))
        seat = stolen.seat
        stolen.ask("leave")
        own = SocketPlayer(server, code, player=ada.secret)
        assert ada.post(f"/api/player/devices/{device}/sign-out").status_code == 204
        assert last_message(stolen) == {"type": "bye", "reason": "signed-out", "retry": 1000}
        again = SocketPlayer(server, code, token=stolen.token, player=phone.secret)
        with again, pytest.raises(AssertionError, match="ask-first"):
            again.ask("sit", seat=seat, name="Adelheid")
        own.ask("sit", seat=seat, name="Adelheid")
        assert own.seat == seat
        own.__exit__()


def test_the_device_that_sat_down_keeps_the_seat_when_another_is_signed_out(server: Server) -> None:
    ada = Person(server, "Adelheid")
    _, device = joined(server, ada)
    code = open_table(server)
    with SocketPlayer(server, code, "Adelheid", player=ada.secret) as own:
        assert ada.post(f"/api/player/devices/{device}/sign-out").status_code == 204
        assert own.ask("refresh")["seat"] == 0
    with SocketPlayer(server, code, token=own.token, player=ada.secret) as again:
        assert again.seat == 0


def test_a_recovery_ends_the_access_to_tables(server: Server) -> None:
    ada = Person(server, "Adelheid")
    code, recovery = open_table(server), ada.post("/api/player/recovery").json()["code"]
    lost = SocketPlayer(server, code, "Adelheid", player=ada.secret)
    found = Person(server)
    found.post("/api/players/recover", code=recovery, secret=found.secret).raise_for_status()
    assert last_message(lost)["reason"] == "signed-out"
    with SocketPlayer(server, code, token=lost.token, player=ada.secret) as again:
        assert again.seat is None
    with SocketPlayer(server, code, player=found.secret) as own:
        assert own.seat == 0


def test_a_block_is_for_the_person_who_took_over_a_seat(server: Server) -> None:
    host, leaver, taker = Person(server, "Host"), Person(server, "Leaver"), Person(server, "Taker")
    code = open_table(server)
    one = SocketPlayer(server, code, "Host", player=host.secret)
    two = SocketPlayer(server, code, "Leaver", player=leaver.secret)
    seat = two.seat
    one.ask("start")
    for player in (one, two):
        player.play(lambda each: each.table["phase"] == "playing" and bool(each.position))
    who = one.table["seats"][seat]["who"]
    two.ask("leave")
    three = SocketPlayer(server, code, player=taker.secret)
    three.ask("ask-seat", seat=seat, name="Taker")
    while "asking" not in one.table:
        one.hear()
    one.ask("answer-ask", number=one.table["asking"]["number"], agree=True)
    assert host.post("/api/player/blocks", table=code, who=who).status_code == 204
    [blocked] = host.get("/api/player/blocks").json()["blocked"]
    assert blocked["name"] == "Taker"
    for socket in (one, two, three):
        socket.__exit__()


def test_a_player_chooses_name_piece_and_emblem(server: Server) -> None:
    ada = Person(server, "Adelheid")
    assert ada.post("/api/player", name=" Ada  Lovelace ", colour="teal", emblem="bulls-eye").is_success
    chosen = ada.player
    assert (chosen["name"], chosen["colour"], chosen["emblem"]) == ("Ada Lovelace", "teal", "bulls-eye")
    assert error(ada.post("/api/player", name="\u202e")) == (400, "bad-name")


def test_everything_is_exported(server: Server) -> None:
    ada = Person(server, "Adelheid")
    code = plays(server, (ada, "Adelheid"))
    found = ada.get("/api/player/export").json()
    assert found["player"]["name"] == "Adelheid"
    assert list(found["records"]) == [f"{code}-1"]
    assert found["tables"] == [{"code": code, "who": 0, "name": "Adelheid"}]
    assert ada.secret not in str(found)


def test_a_repeated_creation_finds_the_player(server: Server) -> None:
    ada = Person(server, "Adelheid")
    assert ada.post("/api/players", secret=ada.secret, name="Adelheid").json()["id"] == ada.player["id"]


@pytest.mark.parametrize("path", ["", "/games", "/statistics", "/export"])
def test_nothing_is_read_without_a_secret(server: Server, path: str) -> None:
    for headers in ({}, {"authorization": "Bearer x"}, {"authorization": f"Basic {'x' * 43}"}):
        answer = httpx.get(f"{server.url}/api/player{path}", headers=headers, timeout=PATIENCE)
        assert error(answer) == (401, "unknown-player")


def test_nobody_deletes_another_player(server: Server) -> None:
    ada, eve = Person(server, "Adelheid"), Person(server, "Eve")
    assert error(eve.post("/api/player/delete", name="Adelheid")) == (400, "wrong-name")
    assert error(Person(server).post("/api/player/delete", name="Adelheid")) == (401, "unknown-player")
    assert ada.get("/api/player").is_success


def test_guesses_are_limited_by_address(server: Server) -> None:
    ada = Person(server, "Adelheid")
    guesser = {"x-forwarded-for": "203.0.113.77"}

    def guess(_: int) -> int:
        wrong = guesser | {"authorization": f"Bearer {secrets.token_urlsafe(32)}"}
        return httpx.get(f"{server.url}/api/player", headers=wrong, timeout=PATIENCE).status_code

    with ThreadPoolExecutor(60) as threads:
        statuses = Counter(threads.map(guess, range(60)))
    assert set(statuses) == {401, 429}
    assert statuses[401] >= MISSES_PER_MINUTE
    assert ada.get("/api/player").is_success


def run(command: str, player: str, server: Server) -> None:
    words = [sys.executable, "-m", "hornochsen", "db", command, player, "--database", server.database]
    subprocess.run(words, check=True, timeout=PATIENCE)


def test_a_barred_player_is_refused(server: Server) -> None:
    ada = Person(server, "Adelheid")
    player = ada.player["id"]
    run("bar-player", player, server)
    assert error(ada.get("/api/player")) == (403, "barred-player")
    assert error(ada.post("/api/players", secret=ada.secret, name="Ada")) == (403, "barred-player")
    run("unbar-player", player, server)
    assert ada.get("/api/player").is_success


def test_a_deleted_player_leaves_nothing_in_database_files_and_logs(server: Server) -> None:
    ada, bo = Person(server, "Quetzalcoatl"), Person(server, "Bo")
    code = plays(server, (ada, "Quetzalcoatl"), (bo, "Bo"))
    running = plays(server, (ada, "Quetzalcoatl"), rounds=1)
    recovery = ada.post("/api/player/recovery").json()["code"]
    answer = ada.post("/api/player/delete", name="Quetzalcoatl")
    assert answer.status_code == 204, answer.text
    assert error(ada.get("/api/player")) == (401, "unknown-player")
    assert httpx.get(f"{server.url}/api/records/{code}-1", timeout=PATIENCE).json()["players"].count("?") == 1
    [game] = bo.get("/api/player/games").json()["games"]
    assert sorted(seat["name"] for seat in game["seats"]) == ["?", "Berta", "Bo"]
    table = httpx.get(f"{server.url}/api/tables/{running}", timeout=PATIENCE).json()
    assert "?" in [seat["name"] for seat in table["seats"]]
    path = Path(server.database.removeprefix("sqlite:///"))
    wanted = ("Quetzalcoatl", ada.secret, identity.key(ada.secret), recovery, recovery_hash(recovery))
    found = b"".join(file.read_bytes() for file in path.parent.iterdir() if file.is_file())
    assert b"Bo" in found
    for secret in wanted:
        assert secret.encode() not in found
    connection = sqlite3.connect(path)
    dump = "\n".join(connection.iterdump())
    connection.close()
    for secret in wanted:
        assert secret not in dump


def test_the_server_says_how_long_it_keeps_data(server: Server) -> None:
    kept = httpx.get(f"{server.url}/api/retention", timeout=PATIENCE).json()
    assert kept == {
        "players": 730,
        "games": 365,
        "names": 90,
        "idle": 30,
        "uploads": 30,
        "reports": 90,
        "addresses": 0,
    }
