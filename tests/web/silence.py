"""A way to the server that can fall silent: nothing arrives any more, and nobody is told so."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

PIECE = 65536


class Way:
    """Passes on what comes, in both directions, on connections that can be cut off without a word."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.made = 0
        self._ends: list[socket.socket] = []
        self._silent: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def fall_silent(self) -> None:
        """On every connection that there is now; new ones work."""
        self._silent.update(self._ends)

    def close(self) -> None:
        for end in (self.listener, *self._ends):
            end.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                far = socket.create_connection(("127.0.0.1", self.port))
                self._ends += (near, far)
                self.made += 1
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=pair, daemon=True).start()

    def _pass_on(self, source: socket.socket, goal: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(PIECE):
                if source not in self._silent:
                    goal.sendall(data)
            if source not in self._silent:
                goal.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def way_to(port: int) -> Iterator[Way]:
    way = Way(port)
    try:
        yield way
    finally:
        way.close()
