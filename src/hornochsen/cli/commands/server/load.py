"""`hornochsen load`: load-test a server with many tables."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ...atomic_files import check_writable
from ...errors import CommandError
from ...options import Seconds
from ...progress import progress_display

if TYPE_CHECKING:
    from ....loadtest.report import Interval, Memory, Plan, Report
    from ....loadtest.run import Progress


@click.command(
    short_help="Load-test a server with many tables.",
    epilog="""\b
Examples:
  hornochsen load http://127.0.0.1:8787 --tables 10
  hornochsen load http://127.0.0.1:8787 --tables 250 --seconds 300
  hornochsen load http://127.0.0.1:8787 --tables 100 --seconds 60 --rate 600
  hornochsen load http://127.0.0.1:8787 --tables 100 --seconds 600 --every 60""",
)
@click.argument("url", metavar="URL")
@click.option(
    "--tables", type=click.IntRange(1, 10_000), required=True, metavar="N", help="Number of concurrent tables."
)
@click.option(
    "--seats", type=click.IntRange(2, 8), default=8, show_default=True, metavar="N", help="Players at each table."
)
@click.option("--games", type=click.IntRange(1, 100_000), metavar="N", help="Games at each table.  [default: 1]")
@click.option(
    "--seconds",
    type=click.FloatRange(1, 86_400),
    metavar="SECONDS",
    help="Play for this time instead of a number of games.",
)
@click.option(
    "--think",
    type=Seconds(),
    default=2.0,
    show_default=True,
    metavar="SECONDS",
    help="Mean time per decision; each takes 50 to 150 % of it.",
)
@click.option(
    "--rate",
    type=click.FloatRange(0.1, 100_000),
    metavar="N",
    help="Choices per second at random times, whether or not the server has answered, instead of --think.",
)
@click.option(
    "--spectators",
    type=click.IntRange(0, 100),
    default=0,
    show_default=True,
    metavar="N",
    help="Spectators at each table.",
)
@click.option(
    "--every",
    type=click.FloatRange(1, 86_400),
    metavar="SECONDS",
    help="Report response times and the server's memory after each such interval.",
)
@click.option(
    "--json", "json_file", type=click.Path(dir_okay=False), metavar="FILE", help="Also write the result to this file."
)
def load(
    url: str,
    tables: int,
    seats: int,
    games: int | None,
    seconds: float | None,
    think: float,
    rate: float | None,
    spectators: int,
    every: float | None,
    json_file: str | None,
) -> None:
    """Load-test a server: open many tables, play complete games with simple clients, and report response times.

    Use this only with your own server. Raise its limits first: connections, connections_per_address,
    tables_per_minute and, for short thinking times, requests_per_second. Memory is read from the server's /metrics
    before the clients connect, when all are connected, during play and after they have left. Response times count from
    when a choice was due, and choices without an answer count too. Ctrl-C stops.
    """
    from ....client.guest_bot import parse_table_address
    from ....loadtest.report import Plan
    from ....loadtest.run import LoadError

    try:
        server, code = parse_table_address(url, None)
    except ValueError as error:
        raise CommandError(str(error)) from None
    if code:
        raise CommandError("the load test opens its own tables: give the address of the server, http://HOST:PORT")
    if json_file:
        check_writable("--json", Path(json_file).parent)
    if games is None and seconds is None:
        games = 1
    plan = Plan(server, tables, seats, games, seconds, think, spectators, rate, every=every)
    try:
        with _bar() as progress:
            report = _run(plan, progress)
    except LoadError as error:
        raise CommandError(str(error)) from None
    _print(report)
    if json_file:
        _write(Path(json_file), report)


def _run(plan: Plan, progress: Progress) -> Report:
    import asyncio

    from ....loadtest.run import run

    make_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with contextlib.suppress(ImportError):  # uvloop does not support Windows
        from uvloop import new_event_loop as make_loop
    with asyncio.Runner(loop_factory=make_loop) as runner:
        return runner.run(run(plan, progress, _print_interval))


@contextlib.contextmanager
def _bar() -> Iterator[Progress]:
    """Yield a function that updates a progress bar for each stage."""
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with progress_display(*columns) as bar:
        tasks: dict[str, Any] = {}

        def tell(stage: str, done: int, total: int) -> None:
            if stage not in tasks:
                tasks[stage] = bar.add_task({"gather": "tables", "play": "play"}[stage], total=total)
            bar.update(tasks[stage], completed=done)

        yield tell


def _print_interval(interval: Interval) -> None:
    took = ", ".join(f"{name} {value:.1f}" for name, value in interval.milliseconds.items()) or "none"
    memory, database = ("?" if size is None else f"{size / 2**20:.1f}" for size in (interval.memory, interval.database))
    lag = "?" if interval.lag is None else f"{interval.lag * 1000:.1f}"
    click.echo(
        f"{interval.seconds:6} s: {interval.choices} choices, ms: {took}; "
        f"MiB: memory {memory}, database {database}; mean lag of the event loop: {lag} ms"
    )


def _print(report: Report) -> None:
    plan = report.plan
    took = ", ".join(f"{name} {value:.1f}" for name, value in report.milliseconds.items()) or "none"
    errors = ", ".join(f"{word} {count}" for word, count in report.errors.items()) or "none"
    server = "" if report.server_cores is None else f"; cores busy: server {report.server_cores:.2f}"
    lines = [
        f"{plan.tables} tables × {plan.seats} players + {plan.spectators} spectators = {plan.sockets} sockets, "
        + (f"think {plan.think:g} s" if plan.rate is None else f"{plan.rate:g} choices due per second"),
        f"games finished: {report.games} in {report.seconds:.1f} s; tables still playing: {report.unfinished}",
        f"choices: {report.choices} ({report.per_second:.0f}/s); updates received: {report.updates}",
        f"from when a choice was due to its acknowledgement, ms: {took}; unanswered: {report.unanswered}",
        f"errors: {errors}; reconnects: {report.reconnects}{server}, load {report.own_cores:.2f}",
        *_memory(report.memory),
    ]
    click.echo("\n".join(lines))


def _memory(memory: Memory | None) -> list[str]:
    if memory is None:
        return ["memory: the server does not allow access to its /metrics"]
    before, connected, playing, after = (
        f"{value / 2**20:.1f}" for value in (memory.before, memory.connected, memory.playing, memory.after)
    )
    return [
        f"server's memory, MiB: {before} before, {connected} with all connected, {playing} at most, {after} after",
        f"for a connection: {memory.per_connection / 1000:.1f} kB = (all connected − before) / sockets",
        f"for a running table: {memory.per_table / 1000:.1f} kB = (at most − connected) / tables",
    ]


def _write(path: Path, report: Report) -> None:
    import msgspec

    from ...atomic_files import write_atomically

    text = msgspec.json.format(msgspec.json.encode(report), indent=2).decode()
    try:
        write_atomically(path, f"{text}\n")
    except OSError as error:
        raise CommandError(f"--json: {path}: {error.strerror}") from None
