"""Compare the server with boardgame.io: latency at growing rates of choices, one generator for both.

boardgame.io keeps everything in memory; our server writes every choice to the disk before it acknowledges it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

from uvloop import new_event_loop

from hornochsen.loadtest.arrivals import Arrivals
from hornochsen.loadtest.report import Plan, percentiles
from hornochsen.loadtest.run import open_files
from hornochsen.loadtest.run import run as run_load

from ._peer_player import PeerPlayer
from .server import server, wait_until_ready

PEER = Path(__file__).parent / "boardgame_io"
TABLES = 100
SECONDS = 12.0
RATES = (200, 400, 800, 1100, 1400)
FLOOD = 10_000
"""Choices per second that no server reaches: the answered ones are as many as possible."""

LIMIT_MS = 50.0
"""Highest 99th percentile at which a rate counts as reached."""

Latencies = dict[str, float]
Load = Callable[[str, int, float, float], Coroutine[Any, Any, tuple[Latencies, float]]]


def use_core(number: int | None) -> None:
    """Run this process and its later child processes on one core, or on all; do nothing where this is impossible."""
    if len(CORES) > 1:
        os.sched_setaffinity(0, CORES if number is None else {CORES[number]})


CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


@contextlib.contextmanager
def peer_server() -> Iterator[str]:
    """Run the game on boardgame.io for the duration of the block, and yield its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = ["node", str(PEER / "server.js"), str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        for _ in range(3000):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 5):
                break
            time.sleep(0.01)
        yield f"http://127.0.0.1:{port}"
    finally:
        os.killpg(process.pid, signal.SIGTERM)  # `node` may be a script that runs Node as its child
        process.wait(30)


@contextlib.contextmanager
def our_server() -> Iterator[str]:
    """Run our server on an empty SQLite database for the duration of the block, and yield its address."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder) / "peer.sqlite3") as url:
        wait_until_ready(url)
        yield url


async def load_ours(url: str, tables: int, seconds: float, rate: float) -> tuple[Latencies, float]:
    """Return the latencies of our server at a rate, and the answered choices per second."""
    report = await run_load(Plan(url, tables, games=None, seconds=seconds, rate=rate))
    return report.milliseconds, report.per_second


async def load_peer(url: str, tables: int, seconds: float, rate: float) -> tuple[Latencies, float]:
    """Return the latencies of boardgame.io at a rate, and the answered choices per second."""
    open_files(8 * tables + 64)
    arrivals, delays = Arrivals(rate), list[float]()
    players: list[PeerPlayer] = []
    tasks: list[asyncio.Task[None]] = []
    for table in range(tables):
        for number in range(8):
            player = PeerPlayer(url, f"{rate:g}-{table}", number, arrivals, delays)
            players.append(player)
            tasks.append(asyncio.create_task(player.run()))
            await player.ready
    arriving = asyncio.create_task(arrivals.run())
    await asyncio.sleep(seconds)
    answered = len(delays) / seconds
    arriving.cancel()
    await asyncio.sleep(1)
    now = time.perf_counter()
    sent = [player.waiting_since for player in players if player.waiting_since is not None]
    unanswered = [now - due for due in (*sent, *arrivals.late)]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return percentiles(delays + unanswered), answered


def highest(name: str, url: str, load: Load, tables: int, seconds: float, rates: tuple[int, ...]) -> tuple[int, float]:
    """Print the latencies at each rate; return the highest rate that the server reached, and the most it answers."""
    reached = 0
    use_core(1)
    for rate in rates:
        found, _ = _run(load(url, tables, seconds, rate))
        print(f"  {name:12} {rate:6} choices a second: median {found['p50']:8.1f} ms, 99 % {found['p99']:8.1f} ms")
        if found["p99"] >= LIMIT_MS:
            break
        reached = rate
    _, most = _run(load(url, tables, seconds, FLOOD))
    print(f"  {name:12} {most:6.0f} choices a second at most")
    return reached, most


def _run(loading: Coroutine[Any, Any, tuple[Latencies, float]]) -> tuple[Latencies, float]:
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(loading)


def main(quick: bool = False) -> None:
    tables, seconds, rates = (1, 5.0, (10,)) if quick else (TABLES, SECONDS, RATES)
    print(f"  {tables} tables × 8, latency from when a choice was due, unanswered choices count")
    try:
        compare(tables, seconds, rates)
    finally:
        use_core(None)


def compare(tables: int, seconds: float, rates: tuple[int, ...]) -> None:
    """Load both servers one after the other, and print the ratio of their rates."""
    use_core(0)
    with our_server() as url:
        ours, our_most = highest("ours", url, load_ours, tables, seconds, rates)
    if reason := peer_missing():
        print(f"  boardgame.io is skipped: {reason}")
        return
    use_core(0)
    with peer_server() as url:
        theirs, their_most = highest("boardgame.io", url, load_peer, tables, seconds, rates)
    print(f"  highest rate with 99 % below {LIMIT_MS:g} ms: ours {ours}, boardgame.io {theirs}", end="")
    print(f", ratio {ours / theirs:.2f}" if theirs else "")
    print(f"  at most: ours {our_most:.0f}, boardgame.io {their_most:.0f}, ratio {our_most / their_most:.2f}")


def peer_missing() -> str | None:
    """Return the reason why boardgame.io cannot run, or `None`."""
    if shutil.which("node") is None:
        return "it needs Node"
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        return f"run npm ci in {PEER.relative_to(PEER.parents[1])} first"
    return None


if __name__ == "__main__":
    main()
