"""The hall from within: what long games, slow clients, late bots and other processes do to it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from patience import PATIENCE
from server.databases import fresh_database
from server.storage.samples import run

from hornochsen import protocol as p
from hornochsen import records
from hornochsen.protocol.errors import Refusal
from hornochsen.rules import Action, Play, Take, legal
from hornochsen.server.backend import Backend
from hornochsen.server.http.app import create_app
from hornochsen.server.ops.settings import Settings
from hornochsen.server.session.bot_pool import BotPool
from hornochsen.server.session.session import Session
from hornochsen.server.session.tables import TableService
from hornochsen.server.storage import Append, Store
from hornochsen.server.views.broadcast import log_start
from hornochsen.server.views.connection import MAX_QUEUED_BYTES, Connection


class GuestBot:
    """A client without a socket."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.live = session.live

    async def ask(self, request: Any) -> Any:
        """The answer to a request; updates are passed over."""
        waiting = self.session.connection._waiting
        waiting.clear()
        self.session.connection.behind = False
        await self.session.ask(request)
        messages = [msgspec.json.decode(data, type=p.AnyMessage) for data in waiting]
        [answer] = [message for message in messages if getattr(message, "id", None) == request.id]
        return answer


@contextlib.asynccontextmanager
async def at_home(url: str) -> AsyncIterator[Backend]:
    backend = await Backend.open(Settings(database=url))
    try:
        yield backend
    finally:
        await backend.close()


@contextlib.asynccontextmanager
async def guest(backend: Backend, code: str, **hello: Any) -> AsyncIterator[GuestBot]:
    async with backend.service.acquire(code) as live:
        session = Session(backend.service, live, Connection("127.0.0.1"))
        await session.enter(p.Hello("hello", p.PROTOCOL, **hello))
        yield GuestBot(session)
        await session.leave()


@contextlib.asynccontextmanager
async def two_at_a_table(backend: Backend, **terms: Any) -> AsyncIterator[tuple[GuestBot, GuestBot]]:
    """Ada and Bob, in this order, and a game that has begun."""
    code = (await backend.service.open_table(p.Terms(shuffle_seats=False, **terms))).code
    async with guest(backend, code) as ada, guest(backend, code) as bob:
        for one, name in ((ada, "Ada"), (bob, "Bob")):
            assert isinstance(await one.ask(p.Sit("sit", name)), p.Welcome)
        await ada.ask(p.Start("start"))
        for one in (ada, bob):
            await one.ask(p.SendSalt("salt", "saltsalt"))
        yield ada, bob


def request_of(action: Action, number: int) -> Any:
    if isinstance(action, Play):
        return p.PlayTiles(f"n{number}", action.tiles)
    if isinstance(action, Take):
        return p.TakeTiles(f"n{number}", action.tiles)
    return p.BuyTiles(f"n{number}", action.count)  # type: ignore[union-attr]


def test_the_record_of_a_game_with_a_long_log_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Store.log

    async def little(store: Store, code: str, after: int, limit: int = 20) -> Any:
        return await whole(store, code, after, min(limit, 20))

    async def work(url: str) -> None:
        async with at_home(url) as backend, two_at_a_table(backend) as seats:
            live, number = seats[0].live, 0
            while live.table.game and live.table.game.state and not live.table.game.state.over:
                state = live.table.game.state
                seat = state.awaited[0]
                answer = await seats[seat].ask(request_of(legal(state, seat)[-1], number))
                assert isinstance(answer, p.Done), answer
                number += 1
            assert number > 20
            assert live.table.record
            row = await backend.store.record(live.table.record)
            assert row
            assert len(records.read(row.text).record.moves) == number

    monkeypatch.setattr(Store, "log", little)
    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_of_a_very_long_game_the_latest_is_told(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with at_home(url) as backend, two_at_a_table(backend) as (ada, _):
            table = msgspec.structs.replace(ada.live.table, version=100_000)
            assert log_start(table, 0) > 90_000
            assert log_start(table, 99_999) == 99_999
            game = ada.live.table.game
            assert game
            assert log_start(ada.live.table, 0) == game.first - 1

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_who_asks_for_much_and_does_not_listen_is_let_go() -> None:
    connection = Connection("127.0.0.1")
    large = p.Refused("1", "failed", "x" * 100_000)
    for _ in range(MAX_QUEUED_BYTES // 100_000 + 1):
        assert connection.farewell is None
        connection.answer(large)
    connection.answer(large)
    assert connection.farewell == p.Bye("too-slow", 5000)
    heard: list[bytes] = []

    async def send(data: bytes) -> None:
        heard.append(data)

    async def nothing() -> None:
        """This connection is never behind."""

    run(connection.write(send, nothing))
    assert connection.empty
    assert len(heard) == MAX_QUEUED_BYTES // 100_000 + 2


def test_after_the_good_bye_there_are_no_news() -> None:
    connection = Connection("127.0.0.1")
    connection.close(p.Bye("restart", 1000))
    connection.queue_update(b"news", 7)
    assert list(connection._waiting) == [p.encode(p.Bye("restart", 1000))]


def test_who_knows_more_than_this_process_is_not_told_old_news(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with at_home(url) as backend:
            code = (await backend.service.open_table(p.Terms())).code
            async with guest(backend, code) as ada, guest(backend, code) as bob:
                await ada.ask(p.Sit("sit", "Ada"))
                old = bob.live.table
                await ada.ask(p.React("moo", "moo"))
                bob.live.table = old  # as where another process has written, and nothing was heard of it yet
                welcome = await bob.ask(p.Refresh("again", old.version + 1))
                assert welcome.version == old.version + 1

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_bots_whose_choice_came_too_late_are_asked_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, enough = asyncio.Event(), asyncio.Event()
    think = BotPool.think

    async def slowly(bot_pool: BotPool, *position: Any) -> Sequence[tuple[int, Action]]:
        if not thinking.is_set():
            thinking.set()
            await enough.wait()
            return []
        return await think(bot_pool, *position)

    async def work(url: str) -> None:
        async with at_home(url) as backend:
            code = (await backend.service.open_table(p.Terms())).code
            async with guest(backend, code) as ada:
                for request in (p.Sit("sit", "Ada"), p.AddBot("bot", "calf"), p.Start("start")):
                    await ada.ask(request)
                await ada.ask(p.SendSalt("salt", "saltsalt"))
                await thinking.wait()
                await ada.ask(p.React("moo", "moo"))
                await asyncio.sleep(0.5)
                version = ada.live.table.version
                enough.set()
                async with asyncio.timeout(PATIENCE):
                    while ada.live.table.version == version:
                        await asyncio.sleep(0.05)

    monkeypatch.setattr(BotPool, "think", slowly)
    with fresh_database("postgresql", tmp_path) as url:
        run(work(url))


def test_who_comes_to_a_process_that_has_just_started_is_there_for_all(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with at_home(url) as old:
            code = (await old.service.open_table(p.Terms())).code
            async with guest(old, code) as ada, at_home(url) as new:
                old.service.processes -= {new.service.process}
                async with guest(new, code) as bob:
                    await bob.ask(p.Sit("sit", "Bob"))
                    async with asyncio.timeout(PATIENCE):
                        while not ada.live.table_info.seats:
                            await asyncio.sleep(0.02)
                    assert ada.live.table_info.seats[0].present

    with fresh_database("postgresql", tmp_path) as url:
        run(work(url))


def test_a_process_that_was_thought_dead_learns_which_time_does_not_count(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with at_home(url) as backend:
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


def test_a_database_that_is_away_is_nobodys_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(_hall: TableService, _code: str) -> Any:
        raise Refusal("unavailable")

    monkeypatch.setattr(TableService, "_load", away)
    with TestClient(create_app(Settings(database=f"sqlite:///{tmp_path}/db.sqlite3"))) as client:
        answers = {client.get("/api/tables/ABCDEF").status_code for _ in range(70)}
    assert answers == {503}


def test_while_the_database_is_away_nobody_fills_the_memory_by_coming_and_going(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_hall: TableService, _code: str) -> Any:
        raise Refusal("unavailable")

    async def work(url: str) -> None:
        async with at_home(url) as backend:
            code = (await backend.service.open_table(p.Terms())).code
            async with guest(backend, code) as ada, guest(backend, code) as watcher:
                await ada.ask(p.Sit("sit", "Ada"))
                monkeypatch.setattr(TableService, "_load", away)
                for one in (watcher, ada):
                    ada.live.stale = True
                    with pytest.raises(Refusal):
                        await one.session.leave()
                assert backend.service.unreported_disconnects == {(code, ada.session.connection.key)}
                monkeypatch.undo()

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_a_table_that_was_let_go_keeps_no_timer(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with at_home(url) as backend:
            async with two_at_a_table(backend, clock=86400) as (ada, _):
                live = ada.live
            assert live.code not in backend.service.tables
            live.table = msgspec.structs.replace(live.table, version=live.table.version - 1)
            await backend.scheduler._catch_up(live, None)
            assert live.timer is None
            assert live.code not in backend.service.tables

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_a_change_is_completed_after_its_task_was_cancelled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(url: str) -> None:
        async with at_home(url) as backend:
            code = (await backend.service.open_table(p.Terms())).code
            async with guest(backend, code) as ada:
                await ada.ask(p.Sit("sit", "Ada"))
                version = ada.live.table.version
                append, writing, released = backend.store.append, asyncio.Event(), asyncio.Event()

                async def held(change: Append) -> None:
                    writing.set()
                    await released.wait()
                    await append(change)

                monkeypatch.setattr(backend.store, "append", held)
                asking = asyncio.create_task(ada.session.ask(p.React("moo", "moo")))
                await writing.wait()
                asking.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await asking
                released.set()
                async with asyncio.timeout(PATIENCE):
                    while ada.live.table.version == version:
                        await asyncio.sleep(0.02)
                row = await backend.store.load(code)
                assert row
                assert row.version == version + 1

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_a_name_that_no_file_can_have_is_unknown(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(database=f"sqlite:///{tmp_path}/db.sqlite3"))) as client:
        for path in ("/", "/assets/"):
            assert client.get(path + "a" * 300).status_code == 404
