"""The table service with long games, slow clients, late bots, other processes and an unavailable database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from patience import PATIENCE
from server.helpers.databases import fresh_database
from server.helpers.in_process import connect, open_backend, play_out, two_at_a_table
from server.storage.samples import run

from hornochsen import protocol as p
from hornochsen import records
from hornochsen.protocol.errors import Refusal
from hornochsen.rules import Action
from hornochsen.server.http.app import create_app
from hornochsen.server.ops.settings import Settings
from hornochsen.server.session.bot_pool import BotPool
from hornochsen.server.session.scheduler import Scheduler
from hornochsen.server.storage import Store, Unavailable
from hornochsen.server.views.broadcast import log_start
from hornochsen.server.views.connection import MAX_QUEUED_BYTES, Connection


def test_the_record_of_a_game_with_a_long_log_is_complete(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Store.log

    async def little(store: Store, code: str, after: int, limit: int = 20) -> Any:
        return await whole(store, code, after, min(limit, 20))

    async def work(url: str) -> None:
        async with open_backend(url) as backend, two_at_a_table(backend) as seats:
            live, number = seats[0].live, await play_out(seats)
            assert number > 20
            assert live.table.record
            row = await backend.store.record(live.table.record)
            assert row
            assert len(records.read(row.text).record.moves) == number

    monkeypatch.setattr(Store, "log", little)
    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_a_client_gets_only_the_latest_events_of_a_very_long_game(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend, two_at_a_table(backend) as (ada, _):
            table = msgspec.structs.replace(ada.live.table, version=100_000)
            assert log_start(table, 0) > 90_000
            assert log_start(table, 99_999) == 99_999
            game = ada.live.table.game
            assert game
            assert log_start(ada.live.table, 0) == game.first - 1

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


async def sent_over(connection: Connection) -> list[bytes]:
    """Return what a closed connection sends until its end."""
    sent: list[bytes] = []

    async def send(data: bytes) -> None:
        sent.append(data)

    async def catch_up() -> None:
        """Do nothing: the connections of these tests are never behind."""

    await connection.write(send, catch_up)
    assert connection.empty
    return sent


def test_a_client_that_asks_on_without_reading_is_disconnected() -> None:
    connection = Connection("127.0.0.1")
    large = p.Refused("1", "failed", "x" * 100_000)
    for _ in range(MAX_QUEUED_BYTES // 100_000 + 1):
        assert connection.bye is None
        connection.answer(large)
    connection.answer(large)
    assert connection.bye == p.Bye("too-slow", 5000)
    assert len(run(sent_over(connection))) == MAX_QUEUED_BYTES // 100_000 + 2


def test_no_update_follows_the_good_bye() -> None:
    connection = Connection("127.0.0.1")
    connection.close(p.Bye("restart", 1000))
    connection.queue_update(b"update", 7)
    assert run(sent_over(connection)) == [p.encode(p.Bye("restart", 1000))]


def test_a_client_that_knows_a_newer_version_gets_no_older_one(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend:
            code = (await backend.service.open_table(p.Terms())).code
            async with connect(backend, code) as ada, connect(backend, code) as bob:
                await ada.ask(p.Sit("sit", "Ada"))
                old = bob.live.table
                await ada.ask(p.React("moo", "moo"))
                bob.live.table = old  # as if another process had written it, before its notification arrives
                welcome = await bob.ask(p.Refresh("again", old.version + 1))
                assert welcome.version == old.version + 1

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_bots_choose_again_at_once_when_a_choice_comes_too_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, enough, ignored = asyncio.Event(), asyncio.Event(), asyncio.Event()
    think, process_due = BotPool.think, Scheduler.process_due

    async def noted(scheduler: Scheduler, code: str) -> None:
        """Process a table; while its bots think, this does nothing and ends at once."""
        await process_due(scheduler, code)
        ignored.set()

    async def slowly(bot_pool: BotPool, *position: Any) -> Sequence[tuple[int, Action]]:
        if not thinking.is_set():
            thinking.set()
            await enough.wait()
            return []
        return await think(bot_pool, *position)

    async def work(url: str) -> None:
        async with open_backend(url) as backend:
            code = (await backend.service.open_table(p.Terms())).code
            async with connect(backend, code) as ada:
                for request in (p.Sit("sit", "Ada"), p.AddBot("bot", "calf"), p.Start("start")):
                    await ada.ask(request)
                await ada.ask(p.SendSalt("salt", "saltsalt"))
                await thinking.wait()
                await ada.ask(p.React("moo", "moo"))
                ignored.clear()
                await ignored.wait()
                version = ada.live.table.version
                enough.set()
                async with asyncio.timeout(PATIENCE):
                    while ada.live.table.version == version:
                        await asyncio.sleep(0.05)

    monkeypatch.setattr(BotPool, "think", slowly)
    monkeypatch.setattr(Scheduler, "process_due", noted)
    with fresh_database("postgresql", tmp_path) as url:
        run(work(url))


def test_a_person_connected_to_a_new_process_is_present_on_all_processes(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as old:
            code = (await old.service.open_table(p.Terms())).code
            async with connect(old, code) as ada, open_backend(url) as new:
                old.service.processes -= {new.service.process}
                async with connect(new, code) as bob:
                    await bob.ask(p.Sit("sit", "Bob"))
                    async with asyncio.timeout(PATIENCE):
                        while not ada.live.table_info.seats:
                            await asyncio.sleep(0.02)
                    assert ada.live.table_info.seats[0].present

    with fresh_database("postgresql", tmp_path) as url:
        run(work(url))


def test_a_process_that_was_considered_dead_learns_the_new_time_offset(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend:
            assert backend.service.offset == 0
            other = await Store.open(url, process="other")
            try:
                offset = await other.begin(time.time() + 60)
                assert offset > 50
                await backend.service.heartbeat()
                assert backend.service.offset == offset
            finally:
                await other.close()

    with fresh_database("postgresql", tmp_path) as url:
        run(work(url))


def test_requests_during_an_outage_do_not_count_as_misses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unavailable(_store: Store, _code: str) -> Any:
        raise Unavailable("the database is away")

    monkeypatch.setattr(Store, "load", unavailable)
    with TestClient(create_app(Settings(database=f"sqlite:///{tmp_path}/db.sqlite3"))) as client:
        answers = {client.get("/api/tables/ABCDEF").status_code for _ in range(70)}
    assert answers == {503}


def test_only_departures_of_seated_people_are_remembered_during_an_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unavailable(_store: Store, _code: str) -> Any:
        raise Unavailable("the database is away")

    async def work(url: str) -> None:
        async with open_backend(url) as backend:
            code = (await backend.service.open_table(p.Terms())).code
            async with connect(backend, code) as ada, connect(backend, code) as watcher:
                await ada.ask(p.Sit("sit", "Ada"))
                monkeypatch.setattr(Store, "load", unavailable)
                for one in (watcher, ada):
                    ada.live.stale = True
                    with pytest.raises(Refusal):
                        await one.session.leave()
                assert backend.service.unreported_disconnects == {(code, ada.session.connection.key)}
                monkeypatch.undo()

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_a_table_that_was_released_keeps_no_timer(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend:
            async with two_at_a_table(backend, clock=86400) as (ada, _):
                live = ada.live
            assert live.code not in backend.service.tables
            live.table = msgspec.structs.replace(live.table, version=live.table.version - 1)
            await backend.scheduler.catch_up(live, None)
            assert live.timer is None
            assert live.code not in backend.service.tables

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_a_path_too_long_for_a_file_name_is_not_found(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(database=f"sqlite:///{tmp_path}/db.sqlite3"))) as client:
        for path in ("/", "/assets/"):
            assert client.get(path + "a" * 300).status_code == 404
