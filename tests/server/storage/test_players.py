"""Players in the database: devices, links, recovery, results of games, and complete deletion."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from server.storage.samples import append, with_store
from sqlalchemy import make_url, select

from hornochsen.server.storage import (
    Append,
    DeviceRow,
    GameRow,
    ParticipationRow,
    PlayerRow,
    PlayerSeatRow,
    RecordRow,
    Repeated,
    Result,
    Store,
)
from hornochsen.server.storage.database import Database
from hornochsen.server.storage.queries.players import MAX_DEVICES
from hornochsen.server.storage.schema import metadata

DAY = 86400.0
NAME = "Wilhelmina"


def player(key: str = "a", **changes: Any) -> PlayerRow:
    return replace(PlayerRow(key, NAME, "red", "cow", 1000.0, 1000.0, None), **changes)


def device(key: str = "a", owner: str = "a", seen: float = 1000.0) -> DeviceRow:
    return DeviceRow(f"d{key}", owner, f"hash-{key}", "Firefox", 1000.0, seen)


def finished(
    code: str, *, names: tuple[str, ...] = (NAME, "Bo"), players: tuple[str | None, ...] = ("a", "b")
) -> Append:
    """Return the append that ends a game at a new table with two people and a bot."""
    record = RecordRow(f"{code}-1", 1000.0, code, msgspec.json.encode({"players": [*names, "Ox"]}).decode())
    seats = [
        ParticipationRow(record.id, at, owner, 1000.0, None, name, at + 1, at, left=False)
        for at, (name, owner) in enumerate(zip(names, players, strict=True))
    ]
    seats.append(ParticipationRow(record.id, 2, None, 1000.0, "ox", "Ox", 3, 9, left=False))
    result = Result(GameRow(record.id, 1000.0, "classic", "official", None, 3), tuple(seats))
    sat = tuple(
        PlayerSeatRow(owner, code, at, name)
        for at, (name, owner) in enumerate(zip(names, players, strict=True))
        if owner
    )
    events = [{"event": "sat-down", "who": at, "name": name, "bot": None} for at, name in enumerate(names)]
    events.append({"event": "said", "who": 1, "text": f"Moo, {names[0]}!"})
    holders = [
        {"who": at, "name": name, "player": owner} for at, (name, owner) in enumerate(zip(names, players, strict=True))
    ]
    table = {"code": code, "version": 1, "seats": holders, "standings": [{"name": name} for name in names]}
    summary = msgspec.json.encode({"people": names})
    ended = append(code, events=events, record=record, snapshot=msgspec.json.encode(table), summary=summary)
    return replace(ended, result=result, seated=sat)


async def fill(store: Store) -> None:
    await store.players.create(player("a"), device("a"))
    await store.players.create(player("b", name="Bo"), device("b", "b"))
    await store.append(finished("AAA"))
    await store.append(finished("BBB", names=("Cy", "Bo"), players=(None, "b")))


def test_a_secret_finds_its_player_and_device(database_url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.players.create(player(), device())
        assert not await store.players.create(player("b"), replace(device("b", "b"), secret="hash-a"))
        assert await store.players.find("hash-a") == (player(), device())
        assert await store.players.find("hash-b") is None
        assert await store.players.get("b") is None
        await store.players.note_use(device(), 5000.0)
        found = await store.players.find("hash-a")
        assert found
        assert (found[0].seen, found[1].seen) == (5000.0, 5000.0)

    with_store(database_url, work)


def test_a_link_adds_one_device_once(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.players.create(player(), device())
        await store.players.add_link("a", "link", 2000.0)
        assert not await store.players.use_link("link", device("b", ""), 2001.0)
        assert await store.players.use_link("link", device("b", ""), 1999.0)
        assert not await store.players.use_link("link", device("c", ""), 1999.0)
        assert {one.id for one in await store.players.devices("a")} == {"da", "db"}
        assert not await store.players.sign_out("b", "db")
        assert await store.players.sign_out("a", "da") is not None
        assert await store.players.find("hash-a") is None

    with_store(database_url, work)


def test_a_player_has_a_limited_number_of_devices(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.players.create(player(), device())
        for number in range(MAX_DEVICES + 1):
            await store.players.add_link("a", "link", 2000.0)
            assert await store.players.use_link("link", device(f"{number}", "", 2000.0 + number), 1000.0)
        names = [one.id for one in await store.players.devices("a")]
        assert len(names) == MAX_DEVICES
        assert "da" not in names

    with_store(database_url, work)


def test_recovery_replaces_all_devices_and_the_code(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.players.create(player(recovery="code"), device())
        assert not await store.players.recover("other", device("b", ""), "new")
        assert await store.players.recover("code", device("b", ""), "new")
        assert await store.players.find("hash-a") is None
        assert [one.id for one in await store.players.devices("a")] == ["db"]
        assert not await store.players.recover("code", device("c", ""), "newer")

    with_store(database_url, work)


def test_a_result_is_stored_with_the_end_of_its_game_once(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.players.create(player(), device())
        ended = finished("AAA")
        keyed = replace(ended, log=replace(ended.log, key="k", request="r"))
        await store.append(keyed)
        with pytest.raises(Repeated):
            await store.append(replace(keyed, row=replace(keyed.row, version=2), log=replace(keyed.log, version=2)))
        [found] = await store.players.games("a", 10)
        assert found == ended.result
        assert await store.players.games("c", 10) == []
        assert [row.code for row in await store.players.open_tables("a", 10)] == ["AAA"]

    with_store(database_url, work)


def test_results_are_deleted_with_their_records_and_lose_old_names(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        kept: dict[str, Any] = {"keep_games_days": None, "keep_idle_days": None, "keep_names_days": None}
        await store.purge(1000.0 + 10 * DAY, **kept | {"keep_names_days": 5})
        [found] = await store.players.games("a", 10)
        assert [seat.name for seat in found.seats] == ["?", "?", "Ox"]
        await store.purge(1000.0 + 10 * DAY, **kept | {"keep_games_days": 5})
        assert await store.players.games("a", 10) == []

    with_store(database_url, work)


async def columns(url: str) -> str:
    """Return all values of all tables of a database as one text."""
    database = Database(url)
    found: list[str] = []
    async with database.read() as connection:
        for table in metadata.tables.values():
            for row in await connection.execute(select(table)):
                found += [value.decode() if isinstance(value, bytes) else str(value) for value in row]
    await database.dispose()
    return "\n".join(found)


def test_a_deleted_player_leaves_nothing(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        before = await columns(database_url)
        assert NAME in before
        assert "hash-a" in before
        assert await store.players.delete("a", 2000.0) == ["AAA"]
        after = await columns(database_url)
        assert NAME not in after
        assert "hash-a" not in after
        assert await store.players.find("hash-a") is None
        [mine, others] = await store.players.games("b", 10)
        assert [seat.name for seat in mine.seats] == ["?", "Bo", "Ox"]
        assert [seat.name for seat in others.seats] == ["Cy", "Bo", "Ox"]
        record = await store.record("AAA-1")
        assert record
        assert msgspec.json.decode(record.text)["players"] == ["?", "Bo", "Ox"]
        path = make_url(database_url).database
        if database_url.startswith("sqlite") and path:
            assert NAME.encode() not in b"".join(
                file.read_bytes() for file in Path(path).parent.glob(f"{Path(path).name}*")
            )

    with_store(database_url, work)


def test_games_of_no_other_player_are_deleted_with_the_player(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        await store.players.delete("b", 2000.0)
        assert len(await store.players.games("a", 10)) == 1
        await store.players.delete("a", 2000.0)
        assert "classic" not in await columns(database_url)

    with_store(database_url, work)


def test_a_purge_finishes_an_interrupted_deletion(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        await store.players.change("a", name="", deleted=2000.0)
        assert "a" in await store.players.excluded()
        await store.players.purge(2001.0, 730)
        assert NAME not in await columns(database_url)
        await store.players.purge(2002.0 + DAY, 730)
        assert await store.players.excluded() == frozenset()

    with_store(database_url, work)


def test_a_purge_deletes_players_who_do_not_come_back(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        assert await store.players.purge(1000.0 + 729 * DAY, 730) == 0
        assert await store.players.purge(1000.0 + 731 * DAY, 730) == 2
        assert NAME not in await columns(database_url)

    with_store(database_url, work)


def test_an_operator_bars_a_player(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.players.create(player(), device())
        assert await store.players.bar("a", barred=True)
        assert not await store.players.bar("a", barred=True)
        assert not await store.players.bar("b", barred=True)
        assert await store.players.barred() == {"a": NAME}
        assert await store.players.bar("a", barred=False)
        assert await store.players.excluded() == frozenset()

    with_store(database_url, work)


def test_the_quality_of_a_reviewed_seat_is_stored_with_its_game(database_url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        await store.reviews.ask("AAA-1", 0, "AAA", "127.0.0.1", 1000.0)
        [waiting] = await store.reviews.unfinished()
        assert await store.reviews.claim(waiting)
        assert await store.reviews.finish("AAA-1", 0, result=b"{}", quality=12.5)
        [found] = await store.players.games("a", 10)
        assert [seat.quality for seat in found.seats] == [12.5, None, None]

    with_store(database_url, work)


def test_lists_of_a_player_use_indexes(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'db.sqlite3'}"
    with_store(url, fill)
    connection = sqlite3.connect(tmp_path / "db.sqlite3")
    for query in (
        "SELECT * FROM participations WHERE player = 'a' ORDER BY ended DESC",
        "SELECT * FROM participations WHERE game IN ('AAA-1', 'BBB-1')",
        "SELECT code FROM player_seats WHERE player = 'a'",
        "SELECT * FROM devices WHERE secret = 'x'",
        "SELECT * FROM device_links WHERE secret = 'x'",
    ):
        plan = " ".join(row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {query}"))
        assert "SCAN" not in plan, plan
    connection.close()
