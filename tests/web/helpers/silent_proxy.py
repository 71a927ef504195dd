"""A proxy whose connections can fall silent: data is dropped, but no connection is closed."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable, Iterator

PIECE = 65536


class SilentProxy:
    """Forwards data in both directions until it falls silent."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.made = 0
        self._ends: list[socket.socket] = []
        self._silent: set[socket.socket] = set()
        self._threads: list[threading.Thread] = []
        self._run(self._accept)

    def fall_silent(self) -> None:
        """Drop all data of the present connections; new ones work."""
        self._silent.update(self._ends)

    def close(self) -> None:
        for end in (self.listener, *self._ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)  # wakes the thread that waits for data
        for thread in self._threads:
            thread.join()
        for end in (self.listener, *self._ends):
            end.close()

    def _run(self, work: Callable[..., None], *ends: socket.socket) -> None:
        thread = threading.Thread(target=work, args=ends, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                self._ends.append(near)
                far = socket.create_connection(("127.0.0.1", self.port))
                self._ends.append(far)
                self.made += 1
                for pair in ((near, far), (far, near)):
                    self._run(self._pass_on, *pair)

    def _pass_on(self, source: socket.socket, goal: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(PIECE):
                if source not in self._silent:
                    goal.sendall(data)
            if source not in self._silent:
                goal.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def proxy_to(port: int) -> Iterator[SilentProxy]:
    proxy = SilentProxy(port)
    try:
        yield proxy
    finally:
        proxy.close()
