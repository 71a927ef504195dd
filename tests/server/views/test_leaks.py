"""No viewer receives secrets: every byte of whole games, over sockets and HTTP, is checked against the database."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from patience import PATIENCE
from server.leak_checker import Leak, Truth
from server.leak_checker import LeakChecker as Checker
from server.recording_clients import Exchange, Frame, Json, Transcript, hashed, poll
from server.recording_clients import RecordingClient as Spy
from server.serving import Server, serving

from hornochsen.rules import State

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
MOST_GAMES = 12
GREED = {"Ben": 0.95, "Cid": 0.0, "Dora": 0.95, "Gus": 0.1}


class RecordedRun(NamedTuple):
    """A recorded run: the messages to all clients, the truth from the database, and the server's log."""

    transcript: Transcript
    truth: Truth
    log: str

    def checker(self) -> Checker:
        return Checker(self.transcript, self.truth, TERMS)


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
        late = self.spy("Eve", 0.5)
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
        assert kinds(watcher.events) >= KINDS
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


@pytest.fixture(scope="module")
def recorded_run(tmp_path_factory: pytest.TempPathFactory) -> RecordedRun:
    folder = tmp_path_factory.mktemp("leaks")
    settings = {"away_seconds": "1", "salt_seconds": "0.5", "log_level": "debug"}
    with serving(f"sqlite:///{folder}/db.sqlite3", folder, **settings) as server:
        transcript = asyncio.run(record_run(server))
        assert server.stop() == 0
        return RecordedRun(transcript, Truth(folder / "db.sqlite3", transcript.code), server.log.read_text())


def test_no_viewer_receives_what_it_may_not_know(recorded_run: RecordedRun) -> None:
    recorded_run.checker().check()
    assert len(recorded_run.truth.games) >= 2
    assert {frame.viewer.label for frame in recorded_run.transcript.frames} >= {"Watcher", "Ann", "Eve", "Telephone"}
    happened = {event["event"] for entry in recorded_run.truth.entries.values() for event in entry.get("events", ())}
    assert happened >= {"seat-asked", "ask-answered"}
    assert happened >= {"stood-in", "came-back", "took-over", "got-up", "said", "reacted", "went-away", "drew"}


def test_a_running_game_has_no_record(recorded_run: RecordedRun) -> None:
    answers = [one.status for one in recorded_run.transcript.exchanges if one.path.startswith("/api/records/")]
    assert answers[0] == 404
    assert answers[-1] == 200
    assert answers == sorted(answers, reverse=True)


def test_seats_were_shuffled_for_the_rematch(recorded_run: RecordedRun) -> None:
    """Otherwise the test above could not find that a former seat still reveals something."""
    games = [game.record["players"] for game in recorded_run.truth.games]
    always = set.intersection(*map(set, games))
    orders = {tuple(name for name in players if name in always) for players in games}
    assert len(orders) > 1, "by chance, some of them may be alike"


def test_the_log_contains_no_secrets(recorded_run: RecordedRun) -> None:
    checker, log = recorded_run.checker(), recorded_run.log
    assert "game ended" in log
    checker.check_words(log, None)
    for word in (WORDS, *(f"Telephone-{number}" for number in range(10)), '"Ann"', '"Dora"', "tiles", "hand"):
        assert word not in log
    assert "Traceback" not in log


# Planted leaks show that the checker finds them.


def told(recorded_run: RecordedRun, label: str, holds: Callable[[Json], Any]) -> tuple[int, Frame, Json]:
    """Return a message to a viewer in which a leak can be planted."""
    for index, frame in enumerate(recorded_run.transcript.frames):
        if frame.viewer.label == label and holds(message := json.loads(frame.text)):
            return index, frame, message
    raise LookupError(label)


def event_of(message: Json, name: str) -> Json | None:
    return next((event for event in message.get("events", ()) if event["event"] == name and not event["tiles"]), None)


def state_at(recorded_run: RecordedRun, message: Json) -> State:
    moment = recorded_run.truth.moment(message["version"])
    assert moment
    return moment.state


def fully(message: Json) -> Any:
    return message.get("position") and message["position"]["options"]


def a_purchase(recorded_run: RecordedRun) -> tuple[int, str]:
    index, _, message = told(recorded_run, "Watcher", lambda message: event_of(message, "bought"))
    real = recorded_run.truth.entries[message["version"]]["events"]
    for event, true in zip(message["events"], real, strict=True):
        event.update(true)
    return index, json.dumps(message)


def a_tile_taken(recorded_run: RecordedRun) -> tuple[int, str]:
    index, _, message = told(recorded_run, "Ann", lambda message: event_of(message, "took"))
    event = event_of(message, "took")
    assert event
    event["tiles"] = [1]
    return index, json.dumps(message)


def a_tile_face_down(recorded_run: RecordedRun) -> tuple[int, str]:
    def laid(message: Json) -> Any:
        return "screens" in message and any(None in tiles for tiles in message["screens"]["laid"])

    index, _, message = told(recorded_run, "Watcher", laid)
    message["screens"]["laid"] = state_at(recorded_run, message).laid
    return index, json.dumps(message)


def a_hand(recorded_run: RecordedRun) -> tuple[int, str]:
    index, _, message = told(recorded_run, "Ann", fully)
    seat = message["position"]["seat"]
    message["position"]["hand"] = state_at(recorded_run, message).hands[seat - 1]
    return index, json.dumps(message)


def the_next_tile(recorded_run: RecordedRun) -> tuple[int, str]:
    index, _, message = told(recorded_run, "Ann", fully)
    message["position"]["next"] = state_at(recorded_run, message).supply[0]
    return index, json.dumps(message)


def what_was_kept(recorded_run: RecordedRun) -> tuple[int, str]:
    def kept(message: Json) -> Any:
        entries = (message.get("position") or {}).get("ledger", ())
        return any("kept" in entry and entry["kept"] is None for entry in entries)

    index, _, message = told(recorded_run, "Ben", kept)
    message["position"]["ledger"] = json.loads(msgspec.json.encode(state_at(recorded_run, message).ledger))
    return index, json.dumps(message)


def another_seat(recorded_run: RecordedRun) -> tuple[int, str]:
    index, _, message = told(recorded_run, "Watcher", lambda message: message.get("position"))
    message["seat"] = 0
    return index, json.dumps(message)


def a_token(recorded_run: RecordedRun) -> tuple[int, str]:
    index, _, message = told(recorded_run, "Ben", lambda message: message["type"] == "welcome")
    message["server"] = next(viewer for viewer in recorded_run.transcript.viewers() if viewer.label == "Ann").tokens[0]
    return index, json.dumps(message)


def a_secret(recorded_run: RecordedRun) -> tuple[int, str]:
    index, frame, _ = told(recorded_run, "Ann", lambda message: message["type"] == "done")
    secret = recorded_run.truth.games[0].record["shuffle"]["secret"]
    return index, frame.text.replace('"id":"', f'"id":"{secret}')


def a_hash(recorded_run: RecordedRun) -> tuple[int, str]:
    index, _, message = told(recorded_run, "Dora", lambda message: message["type"] == "welcome")
    message["table"]["seats"][0]["name"] = hashed(recorded_run.transcript.viewers()[0].tokens[0])
    return index, json.dumps(message)


def a_refusal(recorded_run: RecordedRun) -> tuple[int, str]:
    index, _, message = told(recorded_run, "Ann", lambda message: message["type"] == "error")
    message["text"] = f"seat 2 has one of the tiles {', '.join(map(str, range(10, 100)))}"
    return index, json.dumps(message)


PLANTED = [
    a_purchase,
    a_tile_taken,
    a_tile_face_down,
    a_hand,
    the_next_tile,
    what_was_kept,
    another_seat,
    a_token,
    a_secret,
    a_hash,
    a_refusal,
]


@pytest.mark.parametrize("plant", PLANTED)
def test_a_leak_over_a_socket_is_found(
    recorded_run: RecordedRun, plant: Callable[[RecordedRun], tuple[int, str]]
) -> None:
    index, text = plant(recorded_run)
    frames = recorded_run.transcript.frames
    doctored = copy.copy(recorded_run.transcript)
    doctored.frames = [*frames[:index], replace(frames[index], text=text)]
    checker = Checker(doctored, recorded_run.truth, TERMS)
    checker.tables = recorded_run.checker().tables
    with pytest.raises(Leak):
        checker.check()


@pytest.mark.parametrize(
    ("path", "status", "text"),
    [
        ("/api/tables/{code}", 200, '{"code": "{code}", "supply": [3, 4, 5]}'),
        ("/api/tables", 200, '[{"code": "{code}", "token": 1}]'),
        ("/metrics", 200, 'hornochsen_tiles{player="Ann"} 7'),
        ("/api/records/{code}-99", 200, "{}"),
        ("/api/records/{code}-1", 404, '{"error": "unknown-record", "text": "seat 1 holds 17"}'),
        ("/healthz", 200, '{"status": "ok", "version": "1", "secret": "{secret}"}'),
        ("/api/info", 200, "{}"),
    ],
)
def test_a_leak_over_http_is_found(recorded_run: RecordedRun, path: str, status: int, text: str) -> None:
    checker = recorded_run.checker()
    code, secret = recorded_run.transcript.code, recorded_run.truth.games[0].record["shuffle"]["secret"]
    text = text.replace("{code}", code).replace("{secret}", secret)
    with pytest.raises(Leak):
        checker.check_exchange(Exchange(path.replace("{code}", code), status, text))
