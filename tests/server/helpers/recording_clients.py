"""Clients that record every byte they receive while they play at random."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import httpx
import msgspec
from patience import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]


@dataclass
class Frame:
    """One message from a socket."""

    viewer: Viewer
    socket: int
    text: str


@dataclass
class Exchange:
    """One response over HTTP."""

    path: str
    status: int
    text: str


@dataclass
class Viewer:
    """A client, its tokens, and the person that it was from which version on."""

    label: str
    tokens: list[str] = field(default_factory=list)
    persons: list[tuple[int, int | None]] = field(default_factory=list)

    def person(self, version: int) -> int | None:
        """Return the `who` of the seat that this viewer had at a version."""
        return next((who for since, who in reversed(self.persons) if since <= version), None)


@dataclass
class Transcript:
    """Everything that was sent to any client, and everything that was secret."""

    code: str = ""
    frames: list[Frame] = field(default_factory=list)
    exchanges: list[Exchange] = field(default_factory=list)
    links: dict[str, str] = field(default_factory=dict)
    """The secrets of private links, and the label of the client that requested each."""

    asked: dict[str, set[int]] = field(default_factory=dict)
    """The tiles that each request named."""

    salts: set[str] = field(default_factory=set)
    chat: set[str] = field(default_factory=set)

    def viewers(self) -> list[Viewer]:
        return list({id(frame.viewer): frame.viewer for frame in self.frames}.values())


class RecordingClient:
    """A person at a table, on any number of sockets."""

    numbers = itertools.count()

    def __init__(self, base: str, transcript: Transcript, label: str, greed: float = 0.0, pause: float = 0.0) -> None:
        self.base = base
        self.transcript = transcript
        self.viewer = Viewer(label)
        self.greed = greed
        self.pause = pause
        self.rng = random.Random(label)
        self.version = 0
        self.seat: int | None = None
        self.table: Json = {}
        self.position: Json | None = None
        self.happened = asyncio.Condition()
        self.events: list[Json] = []
        self.took_back = 0
        self._sockets: dict[int, ClientConnection] = {}
        self._reading: set[asyncio.Task[None]] = set()
        self._asked: dict[str, asyncio.Future[Json]] = {}

    @property
    def label(self) -> str:
        return self.viewer.label

    async def come(self, since: int | None = None) -> Json:
        """Open a further socket and say hello, with the token if there is one."""
        socket = await connect(
            f"{self.base.replace('http', 'ws')}/api/tables/{self.transcript.code}/socket",
            max_size=2**24,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        number = next(self.numbers)
        self._sockets[number] = socket
        task = asyncio.create_task(self._read(number, socket))
        self._reading.add(task)
        seated = self.viewer.tokens[0] if self.viewer.persons else None
        welcome = await self.ask("hello", protocol=1, token=seated, since=since)
        assert welcome["type"] == "welcome", welcome
        if welcome["token"]:
            self.viewer.tokens.append(welcome["token"])
        return welcome

    async def go(self) -> None:
        """Close all sockets."""
        sockets, self._sockets = self._sockets, {}
        for socket in sockets.values():
            await socket.close()
        await asyncio.gather(*self._reading)
        self._reading.clear()

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request on the newest socket and return its answer."""
        number = f"{self.label}-{next(self.numbers)}"
        answer = self._asked[number] = asyncio.get_running_loop().create_future()
        self.transcript.asked[number] = set(fields.get("tiles", ()))
        if not self._sockets:
            raise ConnectionResetError
        await self._sockets[max(self._sockets)].send(json.dumps({"type": kind, "id": number, **fields}))
        return await asyncio.wait_for(answer, PATIENCE)

    async def sit(self, kind: str = "sit", **fields: Any) -> Json:
        """Sit down or claim a seat; this client is a person from now on."""
        welcome = await self.ask(kind, **fields)
        assert welcome["type"] == "welcome", welcome
        self.viewer.persons.append((welcome["version"], welcome["table"]["seats"][welcome["seat"]]["who"]))
        return welcome

    def stand(self, version: int) -> None:
        """Note that this client has no seat from this version on."""
        self.viewer.persons.append((version, None))

    async def _read(self, number: int, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in socket:
                text = data if isinstance(data, str) else data.decode()
                self.transcript.frames.append(Frame(self.viewer, number, text))
                async with self.happened:
                    self._hear(msgspec.json.decode(text))
                    self.happened.notify_all()

    def _hear(self, message: Json) -> None:
        if message["type"] in ("update", "welcome") and message["version"] >= self.version:
            self.version = message["version"]
            self.table = message.get("table", self.table)
            self.seat = message.get("seat", self.seat)
            self.position = message.get("position", self.position)
            if self.position:
                self.position = {**self.position, **message.get("screens", {})}
            for one in (*message.get("earlier", ()), message):  # several versions may come together
                for event in one.get("events", ()):
                    self.events.append(event)
                    if event["event"] == "took-over" and event["name"] == self.label:
                        self.viewer.persons.append((one["version"], event["who"]))
        asked = self._asked.pop(message.get("id") or "", None)
        if asked and not asked.done():
            asked.set_result(message)

    async def until(self, holds: Any) -> None:
        """Wait until a condition on what this client knows holds."""
        async with self.happened:
            await self.happened.wait_for(holds)

    async def play(self) -> None:
        """Play without end: salts, purchases, tiles, take-backs, and sometimes illegal requests."""
        while True:
            version = self.version
            await asyncio.sleep(self.pause)
            with contextlib.suppress(ConnectionClosed, ConnectionResetError):
                await self._move()
            if self.version == version:
                async with self.happened:
                    await self.happened.wait_for(_after(self, version))

    async def _move(self) -> None:
        if self.table["phase"] == "salting" and self.seat is not None and self.seat not in self.table["salted"]:
            salt = f"salt-{self.label}-{self.table['game']}"
            self.transcript.salts.add(salt)
            await self.ask("salt", salt=salt)
        position, rng = self.position, self.rng
        options = position["options"] if position else None
        if self.table["phase"] != "playing" or not position or not options:
            return
        if rng.random() < 0.1:
            await self._mischief()
        if options["take"]:
            tiles = position["taking"]["tiles"]
            await self.ask("take", tiles=rng.sample(tiles, rng.randint(1, min(options["take"], len(tiles)))))
        elif options["buy"] and (rng.random() < self.greed or (position["laying"]["double"] and not options["play"])):
            await self.ask("buy", count=rng.randint(1, options["buy"]))
        elif options["play"]:
            await self.ask("play", tiles=rng.sample(position["hand"], options["play"]))
        elif options["take_back"] and self.took_back < position["round"] and rng.random() < 0.3:
            self.took_back = position["round"]
            await self.ask("take-back")

    async def _mischief(self) -> None:
        tiles = self.rng.sample(range(1, 100), self.rng.randint(1, 2))
        asks: list[tuple[str, Json]] = [
            ("play", {"tiles": tiles}),
            ("take", {"tiles": tiles}),
            ("buy", {"count": 3}),
            ("take-back", {}),
        ]
        kind, fields = self.rng.choice(asks)
        await self.ask(kind, **fields)


def _after(client: RecordingClient, version: int) -> Any:
    """Return a condition for `wait_for`: the client knows a later version than this."""
    return lambda: client.version > version


async def poll(base: str, transcript: Transcript, paths: Iterable[str], pause: float = 0.02) -> None:
    """Request all paths over HTTP, again and again."""
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as client:
        for path in itertools.cycle(paths):
            answer = await client.get(path.format(code=transcript.code))
            head = "".join(f"{name}: {value}\n" for name, value in answer.headers.items())
            transcript.exchanges.append(
                Exchange(str(answer.request.url.raw_path, "ascii"), answer.status_code, answer.text)
            )
            transcript.exchanges.append(Exchange("headers", answer.status_code, head))
            await asyncio.sleep(pause)


def hashed(word: str) -> str:
    return sha256(word.encode()).hexdigest()
