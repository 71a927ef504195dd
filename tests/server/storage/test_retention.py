"""Removing names, and purging old data."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from server.storage.samples import append, with_store

from hornochsen.server.storage import Conflict, Purged, RecordRow, Store

DAY = 86400.0
ADA, BO, OX = ({"who": 0, "name": "Ada"}, {"who": 1, "name": "Bo"}, {"who": 2, "name": "Ox", "bot": "ox"})


def sat(who: int, name: str, bot: str | None = None) -> dict[str, Any]:
    return {"event": "sat-down", "who": who, "name": name, "bot": bot}


def said(who: int, text: str) -> dict[str, Any]:
    return {"event": "said", "who": who, "text": text}


def table(version: int, *seats: dict[str, Any], board: str = "Ada") -> bytes:
    standings = [{**seat, "place": 1} for seat in seats]
    found = {"code": "A", "version": version, "board": {"name": board}, "seats": seats, "standings": standings}
    return msgspec.json.encode(found)


async def events(store: Store, code: str = "A") -> list[Any]:
    return [event for row in await store.log(code, 0) for event in msgspec.json.decode(row.entry).get("events", [])]


async def fill(store: Store) -> None:
    record = RecordRow("r", 1000.0, "A", '{"players":["Ada","Bo","Ox"]}')
    await store.append(append("A", 1, events=[sat(0, "Ada"), sat(1, "Bo"), sat(2, "Ox", "ox")]))
    await store.append(append("A", 2, events=[said(0, "moo"), said(1, "muh")]))
    await store.append(append("A", 3, events=[{"event": "got-up", "who": 0, "name": "Ada", "removed": False}]))
    await store.append(append("A", 4, events=[{"event": "took-over", "who": 0, "name": "Cy"}, said(0, "hey")]))
    summary = b'{"board":"Ada","people":["Ada","Bo"]}'
    final: dict[str, Any] = {"phase": "over", "snapshot": table(5, ADA, BO, OX), "summary": summary, "record": record}
    await store.append(append("A", 5, **final))
    await store.append(append("B", events=[sat(0, "Bo")]))


def test_forget_removes_a_name_and_its_chat_messages_everywhere(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        assert await store.forget("Ada") == 2
        now = await store.load("A")
        assert now
        assert now.snapshot == table(6, {**ADA, "name": "?"}, BO, OX, board="?")
        assert now.summary == b'{"board":"?","people":["?","Bo"]}'
        record = await store.record("r")
        assert record
        assert record.text == '{"players":["?","Bo","Ox"]}'
        told = await events(store)
        assert [event["name"] for event in told if "name" in event] == ["?", "Bo", "Ox", "?", "Cy"]
        assert [event["text"] for event in told if "text" in event] == ["muh", "hey"]
        assert await store.forget("Ada") == 0

    with_store(database_url, work)


def test_forget_removes_the_name_in_a_seat_request(database_url: str) -> None:
    async def work(store: Store) -> None:
        asked = [
            {"event": "seat-asked", "who": 2, "name": "Ada"},
            {"event": "ask-answered", "who": 1, "name": "Ada", "agreed": False},
            {"event": "ask-ended", "name": "Ada", "reason": "away"},
            {"event": "host-asked", "name": "Ada"},
            {"event": "turned-away", "name": "Ada"},
        ]
        game = {"asking": {"name": "Ada", "seat": 0}, "held": [{"key": "k", "who": 1, "name": "Ada"}]}
        asking = {"game": game, "moderation": {"applicants": [{"name": "Ada"}]}}
        snapshot = msgspec.json.encode({"seats": [OX], "version": 1, **asking})
        await store.append(append("A", 1, events=asked, snapshot=snapshot))
        await store.forget("Ada")
        assert [event["name"] for event in await events(store)] == ["?"] * 5
        now = await store.load("A")
        assert now
        assert b"Ada" not in now.snapshot

    with_store(database_url, work)


def test_a_server_with_the_old_snapshot_gets_a_conflict(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        await store.forget("Ada")
        with pytest.raises(Conflict):
            await store.append(append("A", 6))
        await store.append(append("A", 7))
        assert [row.version for row in await store.log("A", 0)] == [*range(1, 8)]
        await store.append(append("B", 2))

    with_store(database_url, work)


def test_a_bot_keeps_its_name(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(append("A", events=[sat(2, "Ox", "ox")], snapshot=table(1, OX)))
        assert await store.forget("Ox") == 0

    with_store(database_url, work)


def test_purge_deletes_old_data_only(database_url: str) -> None:
    async def work(store: Store) -> None:
        now = 100 * DAY
        await store.append(append("OLD", phase="over", updated=now - 31 * DAY))
        await store.append(append("OVER", phase="over", updated=now - 29 * DAY))
        await store.append(append("IDLE", phase="playing", updated=now - 61 * DAY))
        await store.append(append("PLAY", phase="playing", updated=now - 59 * DAY))
        for name, days in {"old": 31, "new": 29}.items():
            await store.add_record(RecordRow(name, now - days * DAY, None, "{}"))
        keep: dict[str, Any] = {"keep_games_days": None, "keep_names_days": None, "keep_idle_days": None}
        assert await store.purge(now, **keep) == Purged(0, 0, 0)
        keep |= {"keep_games_days": 30, "keep_idle_days": 60}
        assert await store.purge(now, **keep) == Purged(2, 1, 0)
        assert {found.code for found in await store.tables(10)} == {"OVER", "PLAY"}
        assert await store.log("OLD", 0) == []
        assert (await store.record("old"), (await store.record("new")) is None) == (None, False)

    with_store(database_url, work)


def test_names_can_be_removed_before_games_are_deleted(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        keep: dict[str, Any] = {"keep_games_days": None, "keep_names_days": 7, "keep_idle_days": None}
        assert await store.purge(1000 + 6 * DAY, **keep) == Purged(0, 0, 0)
        assert await store.purge(1100 + 7 * DAY, **keep) == Purged(0, 0, 2)
        assert await store.purge(1100 + 7 * DAY, **keep) == Purged(0, 0, 0)
        assert not [event for event in await events(store) if event["event"] == "said"]
        assert {event["name"] for event in await events(store)} == {"?", "Ox"}
        assert await events(store, "B") == [sat(0, "Bo")]

    with_store(database_url, work)


def test_forget_reaches_every_field_of_a_record(database_url: str) -> None:
    junk = {"note": ["hi ada!"], "Ada": 1, "date": "Ada", "bots": {"1": "ox"}, "shuffle": {"secret": "ada"}}
    board = {"name": "Ada's board"}

    async def work(store: Store) -> None:
        text = msgspec.json.encode({"players": ["Ada", "Bo"], "board": board, "about": "Bo", **junk}).decode()
        await store.add_record(RecordRow("up-1", 1000.0, None, text))
        assert await store.forget("Ada") == 1
        kept = await store.record("up-1")
        assert kept
        assert msgspec.json.decode(kept.text) == {
            "players": ["?", "Bo"],
            "board": {"name": "?"},
            "about": "Bo",
            "bots": {"1": "ox"},
            "shuffle": {"secret": "ada"},
        }

    with_store(database_url, work)


def test_uploads_are_listed_and_deleted_one_by_one_or_by_age(database_url: str) -> None:
    async def work(store: Store) -> None:
        for name, created, code in (("up-1", 1.0, None), ("up-2", 2e6, None), ("A-1", 1.0, "A")):
            await store.add_record(RecordRow(name, created, code, "{}"))
        assert [(row.id, row.length) for row in await store.uploads(10)] == [("up-2", 2), ("up-1", 2)]
        assert not await store.delete_upload("A-1")
        nothing_else = {"keep_games_days": None, "keep_names_days": None, "keep_idle_days": None}
        assert (await store.purge(2e6, keep_uploads_days=1, **nothing_else)).records == 1
        assert await store.delete_upload("up-2")
        assert (await store.uploads(10), bool(await store.record("A-1"))) == ([], True)

    with_store(database_url, work)


@pytest.mark.parametrize("text", ['{"players":["Ada","\\ud800"]}', '\ufeff{"players":["Ada"]}', "moo"])
def test_an_unreadable_record_is_skipped(database_url: str, text: str) -> None:
    async def work(store: Store) -> None:
        await store.add_record(RecordRow("a", 1000.0, None, text))
        await store.add_record(RecordRow("b", 1000.0, None, '{"players":["Ada","Bo"]}'))
        assert await store.forget("Ada") == 1
        old = await store.purge(100 * DAY, keep_games_days=None, keep_names_days=1, keep_idle_days=None)
        assert old.anonymised == 1
        kept = [await store.record(name) for name in ("a", "b")]
        assert [record and record.text for record in kept] == [text, '{"players":["?","?"]}']

    with_store(database_url, work)
