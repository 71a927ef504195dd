"""Players who wait for others, in the process of the backend, with a clock of the test."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from patience import PATIENCE
from server.helpers.in_process import InProcessClient, connect, open_backend

from hornochsen import protocol as p
from hornochsen.protocol.errors import Refusal
from hornochsen.protocol.matching import MatchingState, StartWaiting
from hornochsen.protocol.players import NewPlayer
from hornochsen.server.backend import Backend
from hornochsen.server.storage import PlayerRow
from hornochsen.server.table.table import Table, decode_table


class Clock:
    """The clock of the matching service: each reading takes a millisecond, and a test sets it forward."""

    def __init__(self, *backends: Backend) -> None:
        self.now = 1_000_000.0
        for backend in backends:
            backend.service.matching.clock = self.read

    def read(self) -> float:
        self.now += 0.001
        return self.now

    def forward(self, seconds: float) -> None:
        self.now += seconds


class Player:
    """A player with one device, in a network of its own."""

    networks = itertools.count()

    def __init__(self, backend: Backend, secret: str, row: PlayerRow, address: str) -> None:
        self.backend = backend
        self.secret = secret
        self.row = row
        self.address = address

    @classmethod
    async def create(cls, backend: Backend, name: str = "Ann", address: str | None = None) -> Player:
        secret, players = secrets.token_urlsafe(32), backend.service.players
        here = address or f"{next(cls.networks) % 200 + 1}.0.0.1"
        await players.create(NewPlayer(secret, name), here)
        return cls(backend, secret, (await players.authenticate(secret, here))[0], here)

    def through(self, backend: Backend) -> Player:
        """Return the same player as a client of another process."""
        return Player(backend, self.secret, self.row, self.address)

    async def wait(self, pace: Any = "now", seats: int | None = 2, device: str | None = None) -> MatchingState:
        return await self.backend.service.matching.begin(self.row, StartWaiting(pace, seats, device), self.address)

    async def stay(self) -> MatchingState:
        return await self.backend.service.matching.stay(self.row, "", hold=False)

    async def state(self) -> MatchingState:
        return await self.backend.service.matching.state(self.row)

    async def table(self) -> str:
        """Return the code of the table that was found."""
        code = (await self.state()).table
        assert code
        return code

    @contextlib.asynccontextmanager
    async def at(self, code: str) -> AsyncIterator[InProcessClient]:
        async with connect(self.backend, code, self.address, player=self.secret) as client:
            yield client


async def create(backend: Backend, *names: str) -> list[Player]:
    return [await Player.create(backend, name) for name in names]


async def refusal(call: Awaitable[Any]) -> str:
    with pytest.raises(Refusal) as caught:
        await call
    return caught.value.error


async def until(client: InProcessClient, reached: Callable[[Table], bool]) -> Table:
    """Wait until a client's table has reached a state."""
    async with asyncio.timeout(PATIENCE):
        while not reached(client.live.table):
            await asyncio.sleep(0.01)
    return client.live.table


async def send_salt(client: InProcessClient) -> None:
    assert isinstance(await client.ask(p.SendSalt("salt", "saltsalt")), p.Done)


def on_backend(url: str, test: Callable[[Backend, Clock], Awaitable[Any]]) -> Any:
    """Run a test with a backend on a database, and with the clock of the matching service."""

    async def run() -> Any:
        async with open_backend(url) as backend:
            return await test(backend, Clock(backend))

    return asyncio.run(run())


async def stored_table(backend: Backend, code: str) -> Any:
    row = await backend.store.load(code)
    assert row
    return decode_table(row.snapshot)
