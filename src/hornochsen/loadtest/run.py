"""Many tables at once, to see how a server bears it: light clients play whole games at random."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from urllib.parse import urlsplit

from .player import Player, Tally
from .report import Memory, Plan, Report, percentiles

JOINING_TABLES = 4
"""Tables whose players come in at the same time."""

STARTS_PER_SECOND = 50
SETTLE_SECONDS = 1.0
"""Seconds of quiet before memory is read."""

MAX_WARM_UP_ROUNDS = 30
STEADY_BYTES = 2**19
"""A server whose memory grows by fewer bytes in a second has done what it does once."""

STALL_SECONDS = 120.0
"""Seconds without any choice after which nobody waits any longer."""

SPARE_FILES = 64
SETTINGS_TO_RAISE = {
    "too-fast": "tables_per_minute, requests_per_second, requests_burst",
    "too-many-connections": "connections, connections_per_address",
    "too-many-tables": "tables",
}
"""The server's settings to be raised, by what it refuses with."""

_opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class LoadError(Exception):
    """The load cannot be put on. The text is one line."""


Progress = Callable[[str, int, int], None]
"""Told of a stage (`gather`, `play`), how much of it is done, and of how much."""


async def run(plan: Plan, progress: Progress = lambda *_: None) -> Report:
    """Open tables, seat everybody, play, count."""
    return await _Load(plan, progress).run()


def open_files(needed: int) -> None:
    """Let this process have so many files open; `LoadError` where it may not."""
    try:
        import resource
    except ImportError:  # no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        if hard != resource.RLIM_INFINITY and hard < needed:
            raise LoadError(f"{needed} open files are needed, and this process may have {hard}: ulimit -n {needed}")
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))


class _Load:
    """One run: its tables, and what has been counted."""

    def __init__(self, plan: Plan, progress: Progress) -> None:
        self.plan = plan
        self.progress = progress
        self.tally = Tally()
        self.hosts: list[Player] = []
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.peak = 0

    async def run(self) -> Report:
        plan = self.plan
        open_files(plan.sockets + SPARE_FILES)
        try:
            await self._warm_up()
            before, _ = await self._server_figures()
            await self._gather()
            await asyncio.sleep(SETTLE_SECONDS)
            connected, busy = await self._server_figures()
            began, own = time.perf_counter(), time.process_time()
            await self._play()
            elapsed, own = time.perf_counter() - began, time.process_time() - own
            playing, still_busy = await self._server_figures()
            unfinished = sum(host.phase in ("salting", "playing") for host in self.hosts)
        finally:
            await self._disconnect()
        await asyncio.sleep(SETTLE_SECONDS)
        after, _ = await self._server_figures()
        tally = self.tally
        return Report(
            plan=plan,
            seconds=round(elapsed, 3),
            games=tally.games,
            unfinished=unfinished,
            choices=len(tally.delays),
            milliseconds=percentiles(tally.delays),
            updates=tally.updates,
            errors=dict(sorted(tally.errors.items())),
            reconnects=tally.reconnects,
            server_cores=None if busy is None or still_busy is None else round((still_busy - busy) / elapsed, 3),
            own_cores=round(own / elapsed, 3),
            memory=self._memory(before, connected, playing, after),
        )

    async def _warm_up(self) -> None:
        """Let one table come and go, so that what a server needs once is not counted for everybody."""
        code = await asyncio.to_thread(self._open)
        for number in range(2):
            await self._join(code, number)
        await self._disconnect()
        self.hosts, self.players, self.tasks = [], [], []
        last, quiet = 0, 0
        for _ in range(MAX_WARM_UP_ROUNDS):
            await asyncio.sleep(SETTLE_SECONDS)
            memory, _busy = await self._server_figures()
            quiet = quiet + 1 if abs((memory or 0) - last) < STEADY_BYTES else 0
            last = memory or 0
            if quiet == 2:
                return

    async def _gather(self) -> None:
        """Seat everybody, a few tables at a time."""
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
        parts = urlsplit(plan.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        url = f"{scheme}://{parts.netloc}/api/tables/{code}/socket"
        spectator = number >= plan.seats
        player = Player(url, number, self.tally, think=plan.think, games=plan.games, spectator=spectator)
        self.players.append(player)
        if number == 0:
            self.hosts.append(player)
        task = asyncio.create_task(player.run())
        self.tasks.append(task)
        try:
            async with asyncio.timeout(30):
                await player.ready
        except TimeoutError:
            raise LoadError(f"{plan.url}: nobody answers at table {code}") from None
        except ConnectionError as error:
            raise _refusal(plan.url, str(error)) from None

    async def _play(self) -> None:
        """Begin, one table after the other, and play until the games or the time are over."""
        plan = self.plan
        progress = asyncio.create_task(self._report_progress())
        over = asyncio.create_task(self._finished())
        stalled = asyncio.create_task(self._stalled())
        try:
            async with asyncio.timeout(plan.seconds):
                for host in self.hosts:
                    host.start()
                    await asyncio.sleep(1 / STARTS_PER_SECOND)
                await asyncio.wait([over, stalled], return_when=asyncio.FIRST_COMPLETED)
        except TimeoutError:
            pass
        finally:
            for task in (progress, over, stalled):
                task.cancel()
        for player in self.players:
            player.stop()
        end = time.monotonic() + 5
        while any(player.is_waiting for player in self.players) and time.monotonic() < end:
            await asyncio.sleep(0.05)

    async def _report_progress(self) -> None:
        """Tell how far it is, and keep an eye on the server's memory."""
        plan, began = self.plan, time.monotonic()
        while True:
            await asyncio.sleep(1)
            memory, _ = await self._server_figures()
            self.peak = max(self.peak, memory or 0)
            if plan.games is not None:
                self.progress("play", self.tally.games, plan.games * plan.tables)
            elif plan.seconds is not None:
                self.progress("play", min(int(time.monotonic() - began), int(plan.seconds)), int(plan.seconds))

    async def _finished(self) -> None:
        for host in self.hosts:
            await host.finished.wait()

    async def _stalled(self) -> None:
        """Over when nothing was seen for a long time."""
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
        """Open a table; its code."""
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

    async def _server_figures(self) -> tuple[int | None, float | None]:
        """The server's memory in bytes and the seconds of its cores, where we may read them."""
        return await asyncio.to_thread(_read_figures, self.plan.url)

    def _memory(self, *given: int | None) -> Memory | None:
        if any(one is None for one in given):
            return None
        before, connected, playing, after = (one or 0 for one in given)
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


def _refusal(url: str, word: str) -> LoadError:
    hint = f"; raise its settings {SETTINGS_TO_RAISE[word]}" if word in SETTINGS_TO_RAISE else ""
    return LoadError(f"{url}: the server says {word}{hint}")


def _read_figures(url: str) -> tuple[int | None, float | None]:
    try:
        with _opener.open(f"{url}/metrics", timeout=30) as answer:
            text = answer.read().decode()
    except (OSError, ValueError):
        return None, None
    memory, busy = (
        re.search(rf"^{name} (\S+)$", text, re.M)
        for name in ("process_resident_memory_bytes", "process_cpu_seconds_total")
    )
    return int(float(memory[1])) if memory else None, float(busy[1]) if busy else None
