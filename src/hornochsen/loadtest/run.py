"""The load test: lightweight clients play whole games at random at many tables."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from urllib.parse import urlsplit

from .arrivals import Arrivals
from .player import Player, Tally
from .report import Interval, Memory, Plan, Report, percentiles
from .server_metrics import ServerFigures, read_figures
from .throughput import Sample, Throughput, rate

JOINING_TABLES = 4
"""Tables whose players connect concurrently."""

STARTS_PER_SECOND = 50
SETTLE_SECONDS = 1.0
"""Idle time before memory is measured."""

MAX_WARM_UP_ROUNDS = 30
STEADY_BYTES = 2**19
"""Memory growth per second below which the server is considered warmed up."""

STALL_SECONDS = 120.0
"""Seconds without an update after which the run is aborted."""

SPARE_FILES = 64
SETTINGS_TO_RAISE = {
    "too-fast": "tables_per_minute, requests_per_second, requests_burst",
    "too-many-connections": "connections, connections_per_address",
    "too-many-tables": "tables",
    "table-limit": "tables_per_address, tables_per_network",
}
"""The server settings to raise, by error code."""

_opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class LoadError(Exception):
    """The load test cannot run. The message is one line."""


Progress = Callable[[str, int, int], None]
"""Called with a stage (`gather`, `play`), the work done and the total work."""


async def run(
    plan: Plan, progress: Progress = lambda *_: None, on_interval: Callable[[Interval], None] = lambda _: None
) -> Report:
    """Run a load test and return its report; `on_interval` gets the figures of each interval when it has ended."""
    return await _Load(plan, progress, on_interval).run()


def open_files(needed: int) -> None:
    """Increase this process's limit of open files to `needed`. Raise `LoadError` if the system forbids it."""
    try:
        import resource
    except ImportError:  # this system has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        if hard != resource.RLIM_INFINITY and hard < needed:
            raise LoadError(f"{needed} open files are needed, but the limit is {hard}: ulimit -n {needed}")
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))


class _Load:
    """A load test in progress: its clients and counts."""

    def __init__(self, plan: Plan, progress: Progress, on_interval: Callable[[Interval], None]) -> None:
        self.plan = plan
        self.progress = progress
        self.on_interval = on_interval
        self.intervals: list[Interval] = []
        self.tally = Tally()
        self.arrivals = Arrivals(plan.rate) if plan.rate else None
        self.hosts: list[Player] = []
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.peak = 0
        self.throughput = Throughput()

    async def run(self) -> Report:
        plan = self.plan
        open_files(plan.sockets + SPARE_FILES)
        try:
            await self._warm_up()
            before = await self._server_figures()
            await self._gather()
            await asyncio.sleep(SETTLE_SECONDS)
            connected = await self._server_figures()
            gc.collect()
            gc.freeze()  # collections would look at all clients again and again, and their pauses count as the server's
            began = time.perf_counter()
            await self._play()
            elapsed = time.perf_counter() - began
            unanswered = self._unanswered()
            playing = await self._server_figures()
            unfinished = sum(host.phase in ("salting", "playing") for host in self.hosts)
        finally:
            gc.unfreeze()
            await self._disconnect()
        await asyncio.sleep(SETTLE_SECONDS)
        after = await self._server_figures()
        tally = self.tally
        return Report(
            plan=plan,
            seconds=round(elapsed, 3),
            games=tally.games,
            unfinished=unfinished,
            choices=len(tally.delays),
            per_second=self.throughput.per_second,
            milliseconds=percentiles(tally.delays + unanswered),
            unanswered=len(unanswered),
            updates=tally.updates,
            errors=dict(sorted(tally.errors.items())),
            reconnects=tally.reconnects,
            server_cores=self.throughput.server_cores,
            own_cores=self.throughput.own_cores,
            memory=self._memory(before.memory, connected.memory, playing.memory, after.memory),
            intervals=tuple(self.intervals),
        )

    async def _warm_up(self) -> None:
        """Use one table, then wait until the server's memory is steady, so that one-time costs are not counted."""
        code = await asyncio.to_thread(self._open)
        for number in range(2):
            await self._join(code, number)
        await self._disconnect()
        self.hosts, self.players, self.tasks = [], [], []
        last, quiet = 0, 0
        for _ in range(MAX_WARM_UP_ROUNDS):
            await asyncio.sleep(SETTLE_SECONDS)
            memory = (await self._server_figures()).memory
            quiet = quiet + 1 if abs((memory or 0) - last) < STEADY_BYTES else 0
            last = memory or 0
            if quiet == 2:
                return

    async def _gather(self) -> None:
        """Open all tables and connect their players and spectators, a few tables at a time."""
        turns = asyncio.Semaphore(JOINING_TABLES)
        done = 0

        async def seat() -> None:
            nonlocal done
            async with turns:
                code = await asyncio.to_thread(self._open)
                for number in range(self.plan.seats + self.plan.spectators):
                    await self._join(code, number)
            done += 1
            self.progress("gather", done, self.plan.tables)

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self.plan.tables):
                    group.create_task(seat())
        except ExceptionGroup as errors:  # Python before 3.11.4 wraps what `except*` raises in a group again
            refused, others = errors.split(LoadError)
            if others is not None or refused is None:
                raise
            raise refused.exceptions[0] from None

    async def _join(self, code: str, number: int) -> None:
        plan = self.plan
        parts = urlsplit(plan.url_for(code, number))
        scheme = "wss" if parts.scheme == "https" else "ws"
        url = f"{scheme}://{parts.netloc}/api/tables/{code}/socket"
        spectator = number >= plan.seats
        player = Player(
            url,
            number,
            self.tally,
            think=plan.think,
            games=plan.games,
            spectator=spectator,
            arrivals=self.arrivals,
        )
        self.players.append(player)
        if number == 0:
            self.hosts.append(player)
        task = asyncio.create_task(player.run())
        self.tasks.append(task)
        try:
            async with asyncio.timeout(30):
                await player.ready
        except TimeoutError:
            raise LoadError(f"{plan.url}: table {code} does not answer") from None
        except ConnectionError as error:
            raise _refusal(plan.url, str(error)) from None

    async def _play(self) -> None:
        """Start the games one table after another, and wait until all games are played or the time is over."""
        plan = self.plan
        progress = asyncio.create_task(self._report_progress())
        over = asyncio.create_task(self._finished())
        stalled = asyncio.create_task(self._stalled())
        arriving = asyncio.create_task(_nothing())
        start = await self._sample()
        try:
            async with asyncio.timeout(plan.seconds):
                for host in self.hosts:
                    host.start()
                    await asyncio.sleep(1 / STARTS_PER_SECOND)
                if self.arrivals:
                    start = await self._sample()
                    arriving = asyncio.create_task(self.arrivals.run())
                await asyncio.wait([over, stalled], return_when=asyncio.FIRST_COMPLETED)
        except TimeoutError:
            pass
        finally:
            for task in (progress, over, stalled, arriving):
                task.cancel()
        self.throughput = start.until(await self._sample())
        for player in self.players:
            player.stop()
        end = time.monotonic() + 5
        while any(player.is_waiting for player in self.players) and time.monotonic() < end:
            await asyncio.sleep(0.05)

    async def _sample(self) -> Sample:
        now, own, choices = time.perf_counter(), time.process_time(), len(self.tally.delays)
        return Sample(now, choices, own, (await self._server_figures()).busy)

    def _unanswered(self) -> list[float]:
        """Return the seconds since which choices are due that the server has not acknowledged."""
        now = time.perf_counter()
        sent = [player.waiting_since for player in self.players if player.waiting_since is not None]
        return [now - due for due in (*sent, *(self.arrivals.late if self.arrivals else ()))]

    async def _report_progress(self) -> None:
        """Every second, report progress and measure the server's peak memory; add an interval when it has ended."""
        plan, began = self.plan, time.monotonic()
        last, at, counted = await self._server_figures(), began, 0
        while True:
            await asyncio.sleep(1)
            figures = await self._server_figures()
            self.peak = max(self.peak, figures.memory or 0)
            now = time.monotonic()
            if plan.every and now - at >= plan.every:
                delays = self.tally.delays[counted:]
                self.intervals.append(_interval(now - began, now - at, delays, last, figures))
                self.on_interval(self.intervals[-1])
                last, at, counted = figures, now, counted + len(delays)
            if plan.games is not None:
                self.progress("play", self.tally.games, plan.games * plan.tables)
            elif plan.seconds is not None:
                self.progress("play", min(int(time.monotonic() - began), int(plan.seconds)), int(plan.seconds))

    async def _finished(self) -> None:
        for host in self.hosts:
            await host.finished.wait()

    async def _stalled(self) -> None:
        """Return when no update has arrived for at least `STALL_SECONDS`."""
        seen = -1
        while seen != self.tally.updates:
            seen = self.tally.updates
            await asyncio.sleep(STALL_SECONDS + 4 * self.plan.think)
        self.tally.errors["stalled"] += 1

    async def _disconnect(self) -> None:
        for player in self.players:
            player.stop()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _open(self) -> str:
        """Open a table and return its code."""
        request = urllib.request.Request(
            f"{self.plan.url}/api/tables", b"{}", {"content-type": "application/json"}, method="POST"
        )
        try:
            with _opener.open(request, timeout=30) as answer:
                return str(json.load(answer)["code"])
        except urllib.error.HTTPError as error:
            with contextlib.suppress(ValueError, KeyError, TypeError):
                raise _refusal(self.plan.url, str(json.load(error)["error"])) from None
            raise LoadError(f"{self.plan.url}: {error.code} {error.reason}") from None
        except (OSError, ValueError, KeyError) as error:
            raise LoadError(f"{self.plan.url}: {getattr(error, 'reason', error)}") from None

    async def _server_figures(self) -> ServerFigures:
        return await asyncio.to_thread(read_figures, self.plan.url)

    def _memory(self, *given: int | None) -> Memory | None:
        if any(figure is None for figure in given):
            return None
        before, connected, playing, after = (figure or 0 for figure in given)
        playing = max(playing, self.peak)
        plan = self.plan
        return Memory(
            before,
            connected,
            playing,
            after,
            round((connected - before) / plan.sockets, 1),
            round((playing - connected) / plan.tables, 1),
        )


def _interval(at: float, seconds: float, delays: list[float], before: ServerFigures, after: ServerFigures) -> Interval:
    lag = rate(before.lag, after.lag, 2 * seconds)
    return Interval(
        round(at),
        len(delays),
        percentiles(delays),
        after.memory,
        after.database,
        lag,
        rate(before.busy, after.busy, seconds),
    )


async def _nothing() -> None:
    """Do nothing: a stand-in for the task that makes choices due, in a test without a rate of choices."""


def _refusal(url: str, word: str) -> LoadError:
    hint = f"; raise its settings {SETTINGS_TO_RAISE[word]}" if word in SETTINGS_TO_RAISE else ""
    return LoadError(f"{url}: the server refused: {word}{hint}")
