"""Requests that wait for the same table are written together, each with its own version, answer and broadcast."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.helpers.in_process import InProcessClient, connect, open_backend, two_at_a_table
from server.storage.samples import run

from hornochsen import protocol as p
from hornochsen.server.storage import Append, Store, Unavailable


async def at_once(live: Any, *asked: tuple[InProcessClient, Any]) -> list[Any]:
    """Send requests while the table is busy, so that all wait for it; return their answers."""
    async with live.lock:
        waiting = [asyncio.create_task(client.ask(request)) for client, request in asked]
        while len(live.waiting) < len(asked):
            await asyncio.sleep(0)
    return list(await asyncio.gather(*waiting))


def kinds(client: InProcessClient, after: int) -> list[tuple[int, str]]:
    """Return the versions that a client's only update after a version brought, each with its first event's type."""
    [update] = [message for message in client.messages if isinstance(message, p.Update) and message.version > after]
    versions: list[p.Update | p.Missed] = [*(update.earlier or ()), update]
    return [(one.version, type(one.events[0]).__name__) for one in versions]


def test_waiting_requests_are_written_in_one_append(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Append] = []
    store_append = Store.append

    async def noted(store: Store, append: Append) -> None:
        written.append(append)
        await store_append(store, append)

    async def work(url: str) -> None:
        async with open_backend(url) as backend, two_at_a_table(backend) as (ada, bob):
            live, before = ada.live, ada.live.table.version
            written.clear()
            asked = [(ada, p.React("a", "moo")), (bob, p.React("b", "laugh")), (bob, p.Say("c", "Muh"))]
            answers = await at_once(live, *asked)
            assert answers == [p.Done(name, before + at) for at, name in enumerate("abc", 1)]
            assert [len(append.logs) for append in written] == [3]
            assert live.table.version == before + 3
            assert [row.request for row in await backend.store.log(live.code, before)] == ["a", "b", "c"]
            told = [(before + 1, "Reacted"), (before + 2, "Reacted"), (before + 3, "Said")]
            for client in (ada, bob):
                await client.ask(p.Refresh("r"))
                assert kinds(client, before) == told

    monkeypatch.setattr(Store, "append", noted)
    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_a_request_that_waits_twice_acts_once_and_gets_its_answer_twice(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend, two_at_a_table(backend) as (ada, bob):
            live, before = ada.live, ada.live.table.version
            token = next(message.token for message in ada.messages if isinstance(message, p.Welcome) and message.token)
            state = live.table.game and live.table.game.state
            assert state
            async with connect(backend, live.code, token=token) as again:
                lay, moo = p.PlayTiles("lay", state.hands[0][:1]), p.React("moo", "moo")
                asked = [(ada, lay), (ada, moo), (bob, p.React("b", "moo")), (again, lay), (again, moo)]
                answers = await at_once(live, *asked)
                assert answers[3] == answers[0]
                assert answers[4] == answers[1]
                assert isinstance(answers[0], p.Done)
                rows = await backend.store.log(live.code, before)
                assert sorted(row.request for row in rows if row.request) == ["b", "lay", "moo"]
                assert [row.version for row in rows] == list(range(before + 1, before + 1 + len(rows)))

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_a_refusal_does_not_disturb_requests_that_wait_with_it(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend, two_at_a_table(backend) as (ada, bob):
            before = ada.live.table.version
            answers = await at_once(
                ada.live, (ada, p.React("a", "moo")), (bob, p.Start("s")), (bob, p.React("b", "moo"))
            )
            assert answers[0] == p.Done("a", before + 1)
            assert isinstance(answers[1], p.Refused)
            assert answers[2] == p.Done("b", before + 2)

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_an_outage_refuses_all_waiting_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(store: Store, append: Append) -> None:
        raise Unavailable("the disk is full")

    async def work(url: str) -> None:
        async with open_backend(url) as backend, two_at_a_table(backend) as (ada, bob):
            before = ada.live.table.version
            with monkeypatch.context() as patch:
                patch.setattr(Store, "append", failing)
                answers = await at_once(ada.live, (ada, p.React("a", "moo")), (bob, p.React("b", "moo")))
            assert [answer.error for answer in answers] == ["unavailable", "unavailable"]
            assert await ada.ask(p.React("a", "moo")) == p.Done("a", before + 1)

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))
