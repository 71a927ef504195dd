"""The truth about a table, from its log and its finished records, and what each seat may know of it.

It shares no code with the server's projections: the tiles that a viewer may know follow from the moves.
"""

from __future__ import annotations

import json
import sqlite3
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from server.helpers.recording_clients import Json

from hornochsen.records import read
from hornochsen.rules import Action, Buy, Play, State, Take, TakeBack, View, apply, deal, legal, preview, view


@dataclass
class Moment:
    """The game at one version, and the tiles that are known by then."""

    state: State
    public: frozenset[int]
    """Every tile that was ever face up."""

    own: tuple[frozenset[int], ...]
    """Every tile that was ever behind each seat's screen."""

    @cached_property
    def plain(self) -> Any:
        """The state as it is written in JSON."""
        return _plain(self.state)

    def known(self, seat: int | None) -> frozenset[int]:
        return self.public | (self.own[seat] if seat is not None else frozenset())


@dataclass
class Played:
    """One finished game."""

    first: int
    record: Json
    over: int = 0


class Truth:
    """Everything that happened at a table, read from the database."""

    def __init__(self, database: Path, code: str) -> None:
        with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
            rows = connection.execute("SELECT version, entry FROM log WHERE code = ? ORDER BY version", (code,))
            self.entries = {version: json.loads(entry) for version, entry in rows}
            found = connection.execute("SELECT id, text FROM records WHERE code = ?", (code,)).fetchall()
        connection.close()
        self.records: dict[str, str] = dict(found)
        self.games: list[Played] = []
        self.versions: list[int] = []
        """The versions at which a game was announced or its state changed, in ascending order."""

        self.moments: list[Moment | None] = []
        """The moment that each of these versions began, `None` before the deal."""

        for version, entry in self.entries.items():
            for event in entry.get("events", ()):
                if event["event"] == "committed":
                    name = f"{code}-{len(self.games) + 1}"
                    self.games.append(Played(version, json.loads(self.records[name])))
                    self._begin(version, None)
                elif event["event"] == "dealt":
                    self._deal(version)
            for move in entry.get("moves", ()):
                self._move(version, move)

    def _begin(self, version: int, moment: Moment | None) -> None:
        self.versions.append(version)
        self.moments.append(moment)

    def _deal(self, version: int) -> None:
        game = self.games[-1]
        record = read(json.dumps({**game.record, "moves": []})).record
        state = deal(record.board, record.rules, len(record.players), record.supply).state
        public = frozenset(tile for row in state.rows for tile in row)
        self._begin(version, Moment(state, public, tuple(map(frozenset, state.hands))))

    def _move(self, version: int, move: Json) -> None:
        action: Action = msgspec.convert(move["action"], Action)
        last = self.moments[-1]
        assert last
        before = last.state
        after = apply(before, action, tuple(move.get("from_box", ()))).state
        own = tuple(known | set(hand) for known, hand in zip(last.own, after.hands, strict=True))
        self._begin(version, Moment(after, last.public | _turned_up(before, action), own))
        if after.over:
            self.games[-1].over = version

    def game(self, version: int) -> Played | None:
        """Return the game that was played at a version."""
        return next((game for game in reversed(self.games) if game.first <= version), None)

    def moment(self, version: int) -> Moment | None:
        """Return the state of the game at a version, `None` before the deal."""
        at = bisect_right(self.versions, version)
        return self.moments[at - 1] if at else None


def _plain(value: Any) -> Any:
    """Return a value as a client reads it from JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _turned_up(before: State, action: Action) -> set[int]:
    """Return the tiles that a move reveals to all viewers: R8, R39."""
    if not isinstance(action, Play):
        return set()
    laid = [action.tiles if seat == action.seat else tiles for seat, tiles in enumerate(before.laid)]
    together = _together(before)
    if before.laying.order and action.seat not in together:
        return set(action.tiles)
    if all(laid[seat] for seat in together):
        return {tile for seat in together for tile in laid[seat]}
    return set()


def _together(state: State) -> list[int]:
    """Return the seats that lay face down in this round: all, or in an open round the group on the start square."""
    if not state.laying.order:
        return list(range(len(state.positions)))
    return [seat for seat in state.laying.order if state.laying.order.index(seat) < state.laying.together]


def position(moment: Moment, seat: int | None) -> Json:
    """Return the position that a seat may see, field by field."""
    state = moment.state
    together = _together(state)
    closed = [] if all(state.laid[other] for other in together) else together
    shown = [
        list(tiles) if owner == seat or owner not in closed else [None] * len(tiles)
        for owner, tiles in enumerate(state.laid)
    ]
    ledger = []
    for entry in moment.plain["ledger"]:
        secret = {"kept": "kept", "drawn": "tiles"}.get(entry["type"])
        ledger.append({**entry, secret: None} if secret and entry["seat"] != seat else entry)
    same = (
        "round",
        "laying",
        "positions",
        "rows",
        "bought",
        "queue",
        "taking",
        "open_next",
        "dunghill_reached",
        "ending",
    )
    return {
        **{name: moment.plain[name] for name in same},
        "seat": seat,
        "hand": [] if seat is None else list(state.hands[seat]),
        "held": [len(hand) for hand in state.hands],
        "supply": len(state.supply),
        "box": len(state.box),
        "laid": shown,
        "ledger": ledger,
        "options": None if seat is None or state.over else _plain(options(state, seat)),
    }


def options(state: State, seat: int) -> Json:
    """Return the options of a seat, computed from the rules and the seat's view alone."""
    allowed = legal(state, seat)
    seen = view(state, seat)
    return {
        "buy": max((action.count for action in allowed if isinstance(action, Buy)), default=0),
        "play": max((len(action.tiles) for action in allowed if isinstance(action, Play)), default=0),
        "take": max((len(action.tiles) for action in allowed if isinstance(action, Take)), default=0),
        "take_back": any(isinstance(action, TakeBack) for action in allowed),
        "tiles": [_option(seen, seat, tile) for tile in state.hands[seat]],
    }


def _option(seen: View, seat: int, tile: int) -> Json:
    """Return the effect of a tile after what lies face up, and in a double round after each lower tile of the hand."""
    known = [(other, owner) for owner, tiles in enumerate(seen.laid) for other in tiles if other and owner != seat]
    choosing = seen.laying.double and seen.taking is None and not seen.laid[seat]
    alone = preview(seen, seat, tile, known)
    together = {
        lower: preview(seen, seat, tile, [*known, (lower, seat)]) for lower in seen.hand if choosing and lower < tile
    }
    pairs = [{"lower": lower, "preview": effect} for lower, effect in together.items() if effect != alone]
    return {"tile": tile, "preview": alone} | ({"pairs": pairs} if pairs else {})
