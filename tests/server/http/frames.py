"""Raw sockets: frames as bytes, and the server's side of a connection."""

from __future__ import annotations

import base64
import contextlib
import os
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

from patience import PATIENCE
from server.helpers.threaded_server import ThreadedServer

LITTLE = 8192
"""Size of the receive buffer of a client that does not read."""

MORE, TEXT, PING, PONG = 0, 1, 9, 10


def until(so: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, "the condition never held"
        time.sleep(0.02)


def other_end(threaded: ThreadedServer, ours: socket.socket) -> Any:
    """Return the server's protocol object of a connection."""
    found: list[Any] = []

    def there() -> bool:  # a connection is listed before its address is known
        ends: list[Any] = list(threaded.server.server_state.connections)
        found[:] = [one for one in ends if one.client == ours.getsockname()]
        return bool(found)

    until(there)
    return found[0]


def narrow_socket(port: int) -> socket.socket:
    """Return a socket that is connected to a server and takes only a few bytes that it does not read.

    Its buffer is set before it connects. A buffer that shrinks afterwards drops packets inside of the announced window,
    with the acknowledgements in them, so that both directions can stand still.
    """
    narrow = socket.socket()
    try:
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
        narrow.settimeout(PATIENCE)
        narrow.connect(("127.0.0.1", port))
    except BaseException:
        narrow.close()
        raise
    return narrow


@contextlib.contextmanager
def raw(threaded: ThreadedServer, code: str) -> Iterator[tuple[socket.socket, Any]]:
    """Yield a raw socket after the handshake, and the server's protocol object of it."""
    with narrow_socket(threaded.port) as bare:
        head = (
            f"GET /api/tables/{code}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{threaded.port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        )
        bare.sendall("\r\n".join([*head, "", ""]).encode())
        assert b" 101 " in heard_until(bare, b"\r\n\r\n")
        yield bare, other_end(threaded, bare)


def heard_until(bare: socket.socket, words: bytes) -> bytes:
    """Return the bytes up to and including `words`; later bytes stay unread."""
    heard = b""
    while not heard.endswith(words):
        more = bare.recv(1)
        assert more, heard[-500:]
        heard += more
    return heard


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """Return a frame with a mask of zeros."""
    return bytes([kind | 0x80 * last, 0x80 | len(data), 0, 0, 0, 0]) + data
