"""Floods of requests, sockets, tables and bytes: each meets a limit, and a background game goes on."""

from __future__ import annotations

import contextlib
import json
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import processes
import pytest
from patience import PATIENCE
from server.helpers.raw_clients import BackgroundGame, RawClient, open_table, problem, raw_client, refused, undisturbed
from server.helpers.serving import Server, serving
from server.http.frames import narrow_socket
from websockets.exceptions import ConnectionClosed

TABLES, SOCKETS, RETURNS = 12, 20, 5
MEGABYTES = 80
"""Megabytes that a server may grow during a flood."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("floods")
    limits = {
        "requests_per_second": "30",
        "requests_burst": "60",
        "chat_per_minute": "1",  # five at once, then none: a minute is longer than any pause of this test
        "changes_per_minute": str(RETURNS),
        "tables": str(TABLES),
        "connections_per_address": str(SOCKETS),
    }
    with serving(f"sqlite:///{folder}/db.sqlite3", folder, **limits) as server:
        yield server


@pytest.fixture(scope="module")
def background_game(server: Server) -> Iterator[BackgroundGame]:
    with BackgroundGame(server) as background_game:
        background_game.play_on()
        yield background_game


@pytest.fixture(autouse=True)
def _undisturbed(server: Server, background_game: BackgroundGame) -> Iterator[None]:
    with undisturbed(server, background_game):
        yield


@pytest.fixture(scope="module")
def code(server: Server, background_game: BackgroundGame) -> str:
    code = open_table(server)
    with raw_client(server, code, "Keeper"):
        return code


def megabytes(server: Server) -> float:
    assert server.process
    return processes.megabytes(server.process.pid)


def test_a_client_that_sends_too_fast_is_dropped(server: Server, code: str) -> None:
    with raw_client(server, code) as client, ThreadPoolExecutor(1) as beside:
        ended = beside.submit(client.ended)  # the good-bye has to be read while the client still sends
        with contextlib.suppress(ConnectionClosed):
            for number in range(2000):
                client.socket.send(json.dumps({"type": "refresh", "id": str(number)}))
        _, last = ended.result()
        assert last == {"type": "bye", "reason": "too-fast", "retry": 10_000}


def test_chat_is_limited(server: Server, code: str) -> None:
    with raw_client(server, code, "Ann") as ann:
        answers = [ann.ask("say", text=f"moo {number}") for number in range(8)]
        assert [answer["type"] for answer in answers[:4]] == ["done"] * 4  # sitting down counts too
        assert {refused(answer) for answer in answers[4:]} == {"too-fast"}
        assert ann.ask("refresh")["type"] == "welcome"


def test_names_are_limited_like_chat(server: Server) -> None:
    """Otherwise a muted person talks through the name."""
    with raw_client(server, open_table(server), "Ann") as ann:
        answers = []
        for number in range(6):
            ann.ask("leave")
            answers.append(ann.ask("sit", name=f"moo {number}"))
        assert [answer["type"] for answer in answers[:4]] == ["welcome"] * 4
        assert {refused(answer) for answer in answers[4:]} == {"too-fast"}


def test_returns_to_a_seat_are_limited(server: Server) -> None:
    """Each return and each departure is a change of the table."""
    code = open_table(server)
    with raw_client(server, code, "Ann") as ann:
        for _ in range(RETURNS):
            with RawClient(server, code) as again:
                assert again.hello(ann.token)["type"] == "welcome"
        with RawClient(server, code) as again:
            assert refused(again.hello(ann.token)) == "too-fast"
            assert again.ended() == (1000, {"type": "bye", "reason": "too-fast", "retry": 10_000})
        assert ann.ask("refresh")["type"] == "welcome"


def test_sockets_of_one_address_are_limited(server: Server, code: str) -> None:
    with contextlib.ExitStack() as stack:
        callers = [stack.enter_context(RawClient(server, code)) for _ in range(SOCKETS)]
        assert callers[0].hello()["type"] == "welcome"
        assert refused(callers[-1].hear()) == "too-many-connections"
        assert callers[-1].hear() == {"type": "bye", "reason": "too-fast", "retry": 10_000}


@pytest.mark.usefixtures("code")
def test_empty_tables_make_room_for_new_ones(server: Server) -> None:
    answers = [httpx.post(f"{server.url}/api/tables", json={}, timeout=PATIENCE) for _ in range(TABLES + 5)]
    assert {answer.status_code for answer in answers} == {201}


@pytest.mark.usefixtures("code")  # no table can be opened afterwards
def test_tables_with_people_are_limited(server: Server) -> None:
    for _ in range(TABLES):
        answer = httpx.post(f"{server.url}/api/tables", json={}, timeout=PATIENCE)
        if answer.status_code != 201:
            break
        with raw_client(server, answer.json()["code"], "Ann"):
            pass
    assert problem(answer) == (503, "too-many-tables")


def test_clients_that_never_read_cost_little_memory(server: Server, code: str) -> None:
    before = megabytes(server)
    with contextlib.ExitStack() as stack:
        for _ in range(4):
            narrow = narrow_socket(server.port)
            client = stack.enter_context(RawClient(server, code, sock=narrow, max_queue=1, close_timeout=0.1))
            assert client.hello()["type"] == "welcome"
            with contextlib.suppress(ConnectionClosed):
                for number in range(300):
                    client.socket.send(json.dumps({"type": "refresh", "id": str(number), "since": 0}))
        assert megabytes(server) < before + MEGABYTES


def test_endless_request_heads_cost_little_memory(server: Server) -> None:
    before = megabytes(server)
    with contextlib.ExitStack() as stack:
        for _ in range(30):
            slow = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            slow.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nX-")
        endless = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            endless.sendall(b"GET / HTTP/1.1\r\nX: " + b"a" * 100 * 2**20)
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
        assert megabytes(server) < before + MEGABYTES
