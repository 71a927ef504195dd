"""Floods below the level of requests: tiny frames, malformed messages, and responses that are never read."""

from __future__ import annotations

import contextlib
import gc
import logging
import socket
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from patience import PATIENCE
from server.helpers.raw_clients import open_table
from server.helpers.threaded_server import ThreadedServer
from server.http.frames import LITTLE, MORE, PING, PONG, TEXT, frame, heard_until, narrow_socket, other_end, raw, until

from hornochsen.server.http import runner, sockets, uvicorn_protocols
from hornochsen.server.http.app import create_app
from hornochsen.server.ops.settings import Settings

FLOOD = 20 * uvicorn_protocols.FRAMES_BURST
FOREVER = 1000.0


@pytest.fixture
def threaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ThreadedServer]:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", FOREVER)
    monkeypatch.setattr(uvicorn_protocols, "STALL_SECONDS", FOREVER)
    settings = Settings(database=f"sqlite:///{tmp_path}/db.sqlite3", requests_burst=30)
    threaded = ThreadedServer(create_app(settings), settings)
    threaded.sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LITTLE)
    with threaded:
        yield threaded


@pytest.fixture
def code(threaded: ThreadedServer) -> str:
    return open_table(threaded)  # type: ignore[arg-type]


def gone(threaded: ThreadedServer, end: Any) -> bool:
    return end not in threaded.server.server_state.connections


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (b"", frame(PING)),
        (b"", frame(PONG)),
        (frame(TEXT, b"{", last=False), frame(MORE, last=False)),
    ],
    ids=["pings", "pongs", "pieces"],
)
def test_a_flood_of_frames_is_cut_off(threaded: ThreadedServer, code: str, first: bytes, then: bytes) -> None:
    with raw(threaded, code) as (bare, end):
        with contextlib.suppress(OSError):
            bare.sendall(first + then * FLOOD)
        until(lambda: gone(threaded, end))
    assert httpx.get(f"{threaded.url}/healthz", timeout=PATIENCE).status_code == 200


def test_a_few_frames_at_once_are_accepted(threaded: ThreadedServer, code: str) -> None:
    with raw(threaded, code) as (bare, _):
        bare.sendall(
            frame(PONG) * (uvicorn_protocols.FRAMES_BURST // 2) + frame(TEXT, b'{"type":"hello","id":"a","protocol":1}')
        )
        heard_until(bare, b'"welcome"')


HELLO = frame(TEXT, b'{"type":"hello","id":"a","protocol":1}')
FIRST, SECOND = (frame(TEXT, b'{"type":"refresh","id":"%s"}' % word) for word in (b"first", b"second"))


@pytest.mark.parametrize(
    "parts",
    [
        [FIRST, SECOND],
        [FIRST + SECOND],
        [FIRST[:1], FIRST[1:9], FIRST[9:], SECOND],
        [FIRST + SECOND[:4], SECOND[4:]],
        [frame(TEXT, b'{"type":"refresh",', last=False), frame(MORE, b'"id":"first"}'), SECOND],
        [frame(PING, b"?"), FIRST, frame(PONG), SECOND],
    ],
    ids=["one by one", "both at once", "in pieces", "one and a piece", "in two frames", "between pings"],
)
def test_messages_are_read_in_order_however_their_bytes_arrive(
    threaded: ThreadedServer, code: str, parts: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    read = bytearray()
    handle = uvicorn_protocols.WebSocketProtocol.data_received

    def data_received(self: uvicorn_protocols.WebSocketProtocol, data: bytes) -> None:
        handle(self, data)
        read.extend(data)

    monkeypatch.setattr(uvicorn_protocols.WebSocketProtocol, "data_received", data_received)
    with raw(threaded, code) as (bare, _):
        bare.sendall(HELLO)
        heard_until(bare, b'"welcome"')
        for part in parts:
            bare.sendall(part)
            until(lambda part=part: read.endswith(part))  # type: ignore[misc]
        heard = heard_until(bare, b'"id":"second"')
        assert heard.count(b'"id":"first"') == 1


def test_a_message_between_the_frames_of_another_one_closes_the_socket(threaded: ThreadedServer, code: str) -> None:
    with raw(threaded, code) as (bare, end):
        bare.sendall(HELLO)
        heard_until(bare, b'"welcome"')
        bare.sendall(frame(TEXT, b'{"type":"refresh",', last=False))
        until(lambda: bool(end.frames))
        bare.sendall(FIRST)
        until(lambda: gone(threaded, end))


def test_the_memory_of_an_ended_socket_is_freed_at_once(
    threaded: ThreadedServer, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "GC_SECONDS", FOREVER)
    gc.disable()  # a collection of all objects stops the server for half a second, so ended sockets must not need it
    try:
        with raw(threaded, code) as (bare, end):
            bare.sendall(HELLO)
            heard_until(bare, b'"welcome"')
            kept = [weakref.ref(end), weakref.ref(end.conn), weakref.ref(end.queue)]
            del end
        until(lambda: not any(one() for one in kept))
    finally:
        gc.enable()


def test_malformed_messages_count_for_the_rate_limit(threaded: ThreadedServer, code: str) -> None:
    with raw(threaded, code) as (bare, _):
        bare.sendall(frame(TEXT, b"{") * 500)
        heard = heard_until(bare, b'{"type":"bye","reason":"too-fast","retry":10000}')
        assert 0 < heard.count(b'"bad-message"') < 100 < heard.count(b'"error":"too-fast"')


def test_frames_after_the_good_bye_are_ignored_and_cut_off(
    threaded: ThreadedServer, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "LINGER_SECONDS", FOREVER)
    monkeypatch.setattr(uvicorn_protocols, "CLOSE_FRAME_SECONDS", 0.1)
    with raw(threaded, code) as (bare, end):
        end.close_timeout = FOREVER
        bare.sendall(frame(TEXT, b"{") * 500)
        heard_until(bare, b'"bye"')
        with contextlib.suppress(OSError):
            bare.sendall(frame(PING) * FLOOD)
        until(lambda: gone(threaded, end))


@contextlib.contextmanager
def not_taking(threaded: ThreadedServer) -> Iterator[Any]:
    """Yield the server's side of a connection with many requests whose responses are not read."""
    with narrow_socket(threaded.port) as bare:
        bare.sendall(f"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:{threaded.port}\r\n\r\n".encode() * 8)
        end = other_end(threaded, bare)
        until(lambda: end.transport.get_write_buffer_size() > 0)
        yield end


def test_responses_that_are_never_read_are_dropped(
    threaded: ThreadedServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR), not_taking(threaded) as end:
        monkeypatch.setattr(
            uvicorn_protocols, "STALL_SECONDS", 0.2
        )  # only now: the connection has to be found before it is cut off
        end.loop.call_soon_threadsafe(end.pause_writing)  # the transport calls this when its buffer is full
        until(lambda: gone(threaded, end))
        until(lambda: not threaded.server.server_state.tasks)
    assert caplog.records == []


def test_shutdown_does_not_wait_for_a_client_that_reads_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(runner, "SHUTDOWN_SECONDS", PATIENCE / 2)  # a slow machine is not a client that reads nothing
    monkeypatch.setattr(uvicorn_protocols, "STALL_SECONDS", FOREVER)
    settings = Settings(database=f"sqlite:///{tmp_path}/db.sqlite3")
    threaded = ThreadedServer(create_app(settings), settings)
    threaded.sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LITTLE)
    with caplog.at_level(logging.ERROR), contextlib.ExitStack() as later, threaded:
        later.enter_context(not_taking(threaded))
    assert [record.message for record in caplog.records if "exceeded" in record.message] == []
