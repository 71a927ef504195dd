"""The queue of bots: fair by address, with smaller budgets for the addresses that use most."""

from __future__ import annotations

import asyncio
import threading

from server.storage.samples import run

from hornochsen import boards
from hornochsen.protocol import Level
from hornochsen.rules import PRESETS, TILES, deal
from hornochsen.server.ops.metrics import Metrics
from hornochsen.server.session.bot_pool import BotPool
from hornochsen.server.session.fair_queue import HALF_LIFE, FairQueue


class Hand:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_jobs_of_one_address_are_done_in_order() -> None:
    queue: FairQueue[int] = FairQueue(Hand())
    for job in range(5):
        queue.push("a", job)
    assert [found[1] for _ in range(5) if (found := queue.pop())] == list(range(5))
    assert queue.pop() is None


def test_an_address_with_many_jobs_does_not_delay_the_others() -> None:
    queue: FairQueue[str] = FairQueue(Hand())
    for number in range(84):
        queue.push("flood", f"flood {number}")
    done = []
    for _ in range(5):
        address, job = queue.pop() or ("", "")
        done.append(job)
        queue.end(address, 0.3)
        if len(done) == 2:
            queue.push("family", "family")
    assert done[2] == "family"
    assert done[3:] == ["flood 2", "flood 3"]


def test_used_time_is_forgotten() -> None:
    clock = Hand()
    queue: FairQueue[str] = FairQueue(clock)
    queue.push("a", "job")
    queue.pop()
    queue.end("a", 8.0)
    clock.now += 3 * HALF_LIFE
    assert round(queue.used("a"), 6) == 1.0


def test_the_address_that_uses_most_has_the_largest_relative_use() -> None:
    queue: FairQueue[str] = FairQueue(Hand())
    for address, seconds in (("flood", 9.0), ("family", 1.0)):
        queue.push(address, "job")
        queue.pop()
        queue.end(address, seconds)
    assert queue.relative_use("flood") > 1 > queue.relative_use("family")
    assert queue.relative_use("newcomer") == 0.0


def test_a_table_of_another_address_waits_for_one_bot_only() -> None:
    state = deal(boards.load("classic"), PRESETS["official"], 8, tuple(TILES)).state

    async def work() -> None:
        pool, free = BotPool(1, Metrics()), threading.Event()
        began: list[str] = []
        waiting: list[asyncio.Task[None]] = []
        first = asyncio.create_task(pool.run_for("flood", free.wait))
        for number in range(12):
            waiting.append(asyncio.create_task(pool.run_for("flood", began.append, f"flood {number}")))
        await asyncio.sleep(0)
        family = asyncio.create_task(pool.run_for("family", began.append, "family"))
        await asyncio.sleep(0)
        free.set()
        await asyncio.gather(first, family, *waiting)
        assert began.index("family") == 0
        bots: list[tuple[int, Level]] = [(1, "cow"), (2, "ox"), (0, "calf")]
        assert [seat for seat, _ in await pool.think(state, bots, "family")] == [1, 2, 0]
        pool.close()

    run(work())
