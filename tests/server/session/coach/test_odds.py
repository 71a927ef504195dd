"""Requests for the odds of tiles: who gets an answer, and what is refused."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
from patience import PATIENCE
from server.helpers.in_process import InProcessClient, connect, open_backend, two_at_a_table
from server.storage.samples import run

from hornochsen import protocol as p
from hornochsen.server.ops.metrics import Metrics
from hornochsen.server.session.bot_pool import BotPool
from hornochsen.server.table.table import Table, decode_table, encode


def hand(client: InProcessClient) -> tuple[int, ...]:
    game = client.live.table.game
    assert game
    assert game.state
    return game.state.hands[0]


def test_a_player_gets_the_odds_of_the_own_tiles_and_nobody_else_does(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend, two_at_a_table(backend, hints=True) as (ada, bob):
            told = await ada.ask(p.AskOdds("odds"))
            assert isinstance(told, p.Odds)
            assert tuple(odds.tile for odds in told.tiles) == hand(ada)
            assert all(0 <= odds.safe <= 1 for odds in told.tiles)
            again = await ada.ask(p.AskOdds("again"))
            assert again.tiles == told.tiles, "an unchanged choice is not computed again"
            assert not any(isinstance(message, p.Odds) for message in bob.messages)
            async with connect(backend, ada.live.code) as watcher:
                assert (await watcher.ask(p.AskOdds("odds"))).error == "not-seated"

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_without_the_term_nobody_gets_odds(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend, two_at_a_table(backend) as seats:
            for client in seats:
                assert (await client.ask(p.AskOdds("odds"))).error == "hints-off"

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_odds_are_refused_when_no_tile_is_awaited(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with open_backend(url) as backend, two_at_a_table(backend, hints=True) as (ada, _):
            await ada.ask(p.PlayTiles("lay", hand(ada)[:1]))
            assert (await ada.ask(p.AskOdds("odds"))).error == "nothing-to-lay"

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def test_other_requests_do_not_wait_for_odds_and_a_newer_request_replaces_an_older_one(tmp_path: Path) -> None:
    """The only thread of the pool is busy, as with a long queue of bots."""

    async def work(url: str) -> None:
        async with open_backend(url) as backend, two_at_a_table(backend, hints=True) as (ada, _):
            pool, free = BotPool(1, Metrics()), threading.Event()
            backend.service.bot_pool = pool
            busy = asyncio.create_task(pool.run(free.wait))
            await ada.session.ask(p.AskOdds("old"))
            assert isinstance(await ada.ask(p.React("react", "moo")), p.Done)
            newer = asyncio.create_task(ada.ask(p.AskOdds("new")))
            async with asyncio.timeout(PATIENCE):
                while not (refused := answers(ada, "old")):
                    await asyncio.sleep(0)
            assert refused[0].error == "replaced"
            free.set()
            assert isinstance(await newer, p.Odds)
            assert await busy
            assert len(answers(ada, "old")) == len(answers(ada, "new")) == 1
            pool.close()

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))


def answers(client: InProcessClient, request: str) -> list[Any]:
    return [message for message in client.messages if getattr(message, "id", None) == request]


def test_a_table_that_was_stored_without_the_term_allows_no_hints(tmp_path: Path) -> None:
    stored: list[Table] = []

    async def work(url: str) -> None:
        async with open_backend(url) as backend:
            stored.append(await backend.service.open_table(p.Terms(hints=True)))

    run(work(f"sqlite:///{tmp_path}/db.sqlite3"))
    old = msgspec.json.decode(encode(stored[0]))
    del old["terms"]["hints"]
    assert decode_table(msgspec.json.encode(old)).terms.hints is False
