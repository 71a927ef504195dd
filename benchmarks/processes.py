"""Measure one, two and three processes on one PostgreSQL database: latency, processor time and writes per choice.

The players of a table use one process, chosen by the table's code, or all processes in turn.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import subprocess
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from server.helpers.databases import fresh_database
from uvloop import new_event_loop

from hornochsen.loadtest.report import Plan, Report
from hornochsen.loadtest.run import run as run_load
from tools.large_log import fill

from .server import HORNOCHSEN, LIMITS, wait_until_ready

COUNTS = (1, 2, 3)
TABLES = 60
SECONDS = 12.0
RATES = tuple(map(int, os.environ.get("HORNOCHSEN_BENCH_RATES", "100,300").split(",")))
FLOOD = 10_000
"""Choices per second that no number of processes reaches: the answered ones are as many as possible."""

ROWS = int(os.environ.get("HORNOCHSEN_BENCH_ROWS", "1000000"))
"""Log rows of the database in the last measurement, which shows whether a long log makes choices slower."""

EDGE_SECONDS = 1.5
"""Seconds at both ends of a run that are not measured."""

STATISTICS = """
select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0'), xact_commit,
    (select count(*) from pg_stat_activity where backend_type = 'client backend')
from pg_stat_database where datname = current_database()
"""


def missing() -> str | None:
    """Return the reason why this cannot run, or `None`."""
    return None if Path("/proc/self/stat").exists() else "it reads processor times in /proc"


class Sample(Struct, frozen=True):
    """The time, and sums since the start: choices, conflicts, processor seconds, bytes of WAL, commits."""

    at: float
    choices: float
    conflicts: float
    server: float
    database: float
    wal: float
    commits: float
    connections: float
    """Connections to the database; not a sum."""


@contextlib.contextmanager
def processes(database: str, count: int) -> Iterator[dict[str, int]]:
    """Run server processes for the duration of the block; yield their process ids by address."""
    started: list[subprocess.Popen[bytes]] = []
    urls = []
    try:
        for _ in range(count):
            with socket.create_server(("127.0.0.1", 0)) as free:
                port = free.getsockname()[1]
            command = [*HORNOCHSEN, "serve", "--port", str(port), "--database", database]
            started.append(subprocess.Popen(command, env={**os.environ, **LIMITS}, stdout=subprocess.DEVNULL))
            urls.append(f"http://127.0.0.1:{port}")
            wait_until_ready(urls[-1])
        yield dict(zip(urls, (process.pid for process in started), strict=True))
    finally:
        for process in started:
            process.terminate()
        for process in started:
            process.wait(30)


def _stat(pid: str) -> list[str]:
    """Return the fields after the name in `/proc/PID/stat`; zeros if the process has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ["0"] * 20


def processor_seconds(pid: int) -> float:
    """Return the processor time of a process and of its children."""
    children = (found.name for found in Path("/proc").glob("[0-9]*") if _stat(found.name)[1] == str(pid))
    ticks = sum(sum(map(int, _stat(each)[11:13])) for each in (str(pid), *children))
    return (ticks + sum(map(int, _stat(str(pid))[13:15]))) / os.sysconf("SC_CLK_TCK")


async def _statistics(database: str) -> tuple[float, float, float]:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(database)
    try:
        return tuple(map(float, await connection.fetchrow(STATISTICS)))  # type: ignore[return-value]
    finally:
        await connection.close()


def _metric(text: str, name: str) -> float:
    return float(re.findall(rf"^{name} (\S+)", text, re.M)[0])


def _metrics(url: str) -> str:
    with urllib.request.urlopen(f"{url}/metrics", timeout=30) as answer:
        return str(answer.read().decode())


def sample(database: str, servers: dict[str, int]) -> Sample:
    """Return the current sums."""
    folder = database.rpartition("host=")[2]
    postmaster = int(Path(folder, "postmaster.pid").read_text().split()[0])
    wal, commits, connections = asyncio.run(_statistics(database))
    texts = list(map(_metrics, servers))
    return Sample(
        time.perf_counter(),
        sum(_metric(text, "hornochsen_acknowledgement_seconds_count") for text in texts),
        sum(_metric(text, "hornochsen_conflicts_total") for text in texts),
        sum(map(processor_seconds, servers.values())),
        processor_seconds(postmaster),
        wal,
        commits,
        connections - 1,
    )


def load(database: str, servers: dict[str, int], plan: Plan) -> tuple[Report, Sample, Sample]:
    """Return the report of a load test, and the sums near its beginning and near its end."""
    began, samples = threading.Event(), list[Sample]()

    def watch() -> None:
        began.wait()
        time.sleep(EDGE_SECONDS)
        samples.append(sample(database, servers))
        time.sleep(max(1.0, (plan.seconds or 0) - 2 * EDGE_SECONDS - 2))
        samples.append(sample(database, servers))

    watching = threading.Thread(target=watch)
    watching.start()
    try:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            report = runner.run(run_load(plan, lambda stage, *_: began.set() if stage == "play" else None))
    finally:
        began.set()
        watching.join()
    return report, samples[0], samples[1]


def measure(
    count: int, rate: float, *, tables: int = TABLES, seconds: float = SECONDS, spread: bool = False, rows: int = 0
) -> float:
    """Print the figures of a number of processes at a rate, and return the answered choices per second."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = stack.enter_context(fresh_database("postgresql", Path(folder)))
        if rows:
            asyncio.run(fill(database, rows))
        servers = stack.enter_context(processes(database, count))
        first, *others = servers
        plan = Plan(first, tables, games=None, seconds=seconds, rate=rate, further_urls=tuple(others), spread=spread)
        report, before, after = load(database, servers, plan)
    choices = max(1.0, after.choices - before.choices)
    answered = (after.choices - before.choices) / (after.at - before.at)
    print(
        f"  {count} {'spread' if spread else 'by code'}, {f'{rows} log rows, ' if rows else ''}"
        f"{'as many choices as possible' if rate == FLOOD else f'{rate:g} choices a second'}: {answered:.0f} answered,"
        f" median {report.milliseconds['p50']:.1f} ms, 99 % {report.milliseconds['p99']:.1f} ms;"
        f" each: servers {1000 * (after.server - before.server) / choices:.2f} ms,"
        f" database {1000 * (after.database - before.database) / choices:.2f} ms,"
        f" {(after.wal - before.wal) / choices / 1000:.1f} kB of WAL,"
        f" {(after.commits - before.commits) / choices:.2f} commits,"
        f" {(after.conflicts - before.conflicts) / choices:.2f} conflicts; {after.connections:g} connections;"
        f" load generator {report.own_cores:.2f} cores"
    )
    return answered


def main(quick: bool = False) -> None:
    print(f"  {1 if quick else TABLES} tables × 8, latency from when a choice was due, unanswered choices count")
    if quick:
        measure(2, 5, tables=1, seconds=6.0, spread=True)
        return
    for rate in RATES:
        for count in COUNTS:
            measure(count, rate)
            if count > 1:
                measure(count, rate, spread=True)
    most()


def most() -> None:
    """Print how many choices are answered at most with more processes, and with a long log, as ratios."""
    alone, *others = [measure(count, FLOOD) for count in COUNTS]
    long = measure(1, FLOOD, rows=ROWS)
    ratios = ", ".join(
        f"{count} processes {found / alone:.2f}" for count, found in zip(COUNTS[1:], others, strict=True)
    )
    print(f"  at most, compared with one process ({alone:.0f}): {ratios}; with {ROWS} log rows {long / alone:.2f}")


if __name__ == "__main__":
    main()
