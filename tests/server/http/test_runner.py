"""Listening sockets, and an orderly stop of the server."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from patience import PATIENCE

from hornochsen.server.http import runner
from hornochsen.server.http.runner import PortInUse, Server, listen
from hornochsen.server.ops.settings import Settings


def test_a_free_port() -> None:
    [one] = listen("127.0.0.1", 0)
    with one:
        assert one.getsockname()[1] > 0


def test_all_addresses_of_a_host_name_get_the_same_port() -> None:
    sockets = listen("localhost", 0)
    with contextlib.ExitStack() as stack:
        for one in sockets:
            stack.enter_context(one)
        assert len({one.getsockname()[1] for one in sockets}) == 1


def test_a_port_in_use() -> None:
    [one] = listen("127.0.0.1", 0)
    with one, pytest.raises(PortInUse, match=rf"127.0.0.1, port {one.getsockname()[1]}: .*in use"):
        listen("127.0.0.1", one.getsockname()[1])


@pytest.mark.parametrize("host", ["192.0.2.254", "no.such.name.invalid"])
def test_an_address_of_another_machine(host: str) -> None:
    with pytest.raises(PortInUse, match=f"cannot listen on {host}"):
        listen(host, 0)


class Backend:
    """Notes the order of the steps of a stop."""

    def __init__(self, seconds: float = 0) -> None:
        self.seconds = seconds
        self.notes: list[str] = []

    async def notify_shutdown(self) -> None:
        self.notes.append("farewell")
        await asyncio.sleep(self.seconds)
        self.notes.append("said")


def left(backend: Backend) -> list[str]:
    """Serve and stop; return the steps in order."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.backend = backend
        backend.notes.append("open")
        yield
        backend.notes.append("closed")

    app = Litestar([], lifespan=[lifespan], openapi_config=None, logging_config=None)
    server = Server(app, Settings(database="sqlite:///unused"))
    sockets = listen("127.0.0.1", 0)

    def ready() -> None:
        backend.notes.append("ready")
        server.should_exit = True

    asyncio.run(server.run_on(sockets, ready))
    assert all(one.fileno() == -1 for one in sockets)
    return backend.notes


def test_clients_get_the_good_bye_before_the_database_closes() -> None:
    assert left(Backend()) == ["open", "ready", "farewell", "said", "closed"]


def test_the_good_bye_has_a_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "SHUTDOWN_SECONDS", 0.05)
    assert left(Backend(seconds=1000)) == ["open", "ready", "farewell", "closed"]


def test_an_error_at_the_start_is_raised() -> None:
    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        raise LookupError("no hay")
        yield

    app = Litestar([], lifespan=[lifespan], openapi_config=None, logging_config=None)
    [one] = listen("127.0.0.1", 0)
    with one, pytest.raises(LookupError, match="no hay"):
        asyncio.run(Server(app, Settings(database="sqlite:///unused")).run_on([one], lambda: None))


PROGRAM = """
from server.helpers.threaded_server import application
from hornochsen.server.http.runner import listen, run
from hornochsen.server.ops.settings import Settings
sockets = listen("127.0.0.1", 0)
settings = Settings(database="sqlite:///unused")
run(application(), settings, sockets, lambda: print(sockets[0].getsockname()[1], flush=True))
print("after", flush=True)
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_signals_stop_the_server_with_status_0(number: signal.Signals) -> None:
    folder = Path(__file__).parents[2]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "cwd": folder}
    with subprocess.Popen([sys.executable, "-c", PROGRAM], **pipes) as process:
        try:
            assert process.stdout
            port = int(process.stdout.readline())
            with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE):
                process.send_signal(number)
                out, err = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert (process.returncode, out, err) == (0, "after\n", "")


def test_all_objects_are_collected_in_a_calm_second(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = [0, 1000, 2000, 3000, 3000]  # choices so far, second by second
    read: list[int] = []
    collected = asyncio.Event()

    def choices() -> int:
        read.append(counts[min(len(read), len(counts) - 1)])
        return read[-1]

    async def collect() -> None:
        collecting = asyncio.create_task(runner.collect_garbage(choices))
        async with asyncio.timeout(PATIENCE):
            await collected.wait()
        collecting.cancel()

    monkeypatch.setattr(runner, "GC_SECONDS", 0.001)
    monkeypatch.setattr(runner, "FULL_GC_SECONDS", 0.001)
    monkeypatch.setattr(runner, "FULL_GC_LATEST", 1e9)
    monkeypatch.setattr(gc, "unfreeze", collected.set)
    thresholds = gc.get_threshold()
    try:
        asyncio.run(collect())
    finally:
        gc.set_threshold(*thresholds)
    assert read[: len(counts)] == counts
