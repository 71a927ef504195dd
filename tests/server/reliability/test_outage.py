"""A full, locked or stopped database: requests are refused, no change is partial, the service recovers by itself."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import pytest
from patience import PATIENCE
from server.helpers.databases import fresh_database, postgres
from server.helpers.raw_clients import check_log_has_no_errors
from server.helpers.serving import Server, serving
from server.reliability.crowds.checking import check
from server.reliability.crowds.people import Plan, party, settle

from hornochsen.client.table_client import Client
from hornochsen.protocol import Done, Said, Say, Sit
from hornochsen.protocol.errors import Refusal
from hornochsen.server.storage import Store
from hornochsen.server.table.table import decode_entry

pytestmark = pytest.mark.long

Outage = Callable[[], AbstractContextManager[None]]

FULL_AT = 4096
"""Bytes beyond which no file grows: less than one page of the database's journal."""


def test_a_full_disk(tmp_path: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("a disk is made full with prlimit")
    import resource

    with fresh_database("sqlite", tmp_path) as url, serving(url, tmp_path) as server:
        assert server.process
        pid, kind = server.process.pid, resource.RLIMIT_FSIZE

        @contextlib.contextmanager
        def full() -> Iterator[None]:
            before = resource.prlimit(pid, kind)
            resource.prlimit(pid, kind, (FULL_AT, before[1]))
            try:
                yield
            finally:
                resource.prlimit(pid, kind, before)

        asyncio.run(live_through(server, url, full, 3.0))


def test_a_locked_database(tmp_path: Path) -> None:
    @contextlib.contextmanager
    def locked() -> Iterator[None]:
        with contextlib.closing(sqlite3.connect(tmp_path / "hornochsen.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield

    with fresh_database("sqlite", tmp_path) as url, serving(url, tmp_path) as server:
        asyncio.run(live_through(server, url, locked, 6.0))


def test_a_postgresql_that_is_stopped_for_ten_seconds(tmp_path: Path) -> None:
    @contextlib.contextmanager
    def stopped() -> Iterator[None]:
        postgres().stop()
        try:
            yield
        finally:
            postgres().start()

    with fresh_database("postgresql", tmp_path) as url, serving(url, tmp_path) as server:
        asyncio.run(live_through(server, url, stopped, 10.0))


async def live_through(server: Server, url: str, outage: Outage, seconds: float) -> None:
    """Play at one table and send requests at another during an outage; check that both recover."""
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=PATIENCE) as http:
        codes = [(await http.post("/api/tables", json={})).json()["code"] for _ in range(2)]
        plan = Plan(codes[0], 2, ("calf",))
        people = party(server.url, plan, spectators=1)
        tasks = [asyncio.create_task(person.run()) for person in people]
        async with Client(server.url, codes[1], reconnect_timeout=PATIENCE) as client:
            await client.ask(Sit("sit", "Ada"))
            bob = await Client(server.url, codes[1], reconnect_timeout=PATIENCE).__aenter__()
            await bob.ask(Sit("sit", "Bob"))
            with outage():
                ends = asyncio.get_running_loop().time() + seconds
                await refused(client)
                await bob.close()
                assert await until(http, 503) == {"error": "unavailable"}
                answer = await http.post("/api/tables", json={})
                assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
                await asyncio.sleep(ends - asyncio.get_running_loop().time())
            await until(http, 200)
            done = await insist(client)
            assert await client.ask(Say("moo", "Muh!")) == done
            await heard(client, done.version)
            await gone(client, 1)
            plan.enough = True
            await settle(people, tasks)
            assert server.process
            assert server.process.poll() is None
            await asyncio.to_thread(server.stop)
            check_log_has_no_errors(server)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    await check(url, people)
    await said_once(url, codes[1], done)


async def refused(client: Client) -> None:
    with pytest.raises(Refusal) as refusal:
        await asyncio.wait_for(client.ask(Say("moo", "Muh!")), PATIENCE)
    assert refusal.value.error == "unavailable"
    assert "may have been applied" in refusal.value.text
    assert "same id" in refusal.value.text


async def until(http: httpx.AsyncClient, status: int) -> dict[str, str]:
    """Wait until the health check has a status; return its error."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await http.get("/healthz")).status_code != status:
            await asyncio.sleep(0.1)
    return {name: value for name, value in answer.json().items() if name == "error"}


async def insist(client: Client) -> Done:
    """Repeat the same request until it is acknowledged; return the answer."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                answer = await client.ask(Say("moo", "Muh!"))
            except Refusal as refusal:
                if refusal.error != "unavailable":
                    raise
                await asyncio.sleep(0.1)
            else:
                assert isinstance(answer, Done)
                return answer


async def heard(client: Client, version: int) -> None:
    async with asyncio.timeout(PATIENCE):
        async for update in client.updates():
            if any(isinstance(event, Said) for event in update.events):
                assert update.version == version
                return


async def gone(client: Client, seat: int) -> None:
    """Wait until a person who left during the outage is shown as absent."""
    async with asyncio.timeout(PATIENCE):
        while client.table.seats[seat].present:
            await asyncio.sleep(0.05)


async def said_once(url: str, code: str, done: Done) -> None:
    store = await Store.open(url, process="check", serving=False)
    try:
        rows = await store.log(code, 0)
    finally:
        await store.close()
    found = [row.version for row in rows if any(isinstance(one, Said) for one in decode_entry(row.entry).events)]
    assert found == [done.version]
