"""People who play the deal of the day one after another, also while the server is killed again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import httpx
from patience import PATIENCE
from server.reliability.crowds.people import Person, Plan

from hornochsen import protocol as p
from hornochsen.client.table_client import Client
from hornochsen.server.storage import Store
from hornochsen.server.table.people import identity


class DailyPerson(Person):
    """A person who plays the deal of the day once."""

    async def run(self) -> None:
        await self.become_player()
        self.plan.code = await self.begin()
        async with Client(self.url, self.plan.code, player=self.secret, reconnect_timeout=PATIENCE) as client:
            self.client = client
            async for update in client.updates():
                self.heard.append(update)
                await self.look()

    async def begin(self) -> str:
        """Begin the game that counts, or find it: a lost answer must not begin another one."""
        headers = {"authorization": f"Bearer {self.secret}"}
        async with httpx.AsyncClient(base_url=self.url, headers=headers, trust_env=False, timeout=PATIENCE) as http:
            while True:
                try:
                    day = (await http.get("/api/daily")).raise_for_status().json()["today"]
                    started = (await http.post(f"/api/daily/{day}/games", json={})).raise_for_status().json()
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)
                else:
                    assert started["counted"]
                    return str(started["code"])

    def _choice(self, seat: int) -> Any:
        if self.client.table.phase != "playing":
            return None
        while isinstance(request := self._move(seat), p.Say | p.React):
            pass  # nobody listens: a refused request brings no update, and the person would wait for ever
        return request


class DailyCrowd:
    """Several people who play at the same time; when a game is over, the next person begins, until it is enough."""

    def __init__(self, url: str, at_once: int = 1) -> None:
        self.url = url
        self.at_once = at_once
        self.enough = False
        self.people: list[DailyPerson] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def run(self) -> None:
        """Let people play; they stay connected."""
        await asyncio.gather(*(self._play_in_turn() for _ in range(self.at_once)))

    async def _play_in_turn(self) -> None:
        while not self.enough:
            person = DailyPerson(self.url, Plan("", 1, (), enough=True), f"D{len(self.people)}")
            self.people.append(person)
            task = asyncio.create_task(person.run())
            self._tasks.append(task)
            while not person.settled:
                if task.done():
                    task.result()
                await asyncio.sleep(0.05)

    async def finished(self) -> None:
        """Wait until the last person's game is over."""
        async with asyncio.timeout(PATIENCE):
            while not all(person.settled for person in self.people):
                await asyncio.sleep(0.05)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def check_daily(url: str, people: Sequence[DailyPerson]) -> int:
    """Check that each person has one game of the day, which counts with the result of its record; return the number."""
    store = await Store.open(url, process="check", serving=False)
    try:
        for person in people:
            assert person.secret
            found = await store.players.find(identity.key(person.secret))
            assert found
            [game] = await store.daily.played(found[0].id)
            [end] = person.ends.values()
            seat = [one.name for one in end.standings].index(person.name)
            assert game.counted
            assert (game.code, game.record) == (person.plan.code, end.record)
            assert (game.place, game.points) == (end.standings[seat].place, end.standings[seat].points)
    finally:
        await store.close()
    return len(people)
