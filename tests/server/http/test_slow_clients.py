"""Clients that send nothing or never read: the server drops them, and a background game goes on."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENCE
from server.helpers.raw_clients import BackgroundGame, RawClient, open_table, raw_client, refused
from server.helpers.threaded_server import ThreadedServer
from server.http.frames import LITTLE, MORE, PING, TEXT, frame, heard_until, narrow_socket, other_end, raw, until
from websockets.exceptions import ConnectionClosed

from hornochsen.server.backend import Backend
from hornochsen.server.http import sockets, uvicorn_protocols
from hornochsen.server.http.app import create_app
from hornochsen.server.ops.settings import Settings
from hornochsen.server.views.connection import Connection

LINES = 400
LIMITS = {
    "requests_per_second": 10_000,
    "requests_burst": 10_000,
    "chat_per_minute": 100_000,
    "changes_per_minute": 100_000,
    "tables_per_minute": 1000,
}


@pytest.fixture
def threaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ThreadedServer]:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", PATIENCE)
    settings = Settings(database=f"sqlite:///{tmp_path}/db.sqlite3", **LIMITS)  # type: ignore[arg-type]
    threaded = ThreadedServer(create_app(settings), settings)
    threaded.sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LITTLE)
    threaded.server.config.ws_ping_interval = None  # a client that does not read answers no pings
    with threaded:
        yield threaded


@pytest.fixture
def background_game(threaded: ThreadedServer) -> Iterator[BackgroundGame]:
    with BackgroundGame(threaded) as background_game:  # type: ignore[arg-type]
        yield background_game
        background_game.play_on()


@pytest.fixture
def code(threaded: ThreadedServer, background_game: BackgroundGame) -> str:
    return open_table(threaded)  # type: ignore[arg-type]


def connections(threaded: ThreadedServer, code: str) -> list[Connection]:
    backend: Backend = threaded.app.state.backend
    live = backend.service.tables.get(code)
    return list(live.connections) if live else []


@contextlib.contextmanager
def stalled_client(threaded: ThreadedServer, code: str) -> Iterator[RawClient]:
    """Yield a client that has said hello and whose buffers take only a few more messages."""
    narrow = narrow_socket(threaded.port)
    with RawClient(threaded, code, sock=narrow, max_queue=1, ping_interval=None, close_timeout=0.1) as client:  # type: ignore[arg-type]
        assert client.hello()["type"] == "welcome"
        yield client


def chatter(threaded: ThreadedServer, code: str) -> int:
    """Send much chat at the table and return the last version."""
    with raw_client(threaded, code, "Ann") as ann:  # type: ignore[arg-type]
        for _ in range(LINES):
            version: int = ann.ask("say", text="🐂" * 200)["version"]
        return version


def babble(client: RawClient) -> None:
    """Send requests other than hello, again and again."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        client.socket.send('{"type":"refresh","id":"a"}')
        time.sleep(0.2)


def test_a_client_without_a_hello_is_dropped(
    threaded: ThreadedServer, code: str, background_game: BackgroundGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    background_game.play_on()
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 1.0)
    bye = {"type": "bye", "reason": "silent", "retry": 1000}
    with RawClient(threaded, code) as silent, RawClient(threaded, code) as babbler:  # type: ignore[arg-type]
        with pytest.raises(ConnectionClosed):
            babble(babbler)
        while (heard := babbler.hear()) != bye:
            assert refused(heard) == "hello-first"
        assert babbler.ended() == (1000, {})
        assert silent.ended() == (1000, bye)


def test_a_slow_client_is_told_every_version(threaded: ThreadedServer, code: str) -> None:
    with stalled_client(threaded, code) as client:
        [connection] = connections(threaded, code)
        last = chatter(threaded, code)
        assert connection.behind
        heard: list[Any] = [client.hear()]
        while not heard[-1].get("table") or heard[-1]["table"]["seats"][0]["present"]:  # Ann goes at the end
            heard.append(client.hear())
        versions = [message["version"] for message in heard]
        assert versions == list(range(versions[0], versions[0] + len(versions)))
        assert versions[-1] > last
        events = [event["event"] for message in heard for event in message["events"]]
        assert events.count("said") == LINES
        assert client.ask("refresh")["version"] == versions[-1]


def test_a_client_that_sends_and_does_not_read_is_too_slow(
    threaded: ThreadedServer, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "BYE_SECONDS", PATIENCE)  # the client reads all queued messages first
    monkeypatch.setattr(uvicorn_protocols, "LINGER_SECONDS", PATIENCE)
    with stalled_client(threaded, code) as client:
        [connection] = connections(threaded, code)
        for number in range(20_000):  # the system buffers some megabytes
            client.socket.send(json.dumps({"type": "refresh", "id": f"r{number}"}))
            if connection.bye:
                break
        until(lambda: connection.bye is not None)
        assert client.ended() == (1000, {"type": "bye", "reason": "too-slow", "retry": 5000})


@pytest.mark.parametrize("asking", [False, True])
def test_a_client_that_never_reads_is_cut_off(
    threaded: ThreadedServer, code: str, asking: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "LINGER_SECONDS", 0.5)
    monkeypatch.setattr(sockets, "BYE_SECONDS", 0.5)
    with stalled_client(threaded, code) as client:
        [connection] = connections(threaded, code)
        protocol = other_end(threaded, client.socket.socket)
        protocol.ping_interval = protocol.ping_timeout = 2.0  # for this connection only: the others may be slow
        protocol.loop.call_soon_threadsafe(protocol.start_keepalive)
        if asking:
            with contextlib.suppress(Exception):
                while connection.bye is None:
                    client.socket.send('{"type":"refresh","id":"a"}')
        else:
            chatter(threaded, code)
        until(lambda: protocol not in threaded.server.server_state.connections)
        until(lambda: connection not in connections(threaded, code))


def test_pongs_do_not_accumulate(threaded: ThreadedServer, code: str) -> None:
    with raw(threaded, code) as (bare, end):
        for _ in range(100):
            bare.sendall(frame(PING, b"x" * 125) * 200)
        bare.sendall(frame(TEXT, b'{"type":"hello","id":"a","protocol":1}'))
        until(lambda: connections(threaded, code) != [])
        assert end.transport.get_write_buffer_size() < 500_000


def test_empty_fragments_do_not_accumulate(threaded: ThreadedServer, code: str) -> None:
    with raw(threaded, code) as (bare, end):
        bare.sendall(frame(TEXT, b'{"type":"hello","id":"a",', last=False))
        bare.sendall(frame(MORE, last=False) * 10_000)
        bare.sendall(frame(PING, b"all?"))
        assert heard_until(bare, b"all?") == b"\x8a\x04all?"
        assert len(end.frames) == 1
        bare.sendall(frame(MORE, b'"protocol":1}'))
        heard_until(bare, b'"welcome"')
