"""Players of rated games, as clients of a backend in the test's process."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from server.helpers.in_process import InProcessClient, connect

from hornochsen import protocol as p
from hornochsen.protocol.players import NewPlayer
from hornochsen.server.backend import Backend
from hornochsen.server.session.tokens import new_token
from hornochsen.server.storage import DeviceRow, PlayerRow

ADDRESS = "192.0.2.1"


class RatedPlayer:
    """A player with a device."""

    def __init__(self, secret: str, row: PlayerRow, device: DeviceRow) -> None:
        self.secret = secret
        self.row = row
        self.device = device

    @classmethod
    async def create(cls, backend: Backend, name: str) -> RatedPlayer:
        secret = new_token()
        await backend.service.players.create(NewPlayer(secret, name), ADDRESS)
        return cls(secret, *await backend.service.players.authenticate(secret, ADDRESS))


@contextlib.asynccontextmanager
async def rated_game(
    backend: Backend, players: list[RatedPlayer], bots: tuple[p.Level, ...] = (), **terms: Any
) -> AsyncIterator[list[InProcessClient]]:
    """Yield the clients of players in a rated game that has begun; each has a device of their own."""
    agreed: dict[str, Any] = {"clock": 86400, "rated": True, "shuffle_seats": False}
    code = (await backend.service.open_table(p.Terms(**(agreed | terms)))).code
    async with contextlib.AsyncExitStack() as stack:
        clients = []
        for player in players:
            hello = {"device": f"device-of-{player.row.id}", "player": player.secret}
            client = await stack.enter_async_context(connect(backend, code, **hello))
            assert isinstance(await client.ask(p.Sit("sit", player.row.name)), p.Welcome)
            clients.append(client)
        for number, level in enumerate(bots):
            await clients[0].ask(p.AddBot(f"bot{number}", level))
        assert isinstance(await clients[0].ask(p.Start("start")), p.Done)
        for client in clients:
            await client.ask(p.SendSalt("salt", "saltsalt"))
        yield clients


async def lay_once(client: InProcessClient) -> None:
    """Lay the first tile of the hand, so that the person has made a choice."""
    live, key = client.live, client.session.connection.key
    seat = live.seat_of(key or "")
    game = live.table.game
    assert seat is not None
    assert game
    assert game.state
    tiles = game.state.hands[seat][:1]
    assert isinstance(await client.ask(p.PlayTiles("lay", tiles)), p.Done)


async def leave_in_order(clients: list[InProcessClient]) -> None:
    """Let each person make a choice, then all leave: the first who leaves comes last."""
    for client in clients:
        await lay_once(client)
    for client in clients:
        await client.ask(p.Leave("leave"))
