"""Games at several tables while the server is killed again and again, and started again at the same address."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
from msgspec import Struct
from patience import PATIENCE
from server.helpers.serving import Server
from server.reliability.crowds.checking import check
from server.reliability.crowds.daily_crowd import DailyCrowd, check_daily
from server.reliability.crowds.people import Plan, party, settle
from server.reliability.crowds.rated_crowd import check_rated

from hornochsen.protocol import Level
from hornochsen.server.ops.crash_points import POINTS, VARIABLE, Point

TABLES: tuple[tuple[int, tuple[Level, ...], int | None, bool], ...] = (
    (2, (), None, False),
    (2, ("calf",), 60, False),
    (1, ("cow", "ox", "calf"), 15, False),
    (3, ("cow", "calf"), 86400, True),
)
"""The number of people, the server's bots and the clock of each table, and whether it is rated."""

DAILY_PLAYERS = 3
"""People who play the deal of the day at the same time."""

MOST_APPENDS = 40
LONGEST_LIFE = 1.2


class Kill(Struct, frozen=True):
    """The end of a server: at the `count`th pass of a point in its code, or from outside after some seconds."""

    point: Point | None
    count: int
    seconds: float


def kills(seed: str, count: int) -> Iterator[Kill]:
    """Yield all kinds of kills in turn, at moments that depend only on the seed."""
    chance = random.Random(seed)
    for number in range(count):
        point = (None, *POINTS)[number % (len(POINTS) + 1)]
        yield Kill(point, chance.randint(1, MOST_APPENDS), chance.uniform(0.1, LONGEST_LIFE))


async def crash_test(database: str, folder: Path, seed: str, count: int) -> Counter[str]:
    """Kill the server repeatedly while people play, then check everything; return the counts of what was checked."""
    with closing(Server(database, folder / "server.log")) as server:
        await asyncio.to_thread(server.start)
        plans = [
            Plan(await opened(server.url, clock, rated=rated), count, bots) for count, bots, clock, rated in TABLES
        ]
        people = [person for at, plan in enumerate(plans) for person in party(server.url, plan, spectators=at == 0)]
        tasks = [asyncio.create_task(person.run()) for person in people]
        today = DailyCrowd(server.url, DAILY_PLAYERS)
        tasks.append(asyncio.create_task(today.run()))
        try:
            for kill in kills(seed, count):
                await end(server, kill)
                for task in tasks:
                    if task.done():
                        task.result()
            for plan in plans:
                plan.enough = True
            today.enough = True
            server.launch()
            await today.finished()
            people += today.people
            await settle(people, tasks)
        finally:
            await asyncio.to_thread(server.stop)  # first, so that no departure is written
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await today.close()
    failures = [line for line in server.log.read_text().splitlines() if '"error"' in line or "Traceback" in line]
    assert not failures, failures[0]
    counted = await check(database, people) + Counter(kills=count)
    counted["daily"] = await check_daily(database, today.people)
    rated = [plan.code for plan, (*_, rated) in zip(plans, TABLES, strict=True) if rated]
    counted["rated"] = await check_rated(database, [person for person in people if person.plan.code in rated])
    return counted


async def opened(url: str, clock: int | None, *, rated: bool = False) -> str:
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
        code: str = (await http.post(f"{url}/api/tables", json={"clock": clock, "rated": rated})).json()["code"]
        return code


async def end(server: Server, kill: Kill) -> None:
    """Start the server unless it runs, and kill it or wait for its crash point."""
    assert server.process
    if server.process.poll() is not None:
        server.launch({VARIABLE: f"{kill.point}:{kill.count}"} if kill.point else None)
    if kill.point is None:
        await asyncio.sleep(kill.seconds)
        server.kill()
        return
    limit = time.monotonic() + PATIENCE
    while server.process.poll() is None:
        assert time.monotonic() < limit, f"{kill} was never reached: tables are stuck"
        await asyncio.sleep(0.01)
