"""A device that is signed out keeps no seat and no open request for one, at any table."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.helpers.in_process import InProcessClient, connect, open_backend, play_out, two_at_a_table
from server.storage.samples import run

from hornochsen import protocol as p
from hornochsen.protocol.players import NewPlayer
from hornochsen.server.backend import Backend
from hornochsen.server.session.people.table_access import end_access
from hornochsen.server.session.tokens import new_token
from hornochsen.server.table.people import identity

ADDRESS = "192.0.2.1"


async def new_player(backend: Backend) -> tuple[str, str]:
    """Create a player; return the secret of the player's device and the player's id."""
    secret, players = new_token(), backend.service.players
    await players.create(NewPlayer(secret, "Ann"), ADDRESS)
    return secret, (await players.authenticate(secret, ADDRESS))[0].id


async def sign_out(backend: Backend, secret: str, player: str) -> None:
    await end_access(backend.service, player, lambda known: known != identity.key(secret))


def token_of(client: InProcessClient) -> str:
    return next(one.token for one in client.messages if isinstance(one, p.Welcome) and one.token)


def test_a_device_loses_its_seat_at_a_finished_table_that_is_not_in_memory(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_backend(f"sqlite:///{tmp_path}/db.sqlite3") as backend:
            secret, player = await new_player(backend)
            async with two_at_a_table(backend) as (ada, bob):
                await ada.ask(p.Identify("me", secret))
                await play_out((ada, bob))
                assert ada.live.table.phase == "over"
                code, token = ada.live.code, token_of(ada)
            async with connect(backend, code, token=token) as again:
                assert again.live.seat_of(identity.key(token)) == 0
            backend.service.tables.clear()
            await sign_out(backend, secret, player)
            async with connect(backend, code, token=token) as again:
                assert again.live.seat_of(identity.key(token)) is None

    run(work())


@pytest.mark.parametrize("stays", [False, True])
def test_a_request_to_the_host_ends_unless_its_device_stays(tmp_path: Path, stays: bool) -> None:
    async def work() -> None:
        async with open_backend(f"sqlite:///{tmp_path}/db.sqlite3") as backend:
            secret, player = await new_player(backend)
            code = (await backend.service.open_table(p.Terms())).code
            async with connect(backend, code) as host, connect(backend, code, player=secret) as guest:
                await host.ask(p.Sit("sit", "Host"))
                await host.ask(p.Moderate("ask", seating="ask"))
                await guest.ask(p.AskHost("please", "Ann"))
                assert len(host.live.table.moderation.applicants) == 1
                await sign_out(backend, "another" if stays else secret, player)
                assert len(host.live.table.moderation.applicants) == stays

    run(work())


@pytest.mark.parametrize("stays", [False, True])
def test_a_request_for_the_seat_of_a_bot_ends_unless_its_device_stays(tmp_path: Path, stays: bool) -> None:
    async def work() -> None:
        async with open_backend(f"sqlite:///{tmp_path}/db.sqlite3") as backend:
            secret, player = await new_player(backend)
            async with two_at_a_table(backend) as (ada, bob):
                await bob.ask(p.Leave("leave"))
                async with connect(backend, ada.live.code, player=secret) as guest:
                    await guest.ask(p.AskSeat("please", 1, "Ann"))
                    assert ada.live.table.game
                    assert ada.live.table.game.asking
                    await sign_out(backend, "another" if stays else secret, player)
                    assert (ada.live.table.game.asking is not None) == stays

    run(work())
