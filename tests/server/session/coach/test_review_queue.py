"""The queue of reviews: its order, and its place behind games."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import threading
import time
from pathlib import Path

import pytest
from msgspec.structs import replace
from patience import PATIENCE
from server.helpers.databases import fresh_database
from server.helpers.in_process import open_backend
from server.helpers.reviewing import FEW, FINISHED
from server.storage.samples import run

from hornochsen import boards
from hornochsen import protocol as p
from hornochsen.rules import PRESETS, TILES, deal
from hornochsen.server.backend import Backend
from hornochsen.server.ops.metrics import Metrics
from hornochsen.server.session.bot_pool import BotPool
from hornochsen.server.session.coach import reviews
from hornochsen.server.session.coach.review_order import ReviewOrder
from hornochsen.server.session.coach.reviews import MAX_ATTEMPTS
from hornochsen.server.storage import QueuedReview, RecordRow

PLAYERS = json.loads(FINISHED)["players"]
RECORD = RecordRow("A-1", time.time(), "A", FINISHED.decode())


def waiting(*requests: tuple[str, str]) -> list[QueuedReview]:
    """Return requests, each from a table and an address, in the order in which they came."""
    return [QueuedReview(f"r{at}", 0, table, address, None, 0) for at, (table, address) in enumerate(requests)]


def names(order: list[QueuedReview]) -> str:
    return " ".join(review.record for review in order)


def test_each_table_and_each_address_has_one_place_in_the_queue() -> None:
    order = ReviewOrder().sort(waiting(("A", "1"), ("B", "1"), ("A", "2"), ("C", "3"), ("D", "1"), ("E", "4")))
    assert names(order) == "r0 r3 r5 r1 r2 r4"


def test_requests_of_others_keep_their_order() -> None:
    assert names(ReviewOrder().sort(waiting(("A", "1"), ("B", "2"), ("C", "3")))) == "r0 r1 r2"


def test_an_address_with_many_requests_does_not_delay_a_later_address() -> None:
    """The second request of an address becomes its first one as soon as the first is done."""
    order = ReviewOrder()
    left = waiting(("A", "1"), ("B", "1"), ("C", "1"), ("D", "2"), ("E", "2"))
    computed = []
    while left:
        computed.append(order.sort(left)[0])
        order.count(computed[-1])
        left.remove(computed[-1])
    assert names(computed) == "r0 r3 r1 r4 r2"


def test_a_slice_waits_until_no_bot_and_no_hint_needs_the_thread() -> None:
    async def work() -> None:
        pool, free = BotPool(1, Metrics()), threading.Event()
        ended: list[str] = []
        bot = asyncio.create_task(pool.run(free.wait))
        behind = asyncio.create_task(pool.run_behind(ended.append, "review"))
        await asyncio.sleep(0)
        later = asyncio.create_task(pool.run(ended.append, "later bot"))
        await asyncio.sleep(0)
        free.set()
        await asyncio.gather(bot, behind, later)
        assert ended == ["later bot", "review"]
        pool.close()

    run(work())


async def until_ended(backend: Backend, seat: int) -> p.ReviewStatus:
    """Wait for the end of a review."""
    async with asyncio.timeout(PATIENCE):
        while (status := await backend.reviews.status(RECORD.id, seat)).status not in ("done", "failed"):
            await asyncio.sleep(0.02)
    return status


def test_bots_choose_while_a_review_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PLAYOUTS", 10**9)
    state = deal(boards.load("classic"), PRESETS["official"], 3, tuple(TILES)).state

    async def work(url: str) -> None:
        async with open_backend(url) as backend:
            await backend.store.add_record(RECORD)
            await backend.reviews.ask(RECORD, 0, "192.0.2.1")
            async with asyncio.timeout(PATIENCE):
                while (await backend.reviews.status(RECORD.id, 0)).progress == 0:
                    await asyncio.sleep(0.02)
            for _ in range(3):
                assert len(await backend.scheduler.bot_pool.think(state, [(1, "cow"), (2, "cow")])) == 2
            assert (await backend.reviews.status(RECORD.id, 0)).status == "running"
        async with open_backend(url) as backend:
            [given_up] = await backend.store.reviews.unfinished()
            assert given_up.attempts <= 1, "a stopped server gives up its review without an attempt"

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_a_review_that_stopped_the_server_several_times_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PLAYOUTS", FEW)

    async def work(url: str) -> None:
        async with open_backend(url) as backend:
            await backend.store.add_record(RECORD)
            await backend.reviews.stop()
            await backend.store.reviews.ask(RECORD.id, 0, "A", "192.0.2.1", time.time())
            for _ in range(MAX_ATTEMPTS):
                [review] = await backend.store.reviews.unfinished()
                assert await backend.store.reviews.claim(review)
            backend.reviews.start()
            failed = await until_ended(backend, 0)
            assert failed.status == "failed"
            assert failed.error
            await backend.reviews.ask(RECORD, 0, "192.0.2.1")
            assert (await until_ended(backend, 0)).status == "done", "a failed review can be asked for again"

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_processes_share_the_queue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A review of any process is computed once, and every process shows it."""
    monkeypatch.setattr(reviews, "PLAYOUTS", FEW)

    async def work(url: str) -> None:
        async with open_backend(url) as one, open_backend(url) as two:
            for backend in (one, two):
                await backend.service.heartbeat()
            await one.store.add_record(RECORD)
            for seat, backend in enumerate((one, two, one)):
                await backend.reviews.ask(RECORD, seat, "192.0.2.1")
            for seat in range(3):
                assert await until_ended(one, seat) == await until_ended(two, seat)
                assert (await until_ended(one, seat)).status == "done"
        async with open_backend(url) as later:
            await later.store.delete("A", records=True)
            assert await later.store.reviews.find(RECORD.id, 0) is None

    with fresh_database("postgresql", tmp_path) as url:
        run(work(url))


def test_stored_reviews_contain_no_names_and_no_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PLAYOUTS", FEW)
    record = replace(RECORD, text=FINISHED.decode().replace(f'"{PLAYERS[0]}"', '"Zenobia"'))
    assert "Zenobia" in record.text

    async def work(url: str) -> None:
        async with open_backend(url) as backend:
            await backend.store.add_record(record)
            await backend.reviews.ask(record, 0, "192.0.2.77")
            await until_ended(backend, 0)

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))
    with contextlib.closing(sqlite3.connect(tmp_path / "db.sqlite3")) as file:
        [row] = file.execute("SELECT * FROM reviews").fetchall()
    assert "Zenobia" not in str(row)
    assert "192.0.2.77" not in str(row)
