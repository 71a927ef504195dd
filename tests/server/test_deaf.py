"""Clients that say nothing, or never listen: they are let go and cost little, and next door they play on."""

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
from server.callers import Caller, Neighbours, calling, open_table, refused
from server.frames import LITTLE, MORE, PING, TEXT, frame, heard_until, other_end, raw, until
from server.street import Street
from websockets.exceptions import ConnectionClosed

from hornochsen.server import sockets, wire
from hornochsen.server.app import create_app
from hornochsen.server.connection import Connection
from hornochsen.server.house import House
from hornochsen.server.settings import Settings

LINES = 400
LIMITS = {
    "requests_per_second": 10_000,
    "requests_burst": 10_000,
    "chat_per_minute": 100_000,
    "tables_per_minute": 1000,
}


@pytest.fixture
def street(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Street]:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", PATIENCE)
    settings = Settings(database=f"sqlite:///{tmp_path}/db.sqlite3", **LIMITS)  # type: ignore[arg-type]
    street = Street(create_app(settings), settings)
    street.sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LITTLE)
    street.server.config.ws_ping_interval = None  # who does not read answers no pings, and may take long
    with street:
        yield street


@pytest.fixture
def neighbours(street: Street) -> Iterator[Neighbours]:
    with Neighbours(street) as neighbours:  # type: ignore[arg-type]
        yield neighbours
        neighbours.play_on()


@pytest.fixture
def code(street: Street, neighbours: Neighbours) -> str:
    return open_table(street)  # type: ignore[arg-type]


def connections(street: Street, code: str) -> list[Connection]:
    house: House = street.app.state.house
    live = house.hall.tables.get(code)
    return list(live.connections) if live else []


@contextlib.contextmanager
def deaf(street: Street, code: str) -> Iterator[Caller]:
    """Somebody who said hello and reads no more than a few messages by themselves."""
    narrow = socket.create_connection(("127.0.0.1", street.port))
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    with Caller(street, code, sock=narrow, max_queue=1, ping_interval=None, close_timeout=0.1) as caller:  # type: ignore[arg-type]
        assert caller.hello()["type"] == "welcome"
        yield caller


def chatter(street: Street, code: str) -> int:
    """Much is said at the table; the last version."""
    with calling(street, code, "Ann") as ann:  # type: ignore[arg-type]
        for _ in range(LINES):
            version: int = ann.ask("say", text="🐂" * 200)["version"]
        return version


def babble(caller: Caller) -> None:
    """Say anything but hello, on and on."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        caller.socket.send('{"type":"refresh","id":"a"}')
        time.sleep(0.2)


def test_who_does_not_say_hello_is_sent_away(
    street: Street, code: str, neighbours: Neighbours, monkeypatch: pytest.MonkeyPatch
) -> None:
    neighbours.play_on()
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 1.0)
    bye = {"type": "bye", "reason": "silent", "retry": 1000}
    with Caller(street, code) as silent, Caller(street, code) as babbler:  # type: ignore[arg-type]
        with pytest.raises(ConnectionClosed):
            babble(babbler)
        while (heard := babbler.hear()) != bye:
            assert refused(heard) == "hello-first"
        assert babbler.ended() == (1000, {})
        assert silent.ended() == (1000, bye)


def test_who_does_not_read_for_a_while_gets_one_fresh_view(street: Street, code: str) -> None:
    with deaf(street, code) as caller:
        [connection] = connections(street, code)
        last = chatter(street, code)
        assert connection.behind, "every update was queued"
        until(lambda: connection.version > last)  # Ann has gone
        heard: list[Any] = [caller.hear()]
        while heard[-1]["version"] < connection.version:
            heard.append(caller.hear())
        assert len(heard) < LINES
        versions = [message["version"] for message in heard]
        assert versions == sorted(set(versions))
        assert heard[-1]["table"]["seats"][0]["present"] is False
        assert heard[-1]["events"] == []
        assert caller.ask("refresh")["type"] == "welcome"


def test_who_asks_and_does_not_read_is_told_to_be_too_slow(
    street: Street, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "LAST_WORD_SECONDS", PATIENCE)  # all that waits has to be read first
    monkeypatch.setattr(wire, "LINGER_SECONDS", PATIENCE)
    with deaf(street, code) as caller:
        [connection] = connections(street, code)
        with contextlib.suppress(OSError):
            for number in range(20_000):  # the system itself keeps some megabytes for who does not read
                caller.socket.send(json.dumps({"type": "refresh", "id": f"r{number}"}))
                if connection.last_word:
                    break
        until(lambda: connection.last_word is not None)
        assert caller.ended() == (1000, {"type": "bye", "reason": "too-slow", "retry": 5000})


@pytest.mark.parametrize("asking", [False, True])
def test_who_never_reads_again_is_cut_off(
    street: Street, code: str, asking: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "LINGER_SECONDS", 0.5)
    monkeypatch.setattr(sockets, "LAST_WORD_SECONDS", 0.5)
    with deaf(street, code) as caller:
        [connection] = connections(street, code)
        protocol = other_end(street, caller.socket.socket)
        protocol.ping_interval = protocol.ping_timeout = 2.0  # of this one only: all others may take their time
        protocol.loop.call_soon_threadsafe(protocol.start_keepalive)
        if asking:
            with contextlib.suppress(Exception):
                while connection.last_word is None:
                    caller.socket.send('{"type":"refresh","id":"a"}')
        else:
            chatter(street, code)
        until(lambda: protocol not in street.server.server_state.connections)
        until(lambda: connection not in connections(street, code))


def test_answers_to_pings_do_not_pile_up(street: Street, code: str) -> None:
    with raw(street, code) as (bare, end):
        for _ in range(100):
            bare.sendall(frame(PING, b"x" * 125) * 200)
        bare.sendall(frame(TEXT, b'{"type":"hello","id":"a","protocol":1}'))
        until(lambda: connections(street, code) != [])
        assert end.transport.get_write_buffer_size() < 500_000


def test_empty_pieces_of_a_message_do_not_pile_up(street: Street, code: str) -> None:
    with raw(street, code) as (bare, end):
        bare.sendall(frame(TEXT, b'{"type":"hello","id":"a",', last=False))
        bare.sendall(frame(MORE, last=False) * 10_000)
        bare.sendall(frame(PING, b"all?"))
        assert heard_until(bare, b"all?") == b"\x8a\x04all?"
        assert len(end.frames) == 1
        bare.sendall(frame(MORE, b'"protocol":1}'))
        heard_until(bare, b'"welcome"')
