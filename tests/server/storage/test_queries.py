"""Due tables, public tables, processes, barred addresses and closed tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from patience import PATIENCE
from server.helpers.databases import fresh_database
from server.storage.samples import append, opened, run, with_store
from sqlalchemy import select

from hornochsen.server.storage import Conflict, DatabaseInUse, RecordRow, Store
from hornochsen.server.storage.database import Database
from hornochsen.server.storage.schema import processes


def test_due_tables_are_ordered_by_time(database_url: str) -> None:
    async def work(store: Store) -> None:
        for code, wake in {"A": 30.0, "B": 10.0, "C": None, "D": 20.0, "E": 50.0}.items():
            await store.append(append(code, wake=wake))
        assert await store.due(5, 10) == []
        assert await store.due(40, 2) == ["B", "D"]
        assert "A" in await store.due(40, 10)

    with_store(database_url, work)


def test_set_wake_changes_only_the_given_version(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(append("A", wake=10.0))
        await store.set_wake("A", 2, None)
        assert await store.due(20, 10) == ["A"]
        await store.set_wake("A", 1, 15.0)
        assert await store.due(12, 10) == []
        assert await store.due(20, 10) == ["A"]
        await store.set_wake("A", 1, None)
        assert await store.due(20, 10) == []

    with_store(database_url, work)


def test_a_due_table_is_leased_to_one_process_until_its_next_append(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hornochsen.server.storage.store.LEASE_SECONDS", PATIENCE)

    async def work(url: str) -> None:
        async with opened(url, "one") as one, opened(url, "two") as two:
            for at in range(20):
                await one.append(append(f"T{at:02}", wake=10.0))
            ours, theirs = await asyncio.gather(one.due(20, 10), two.due(20, 10))
            assert sorted(ours + theirs) == [f"T{at:02}" for at in range(20)]
            assert await two.due(20, 10) == []
            await one.append(append(ours[0], 2, wake=11.0))
            assert await two.due(20, 10) == [ours[0]]

    with fresh_database("postgresql", tmp_path) as url:
        run(work(url))


def test_public_tables_and_the_number_of_open_tables(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(append("OLD", public=True, updated=1.0, people=2, summary=b'{"people":[]}'))
        await store.append(append("NEW", public=True, updated=2.0, people=1))
        await store.append(append("RUNS", public=True, phase="playing", updated=3.0, people=1))
        await store.append(append("EMPTY", public=True, updated=4.0))
        await store.append(append("OVER", public=True, phase="over"))
        await store.append(append("OURS"))
        listed = await store.public(10)
        assert [found.code for found in listed] == ["NEW", "OLD", "RUNS"]
        assert (listed[1].people, listed[1].summary) == (2, b'{"people":[]}')
        assert len(await store.public(2)) == 2
        assert await store.count() == 5

    with_store(database_url, work)


def test_an_existing_record_is_not_replaced(database_url: str) -> None:
    async def work(store: Store) -> None:
        for text in ("{}", "{ }"):
            await store.add_record(RecordRow("r", 1.0, None, text))
        assert await store.record("r") == RecordRow("r", 1.0, None, "{}")

    with_store(database_url, work)


def test_downtime_is_summed_up(database_url: str) -> None:
    async def serve(process: str, start: float, end: float) -> float:
        async with opened(database_url, process) as store:
            offset = await store.begin(start)
            assert await store.beat(end) == {process}
            return offset

    assert run(serve("one", 1000, 1010)) == 0
    assert run(serve("two", 1100, 1200)) == 90
    assert run(serve("three", 1203, 1203)) == 93


def test_a_second_process_adds_no_downtime(tmp_path: Any) -> None:
    async def work(url: str) -> None:
        async with opened(url, "one") as one:
            assert await one.begin(1000) == 0
            async with opened(url, "two") as two:
                assert await two.begin(1010) == 0
                assert await two.beat(1012) == {"one", "two"}
            assert await one.beat(1020) == {"one"}

    with fresh_database("postgresql", tmp_path) as url:
        run(work(url))


def test_a_starting_process_removes_dead_processes_only(tmp_path: Any) -> None:
    async def registered(url: str) -> set[str]:
        database = Database(url)
        async with database.read() as connection:
            found = set((await connection.execute(select(processes.c.id))).scalars())
        await database.dispose()
        return found

    async def work(url: str) -> None:
        async with opened(url, "old") as old, opened(url, "living") as living:
            await old.begin(1000)
            await living.begin(1005)
            await living.beat(1030)
            async with opened(url, "new") as new:
                assert await new.begin(1031) == 0
                assert await registered(url) == {"living", "new"}
                assert await old.beat(1032) == {"old", "living", "new"}  # it was alive, without a heartbeat

    with fresh_database("postgresql", tmp_path) as url:
        run(work(url))


def test_sqlite_allows_one_server_and_any_number_of_commands(tmp_path: Any) -> None:
    async def work(url: str) -> None:
        async with opened(url) as store:
            with pytest.raises(DatabaseInUse, match="another process serves"):
                await Store.open(url, process="two")
            async with opened(url, serving=False) as command:
                await command.bar("192.0.2.7")
            assert await store.barred() == {"192.0.2.7"}
        async with opened(url, "two"):
            pass

    with fresh_database("sqlite", tmp_path) as url:
        run(work(url))


def test_barring_and_unbarring_addresses(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.bar("192.0.2.7")
        await store.bar("192.0.2.7")
        assert await store.barred() == {"192.0.2.7"}
        assert await store.unbar("192.0.2.7")
        assert not await store.unbar("192.0.2.7")
        assert await store.barred() == frozenset()

    with_store(database_url, work)


@pytest.mark.parametrize("how", ["closed", "deleted"])
def test_a_closed_or_deleted_table_cannot_be_used(database_url: str, how: str) -> None:
    async def work(store: Store) -> None:
        await store.append(append("A", wake=1.0, public=True, record=RecordRow("r", 1.0, "A", "{}")))
        await store.append(append("B"))
        remove = store.close_table if how == "closed" else store.delete
        assert await remove("A")
        assert not await remove("A")
        assert await store.closed_since(0) == ["A"]
        assert await store.load("A") is None
        assert (await store.due(10, 10), await store.public(10), await store.count()) == ([], [], 1)
        for version in (1, 2):
            if how == "closed" or version == 2:
                with pytest.raises(Conflict):
                    await store.append(append("A", version))
        assert await store.record("r")
        assert await store.load("B")

    with_store(database_url, work)


def test_a_table_can_be_deleted_with_its_records(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(append("A", record=RecordRow("r", 1.0, "A", "{}")))
        assert await store.delete("A", records=True)
        assert await store.record("r") is None

    with_store(database_url, work)


async def first(changes: AsyncIterator[tuple[str, int]], number: int) -> list[tuple[str, int]]:
    return [await anext(changes) for _ in range(number)]


def test_processes_are_notified_of_appends(tmp_path: Any) -> None:
    async def work(url: str) -> None:
        async with opened(url, "one") as one, opened(url, "two") as two:
            listening = asyncio.ensure_future(first(two.changes(), 2))
            version = 0
            while not listening.done():  # the start of listening is not reported
                version += 1
                await one.append(append("A", version))
                await asyncio.sleep(0.05)
            (code, heard), (_, then) = await listening
            assert (code, then) == ("A", heard + 1)

    with fresh_database("postgresql", tmp_path) as url:
        run(work(url))
