"""Bare sockets: frames as they go over the wire, and what the server has of the connection."""

from __future__ import annotations

import base64
import contextlib
import os
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

from patience import PATIENCE
from server.street import Street

LITTLE = 8192
"""Bytes that the system keeps for a client that does not read."""

MORE, TEXT, PING, PONG = 0, 1, 9, 10


def until(so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, "it does not come to pass"
        time.sleep(0.02)


def other_end(street: Street, ours: socket.socket) -> Any:
    """What the server has of a connection."""
    found: list[Any] = []

    def there() -> bool:  # a connection is in the list before it knows whose it is
        ends: list[Any] = list(street.server.server_state.connections)
        found[:] = [one for one in ends if one.client == ours.getsockname()]
        return bool(found)

    until(there)
    return found[0]


@contextlib.contextmanager
def raw(street: Street, code: str) -> Iterator[tuple[socket.socket, Any]]:
    """A bare socket after the handshake, and the server's end of it."""
    with socket.create_connection(("127.0.0.1", street.port), timeout=PATIENCE) as bare:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
        head = (
            f"GET /api/tables/{code}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{street.port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        )
        bare.sendall("\r\n".join([*head, "", ""]).encode())
        assert b" 101 " in heard_until(bare, b"\r\n\r\n")
        yield bare, other_end(street, bare)


def heard_until(bare: socket.socket, words: bytes) -> bytes:
    """What comes up to some words; what comes behind them is left to whoever reads next."""
    heard = b""
    while not heard.endswith(words):
        more = bare.recv(1)
        assert more, heard[-500:]
        heard += more
    return heard


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame with a mask of zeros."""
    return bytes([kind | 0x80 * last, 0x80 | len(data), 0, 0, 0, 0]) + data
