"""The bots' thread pool: budgets under load, and every level of the ladder."""

from __future__ import annotations

import asyncio
import math
import random
from typing import get_args

import pytest
from server.storage.samples import run

from hornochsen import boards
from hornochsen.bots import BOTS, BUDGETS
from hornochsen.protocol import Level
from hornochsen.rules import OFFICIAL, deal, legal, shuffled
from hornochsen.server.ops.metrics import Metrics
from hornochsen.server.session import bot_pool
from hornochsen.server.session.bot_pool import BotPool, budget_of, choose_action

LEVELS: tuple[Level, ...] = get_args(Level)
POSITION = deal(boards.load("classic"), OFFICIAL, 4, shuffled(random.Random(1))).state


def test_a_bot_of_the_server_has_its_full_budget_without_load() -> None:
    assert {level: budget_of(level, 1.0) for level in LEVELS} == {level: BUDGETS.get(level) for level in LEVELS}


def test_load_divides_the_budget_down_to_a_minimum() -> None:
    assert [budget_of("bull", share) for share in (2.0, 10.0, 1000.0, math.inf)] == [10_000, 2000, 100, 100]
    assert [budget_of("aurochs", share) for share in (2.0, 10.0, 1000.0)] == [400, 80, 20]
    assert budget_of("calf", 2.0) is None


def test_the_budgets_are_those_of_the_bots() -> None:
    made = {name: getattr(BOTS[name](random.Random(1)), "budget", None) for name in BOTS}
    assert made == {level: BUDGETS.get(level) for level in LEVELS}


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_with_the_smallest_budget(level: Level, caplog: pytest.LogCaptureFixture) -> None:
    assert choose_action(POSITION, 0, level, share=math.inf) in legal(POSITION, 0)
    assert caplog.text == ""


@pytest.fixture
def shares(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the list of the numbers that divide the budgets, one for each choice of a bot."""
    found: list[float] = []

    def choose(state: object, seat: int, level: Level, share: float) -> object:
        found.append(share)
        return legal(POSITION, seat)[0]

    monkeypatch.setattr(bot_pool, "choose_action", choose)
    return found


def test_a_long_queue_reduces_the_budgets(shares: list[float]) -> None:
    async def work() -> None:
        pool = BotPool(1, Metrics())
        try:
            await pool.think(POSITION, [(0, "aurochs")])
            assert shares == [1.0]
            pool.queued = 19
            await pool.think(POSITION, [(0, "aurochs")])
            assert shares[1] >= 5.0
        finally:
            pool.close()

    run(work())


def test_each_bot_of_a_table_makes_the_queue_longer_for_other_tables(shares: list[float]) -> None:
    async def work() -> None:
        pool = BotPool(1, Metrics())
        try:
            first = asyncio.create_task(pool.think(POSITION, [(seat, "aurochs") for seat in range(4)]))
            await asyncio.sleep(0)
            assert pool.queued == 4
            await pool.think(POSITION, [(0, "aurochs")])
            await first
            assert sorted(shares) == [1.0, 1.0, 1.0, 1.0, 2.5]
            assert pool.queued == 0
        finally:
            pool.close()

    run(work())
