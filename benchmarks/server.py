"""The server: choices to acknowledgement under load, memory, and how soon it is playable again with many tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from hornochsen import protocol as p
from hornochsen.client.table_client import Client
from hornochsen.server.backend import Backend
from hornochsen.server.ops.settings import Settings
from hornochsen.server.session.session import Session
from hornochsen.server.views.connection import Connection

TABLES = int(os.environ.get("HORNOCHSEN_BENCH_TABLES", "250"))
SECONDS = float(os.environ.get("HORNOCHSEN_BENCH_SECONDS", "60"))
THINK = 5.0
RUNNING = 1000
TRIED = 20
LIMITS = {
    "HORNOCHSEN_CONNECTIONS_PER_ADDRESS": "100000",
    "HORNOCHSEN_TABLES_PER_MINUTE": "100000",
    "HORNOCHSEN_REQUESTS_PER_SECOND": "1000",
    "HORNOCHSEN_LOG_LEVEL": "warning",
}
HORNOCHSEN = [sys.executable, "-c", "from hornochsen.cli import main; main()"]


@contextlib.contextmanager
def server(database: Path) -> Iterator[str]:
    """A server in a process of its own, until the end of the block."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [*HORNOCHSEN, "serve", "--port", str(port), "--database", f"sqlite:///{database}"]
    process = subprocess.Popen(command, env={**os.environ, **LIMITS}, stdout=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def ready(url: str) -> None:
    for _ in range(3000):
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{url}/healthz", timeout=5):
            return
        time.sleep(0.01)
    raise RuntimeError("the server did not start")


def load() -> None:
    """`hornochsen load` beside the server, on the same machine."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder) / "load.sqlite3") as url:
        ready(url)
        result = Path(folder) / "result.json"
        options = ["--tables", str(TABLES), "--seconds", str(SECONDS), "--think", str(THINK), "--json", str(result)]
        subprocess.run([*HORNOCHSEN, "load", url, *options], check=True, stdout=subprocess.DEVNULL)
        report = json.loads(result.read_text())
    took, memory = report["milliseconds"], report["memory"]
    print(f"  {TABLES} tables × 8, {TABLES * 8} sockets, one choice each in about {THINK:g} s, SQLite, durable")
    print(f"  {report['choices'] / report['seconds']:8.0f} choices a second, {report['games']} games finished")
    print(f"  {took['p50']:8.1f} ms from choice to acknowledgement (median); p99 {took['p99']:.1f} ms")
    if memory:
        print(f"  {memory['per_connection'] / 1000:8.1f} kB for a connection")
        print(f"  {memory['per_table'] / 1000:8.1f} kB for a running table")


async def fill(database: Path, tables: int) -> list[tuple[str, str]]:
    """Running games of eight in a database; the code of each, and the token of one of its players."""
    backend = await Backend.open(Settings(database=f"sqlite:///{database}"))
    seated = await asyncio.gather(*(_running_table(backend) for _ in range(tables)))
    backend.service.closing = True
    await backend.close()
    return seated


async def _running_table(backend: Backend) -> tuple[str, str]:
    table = await backend.service.open_table(p.Terms())
    token = ""
    async with backend.service.at(table.code) as live:
        visits = [Session(backend.service, live, Connection("127.0.0.1")) for _ in range(8)]
        for number, session in enumerate(visits):
            heard: list[p.AnyMessage] = []
            session.connection.answer = heard.append  # type: ignore[method-assign, assignment]
            await session.enter(p.Hello("hello", p.PROTOCOL))
            welcome = heard[0]
            assert isinstance(welcome, p.Welcome)
            token = welcome.token or token
            await session.ask(p.Sit("sit", f"Player {number}"))
        await visits[0].ask(p.Start("start"))
        for session in visits:
            await session.ask(p.SendSalt("salt", "salt-salt"))
        live.connections.clear()
    return table.code, token


async def lay(url: str, code: str, token: str) -> float:
    """Seconds until a player of a running game is back and has laid a tile."""
    began = time.perf_counter()
    async with Client(url, code, token=token) as client:
        assert client.position
        await client.ask(p.PlayTiles("", (client.position.hand[0],)))
    return time.perf_counter() - began


def restart() -> None:
    """From the start of the process to choices acknowledged at tables that were running."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "restart.sqlite3"
        seated = asyncio.run(fill(database, RUNNING))
        began = time.perf_counter()
        with server(database) as url:
            ready(url)
            up = time.perf_counter() - began
            first = asyncio.run(lay(url, *seated[0]))
            playable = time.perf_counter() - began
            rest = [asyncio.run(lay(url, *one)) for one in random.Random(1).sample(seated[1:], TRIED)]
    print(f"  {up:8.2f} s until the server answers, with {RUNNING} running tables")
    print(f"  {playable:8.2f} s until the first choice at one of them is acknowledged (that alone {first:.2f} s)")
    print(f"  {statistics.median(rest) * 1000:8.1f} ms for each further one: connect, view, choice (median of {TRIED})")


def main() -> None:
    print("The server")
    load()
    restart()


if __name__ == "__main__":
    main()
