"""Choices become due whether or not a player can make them."""

from __future__ import annotations

import asyncio

from patience import PATIENCE

from hornochsen.loadtest.arrivals import Arrivals


class Player:
    """A player that notes when its choices were due."""

    def __init__(self) -> None:
        self.due: list[float] = []

    def choose(self, due: float) -> None:
        self.due.append(due)


async def arriving(arrivals: Arrivals, *, late: int) -> None:
    """Let choices arrive until this number of them is late."""
    running = asyncio.create_task(arrivals.run())
    async with asyncio.timeout(PATIENCE):
        while len(arrivals.late) < late:
            await asyncio.sleep(0.001)
    running.cancel()


def test_a_choice_that_nobody_can_make_waits_and_keeps_the_time_at_which_it_was_due() -> None:
    async def work() -> None:
        arrivals, player = Arrivals(1000), Player()
        await arriving(arrivals, late=3)
        late = arrivals.late
        assert list(late) == sorted(late)
        arrivals.add(player)
        arrivals.add(player)
        assert player.due == list(late[:2])
        assert arrivals.late == late[2:]

    asyncio.run(work())


def test_a_ready_player_makes_one_choice_and_a_discarded_one_none() -> None:
    async def work() -> None:
        arrivals, ready, gone = Arrivals(1000), Player(), Player()
        arrivals.add(ready)
        arrivals.add(gone)
        arrivals.discard(gone)
        await arriving(arrivals, late=1)
        assert (len(ready.due), len(gone.due)) == (1, 0)

    asyncio.run(work())
