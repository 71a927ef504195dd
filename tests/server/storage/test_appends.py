"""Appends are atomic, durable and in order."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from server.helpers.databases import fresh_database
from server.storage.samples import append, opened, row, run, with_store
from sqlalchemy import text

from hornochsen.server.storage import Append, Conflict, RecordRow, Repeated, Store
from hornochsen.server.storage.database import Database

WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted"
"""Counts the sessions that wait for a lock."""

RECORD = RecordRow("r1", 1000.0, "MUUH", '{"players":["Ada","Bo"]}')


def test_appends_survive_a_restart(database_url: str) -> None:
    second = append(version=2, key="k3", request="a", phase="over", record=RECORD)

    async def before(store: Store) -> None:
        await store.append(append())
        await store.append(second)

    async def after(store: Store) -> None:
        assert await store.load("MUUH") == second.row
        assert await store.log("MUUH", 0) == [append().log, second.log]
        assert await store.log("MUUH", 1) == [second.log]
        assert await store.log("MUUH", 0, limit=1) == [append().log]
        assert await store.answer("MUUH", "k3", "a") == b'{"to":"a"}'
        assert await store.answer("MUUH", "k4", "a") is None
        assert await store.record("r1") == RECORD
        assert await store.record("r2") is None
        assert await store.load("NIX") is None

    with_store(database_url, before)
    with_store(database_url, after)


@pytest.mark.parametrize("version", [1, 2, 4])
def test_an_append_with_a_wrong_version_is_a_conflict(database_url: str, version: int) -> None:
    async def work(store: Store) -> None:
        for at in (1, 2):
            await store.append(append(version=at))
        with pytest.raises(Conflict):
            await store.append(append(version=version, phase="over"))
        assert await store.load("MUUH") == row(version=2)
        assert len(await store.log("MUUH", 0)) == 2

    with_store(database_url, work)


def test_a_missing_table_cannot_be_continued(database_url: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append(append(version=2))
        assert await store.load("MUUH") is None
        assert await store.log("MUUH", 0) == []

    with_store(database_url, work)


def test_a_request_acts_once(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(append(version=1, key="k0", request="a"))
        with pytest.raises(Repeated):
            await store.append(append(version=2, key="k0", request="a"))
        await store.append(append(version=2, key="k1", request="a"))
        await store.append(append("KUH", key="k0", request="a"))
        await store.append(append(version=3, key=None, request="a"))
        await store.append(append(version=4, key=None, request="a"))
        assert (await store.log("MUUH", 3))[0].version == 4

    with_store(database_url, work)


async def outcomes(store: Store, appends: list[Append]) -> list[Any]:
    """Append concurrently, so that all appends are in one group; return the type of each error."""
    results = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
    return [type(result) if result is not None else None for result in results]


def test_each_append_of_a_group_gets_its_own_result(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(append("A", key="k0", request="x"))
        await store.append(append("B"))
        group = [
            append("Z"),
            append("A", 2, key="k0", request="x"),
            append("B", 2),
            append("B", 2, phase="over"),
            append("C"),
            append("C", 2, key="k1", request="y"),
            append("C", 3, key="k1", request="y"),
            append("A", 2),
        ]
        assert await outcomes(store, group) == [None, Repeated, None, Conflict, None, None, Repeated, None]
        assert [len(await store.log(code, 0)) for code in "ABCZ"] == [2, 2, 2, 1]
        assert await store.load("B") == row("B", 2)

    with_store(database_url, work)


def several(code: str, first: int, *requests: str) -> Append:
    """Return an append of several versions, one for each request."""
    logs = [append(code, first + at, key="k0", request=request).log for at, request in enumerate(requests)]
    return Append(row(code, first + len(requests) - 1), logs[-1], None, tuple(logs[:-1]))


def test_several_versions_of_a_table_in_one_append(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(append("A"))
        three = several("A", 2, "x", "y", "z")
        await store.append(three)
        assert await store.load("A") == row("A", 4)
        assert await store.log("A", 1) == list(three.logs)
        for wrong in (several("A", 3, "p", "q"), several("A", 6, "p", "q")):
            with pytest.raises(Conflict):
                await store.append(wrong)
        assert len(await store.log("A", 0)) == 4

    with_store(database_url, work)


def test_an_append_of_several_versions_with_a_repeated_request_writes_nothing(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(append("A", key="k0", request="x"))
        await store.append(append("B"))
        appends = several("A", 2, "x", "y"), several("A", 2, "y", "x"), several("A", 2, "w", "x", "y")
        for version, repeating in enumerate(appends, 2):
            assert await outcomes(store, [repeating, append("B", version)]) == [Repeated, None]
        assert await store.load("A") == row("A", 1)
        assert len(await store.log("A", 0)) == 1
        assert await outcomes(store, [several("A", 2, "y", "z"), several("B", 5, "y", "z")]) == [None, None]

    with_store(database_url, work)


def test_a_constraint_violation_does_not_affect_other_appends_of_the_group(database_url: str) -> None:
    """A record id that is already used is detected by the database: the group is rolled back and written one by one."""

    async def work(store: Store) -> None:
        await store.add_record(RECORD)
        group = [append("A"), append("B", record=RECORD), append("C")]
        assert await outcomes(store, group) == [None, Conflict, None]
        assert await store.load("B") is None
        assert await store.count() == 2

    with_store(database_url, work)


def test_more_appends_than_fit_in_one_group(database_url: str) -> None:
    async def work(store: Store) -> None:
        assert set(await outcomes(store, [append(f"T{at}") for at in range(300)])) == {None}
        assert await store.count() == 300

    with_store(database_url, work)


def test_closing_finishes_pending_writes(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as store:
            waiting = [asyncio.ensure_future(store.append(append(f"T{at}"))) for at in range(20)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        async with opened(database_url) as store:
            assert await store.count() == 20

    run(work())


def test_a_cancelled_caller_does_not_affect_others(database_url: str) -> None:
    async def work(store: Store) -> None:
        first, second = (asyncio.ensure_future(store.append(append(code))) for code in "AB")
        await asyncio.sleep(0)
        first.cancel()
        await second
        await store.append(append("C"))
        assert await store.load("B")

    with_store(database_url, work)


def test_exactly_one_of_two_processes_writes_each_version(tmp_path: Any) -> None:
    async def play(store: Store, name: str) -> list[int]:
        """Append to the current version until version 40; return the versions that this process wrote."""
        won: list[int] = []
        while True:
            now = await store.load("MUUH")
            assert now
            if now.version >= 40:
                return won
            try:
                await store.append(append(version=now.version + 1, key="k1", request=f"{name}{now.version}"))
                won.append(now.version + 1)
            except Conflict:
                pass

    async def work(url: str) -> None:
        async with opened(url, "one") as one, opened(url, "two") as two:
            await one.append(append())
            ours, theirs = await asyncio.gather(play(one, "a"), play(two, "b"))
            assert sorted(ours + theirs) == [*range(2, 41)]
            assert [entry.version for entry in await two.log("MUUH", 0)] == [*range(1, 41)]

    with fresh_database("postgresql", tmp_path) as url:
        run(work(url))


def test_groups_of_two_processes_with_the_same_tables_do_not_deadlock(tmp_path: Any) -> None:
    async def work(url: str) -> None:
        codes = [f"T{at}" for at in range(30)]
        async with opened(url, "one") as one, opened(url, "two") as two:
            for version in range(1, 8):
                ours = [append(code, version) for code in codes]
                both = await asyncio.gather(outcomes(one, ours), outcomes(two, ours[::-1]))
                for mine, other in zip(both[0], both[1][::-1], strict=True):
                    assert {mine, other} == {None, Conflict}

    with fresh_database("postgresql", tmp_path) as url:
        run(work(url))


def test_tables_are_locked_in_one_order(tmp_path: Any) -> None:
    """Otherwise two processes that append to one table and change the due time of the other can deadlock."""

    async def work(url: str) -> None:
        other = Database(url)
        async with opened(url) as store:
            await asyncio.gather(store.append(append("A")), store.append(append("B")))
            async with other.write() as connection:
                await connection.execute(text("SELECT 1 FROM tables WHERE code = 'A' FOR UPDATE"))
                writing = asyncio.gather(store.append(append("B", 2)), store.set_wake("A", 1, None))
                while not (await connection.execute(text(WAITING))).scalar():
                    await asyncio.sleep(0.02)
                await connection.execute(text("SELECT 1 FROM tables WHERE code = 'B' FOR UPDATE NOWAIT"))
                assert not writing.done()
            await writing
        await other.dispose()

    with fresh_database("postgresql", tmp_path) as url:
        run(work(url))
