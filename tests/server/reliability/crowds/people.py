"""Simulated people who play at random, reconnect when the server is gone, and keep all requests and updates."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import secrets
from collections.abc import Sequence
from typing import Any

import httpx
from msgspec import Struct
from msgspec.structs import replace
from patience import PATIENCE

from hornochsen import protocol as p
from hornochsen.client.table_client import Client
from hornochsen.protocol.errors import Refusal

LINES = ("Muh!", "Das war knapp.", "Encore une fois ?", "Jó játék!")


class Plan(Struct):
    """The people and bots of a table."""

    code: str
    people: int
    bots: tuple[p.Level, ...]
    enough: bool = False
    """Whether no further game is started."""


class End(Struct, frozen=True):
    """The end of a game as a person saw it."""

    standings: tuple[p.Standing, ...]
    record: str | None
    position: p.Position | None
    seat: int | None


class Person:
    """A client that sits at a table or watches, and plays random legal moves."""

    def __init__(self, url: str, plan: Plan, name: str, *, plays: bool = True) -> None:
        self.url = url
        self.plan = plan
        self.name = name
        self.plays = plays
        self.secret = secrets.token_urlsafe(32) if plays else None
        """The secret of the person's player."""

        self.chance = random.Random(f"{name} at {plan.people}")
        self.asked: dict[str, p.AnyRequest] = {}
        self.done: dict[str, int | None] = {}
        """The version in the acknowledgement of each request; `None` where a welcome was the answer."""

        self.refused: dict[str, str] = {}
        self.heard: list[p.Update] = []
        self.commitments: dict[int, str] = {}
        self.ends: dict[int, End] = {}
        self.client: Client
        self._numbers = itertools.count()
        self._acted = 0
        self._salted = 0

    async def run(self) -> None:
        await self.become_player()
        async with Client(self.url, self.plan.code, player=self.secret, reconnect_timeout=PATIENCE) as client:
            self.client = client
            if self.plays:
                await self.ask(p.Sit("", self.name))
            async for update in client.updates():
                self.heard.append(update)
                await self.look()

    async def become_player(self) -> None:
        """Create the person's player, with the same secret until the server answers."""
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
            while self.secret:
                with contextlib.suppress(httpx.TransportError):
                    wanted = {"secret": self.secret, "name": self.name}
                    if (await http.post(f"{self.url}/api/players", json=wanted)).is_success:
                        return
                await asyncio.sleep(0.05)

    @property
    def settled(self) -> bool:
        """Return whether no request is open and the last game is over."""
        table = getattr(getattr(self, "client", None), "table", None)
        open_requests = len(self.asked) - len(self.done) - len(self.refused)
        return self.plan.enough and not open_requests and table is not None and table.phase == "over"

    async def look(self) -> None:
        client, table = self.client, self.client.table
        if table.commitment:
            self.commitments[table.game] = table.commitment
        if table.phase == "over":
            self.ends[table.game] = End(table.standings, table.record, client.position, client.seat)
        if client.version >= self._acted and client.seat is not None and (request := self._choice(client.seat)):
            await self.ask(request)

    async def ask(self, request: Any) -> None:
        """Send a request under the same id until it is answered, and keep the answer."""
        request = replace(request, id=f"{self.name}-{next(self._numbers)}")
        self.asked[request.id] = request
        while request.id not in self.done and request.id not in self.refused:
            try:
                answer = await self.client.ask(request)
            except Refusal as refusal:
                if refusal.error == "unavailable":
                    await asyncio.sleep(0.2)
                else:
                    self.refused[request.id] = refusal.error
            else:
                self.done[request.id] = answer.version if isinstance(answer, p.Done) else None
                self._acted = getattr(answer, "version", 0)

    def _choice(self, seat: int) -> Any:
        table = self.client.table
        host = table.seats[seat].host
        match table.phase:
            case "gathering" if host:
                bots = sum(one.bot is not None for one in table.seats)
                if bots < len(self.plan.bots):
                    return p.AddBot("", self.plan.bots[bots])
                return p.Start("") if len(table.seats) == self.plan.people + bots else None
            case "over" if not self.plan.enough and seat not in (table.again or ()):
                return p.Again("")
            case "salting" if seat not in table.salted and self._salted < table.game:
                self._salted = table.game
                return p.SendSalt("", f"{self.name}-salt-{table.game}")
            case "playing":
                return self._move(seat)
        return None

    def _move(self, seat: int) -> Any:
        position = self.client.position
        if position is None or position.options is None or position.seat != seat:
            return None
        options, chance = position.options, self.chance
        if chance.random() < 0.03:
            return p.Say("", chance.choice(LINES)) if chance.random() < 0.5 else p.React("", "moo")
        if options.take and position.taking:
            count = chance.randint(1, min(options.take, 2))
            return p.TakeTiles("", tuple(chance.sample(position.taking.tiles, count)))
        if options.buy and (not options.play or chance.random() < 0.1):
            return p.BuyTiles("", chance.randint(1, options.buy))
        if options.play:
            return p.PlayTiles("", tuple(chance.sample(position.hand, options.play)))
        if options.take_back and chance.random() < 0.1:
            return p.TakeBackTiles("")
        return None


def party(url: str, plan: Plan, *, spectators: int = 0) -> Sequence[Person]:
    """Return all people of a table."""
    people = [Person(url, plan, f"P{number}") for number in range(plan.people)]
    return [*people, *(Person(url, plan, f"S{number}", plays=False) for number in range(spectators))]


async def settle(people: Sequence[Person], tasks: Sequence[asyncio.Task[None]]) -> None:
    """Wait until all games are over and all people know the same version; fail where a table is stuck."""

    def versions() -> dict[str, set[int]]:
        found: dict[str, set[int]] = {}
        for person in people:
            found.setdefault(person.plan.code, set()).add(person.client.version)
        return found

    try:
        async with asyncio.timeout(PATIENCE):
            quiet = 0
            while quiet < 5:
                for task in tasks:
                    if task.done():
                        task.result()
                same = all(person.settled for person in people) and all(len(one) == 1 for one in versions().values())
                quiet = quiet + 1 if same else 0
                await asyncio.sleep(0.05)
    except TimeoutError:
        stuck = [f"{one.plan.code} {one.name}: {_where(one)}" for one in people if not one.settled]
        raise AssertionError("stuck: " + "; ".join(stuck)) from None


def _where(person: Person) -> str:
    client = getattr(person, "client", None)
    if client is None:
        return "never came in"
    waiting = [one for one in person.asked if one not in person.done and one not in person.refused]
    return f"version {client.version}, {client.table.phase}, waits for {waiting}, {client.waits}"
