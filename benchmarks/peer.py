"""Compare the server with boardgame.io: latency at growing rates of choices, one generator for both, in turn.

boardgame.io keeps everything in memory and promises nothing after a crash; our server writes every choice to the disk
before it acknowledges it.

Method. Both servers run on the first core and the generator on the second one. Both are played with once before
anything is counted. Then each rate is tried with our server and at once with boardgame.io; a server that is not being
measured is stopped (SIGSTOP), so that it uses nothing. Choices are due at random times, whether or not earlier ones are
answered (open loop). Latency counts from when a choice was due; unanswered choices count with the time until the end. A
rate is reached if 99 % take less than 50 ms; a rate that is not reached is tried a second time, both results are
printed, and the better one counts. At last choices are due faster than any server answers, twice for each, and the mean
of those answered is "at most".

Each line also tells how far to trust it: how long the disk alone needs to make 24 kB durable right before the run, how
late the generator itself is, and how much processor time the host gave to other machines.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import shutil
import signal
import socket
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct
from uvloop import new_event_loop

from hornochsen.loadtest.arrivals import Arrivals
from hornochsen.loadtest.report import Plan, percentiles
from hornochsen.loadtest.run import open_files
from hornochsen.loadtest.run import run as run_load

from ._machine import Lag, Stolen, disk_milliseconds
from ._peer_player import PeerPlayer
from .server import HORNOCHSEN, LIMITS, wait_until_ready

PEER = Path(__file__).parent / "boardgame_io"
TABLES = 100
SECONDS = 8.0
RATES = (200, 400, 800, 1100, 1400)
WARM_UP_RATE, WARM_UP_SECONDS = 300, 5.0
FLOOD = 10_000
"""Choices per second that no server reaches: the answered ones are as many as possible."""

FLOODS = 2
LIMIT_MS = 50.0
"""Highest 99th percentile at which a rate counts as reached."""

ATTEMPTS = 2
STARTS_PER_SECOND = 50
"""Games of our server that the generator starts per second, before choices are due."""

Latencies = dict[str, float]
Load = Callable[[str, int, float, float], Coroutine[Any, Any, tuple[Latencies, float]]]


def use_core(number: int | None) -> None:
    """Run this process and its later child processes on one core, or on all; do nothing where this is impossible."""
    if len(CORES) > 1:
        os.sched_setaffinity(0, CORES if number is None else {CORES[number]})


CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


class Contender(Struct):
    """A server that is compared, and what it has reached so far."""

    name: str
    url: str
    group: int
    """Its process group: `node` may be a script that runs Node as its child."""

    load: Load
    folder: Path
    reached: int = 0
    failed: bool = False
    floods: list[float] = []

    @property
    def most(self) -> float:
        """Return the mean of the choices answered per second when more are due than it can answer."""
        return statistics.mean(self.floods)

    @contextlib.contextmanager
    def turn(self) -> Iterator[None]:
        """Let the server run for the duration of the block only."""
        os.killpg(self.group, signal.SIGCONT)
        try:
            yield
        finally:
            os.killpg(self.group, signal.SIGSTOP)

    def run(self, tables: int, seconds: float, rate: int) -> tuple[Latencies, float]:
        """Load the server, print a line, and return the latencies and the answered choices per second."""
        with self.turn():
            disk, stolen, lag = disk_milliseconds(self.folder), Stolen(), Lag()
            found, answered = _run(self.load(self.url, tables, seconds, rate), lag)
        late = percentiles(lag.delays)
        own = f"{late['p50']:.1f}/{late['p99']:.1f}"
        due = f"{rate:6} choices a second" if rate != FLOOD else "as many as possible"
        print(
            f"  {self.name:12} {due}: median {found['p50']:7.1f} ms, 99 % {found['p99']:7.1f} ms,"
            f" {answered:5.0f} answered  (disk {disk['p50']:.1f}/{disk['p99']:.1f} ms, generator {own} ms late,"
            f" stolen {100 * stolen.share():.0f} %)"
        )
        return found, answered

    def try_rate(self, tables: int, seconds: float, rate: int) -> None:
        """Try a rate, and once more if it is not reached."""
        for _ in range(ATTEMPTS):
            found, _ = self.run(tables, seconds, rate)
            if found["p99"] < LIMIT_MS:
                self.reached = rate
                return
        self.failed = True


@contextlib.contextmanager
def running(command: list[str], **environment: str) -> Iterator[int]:
    """Run a program on the first core for the duration of the block, and yield its process group."""
    use_core(0)
    try:
        process = subprocess.Popen(
            command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, start_new_session=True
        )
    finally:
        use_core(1)
    try:
        yield process.pid
    finally:
        os.killpg(process.pid, signal.SIGCONT)
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(30)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@contextlib.contextmanager
def peer_server(folder: Path) -> Iterator[Contender]:
    """Run the game on boardgame.io for the duration of the block."""
    port = _free_port()
    with running(["node", str(PEER / "server.js"), str(port)], NODE_ENV="production") as group:
        for _ in range(3000):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 5):
                break
            time.sleep(0.01)
        yield Contender("boardgame.io", f"http://127.0.0.1:{port}", group, load_peer, folder)


@contextlib.contextmanager
def our_server(folder: Path) -> Iterator[Contender]:
    """Run our server on an empty SQLite database for the duration of the block."""
    url = f"http://127.0.0.1:{(port := _free_port())}"
    database = f"sqlite:///{folder / 'peer.sqlite3'}"
    with running([*HORNOCHSEN, "serve", "--port", str(port), "--database", database], **LIMITS) as group:
        wait_until_ready(url)
        yield Contender("ours", url, group, load_ours, folder)


async def load_ours(url: str, tables: int, seconds: float, rate: float) -> tuple[Latencies, float]:
    """Return the latencies of our server at a rate, and the answered choices per second."""
    starting = tables / STARTS_PER_SECOND
    report = await run_load(Plan(url, tables, games=None, seconds=seconds + starting, rate=rate))
    return report.milliseconds, report.per_second


async def load_peer(url: str, tables: int, seconds: float, rate: float) -> tuple[Latencies, float]:
    """Return the latencies of boardgame.io at a rate, and the answered choices per second."""
    open_files(8 * tables + 64)
    arrivals, delays = Arrivals(rate), list[float]()
    players: list[PeerPlayer] = []
    tasks: list[asyncio.Task[None]] = []
    run = time.monotonic_ns()
    for table in range(tables):
        for number in range(8):
            player = PeerPlayer(url, f"{run}-{table}", number, arrivals, delays)
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
    await asyncio.sleep(1)  # the server notices that all clients have gone, before it is stopped
    return percentiles(delays + unanswered), answered


def _run(loading: Coroutine[Any, Any, tuple[Latencies, float]], lag: Lag) -> tuple[Latencies, float]:
    """Run the generator; its garbage collector waits until the end, because its pauses would count as the server's."""

    async def load() -> tuple[Latencies, float]:
        async with lag:
            return await loading

    gc.collect()
    gc.disable()
    try:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            return runner.run(load())
    finally:
        gc.enable()


def main(quick: bool = False) -> None:
    tables, seconds, rates, floods = (1, 1.5, (10,), 1) if quick else (TABLES, SECONDS, RATES, FLOODS)
    print(f"  {tables} tables × 8, latency from when a choice was due, unanswered choices count")
    try:
        with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as ours:
            if reason := peer_missing():
                print(f"  boardgame.io is skipped: {reason}")
                compare([ours], tables, seconds, rates, floods)
            else:
                with peer_server(Path(folder)) as peer:
                    compare([ours, peer], tables, seconds, rates, floods)
    finally:
        use_core(None)


def compare(contenders: list[Contender], tables: int, seconds: float, rates: tuple[int, ...], floods: int) -> None:
    """Load the servers in turn, and print what each reaches and the ratios."""
    for one in contenders:
        with one.turn():
            _run(one.load(one.url, tables, min(seconds, WARM_UP_SECONDS), min(rates[0], WARM_UP_RATE)), Lag())
    for rate in rates:
        for one in contenders:
            if not one.failed:
                one.try_rate(tables, seconds, rate)
    for _ in range(floods):
        for one in contenders:
            one.floods.append(one.run(tables, seconds, FLOOD)[1])
    for one in contenders:
        print(f"  {one.name:12} 99 % below {LIMIT_MS:g} ms at {one.reached} choices a second, {one.most:.0f} at most")
    if len(contenders) == 2:
        ours, peer = contenders
        highest, most = (
            f"{mine / other:.2f}" if other else "unknown"
            for mine, other in ((ours.reached, peer.reached), (ours.most, peer.most))
        )
        print(f"  ratio of ours to boardgame.io: highest rate {highest}, at most {most}")


def peer_missing() -> str | None:
    """Return the reason why boardgame.io cannot run, or `None`."""
    if shutil.which("node") is None:
        return "it needs Node"
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        return f"run npm ci in {PEER.relative_to(PEER.parents[1])} first"
    return None


if __name__ == "__main__":
    main()
