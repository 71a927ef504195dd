"""Record ids: a table never reuses the id of a record from an earlier table with the same code."""

from __future__ import annotations

import random
import time

import pytest
from server.helpers.databases import database_url as database_url
from server.helpers.in_process import open_backend, play_out, two_at_a_table
from server.storage.samples import append, run, with_store

from hornochsen import protocol as p
from hornochsen.server.backend import Backend
from hornochsen.server.storage import Conflict, RecordRow, Store
from hornochsen.server.table.people import identity


def left_by(code: str, number: int = 1) -> RecordRow:
    """Return a record whose table was purged."""
    return RecordRow(f"{code}-{number}", time.time(), code, "{}")


async def play_to_the_end(backend: Backend, *records: int) -> str:
    """Play a game at a table whose code has old records; return the end of the new record's id."""
    async with two_at_a_table(backend) as seats:
        live = seats[0].live
        for old in records:
            await backend.store.add_record(left_by(live.code, old))
        await play_out(seats)
        assert live.table.phase == "over"
        row = await backend.store.record(str(live.table.record))
        assert row
        assert row.code == live.code
        assert len(row.text) > len(left_by(live.code).text)
        return str(live.table.record).removeprefix(live.code)


def test_a_code_with_records_is_taken(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_record(left_by("MUUH"))
        with pytest.raises(Conflict):
            await store.append(append("MUUH"))
        assert await store.load("MUUH") is None

    with_store(database_url, work)


def test_a_new_table_gets_a_code_without_records(database_url: str) -> None:
    async def work() -> None:
        async with open_backend(database_url) as backend:
            first = identity.code(random.Random(7))
            await backend.store.add_record(left_by(first))
            backend.service.chance = random.Random(7)  # type: ignore[assignment]
            assert (await backend.service.open_table(p.Terms())).code != first

    run(work())


def test_a_game_can_end_although_its_record_id_is_taken(database_url: str) -> None:
    async def work() -> None:
        async with open_backend(database_url) as backend:
            assert await play_to_the_end(backend) == "-1"
            assert await play_to_the_end(backend, 1) == "-1-2"

    run(work())
