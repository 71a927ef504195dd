"""A real server in a separate process, which can be stopped, killed and started again."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import time
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path

from patience import PATIENCE
from server.helpers.databases import prepare
from server.helpers.forked_server import COMMAND, ForkedProcess, fork_server

GENEROUS = {
    "requests_per_second": "10000",
    "requests_burst": "10000",
    "chat_per_minute": "100000",
    "changes_per_minute": "100000",
    "tables_per_minute": "100000",
    "tables_per_address": "100000",
    "tables_per_network": "100000",
    "uploads_per_address": "100000",
    "uploads_per_minute": "100000",
    "connections_per_address": "100000",
}
"""Limits that tests about other things do not reach."""

SALTED = {"salt_seconds": "60"}
"""For tests in which all people send salts: even on a busy machine the shuffle waits for them."""

PROGRAM = f"""
from hornochsen.cli import main
from hornochsen.server.http import sockets
from hornochsen.server.session import scheduler
from hornochsen.server.storage import database
scheduler.WARM_UP_SECONDS = 1_000_000
sockets.HELLO_SECONDS = database.TIMEOUT_SECONDS = {PATIENCE:.0f}
main()
"""
"""The command with longer timeouts than any setting allows. Bots are not warmed up: that would take processor time and
memory, which tests measure, at unpredictable times."""


def without_settings() -> dict[str, str]:
    """Return the environment without the developer's settings of a server."""
    return {name: value for name, value in os.environ.items() if not name.startswith("HORNOCHSEN_")}


class Server:
    """`hornochsen serve` on one port and one database; `production` uses the shipped settings."""

    def __init__(
        self, database: str, log: Path, settings: Mapping[str, str] | None = None, *, production: bool = False
    ) -> None:
        self.database = database
        self.log = log
        self.settings = {**({} if production else GENEROUS), **(settings or {})}
        self.program = COMMAND if production else PROGRAM
        self.production = production
        self._place = socket.socket()  # reserves the port while no server listens
        self._place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._place.bind(("127.0.0.1", 0))
        self.port: int = self._place.getsockname()[1]
        self.process: ForkedProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, environment: Mapping[str, str] | None = None) -> None:
        """Start the server and wait until it is ready."""
        self.launch(environment)
        self.wait()

    def launch(self, environment: Mapping[str, str] | None = None) -> None:
        """Start the server without waiting until it is ready."""
        settings = {f"HORNOCHSEN_{name.upper()}": value for name, value in self.settings.items()}
        inherited = without_settings() if self.production else os.environ
        self.process = fork_server().fork(
            self.program,
            ["serve", "--port", str(self.port), "--database", self.database],
            {**inherited, **settings, **(environment or {})},
            output=self.log,
            errors=self.log,
        )

    def wait(self) -> None:
        assert self.process
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}: {self.log.read_text()[-2000:]}")
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz", timeout=5):
                return
            time.sleep(0.02)
        raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """Kill the server with SIGKILL and wait for its end."""
        assert self.process
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Stop the server with SIGTERM and return its exit status."""
        assert self.process
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Kill the server if it still runs, and release the port."""
        if self.process and self.process.poll() is None:
            if os.environ.get("COVERAGE_RUN"):  # a killed process reports no coverage
                self.stop()
            else:
                self.kill()
        self._place.close()


@contextlib.contextmanager
def serving(database: str, folder: Path, **settings: str) -> Iterator[Server]:
    """Yield a running server, on a new database if there is none; stop it at the end of the block."""
    prepare(database)
    with running(Server(database, folder / f"server-{time.monotonic_ns()}.log", settings)) as server:
        yield server


@contextlib.contextmanager
def in_production(database: str, folder: Path) -> Iterator[Server]:
    """Yield a running server with the shipped settings; stop it at the end of the block."""
    with running(Server(database, folder / f"server-{time.monotonic_ns()}.log", production=True)) as server:
        yield server


@contextlib.contextmanager
def running(server: Server) -> Iterator[Server]:
    with contextlib.closing(server):
        server.start()
        yield server
