"""Searches the transcript of a table for anything that a viewer may not know.

`leak_truth` computes what each viewer may know. Every field of a message that is not listed here counts as a leak.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from typing import Any

import msgspec
from server.helpers.recording_clients import Exchange, Frame, Json, Transcript, hashed
from server.views.leak_truth import Moment, Truth, position

from hornochsen.records import read, shuffle
from hornochsen.rules.state import awaited


class Leak(AssertionError):
    """A viewer received something that the viewer may not know."""


def must(explained: bool, what: object) -> None:
    if not explained:
        raise Leak(str(what)[:2000])


SECRET_TILES = {"bought", "took", "drew"}
TILES = {
    "bought": ("tiles",),
    "took": ("tiles",),
    "drew": ("tiles",),
    "laid": ("tiles",),
    "revealed": ("tiles",),
    "placed": ("tile", "behind"),
    "row-completed": ("tile", "tiles"),
}
"""The fields of events that hold tiles."""

FIELDS = {
    "round-began": "round double open order together",
    "bought": "seat count from_box tiles",
    "laid": "seat count face_up tiles",
    "took-back": "seat",
    "revealed": "seats tiles",
    "placed": "seat tile row square behind lowest",
    "moved": "seat reason points plus start end",
    "bulls-eye": "seat square",
    "dunghill-reached": "seat",
    "row-completed": "seat row tile next_row tiles",
    "happy-cows": "visible",
    "took": "seat count tiles",
    "drew": "seat count tiles",
    "round-ended": "round",
    "game-ended": "ending places",
    "sat-down": "who name bot",
    "got-up": "who name removed bot",
    "took-over": "who name",
    "seat-asked": "who name",
    "ask-answered": "who name agreed",
    "ask-ended": "name reason",
    "host-asked": "name",
    "turned-away": "name",
    "admission-changed": "seating watching",
    "chat-turned": "on",
    "muted": "who muted",
    "went-away": "who",
    "came-back": "who",
    "stood-in": "who reason",
    "host-changed": "who",
    "terms-changed": "",
    "again-answered": "who agreed",
    "committed": "commitment",
    "dealt": "missing",
    "said": "who text",
    "reacted": "who reaction",
}
MESSAGES = {
    "done": "type id version",
    "error": "type id error text",
    "secret": "type id secret",
    "odds": "type id version tiles",
    "bye": "type reason retry",
    "welcome": "type id protocol server version token seat table position waits missed own asks applies",
    "update": "type version events table seat position screens waits earlier",
}
TABLE = "code phase terms board rules seats game commitment salted standings record"
TERMS = "board rules clock public chat bot_reactions shuffle_seats hints rated"
ASKING = "number seat name agreed waiting"
SEAT = "who name colour bot present stand_in host"
STANDING = "name colour bot points place"
SUMMARY = "code phase board clock people bots present rated"
MOST_SEATS = 9
"""Numbers up to this in a sentence are seats and counts, not tiles."""

FIGURES = re.compile(
    r"# (HELP|TYPE) (hornochsen|process)_\w+ [\w ,./'-]+|(hornochsen|process)_\w+(\{[^{}]*\})? [\d.e+-]+"
)


class LeakChecker:
    """Compares every byte of a transcript with the truth."""

    def __init__(self, transcript: Transcript, truth: Truth, terms: Json, tables: dict[int, Json]) -> None:
        self.transcript = transcript
        self.truth = truth
        self.terms = terms
        self.tables = tables
        self.versions = sorted(tables)
        self.heard: dict[int, int] = {}
        """The last version that was sent on each socket."""

        self.positions: dict[int, Json | None] = {}
        """The position that the client of each socket knows."""

        tokens = {token: viewer.label for viewer in transcript.viewers() for token in viewer.tokens}
        self.owners = {**tokens, **transcript.links}
        """Secret words and the label of the only viewer who may receive each."""

        shuffles = [game.record["shuffle"] for game in truth.games]
        self.nobodys = {hashed(word) for word in self.owners} | transcript.salts
        self.nobodys |= {one["secret"] for one in shuffles}
        for one in shuffles:
            salts = [(given["seat"], given["salt"]) for given in one["salts"]]
            self.nobodys.add(shuffle.key(bytes.fromhex(one["secret"]), salts).hex())

    def check(self) -> None:
        for frame in self.transcript.frames:
            self.check_frame(frame)
        for exchange in self.transcript.exchanges:
            self.check_exchange(exchange)

    def seat(self, frame: Frame, version: int) -> int | None:
        """Return the seat that a viewer has at a version."""
        person = frame.viewer.person(version)
        seats = self.table(version)["seats"]
        return next((at for at, seat in enumerate(seats) if seat["who"] == person), None)

    def table(self, version: int) -> Json:
        """Return the last table that was sent up to a version."""
        return self.tables[self.versions[bisect_right(self.versions, version) - 1]]

    def check_frame(self, frame: Frame) -> None:
        message = msgspec.json.decode(frame.text)
        kind, label = message["type"], frame.viewer.label
        self.check_words(frame.text, label if kind in ("welcome", "secret") else None)
        must(kind in MESSAGES and set(message) <= set(MESSAGES[kind].split()), (label, message))
        if kind == "error":
            self.check_error(frame, message)
        if kind not in ("welcome", "update"):
            return
        version = message["version"]
        self.heard[frame.socket] = version
        seat, moment = self.seat(frame, version), self.truth.moment(version)
        must(message.get("seat", seat) == seat, (label, seat, message))
        for missed in (message, *message.get("missed", ()), *message.get("earlier", ())):
            if "events" in missed:
                must(set(missed) <= {*MESSAGES["update"].split()}, missed)
                self.check_events(missed["version"], missed["events"], seat, version)
        if message.get("table") is not None:
            self.check_table(message["table"], version)
        self.check_position(frame.socket, message, moment, seat)
        for wait in message.get("waits", ()):
            must(set(wait) == {"seat", "ms"}, wait)
            must(moment is not None and wait["seat"] in awaited(moment.state), wait)

    def check_words(self, text: str, label: str | None) -> None:
        """Check that no secret word appears, except for the viewer who may know it."""
        found = [word for word in self.nobodys if word in text]
        must(not found, ("a secret", found, text[:300]))
        others = [(owner, word) for word, owner in self.owners.items() if owner != label and word in text]
        must(not others, ("of another", others, text[:300]))

    def check_error(self, frame: Frame, message: Json) -> None:
        """Check that the numbers in a refusal that could be tiles are tiles that the viewer knows."""
        version = self.heard.get(frame.socket, 0)
        moment = self.truth.moment(version)
        known = moment.known(self.seat(frame, version)) if moment else frozenset()
        asked = self.transcript.asked.get(message["id"] or "", set())
        numbers = {int(number) for number in re.findall(r"\d+", message["text"])}
        must({number for number in numbers if number > MOST_SEATS} <= known | asked, (sorted(known), asked, message))

    def check_events(self, version: int, events: list[Json], seat: int | None, now: int) -> None:
        truth = self.truth.entries[version].get("events", []) if version in self.truth.entries else None
        must(truth is not None, ("no such version", version))
        assert truth is not None
        same_game = self.truth.game(version) is self.truth.game(now)
        viewer = seat if same_game else None
        must(len(events) in (0, len(truth)), (version, events))
        for event, real in zip(events, truth, strict=False):
            name = event["event"]
            must(set(event) - {"event"} <= set(FIELDS[name].split()), event)
            hidden = name in SECRET_TILES or (name == "laid" and not real["face_up"])
            expected = {**real, "tiles": None} if hidden and real["seat"] != viewer else real
            must(event == expected, (version, viewer, event, expected))
            tiles = {tile for place in TILES.get(name, ()) for tile in _numbers(event[place])}
            moment = self.truth.moment(version)
            must(not tiles or (moment is not None and tiles <= moment.known(viewer)), (version, viewer, event))

    def check_position(self, socket: int, message: Json, moment: Moment | None, seat: int | None) -> None:
        """Check that the client knows after this message exactly what it may know, and nothing outdated."""
        held = self.positions.get(socket)
        held = self.positions[socket] = message.get("position", held)
        phase = self.table(message["version"])["phase"]
        if "screens" in message:
            must(held is not None and set(message["screens"]) == {"held", "laid"}, message)
            held = self.positions[socket] = {**(held or {}), **message["screens"]}
        if held is None:
            return
        must(phase in ("playing", "over") and moment is not None, ("a position before the deal", message))
        assert moment is not None
        players = len(moment.state.positions)
        expected = position(moment, seat if seat is not None and seat < players else None)
        must(isinstance(held["happy"], bool), message)
        must(held["next_rows"] == _next_rows(held["rows"]), message)
        public = {name: held[name] for name in ("happy", "next_rows")}
        must(held == {**expected, **public}, (message["version"], seat, held, expected))

    def check_table(self, told: Json, version: int | None) -> None:
        """Check that the public part of a table holds only public fields."""
        must(set(told) - {"asking", "again", "previous"} == set(TABLE.split()), told)
        must(set(told.get("asking", ASKING.split())) == set(ASKING.split()), told)
        must(told["terms"] == {**told["terms"], **self.terms}, told["terms"])
        must(set(told["terms"]) <= set(TERMS.split()), told["terms"])
        must({**told["board"], **self.terms["board"]} == told["board"], told["board"])
        must(set(told["board"]) <= {"name", "rows", "bulls_eyes", "dunghill"}, told["board"])
        must(set(told["rules"]) == {"dunghill_ends", "box_sales", "happy_buying"}, told["rules"])
        must(all(set(seat) - {"closed"} == set(SEAT.split()) for seat in told["seats"]), told["seats"])
        must(all(set(one) == set(STANDING.split()) for one in told["standings"]), told["standings"])
        must(all(0 <= seat < len(told["seats"]) for seat in told["salted"]), told["salted"])
        commitments = [game.record["shuffle"]["commitment"] for game in self.truth.games]
        game = told["game"]
        must(told["commitment"] in (None, *commitments[game - 1 : game]), told["commitment"])
        must(told["record"] in (None, f"{told['code']}-{game}"), told["record"])
        if told["phase"] in ("salting", "playing"):
            must(told["record"] is None and not told["standings"], told)
        if version is not None and told["record"]:
            must(version >= self.truth.games[game - 1].over, told)

        if "previous" in told:
            self.check_previous(told, version)

    def check_previous(self, told: Json, version: int | None) -> None:
        """Check that the result of an earlier game names a game that was over by then, and holds only public fields."""
        previous = told["previous"]
        must(set(previous) == {"game", "standings", "record"}, previous)
        must(1 <= previous["game"] < told["game"], previous)
        must(all(set(one) == set(STANDING.split()) for one in previous["standings"]), previous)
        must(previous["record"] == f"{told['code']}-{previous['game']}", previous)
        must(version is None or version >= self.truth.games[previous["game"] - 1].over, previous)

    def check_exchange(self, exchange: Exchange) -> None:
        """Check a response over HTTP, where no viewer has a seat."""
        path, text = exchange.path.partition("?")[0], exchange.text
        record = re.fullmatch(r"/api/records/([\w-]+)(/\w+)?", path)
        if record and exchange.status == 200:
            return self.check_finished(record[1], text)
        self.check_words(text, None)
        if path == "headers":
            return None
        if exchange.status >= 400:
            return must(set(json.loads(text)) == {"error", "text"} and not re.search(r"\d", text), exchange)
        if path == f"/api/tables/{self.transcript.code}":
            return self.check_table(json.loads(text), None)
        if path == "/api/tables":
            return must(all(set(one) == set(SUMMARY.split()) for one in json.loads(text)), text)
        if path == "/metrics":
            names = {seat["name"] for table in self.tables.values() for seat in table["seats"]}
            words = {*names, *self.transcript.chat, self.transcript.code}
            must(not any(re.search(rf"\b{re.escape(word)}\b", text) for word in words), text)
            return must(all(FIGURES.fullmatch(line) for line in text.splitlines() if line), text)
        if path == "/healthz":
            return must(set(json.loads(text)) == {"status", "version"}, text)
        same = next(one for one in self.transcript.exchanges if one.path == exchange.path)
        return must(same.text == text, ("was not always the same", path))

    def check_finished(self, name: str, text: str) -> None:
        """Check that a record is served only when its game has ended."""
        must(name in self.truth.records, name)
        if "supply" in (told := json.loads(text)) and "format" in told:
            must(read(text).final.state.over and text == self.truth.records[name], name)


def sent_tables(transcript: Transcript) -> dict[int, Json]:
    """Return the tables that were sent, by their versions."""
    tables: dict[int, Json] = {}
    for frame in transcript.frames:
        if '"table":' in frame.text and (message := msgspec.json.decode(frame.text)).get("table"):
            tables.setdefault(message["version"], message["table"])
    return tables


def _numbers(value: Any) -> set[int]:
    if isinstance(value, list):
        return {number for one in value for number in _numbers(one)}
    return set() if value is None else {value}


def _next_rows(rows: list[list[int]]) -> list[int]:
    """Return the rows in which tiles continue when an active row is completed: the next empty rows around the board."""
    around = list(range(len(rows))) * 2
    return sorted({next(n for n in around[row + 1 :] if not rows[n]) for row, tiles in enumerate(rows) if tiles})
