"""Several processes match each person once, and a server that is killed leaves no half-made table."""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from patience import PATIENCE
from server.helpers.databases import fresh_database
from server.helpers.in_process import open_backend
from server.helpers.serving import Server
from server.http.api.test_matching import table_of
from server.http.api.test_players import Person
from server.matching.people_who_wait import create
from server.storage.samples import opened, run
from web.helpers.socket_players import SocketPlayer

from hornochsen.server.ops.crash_points import VARIABLE
from hornochsen.server.storage import Store
from hornochsen.server.table.table import Table, decode_table

PEOPLE = 24


async def stored_tables(store: Store) -> list[Table]:
    rows = [await store.load(row.code) for row in await store.tables(100)]
    return [decode_table(row.snapshot) for row in rows if row]


def seats_of(tables: list[Table]) -> Counter[str]:
    """Return how many seats each player has."""
    return Counter(seat.player for table in tables for seat in table.seats if seat.player)


def test_two_processes_match_each_person_once(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        async with open_backend(url) as one, open_backend(url) as other:
            people = await create(one, *(f"P{number}" for number in range(PEOPLE)))
            for at, person in enumerate(people):
                person.backend = (one, other)[at % 2]
            await asyncio.gather(*(person.wait(seats=(2, 3)[at % 2]) for at, person in enumerate(people)))
            async with asyncio.timeout(PATIENCE):
                while missing := [person for person in people if not (await person.state()).table]:
                    await asyncio.gather(*(backend.service.matching.match() for backend in (one, other)))
                    for person in missing:
                        await person.stay()
            tables = await stored_tables(one.store)
            assert set(seats_of(tables).values()) == {1}
            assert len(seats_of(tables)) == PEOPLE
            assert Counter(len(table.seats) for table in tables) == {2: PEOPLE // 4, 3: PEOPLE // 6}
            codes = {table.code for table in tables}
            assert {(await person.state()).table for person in people} == codes

    with fresh_database("postgresql", tmp_path) as url:
        asyncio.run(test(url))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize(("point", "made"), [("before-write", False), ("after-write", True)])
def test_a_killed_server_leaves_no_half_made_table(kind: str, point: str, made: bool, tmp_path: Path) -> None:
    """Killed between the match and its broadcast: either all have their seats, or all wait on."""
    with fresh_database(kind, tmp_path) as url, closing(Server(url, tmp_path / "server.log")) as server:
        server.start({VARIABLE: f"{point}:1"})  # the table of the match is the first one that is written
        assert server.process
        people = [Person(server, name) for name in ("Ann", "Bea", "Cat")]

        def waits(person: Person) -> Any:
            try:
                return person.post("/api/player/matching", pace="now", seats=3).json()
            except httpx.HTTPError:  # the server was killed
                return None

        with ThreadPoolExecutor() as threads:
            list(threads.map(waits, people))
        server.process.wait(PATIENCE)

        async def look() -> tuple[list[Table], list[str | None]]:
            async with opened(url, "test", serving=False) as store:
                rows = [await store.matching.find(one["player"]["id"]) for one in known]
                return await stored_tables(store), [row.code if row else None for row in rows]

        server.start()
        known = [one.get("/api/player").raise_for_status().json() for one in people]
        if not made:
            for one in people:  # the pages ask again and find what they waited for, or say it again
                state = one.post("/api/player/matching/stay").json()
                if not state["waiting"] and not state["table"]:
                    one.post("/api/player/matching", pace="now", seats=3).raise_for_status()
        codes = {table_of(one) for one in people}
        assert len(codes) == 1
        tables, found = run(look())
        assert len(tables) == 1
        assert set(found) == codes
        assert seats_of(tables) == Counter(one["player"]["id"] for one in known)
        [code] = codes
        with SocketPlayer(server, code, player=people[0].secret) as player:
            assert player.seat is not None
