"""Deadlines after a downtime: time without a server does not count, and a table without people waits."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from patience import PATIENCE
from server.helpers.databases import KINDS, fresh_database
from server.helpers.serving import SALTED, Server, serving
from sqlalchemy import select, update

from hornochsen.client.table_client import Client
from hornochsen.protocol import AddBot, HostChanged, PlayTiles, SendSalt, Sit, Start, StoodIn, Update
from hornochsen.server.storage import Store
from hornochsen.server.storage.database import Database
from hornochsen.server.storage.schema import processes, service, tables
from hornochsen.server.table.table import Table, decode_table, encode

LONG = 5000.0
PATIENT = {"away_seconds": f"{PATIENCE:.0f}"}
"""For tests in which all people come back, sooner or later."""


@pytest.mark.parametrize("kind", KINDS)
def test_time_without_a_server_does_not_count(kind: str, tmp_path: Path) -> None:
    with fresh_database(kind, tmp_path) as url, serving(url, tmp_path, **SALTED, **PATIENT) as server:
        asyncio.run(_downtime(server, url))


async def _downtime(server: Server, url: str) -> None:
    code = await opened(server, 60)
    async with (
        Client(server.url, code, reconnect_timeout=PATIENCE) as ada,
        Client(server.url, code, reconnect_timeout=PATIENCE) as bob,
    ):
        await ada.ask(Sit("", "Ada"))
        await bob.ask(Sit("", "Bob"))
        await begin(ada, ada, bob)
        assert ada.position
        assert bob.seat is not None
        await ada.ask(PlayTiles("", ada.position.hand[:1]))
        before = dict_of(ada)[bob.seat]
        server.kill()
        await long_ago(url, code, LONG)
        server.start()
        versions = await updates(ada, lambda: dict_of(ada).get(bob.seat) is not None and all_present(ada))
        assert not any(isinstance(event, StoodIn) for update in versions for event in update.events)
        after = dict_of(ada)[bob.seat]
        assert before is not None
        assert after is not None
        assert 20_000 < after <= before
        assert bob.position
        await bob.ask(PlayTiles("", bob.position.hand[:1]))


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_without_people_waits(kind: str, tmp_path: Path) -> None:
    with fresh_database(kind, tmp_path) as url, serving(url, tmp_path, **SALTED) as server:
        asyncio.run(_deserted(server, url))


async def _deserted(server: Server, url: str) -> None:
    code = await opened(server, 60)
    async with Client(server.url, code, reconnect_timeout=PATIENCE) as ada:
        await ada.ask(Sit("", "Ada"))
        await ada.ask(AddBot("", "calf"))
        await begin(ada, ada)
        token = ada.token
        server.kill()
    await out_of_time(url, code)
    server.start()
    table = await waiting(url, code)
    writes = await written(server)
    for _ in range(20):
        await asyncio.sleep(0.1)
        assert await table_of(url, code) == table
    assert await written(server) == writes
    async with Client(server.url, code, token=token, reconnect_timeout=PATIENCE) as ada:
        assert ada.seat is not None
        left = dict_of(ada)[ada.seat]
        assert left is not None
        assert left > 5_000
        assert not ada.table.seats[ada.seat].stand_in
        assert ada.position
        await ada.ask(PlayTiles("", ada.position.hand[:1]))


@pytest.mark.parametrize("kind", KINDS)
def test_a_host_who_does_not_come_back_after_a_crash_is_replaced(kind: str, tmp_path: Path) -> None:
    with fresh_database(kind, tmp_path) as url, serving(url, tmp_path, away_seconds="1") as server:
        asyncio.run(_lost_host(server))


async def _lost_host(server: Server) -> None:
    code = await opened(server, None)
    async with Client(server.url, code, reconnect_timeout=PATIENCE) as bob:
        async with Client(server.url, code, reconnect_timeout=PATIENCE) as ada:
            await ada.ask(Sit("", "Ada"))
            await bob.ask(Sit("", "Bob"))
            server.kill()
        server.start()
        async with asyncio.timeout(PATIENCE):
            async for update in bob.updates():
                if any(isinstance(event, HostChanged) for event in update.events):
                    break
        assert [seat.host for seat in bob.table.seats] == [False, True]


async def opened(server: Server, clock: int | None) -> str:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=PATIENCE) as http:
        code: str = (await http.post("/api/tables", json={"clock": clock})).json()["code"]
        return code


async def begin(host: Client, *people: Client) -> None:
    """Start the game, send salts, and wait for the deal."""
    await host.ask(Start(""))
    for client in people:
        await updates(client, lambda client=client: client.table.phase == "salting")
        await client.ask(SendSalt("", "pepper-and-salt"))
    for client in people:
        await updates(client, lambda client=client: client.position is not None)


async def updates(client: Client, enough: Any) -> list[Update]:
    """Return the updates until a condition holds."""
    found: list[Update] = []
    async with asyncio.timeout(PATIENCE):
        if not enough():
            async for update in client.updates():
                found.append(update)
                if enough():
                    break
    return found


def dict_of(client: Client) -> dict[int, int | None]:
    return {wait.seat: wait.ms for wait in client.waits}


def all_present(client: Client) -> bool:
    return all(seat.present for seat in client.table.seats)


async def long_ago(url: str, code: str, seconds: float) -> None:
    """Move all times of a table into the past."""
    database = Database(url, timeouts=False)
    table = await table_of(url, code)
    seats = tuple(
        seat if seat.deadline is None else replace(seat, deadline=seat.deadline - seconds) for seat in table.seats
    )
    async with database.write() as connection:
        await connection.execute(update(processes).values(seen=processes.c.seen - seconds))
        await connection.execute(update(service).values(seen=service.c.seen - seconds))
        await connection.execute(
            update(tables).values(wake=tables.c.wake - seconds, snapshot=encode(replace(table, seats=seats)))
        )
    await database.dispose()


async def out_of_time(url: str, code: str) -> None:
    """Move every deadline of a table into the past."""
    database = Database(url, timeouts=False)
    table = await table_of(url, code)
    seats = tuple(seat if seat.deadline is None else replace(seat, deadline=1.0) for seat in table.seats)
    async with database.write() as connection:
        await connection.execute(update(tables).values(wake=1.0, snapshot=encode(replace(table, seats=seats))))
    await database.dispose()


async def table_of(url: str, code: str) -> Table:
    store = await Store.open(url, process="check", serving=False)
    try:
        row = await store.load(code)
        assert row
        return decode_table(row.snapshot)
    finally:
        await store.close()


async def waiting(url: str, code: str) -> Table:
    """Return the table as soon as no deadline is due."""
    database = Database(url, timeouts=False)
    async with asyncio.timeout(PATIENCE):
        while True:
            async with database.read() as connection:
                if await connection.scalar(select(tables.c.wake).where(tables.c.code == code)) is None:
                    break
            await asyncio.sleep(0.05)
    await database.dispose()
    return await table_of(url, code)


async def written(server: Server) -> float:
    """Return the number of versions that the server has appended."""
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=PATIENCE) as http:
        text = (await http.get("/metrics")).text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith("hornochsen_appends"))
