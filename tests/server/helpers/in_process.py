"""A server's backend in the test's own process, and clients that talk to it without a socket."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from patience import PATIENCE

from hornochsen import protocol as p
from hornochsen.rules import Action, Play, Take, legal
from hornochsen.server.backend import Backend
from hornochsen.server.ops.settings import Settings
from hornochsen.server.session.session import Session
from hornochsen.server.views.connection import Connection


class InProcessClient:
    """A client whose messages stay in a list instead of going over a socket."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.live = session.live
        self.messages: list[p.AnyMessage] = []
        self._received = asyncio.Event()

    async def receive(self) -> None:
        """Take messages from the connection's queue until the task is cancelled."""
        service, connection = self.session.service, self.session.connection

        async def send(data: bytes) -> None:
            self.messages.append(msgspec.json.decode(data, type=p.AnyMessage))
            self._received.set()

        async def catch_up() -> None:
            await service.catch_up_connection(self.live, connection)

        await connection.write(send, catch_up)

    async def ask(self, request: Any) -> Any:
        """Send a request and return its answer."""
        first = len(self.messages)
        await self.session.ask(request)
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.messages[first:]:
                    if getattr(message, "id", None) == request.id:
                        return message
                self._received.clear()
                await self._received.wait()


@contextlib.asynccontextmanager
async def open_backend(url: str, **settings: Any) -> AsyncIterator[Backend]:
    """Yield a backend on a database; close it at the end of the block."""
    backend = await Backend.open(Settings(database=url, **settings))
    try:
        yield backend
    finally:
        await backend.close()


@contextlib.asynccontextmanager
async def connect(
    backend: Backend, code: str, address: str = "127.0.0.1", **hello: Any
) -> AsyncIterator[InProcessClient]:
    """Yield a client at a table; it leaves at the end of the block."""
    async with backend.service.acquire(code) as live:
        client = InProcessClient(Session(backend.service, live, Connection(address)))
        await client.session.enter(p.Hello("hello", p.PROTOCOL, **hello))
        receiving = asyncio.create_task(client.receive())
        try:
            yield client
            await client.session.leave()
        finally:
            receiving.cancel()


@contextlib.asynccontextmanager
async def two_at_a_table(backend: Backend, **terms: Any) -> AsyncIterator[tuple[InProcessClient, InProcessClient]]:
    """Yield Ada and Bob, in the order of their seats, in a game that has begun."""
    code = (await backend.service.open_table(p.Terms(shuffle_seats=False, **terms))).code
    async with connect(backend, code) as ada, connect(backend, code) as bob:
        for client, name in ((ada, "Ada"), (bob, "Bob")):
            assert isinstance(await client.ask(p.Sit("sit", name)), p.Welcome)
        await ada.ask(p.Start("start"))
        for client in (ada, bob):
            await client.ask(p.SendSalt("salt", "saltsalt"))
        yield ada, bob


def request_for(action: Action, number: int) -> Any:
    """Return the request, with the id `n<number>`, that asks for an action."""
    if isinstance(action, Play):
        return p.PlayTiles(f"n{number}", action.tiles)
    if isinstance(action, Take):
        return p.TakeTiles(f"n{number}", action.tiles)
    return p.BuyTiles(f"n{number}", action.count)  # type: ignore[union-attr]


async def play_out(seats: Sequence[InProcessClient]) -> int:
    """Play a game to its end, always with the last legal action; return the number of choices."""
    live, number = seats[0].live, 0
    while live.table.game and live.table.game.state and not live.table.game.state.over:
        state = live.table.game.state
        seat = state.awaited[0]
        answer = await seats[seat].ask(request_for(legal(state, seat)[-1], number))
        assert isinstance(answer, p.Done), answer
        number += 1
    return number
