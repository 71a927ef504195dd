"""A recorded run of whole games with players, spectators and bots: every message that each of them received."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import httpx
from patience import PATIENCE
from server.helpers.recording_clients import Exchange, Json, Transcript, poll
from server.helpers.recording_clients import RecordingClient as Spy
from server.helpers.serving import Server
from server.views.leak_checker import LeakChecker as Checker
from server.views.leak_checker import sent_tables
from server.views.leak_truth import Truth

BOARD = {
    "name": "every kind of round",
    "rows": [
        ["", "", 1],
        ["", 1, 1],
        ["", "H", 1],
        ["", "D", 2],
        ["", "", 2],
        ["", "H", 1],
        ["", "D", 1],
        ["", 1, 2],
    ],
    "bulls_eyes": [2, 9],
    "dunghill": 60,
}
TERMS: Json = {"board": BOARD, "clock": 15, "public": True}
PATHS = [
    "/api/tables/{code}",
    "/api/tables",
    "/metrics",
    "/healthz",
    "/api/info",
    "/api/openapi.json",
    "/api/boards/classic",
    "/api/tables/{code}/qr.svg",
    "/api/tables/{code}/log",
]
HIDDEN = ["/api/records/{code}-1", "/api/records/{code}-1/steps?seat=all", "/api/records/{code}-1/replay"]
"""Paths that show a game only after its end."""

KINDS = {"normal", "double", "open", "open with a group", "happy", "supply", "box", "took", "free", "took-back"}
WORDS = "nobody shall find this in a log"
MOST_GAMES = 60
"""The rarest kinds of rounds and actions do not happen in every game."""
GREED = {"Ben": 0.95, "Cid": 0.0, "Dora": 0.95, "Gus": 0.1}


@dataclass(frozen=True)
class RecordedRun:
    """A recorded run: the messages to all clients, the truth from the database, and the server's log."""

    transcript: Transcript
    truth: Truth
    log: str

    @cached_property
    def tables(self) -> dict[int, Json]:
        return sent_tables(self.transcript)

    def checker(self) -> Checker:
        return Checker(self.transcript, self.truth, TERMS, self.tables)


class Company:
    """The people of one table: players, spectators, and what they do beside playing."""

    def __init__(self, base: str, code: str) -> None:
        self.base = base
        self.transcript = Transcript(code)
        self.spies: list[Spy] = []
        self.watcher = self.spy("Watcher")
        self.host = self.spy("Ann", 0.95)
        self.people = {name: self.spy(name, greed) for name, greed in GREED.items()}
        self.playing: dict[str, asyncio.Task[None]] = {}

    def spy(self, label: str, greed: float = 0.0) -> Spy:
        self.spies.append(Spy(self.base, self.transcript, label, greed))
        return self.spies[-1]

    def play(self, spy: Spy) -> None:
        self.playing[spy.label] = asyncio.create_task(spy.play())

    async def gather(self) -> None:
        await self.watcher.come(since=0)
        for spy in (self.host, *self.people.values()):
            await spy.come()
            await spy.sit(name=spy.label)
            self.play(spy)
        await self.host.ask("add-bot", level="calf")

    async def adventures(self) -> AsyncIterator[None]:
        """Do everything that people can do beside playing, one thing per round."""
        people, transcript = self.people, self.transcript
        transcript.chat.add(WORDS)
        await people["Ben"].ask("say", text=WORDS)
        await people["Dora"].ask("react", reaction="moo")
        yield
        mallory = self.spy("Mallory")
        await mallory.come(since=0)
        assert (await mallory.ask("sit", name="Mallory", seat=self.bots()[0]))["error"] == "ask-first"
        late = self.spy("Eve")  # without purchases her hand is soon empty, so that she draws free tiles
        await late.come(since=0)
        while late.seat is None:  # the game may end before the next round begins
            if seats := self.bots():  # none when the watcher already knows that Eve has the seat
                await late.ask("ask-seat", seat=seats[0], name="Eve")
                await self.agree(late)
            yield
        self.play(late)
        await late.ask("refresh", since=0)
        yield
        secret = (await people["Dora"].ask("handover"))["secret"]
        transcript.links[secret] = "Dora"
        other = self.spy("Telephone", 0.95)
        await other.come()
        people["Dora"].stand((await other.sit("claim", secret=secret))["version"])
        self.play(other)
        await people["Dora"].ask("refresh", since=0)
        await people["Dora"].ask("play", tiles=[1])
        yield
        self.playing["Ben"].cancel()
        await people["Ben"].go()
        await self.watcher.until(lambda: any(event["event"] == "stood-in" for event in self.watcher.events))
        await people["Ben"].come(since=0)
        self.play(people["Ben"])
        yield
        people["Cid"].stand((await people["Cid"].ask("leave"))["version"])
        await people["Cid"].ask("refresh", since=0)
        await people["Cid"].ask("ask-seat", seat=self.bots()[0], name="Cid")
        yield
        gus = next(at for at, seat in enumerate(self.host.table["seats"]) if seat["name"] == "Gus")
        people["Gus"].stand((await self.host.ask("remove", seat=gus))["version"])
        await self.host.ask("refresh")
        for request in ({"kind": "sit", "name": "Mallory"}, {"kind": "ask-seat", "name": "Mallory"}):
            assert (await mallory.ask(**request, seat=gus))["error"] == "seat-closed"
            assert (await people["Gus"].ask(**request, seat=gus))["error"] == "seat-closed"
        yield
        await mallory.ask("ask-seat", seat=self.bots()[0], name="Mallory")
        await mallory.ask("refresh", since=0)
        await self.agree(mallory, silent="Ben")
        yield
        await mallory.ask("refresh", since=0)
        yield
        await self.host.come(since=self.host.version)
        await self.watcher.come(since=1)
        await late.ask("refresh", since=0)
        yield

    def bots(self) -> list[int]:
        """Return the bots' seats that a spectator can ask for."""
        seats = self.watcher.table["seats"]
        return [at for at, seat in enumerate(seats) if seat["bot"] and not seat.get("closed")]

    async def agree(self, asker: Spy, silent: str = "") -> None:
        """Let all people at the table, except the silent one, agree to a spectator's request."""
        await asker.until(lambda: "asking" in asker.table or asker.seat is not None or asker.table["phase"] == "over")
        asking = asker.table.get("asking")
        for spy in self.spies:
            if asking and spy.seat is not None and spy.label != silent:
                await spy.ask("answer-ask", number=asking["number"], agree=True)

    async def play_all(self) -> None:
        """Play games and rematches until every kind of event has happened."""
        await self.gather()
        watcher, adventures = self.watcher, self.adventures()
        left = True
        for game in range(1, MOST_GAMES + 1):
            for seat in [at for at, seat in enumerate(self.host.table["seats"]) if seat["bot"]][:0:-1]:
                await self.host.ask("remove", seat=seat)
            for spy in self.spies:
                if game > 1 and spy.seat is not None:
                    await spy.ask("again")
            await self.host.ask("start")
            await watcher.until(lambda game=game: watcher.table["phase"] == "playing" and watcher.table["game"] == game)
            seen = 0
            while watcher.table["phase"] == "playing":
                async with watcher.happened:
                    await watcher.happened.wait_for(_past(watcher, seen))
                seen = watcher.position["round"] if watcher.position else seen
                if left and watcher.table["phase"] == "playing":
                    left = await anext(adventures, True) is None
            if not left and game >= 2 and kinds(watcher.events) >= KINDS:
                break
        assert not left
        assert not KINDS - kinds(watcher.events)
        for path in ("", "/replay", "/steps?seat=0"):
            async with httpx.AsyncClient(base_url=self.base, timeout=PATIENCE) as client:
                name = f"/api/records/{self.transcript.code}-1{path}"
                answer = await client.get(name)
                self.transcript.exchanges.append(Exchange(name, answer.status_code, answer.text))

    async def close(self) -> None:
        for task in self.playing.values():
            task.cancel()
        for spy in self.spies:
            await spy.go()


def _past(spy: Spy, seen: int) -> Any:
    """Return a condition for `wait_for`: a later round, or the game's end."""

    def condition() -> bool:
        return (spy.position["round"] if spy.position else 0) > seen or spy.table["phase"] == "over"

    return condition


def kinds(events: list[Json]) -> set[str]:
    """Return the kinds of rounds and actions in a list of events."""
    found = set()
    for event in events:
        match event:
            case {"event": "round-began", "double": double, "open": is_open, "together": together}:
                found |= {"double"} if double else {"normal"}
                found |= ({"open with a group"} if together else {"open"}) if is_open else set()
            case {"event": "bought", "from_box": from_box}:
                found.add("box" if from_box else "supply")
            case {"event": "moved", "plus": True}:
                found.add("happy")
            case {"event": "drew"}:
                found.add("free")
            case {"event": "took" | "took-back" as name}:
                found.add(name)
    return found


async def record_run(server: Server) -> Transcript:
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        code = (await client.post("/api/tables", json=TERMS)).json()["code"]
        company = Company(server.url, code)
        polls = (poll(server.url, company.transcript, PATHS, 0.02), poll(server.url, company.transcript, HIDDEN, 1.0))
        polling = [asyncio.create_task(one) for one in polls]
        try:
            await company.play_all()
        finally:
            for task in polling:
                task.cancel()
            await company.close()
            await asyncio.gather(*polling, return_exceptions=True)
        return company.transcript
