"""The content of a report: names, the note, and the last chat messages."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace
from server.helpers.in_process import open_backend
from server.helpers.table_driver import TableDriver
from server.storage.samples import append, opened, run

from hornochsen import protocol as p
from hornochsen.protocol.errors import Refusal
from hornochsen.server.http.sockets import RequestLimit
from hornochsen.server.session.people import reports
from hornochsen.server.storage import LogRow, ReportRow
from hornochsen.server.table.table import LogEntry, encode
from hornochsen.server.views.connection import Connection


def logged(*entries: tuple[p.TableEvent, ...]) -> list[LogRow]:
    return [LogRow(at, 1000.0 + at, None, None, None, encode(LogEntry(events))) for at, events in enumerate(entries, 1)]


def report(driver: TableDriver, who: int, rows: list[LogRow], note: str = "", number: str = "1") -> ReportRow:
    return reports.report(driver.table, 0, "Anja", p.Report(number, who, note), rows, 2000.0)


def test_a_report_names_people_who_have_left() -> None:
    driver = TableDriver()
    driver.sit("Anja")
    rows = logged((p.SatDown(7, "Bernd", None),), (p.Said(7, "moo"),), (p.GotUp(7, "Bernd", False, None),))
    found = report(driver, 7, rows, note="  he\n shouts ")
    assert (found.name, found.reporter, found.note) == ("Bernd", "Anja", "he shouts")
    assert [(line.at, line.name, line.text) for line in found.chat] == [(1002.0, "Bernd", "moo")]


def test_a_report_holds_the_last_messages_only() -> None:
    driver = TableDriver()
    driver.sit("Anja", "Bernd")
    found = report(driver, 1, logged(*((p.Said(1, f"moo {at}"),) for at in range(reports.MAX_LINES + 5))))
    assert [found.chat[0].text, len(found.chat)] == ["moo 5", reports.MAX_LINES]


def test_a_report_finds_messages_before_many_other_changes(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path}/db.sqlite3") as store:
            said = [{"event": "sat-down", "who": 7, "name": "Bernd", "bot": None}]
            said.append({"event": "said", "who": 7, "text": "an insult"})
            first = append("ABCDEF", 1, events=said)
            flood = [append("ABCDEF", version) for version in range(2, 1003)]
            await store.append(first)
            last = replace(flood[-1], earlier=tuple(one.log for one in flood[:-1]))
            await store.append(last)
            driver = TableDriver()
            driver.sit("Anja")
            table = replace(driver.table, version=1002)
            rows = await reports.latest_rows(store, table)
            found = reports.report(table, 0, "Anja", p.Report("1", 7), rows, 2000.0)
            assert [(line.name, line.text) for line in found.chat] == [("Bernd", "an insult")]

    run(work())


def test_a_repeated_request_has_the_same_id() -> None:
    driver = TableDriver()
    driver.sit("Anja", "Bernd")
    first, again, other = (report(driver, 1, [], number=number).id for number in ("1", "1", "2"))
    assert first == again != other


@pytest.mark.parametrize(
    ("who", "note", "error"), [(0, "", "nothing-to-do"), (9, "", "nothing-to-do"), (1, "\u202e", "bad-text")]
)
def test_reports_of_oneself_of_nobody_and_with_unreadable_notes_are_refused(who: int, note: str, error: str) -> None:
    driver = TableDriver()
    driver.sit("Anja", "Bernd")
    with pytest.raises(Refusal) as caught:
        report(driver, who, [], note)
    assert caught.value.error == error


def test_a_bot_cannot_be_reported() -> None:
    driver = TableDriver()
    driver.sit("Anja")
    driver.ask("Anja", p.AddBot("1", "cow"))
    with pytest.raises(Refusal, match="number"):
        report(driver, 1, logged((p.SatDown(1, "Berta", "cow"),)))


def test_a_network_sends_a_limited_number_of_reports_with_the_shipped_limits(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_backend(f"sqlite:///{tmp_path}/db.sqlite3") as backend:
            asked = p.Report("1", 0)
            sent: Counter[str] = Counter()
            for host in range(20):  # a /48 with many /64 networks
                limit = RequestLimit(backend, f"2001:db8:7:{host:x}::1")
                for _ in range(30):
                    with suppress(Refusal):
                        limit.check(asked, Connection(""), seated=True)
                        sent[limit.address] += 1
            assert set(sent.values()) == {20}
            assert sum(sent.values()) == 200
            RequestLimit(backend, "192.0.2.1").check(asked, Connection(""), seated=True)

    run(work())
