"""Measure the server: latency and memory under load, and the time from a restart until games can continue."""

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
from hornochsen.server.ops import logs
from hornochsen.server.ops.settings import Settings
from hornochsen.server.session.session import Session
from hornochsen.server.views.connection import Connection

TABLES = int(os.environ.get("HORNOCHSEN_BENCH_TABLES", "250"))
SECONDS = float(os.environ.get("HORNOCHSEN_BENCH_SECONDS", "60"))
THINK = 5.0
"""Mean seconds between two choices of a player."""

RUNNING = 1000
"""Number of tables with a running game in the database at a restart."""

TRIED = 20
"""Number of tables at which a player reconnects and lays a tile after a restart."""

LIMITS = {
    "HORNOCHSEN_CONNECTIONS_PER_ADDRESS": "100000",
    "HORNOCHSEN_TABLES_PER_MINUTE": "100000",
    "HORNOCHSEN_TABLES_PER_ADDRESS": "100000",
    "HORNOCHSEN_TABLES_PER_NETWORK": "100000",
    "HORNOCHSEN_REQUESTS_PER_SECOND": "1000",
    "HORNOCHSEN_LOG_LEVEL": "warning",
}
HORNOCHSEN = [sys.executable, "-c", "from hornochsen.cli import main; main()"]


@contextlib.contextmanager
def server(database: Path) -> Iterator[str]:
    """Run a server in its own process for the duration of the block, and yield its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [*HORNOCHSEN, "serve", "--port", str(port), "--database", f"sqlite:///{database}"]
    process = subprocess.Popen(command, env={**os.environ, **LIMITS}, stdout=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def wait_until_ready(url: str) -> None:
    """Wait until the server answers."""
    for _ in range(3000):
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{url}/healthz", timeout=5):
            return
        time.sleep(0.01)
    raise RuntimeError("the server did not start")


def load(tables: int, seconds: float, think: float) -> None:
    """Run `hornochsen load` against a server on the same machine, and print the result."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder) / "load.sqlite3") as url:
        wait_until_ready(url)
        result = Path(folder) / "result.json"
        options = ["--tables", str(tables), "--seconds", str(seconds), "--think", str(think), "--json", str(result)]
        subprocess.run([*HORNOCHSEN, "load", url, *options], check=True, stdout=subprocess.DEVNULL)
        report = json.loads(result.read_text())
    took, memory = report["milliseconds"], report["memory"]
    print(f"  {tables} tables × 8, {tables * 8} sockets, one choice each in about {think:g} s, SQLite, durable")
    print(f"  {report['per_second']:8.0f} choices a second, {report['games']} games finished")
    if took:  # a busy machine may acknowledge no choice in a very short run
        print(f"  {took['p50']:8.1f} ms from choice to acknowledgement (median); p99 {took['p99']:.1f} ms")
    if memory:
        print(f"  {memory['per_connection'] / 1000:8.1f} kB for a connection")
        print(f"  {memory['per_table'] / 1000:8.1f} kB for a running table")


async def fill(database: Path, tables: int) -> list[tuple[str, str]]:
    """Store running games of eight in a database. Return each table's code with the token of one of its players."""
    backend = await Backend.open(Settings(database=f"sqlite:///{database}"))
    seated = await asyncio.gather(*(_running_table(backend) for _ in range(tables)))
    backend.service.closing = True
    await backend.close()
    return seated


async def _running_table(backend: Backend) -> tuple[str, str]:
    table = await backend.service.open_table(p.Terms())
    token = ""
    async with backend.service.acquire(table.code) as live:
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
    """Return the seconds that a player of a running game needs to reconnect and lay a tile."""
    began = time.perf_counter()
    async with Client(url, code, token=token) as client:
        assert client.position
        await client.ask(p.PlayTiles("", (client.position.hand[0],)))
    return time.perf_counter() - began


def restart(running: int, tried: int) -> None:
    """Print how long it takes after a restart until the server answers and until choices are acknowledged."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "restart.sqlite3"
        seated = asyncio.run(fill(database, running))
        began = time.perf_counter()
        with server(database) as url:
            wait_until_ready(url)
            up = time.perf_counter() - began
            first = asyncio.run(lay(url, *seated[0]))
            playable = time.perf_counter() - began
            rest = [asyncio.run(lay(url, *one)) for one in random.Random(1).sample(seated[1:], tried)]
    print(f"  {up:8.2f} s until the server answers, with {running} running tables")
    print(f"  {playable:8.2f} s until the first choice at one of them is acknowledged (that alone {first:.2f} s)")
    print(f"  {statistics.median(rest) * 1000:8.1f} ms for each further one: connect, view, choice (median of {tried})")


def main(quick: bool = False) -> None:
    logs.configure(level="warning")
    if quick:
        load(tables=1, seconds=1, think=0.1)
        restart(running=2, tried=1)
    else:
        load(TABLES, SECONDS, THINK)
        restart(RUNNING, TRIED)


if __name__ == "__main__":
    main()
