"""Scripted players of the deal of the day, in the process of the backend."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import AsyncIterator

from daily.scripted_games import scripted_choice
from patience import PATIENCE
from server.helpers.in_process import InProcessClient, connect, request_for

from hornochsen import protocol as p
from hornochsen.protocol.players import NewPlayer
from hornochsen.records import Replay, read
from hornochsen.rules import legal
from hornochsen.server.backend import Backend
from hornochsen.server.storage import PlayerRow

ADDRESS = "127.0.0.1"


class DailyPlayer:
    """A player with one device, in a network of its own."""

    networks = itertools.count()

    def __init__(self, backend: Backend, secret: str, row: PlayerRow, address: str) -> None:
        self.address = address
        self.backend = backend
        self.secret = secret
        self.row = row

    @classmethod
    async def create(cls, backend: Backend, name: str = "Ann") -> DailyPlayer:
        secret, players = secrets.token_urlsafe(32), backend.service.players
        address = f"{next(cls.networks) % 200 + 1}.0.0.1"
        await players.create(NewPlayer(secret, name), address)
        return cls(backend, secret, (await players.authenticate(secret, address))[0], address)

    async def start(self, day: str | None = None, *, again: bool = False) -> tuple[str, bool]:
        """Begin or continue a game; return its code, and whether it counts."""
        daily = self.backend.service.daily
        return await daily.start(self.row, day or str(daily.today()), again=again, address=self.address)

    @contextlib.asynccontextmanager
    async def at(self, code: str) -> AsyncIterator[InProcessClient]:
        """Yield a client of the player's device at a table."""
        async with connect(self.backend, code, self.address, player=self.secret) as client:
            yield client

    async def play(self, code: str, seed: int, *, rounds: int = 1000, buys: bool = True) -> None:
        """Play to the end, or for some rounds, with choices that follow from the seed."""
        async with self.at(code) as client:
            await play(client, seed, rounds=rounds, buys=buys)

    async def record(self, code: str) -> Replay:
        """Return the record of a finished game."""
        row = await self.backend.record(f"{code}-1", ADDRESS, self.row)
        return read(row.text)


async def play(client: InProcessClient, seed: int, *, rounds: int = 1000, buys: bool = True) -> None:
    """Play at a table of the day with choices that follow from the seed."""
    [seat] = [index for index, one in enumerate(client.live.table.seats) if one.bot is None]
    while client.live.table.phase == "playing":
        game = client.live.table.game
        assert game
        assert game.state
        if game.state.round > rounds:
            return
        if seat in game.state.awaited:
            action = scripted_choice(game.state, seed, legal(game.state, seat), buys)
            answer = await client.ask(request_for(action, client.live.table.version))
            assert isinstance(answer, p.Done), answer
        else:
            await _next_version(client)


async def _next_version(client: InProcessClient) -> None:
    version = client.live.table.version
    async with asyncio.timeout(PATIENCE):
        while client.live.table.version == version:
            await asyncio.sleep(0.001)
