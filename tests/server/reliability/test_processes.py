"""Several server processes share one PostgreSQL database: each handles any request, and any of them may crash."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from patience import PATIENCE
from server.helpers.databases import fresh_database
from server.helpers.forked_server import run_command
from server.helpers.serving import SALTED, Server, serving
from server.reliability.crowds.checking import check, kept
from server.reliability.crowds.people import Person, Plan, settle

from hornochsen.client.table_client import Client
from hornochsen.protocol import AddBot, Done, PlayTiles, Say, SendSalt, Sit, Start, StoodIn, Welcome, WentAway
from hornochsen.protocol.errors import Refusal
from hornochsen.server.storage import Store


class Two(NamedTuple):
    """Two processes that share a database."""

    one: Server
    other: Server
    database: str


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Two]:
    with (
        fresh_database("postgresql", tmp_path) as url,
        serving(url, tmp_path, **SALTED) as one,
        serving(url, tmp_path, **SALTED) as other,
    ):
        yield Two(one, other, url)


async def opened(server: Server, clock: int | None = None) -> str:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=PATIENCE) as http:
        code: str = (await http.post("/api/tables", json={"clock": clock})).json()["code"]
        return code


@contextlib.asynccontextmanager
async def running(people: list[Person]) -> AsyncIterator[list[asyncio.Task[None]]]:
    tasks = [asyncio.create_task(person.run()) for person in people]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def here(server: Server, code: str, token: str | None = None) -> Client:
    return Client(server.url, code, token=token, reconnect_timeout=PATIENCE)


async def outcome(asking: Awaitable[Any]) -> str:
    """Return `done`, or the error of a refusal."""
    try:
        await asking
    except Refusal as refusal:
        return refusal.error
    return "done"


async def until(client: Client, true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true(client):
            await asyncio.sleep(0.02)


@pytest.mark.long
def test_whole_games_with_people_on_both_processes(two: Two) -> None:
    async def play() -> None:
        plans = [
            Plan(await opened(two.one), 3, ("calf", "ox")),
            Plan(await opened(two.other, 60), 2, ()),
        ]
        urls = [two.one.url, two.other.url]
        people = [Person(urls[n % 2], plan, f"P{n}") for plan in plans for n in range(plan.people)]
        people += [Person(url, plans[0], f"S{n}", plays=False) for n, url in enumerate(urls)]
        async with running(people) as tasks:
            async with asyncio.timeout(PATIENCE):
                while not all(hasattr(person, "client") and person.client.table.game >= 2 for person in people):
                    await asyncio.sleep(0.1)
            for plan in plans:
                plan.enough = True
            await settle(people, tasks)
            counted = await check(two.database, people)  # while all are connected, so that no departure is written
        assert counted["games"] >= 4

    asyncio.run(play())


def test_only_one_of_two_conflicting_requests_is_carried_out(two: Two) -> None:
    async def play() -> None:
        code = await opened(two.one)
        async with contextlib.AsyncExitStack() as stack:

            async def at(server: Server, token: str | None = None) -> Client:
                return await stack.enter_async_context(here(server, code, token))

            ada = await at(two.one)
            await ada.ask(Sit("", "Ada"))
            again = await at(two.other, ada.token)
            for _ in range(6):
                await ada.ask(AddBot("", "calf"))

            bob, cleo = await at(two.one), await at(two.other)
            sitting = await asyncio.gather(outcome(bob.ask(Sit("", "Bob"))), outcome(cleo.ask(Sit("", "Cleo"))))
            assert sorted(sitting) == ["done", "table-full"]

            starting = await asyncio.gather(outcome(ada.ask(Start(""))), outcome(again.ask(Start(""))))
            assert sorted(starting) == ["done", "not-now"]

            for client in (ada, bob if sitting[0] == "done" else cleo):
                await until(client, lambda client: client.table.phase == "salting")
                await client.ask(SendSalt("", "pepper-and-salt"))
            for client in (ada, again):
                await until(client, lambda client: client.position is not None and client.position.options.play)
            assert ada.position
            first, second = ada.position.hand[:2]
            laying = [ada.ask(PlayTiles("a", (first,))), again.ask(PlayTiles("b", (second,)))]
            assert sorted(await asyncio.gather(*map(outcome, laying))) == ["already-laid", "done"]

            said = await asyncio.gather(*(client.ask(Say("same", "Muh!")) for client in (ada, again)))
            assert isinstance(said[0], Done)
            assert said[0] == said[1]

            store = await Store.open(two.database, process="check", serving=False)
            rows = await store.log(code, 0)
            await store.close()
            assert [row.version for row in rows] == list(range(1, len(rows) + 1))
            assert len([row for row in rows if row.request in ("a", "b")]) == 1
            assert [row.version for row in rows if row.request == "same"] == [said[0].version]

    asyncio.run(play())


def test_a_person_is_present_while_one_process_has_a_connection(two: Two) -> None:
    async def play() -> None:
        code = await opened(two.one)
        async with here(two.one, code) as ada, here(two.other, code) as watcher:
            await ada.ask(Sit("", "Ada"))
            async with here(two.other, code, ada.token) as bob:
                await bob.ask(Say("", "here too"))
            await ada.ask(Say("", "still here"))
            await until(watcher, lambda watcher: watcher.version >= ada.version and watcher.table.seats)
            assert watcher.table.seats[0].present
            await ada.close()
            await until(watcher, lambda watcher: not watcher.table.seats[0].present)
            heard = [update async for update in drained(watcher)]
            gone = [update.version for update in heard if any(isinstance(one, WentAway) for one in update.events)]
            assert gone == [watcher.version]

    asyncio.run(play())


async def drained(client: Client) -> AsyncIterator[Any]:
    """Yield the updates that have arrived so far."""
    async for update in client.updates():
        yield update
        if update.version == client.version and not isinstance(update, Welcome):
            return


class Ponderer(Person):
    """A person who never moves, so that the game ends only with a stand-in."""

    def _move(self, seat: int) -> None:
        return None


@pytest.mark.long
def test_the_other_process_goes_on_when_one_is_killed(two: Two) -> None:
    async def play() -> None:
        plan = Plan(await opened(two.one, 15), 2, ("calf", "cow"))
        stays, goes = Person(two.one.url, plan, "P0"), Ponderer(two.other.url, plan, "P1")
        async with running([stays, goes]) as tasks:
            async with asyncio.timeout(PATIENCE):
                while not stays.heard or stays.client.table.phase != "playing":
                    await asyncio.sleep(0.02)
            plan.enough = True
            two.other.kill()
            tasks[1].cancel()
            await settle([stays], tasks[:1])
            await until(stays.client, lambda client: not all(seat.present for seat in client.table.seats))
            await asyncio.to_thread(two.one.stop)
        store = await Store.open(two.database, process="check", serving=False)
        table = await kept(store, plan.code)
        await store.close()
        assert table.games[0].final.state.over
        stood_in = [event.reason for entry in table.entries for event in entry.events if isinstance(event, StoodIn)]
        assert stood_in

    asyncio.run(play())


def test_a_second_process_on_one_sqlite_file_is_refused(tmp_path: Path) -> None:
    with fresh_database("sqlite", tmp_path) as url, serving(url, tmp_path):
        second = run_command("serve", "--port", "0", "--database", url)
    assert second.returncode != 0
    assert "another process serves this database" in second.stderr
    assert len(second.stderr.strip().splitlines()) == 1
    assert second.stdout == ""
