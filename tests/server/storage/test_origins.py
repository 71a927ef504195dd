"""Quotas by address and network, and the deletion of tables at which nobody sits."""

from __future__ import annotations

from typing import Any

from server.storage.samples import append, row, with_store

from hornochsen.server.storage import Append, LogRow, RecordRow, Store
from hornochsen.server.storage.maintenance.retention import DAY

NOW = 100_000.0


async def add_table(store: Store, code: str, network: str = "net", **columns: Any) -> None:
    await store.append(append(code, **{"updated": NOW, **columns}))
    await store.origins.add(code, f"address in {network}", network, NOW)


async def codes(store: Store) -> set[str]:
    return {table.code for table in await store.tables(100)}


def test_open_tables_are_counted_by_address_and_by_network(database_url: str) -> None:
    async def work(store: Store) -> None:
        for code, address in {"A": "one", "B": "one", "C": "two", "D": "three"}.items():
            await store.append(append(code, phase="over" if code == "B" else "gathering"))
            await store.origins.add(code, address, "far" if code == "D" else "near", NOW)
        assert await store.origins.open_tables("one", "near", NOW - 1) == (1, 2)
        assert await store.origins.open_tables("one", "near", NOW + 1) == (0, 0)

    with_store(database_url, work)


def test_only_empty_tables_that_nobody_watches_are_deleted(database_url: str) -> None:
    async def work(store: Store) -> None:
        await add_table(store, "EMPTY")
        await add_table(store, "SEATED", people=1)
        await add_table(store, "FRESH", updated=NOW + 500)
        await add_table(store, "WATCHED")
        await add_table(store, "CLAIMLESS", phase="playing")
        await add_table(store, "LEFT", phase="playing")
        table, log = row("LEFT", 2, phase="playing", updated=NOW), LogRow(2, NOW, None, None, None, b"{}")
        await store.append(Append(table, log))
        await add_table(store, "PLAYED")
        await store.add_record(RecordRow("PLAYED-1", NOW, "PLAYED", "{}"))
        await store.origins.watch(["WATCHED"], NOW + 500)
        assert await store.origins.delete_empty(NOW + 100) == 2
        assert await codes(store) == {"SEATED", "FRESH", "WATCHED", "LEFT", "PLAYED"}

    with_store(database_url, work)


def test_a_full_server_evicts_an_empty_table_of_the_network_with_the_most(database_url: str) -> None:
    async def work(store: Store) -> None:
        await add_table(store, "FAMILY", "family", updated=NOW - 1000)
        await add_table(store, "WATCHED", "flood")
        await store.origins.watch(["WATCHED"], NOW)
        for number in range(3):
            await add_table(store, f"FLOOD{number}", "flood")
        await add_table(store, "SEATED", "flood", people=1, updated=NOW - DAY)
        await add_table(store, "RUNS", "flood", phase="playing", people=2, updated=1.0)
        evicted = [await store.origins.evict(NOW) for _ in range(5)]
        assert evicted == [True, True, True, True, False]
        assert await codes(store) == {"WATCHED", "SEATED", "RUNS"}

    with_store(database_url, work)


def test_a_full_server_evicts_tables_without_a_game_to_which_nobody_came_for_a_day(database_url: str) -> None:
    async def work(store: Store) -> None:
        await add_table(store, "EMPTY", updated=NOW + DAY)
        for code in ("OLD", "OLDER", "WATCHED", "PLAYED"):
            await add_table(store, code, people=1, updated=NOW - (code == "OLDER"))
        await add_table(store, "OTHER", "family", people=1, updated=1.0)
        await add_table(store, "FRESH", people=1, updated=NOW + 1)
        await add_table(store, "RUNS", phase="playing", people=1, updated=1.0)
        await store.origins.watch(["WATCHED"], NOW + DAY)
        await store.add_record(RecordRow("PLAYED-1", NOW, "PLAYED", "{}"))
        left = []
        while await store.origins.evict(NOW + DAY + 1):
            left.append(await codes(store))
        kept = {"WATCHED", "PLAYED", "FRESH", "RUNS"}
        assert left == [kept | {"OLD", "OLDER", "OTHER"}, kept | {"OLD", "OTHER"}, kept | {"OLD"}, kept]

    with_store(database_url, work)


def test_tables_with_people_are_listed_in_turns_of_their_networks(database_url: str) -> None:
    async def work(store: Store) -> None:
        await add_table(store, "WAITING", "family", public=True, people=1, updated=NOW)
        for number in range(120):
            network = f"flood{number % 6}"
            await add_table(store, f"E{number}", network, public=True, updated=NOW + number)
            await add_table(store, f"S{number}", network, public=True, people=1, updated=NOW + number)
        listed = [table.code for table in await store.public(20)]
        assert listed.index("WAITING") < 7
        assert not any(code.startswith("E") for code in listed)

    with_store(database_url, work)


def test_uploads_are_counted_by_address_by_network_and_in_total(database_url: str) -> None:
    async def work(store: Store) -> None:
        for number, (address, network) in enumerate([("a", "net"), ("a", "net"), ("b", "net"), ("c", "other")]):
            await store.add_record(RecordRow(f"up-{number}", NOW, None, "{}"))
            await store.origins.add(f"up-{number}", address, network, NOW)
        assert await store.origins.uploads("a", "net") == (2, 3, 4)
        assert await store.origins.uploads("d", "new") == (0, 0, 4)

    with_store(database_url, work)


def test_origins_contain_no_addresses_and_go_with_their_tables(database_url: str) -> None:
    async def work(store: Store) -> None:
        await add_table(store, "A")
        assert await store.origins.open_tables("address in net", "net", NOW) == (1, 1)
        await store.delete("A")
        await store.origins.purge(NOW + 1000)
        await store.append(append("A"))
        assert await store.origins.open_tables("address in net", "net", NOW) == (0, 0)

    with_store(database_url, work)
