"""Reports, addresses for operators, and removals in the database."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from server.storage.samples import with_store

from hornochsen.server.storage import AddressRow, ChatLine, ReportRow, Store
from hornochsen.server.storage.queries import moderation

DAY = 86400.0
CHAT = (ChatLine(990.0, "Ada", "moo"), ChatLine(995.0, "Bo", "hush, Ada"))


def report(number: int = 1, at: float = 1000.0, code: str = "MUUH") -> ReportRow:
    return ReportRow(f"R{number}", at, code, 3, "Ada", "Bo", "Ada shouts", CHAT)


def test_reports_are_listed_until_they_are_closed(database_url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.moderation.add_report(report(1), 10)
        assert await store.moderation.add_report(report(2, at=2000.0), 10)
        assert await store.moderation.reports(10) == [report(2, at=2000.0), report(1)]
        assert await store.moderation.reports(1) == [report(2, at=2000.0)]
        assert await store.moderation.close_report("R2", 3000.0)
        assert not await store.moderation.close_report("R2", 4000.0)
        assert await store.moderation.reports(10) == [report(1)]
        assert [row.closed for row in await store.moderation.reports(10, closed=True)] == [3000.0, None]
        assert await store.moderation.report("R1") == report(1)
        assert await store.moderation.report("R9") is None
        assert await store.moderation.count_open() == 1

    with_store(database_url, work)


def test_a_table_has_a_maximum_number_of_open_reports(database_url: str) -> None:
    async def work(store: Store) -> None:
        assert [await store.moderation.add_report(report(number), 2) for number in (1, 2, 3)] == [True, True, False]
        assert await store.moderation.add_report(report(4, code="OTHER"), 2)
        await store.moderation.close_report("R1", 3000.0)
        assert await store.moderation.add_report(report(3), 2)

    with_store(database_url, work)


def test_a_person_reports_another_one_a_few_times_until_the_operator_has_read_it(database_url: str) -> None:
    async def work(store: Store) -> None:
        added = [await store.moderation.add_report(report(number, at=number), 50) for number in range(1, 6)]
        assert added == [True, True, True, False, False]
        assert await store.moderation.add_report(replace(report(6), reporter="Cy"), 50)
        await store.moderation.close_report("R1", 3000.0)
        assert await store.moderation.add_report(report(7), 50)

    with_store(database_url, work)


def test_the_database_has_room_for_a_limited_number_of_reports(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moderation, "MAX_REPORTS", 3)

    async def work(store: Store) -> None:
        added = [
            await store.moderation.add_report(report(number, at=number, code=f"T{number}"), 10)
            for number in range(1, 5)
        ]
        assert added == [True, True, True, False]
        assert await store.moderation.add_report(report(3, at=3, code="T3"), 1)  # a repeated request
        await store.moderation.close_report("R2", 3000.0)
        assert await store.moderation.add_report(report(5, at=5, code="T5"), 10)
        assert [row.id for row in await store.moderation.reports(10, closed=True)] == ["R5", "R3", "R1"]

    with_store(database_url, work)


def test_forget_reaches_reports_and_addresses(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.moderation.add_report(report(), 10)
        await store.moderation.add_address(AddressRow("MUUH", 3, "192.0.2.1", "Ada", 1000.0))
        assert await store.forget("Ada") == 1
        found = await store.moderation.report("R1")
        assert found
        assert (found.name, found.note, found.chat) == ("?", "? shouts", (ChatLine(995.0, "Bo", "hush, ?"),))
        assert await store.moderation.addresses("MUUH") == []
        assert await store.forget("Bo") == 1
        found = await store.moderation.report("R1")
        assert found
        assert (found.reporter, found.note, found.chat) == ("?", "", ())

    with_store(database_url, work)


def test_reports_and_addresses_are_deleted_in_time(database_url: str) -> None:
    async def work(store: Store) -> None:
        for number, days in enumerate((89, 91)):
            await store.moderation.add_report(report(number, at=(100 - days) * DAY), 10)
        await store.moderation.add_address(AddressRow("MUUH", 3, "192.0.2.1", "Ada", 92 * DAY))
        await store.moderation.add_address(AddressRow("MUUH", 3, "192.0.2.2", "Ada", 94 * DAY))
        assert await store.moderation.purge(100 * DAY, keep_reports_days=90, keep_addresses_days=7) == 2
        assert [row.id for row in await store.moderation.reports(10)] == ["R0"]
        assert [row.address for row in await store.moderation.addresses("MUUH")] == ["192.0.2.2"]
        assert await store.moderation.purge(100 * DAY, keep_reports_days=90, keep_addresses_days=0) == 1

    with_store(database_url, work)


def test_an_address_is_stored_once_with_its_last_time(database_url: str) -> None:
    async def work(store: Store) -> None:
        for at in (1000.0, 2000.0):
            await store.moderation.add_address(AddressRow("MUUH", 3, "192.0.2.1", "Ada", at))
        assert await store.moderation.addresses("MUUH") == [AddressRow("MUUH", 3, "192.0.2.1", "Ada", 2000.0)]

    with_store(database_url, work)


def test_a_removal_waits_until_it_is_carried_out(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.moderation.ask_removal("MUUH", 3, 1000.0)
        await store.moderation.ask_removal("MUUH", 3, 1001.0)
        await store.moderation.ask_removal("AAAA", 1, 1002.0)
        assert await store.moderation.pending_removals() == [("MUUH", 3), ("AAAA", 1)]
        await store.moderation.finish_removal("MUUH", 3)
        assert await store.moderation.pending_removals() == [("AAAA", 1)]

    with_store(database_url, work)
