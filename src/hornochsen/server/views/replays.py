"""Recorded games served as replays, page by page. Records come from anywhere: nothing in them is trusted."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from ... import records
from ...protocol import Colour
from ...protocol.replays import ReplayInfo, ReplayMove, ReplayPage, ReplayStep, Viewer
from ...records import BadRecord, Move, Record, Replay
from ...rules import AnyEvent, Buy, Play, Step, apply, places, visible
from ...rules.events import Laid, RoundBegan
from ..table.identity import COLOURS
from . import projections

MAX_RECORD_BYTES = 2**20
MAX_MOVES = 200 * (8 + 8 + 16)
"""In each round everyone buys once, lays once, and takes twice: no legal game is longer."""

MAX_STEPS = 50
"""On one page."""

MAX_CACHED = 16
"""How many replays are kept at hand, the last ones asked for."""

MAX_NAME = 24
KEYFRAME_INTERVAL = 50
"""So many moves lie between two positions that are kept."""


def read(data: bytes) -> Replay:
    """The record that somebody sends; `BadRecord` says in one line what is wrong with it. Not for the event loop."""
    if len(data) > MAX_RECORD_BYTES:
        raise BadRecord(f"record: is larger than {MAX_RECORD_BYTES // 2**10} KiB")
    record = records.parse(data)
    if len(record.moves) > MAX_MOVES:
        raise BadRecord(f"moves: are more than {MAX_MOVES}; no game is that long")
    return records.replay(record)


def check_upload(data: bytes) -> str:
    """The text of a record that somebody sends, if it is one that can be kept. Not for the event loop."""
    try:
        text = data.decode()
        msgspec.json.decode(data)  # stricter than `json`: with it names are taken out again
    except UnicodeDecodeError as error:
        raise BadRecord(f"record: not UTF-8 text: byte {error.start} cannot be read") from None
    except (msgspec.DecodeError, RecursionError):
        read(data)  # has more to say
        raise BadRecord("record: not JSON as it must be: a byte order mark, half a sign, or a strange number") from None
    read(data)
    return text


class PagedReplay:
    """A record and some of its positions: enough to show any page after a few moves."""

    def __init__(self, replayed: Replay) -> None:
        self.record: Record = replayed.record
        self.total = len(replayed.steps)
        self._kept = replayed.steps[::KEYFRAME_INTERVAL]
        final = replayed.final.state
        self.table_info = ReplayInfo(
            players=tuple(_shown(name) for name in self.record.players),
            colours=_colours(self.record),
            board=replace(self.record.board, name=_shown(self.record.board.name)),
            rules=self.record.rules,
            steps=self.total,
            rounds=tuple(n for n, step in enumerate(replayed.steps) if _begins_round(step)),
            over=final.over,
            points=final.positions,
            places=places(final.positions),
        )

    def steps(self, viewer: Viewer, start: int, count: int = MAX_STEPS) -> ReplayPage:
        """Up to `count` steps from `start` on, as a seat, a spectator (`None`) or with open hands (`"all"`)."""
        if isinstance(viewer, int) and not 0 <= viewer < len(self.record.players):
            raise ValueError(f"seat: must be a seat from 0 to {len(self.record.players) - 1}, not {viewer}")
        if not 0 <= start < self.total:
            raise ValueError(f"start: must be a step from 0 to {self.total - 1}, not {start}")
        if not 1 <= count <= MAX_STEPS:
            raise ValueError(f"count: must be 1 to {MAX_STEPS} steps, not {count}")
        shown = [self._shown(number, step, viewer) for number, step in self._from(start, count)]
        return ReplayPage(viewer, start, self.total, tuple(shown))

    def _from(self, start: int, count: int) -> Iterator[tuple[int, Step]]:
        """Steps from the last kept position on, those before `start` left out."""
        first = start // KEYFRAME_INTERVAL * KEYFRAME_INTERVAL
        step = self._kept[first // KEYFRAME_INTERVAL]
        for number in range(first, min(start + count, self.total)):
            if number > first:
                move = self.record.moves[number - 1]
                step = apply(step.state, move.action, move.from_box)
            if number >= start:
                yield number, step

    def _shown(self, number: int, step: Step, viewer: Viewer) -> ReplayStep:
        move = self.record.moves[number - 1] if number else None
        if viewer == "all":
            position = replace(projections.position(step.state, None), laid=step.state.laid, ledger=step.state.ledger)
            known = _move(move, None, step.events, everything=True) if move else None
            return ReplayStep(number, known, step.events, position, step.state.hands)
        events = tuple(visible(event, viewer) for event in step.events)
        known = _move(move, viewer, events) if move else None
        return ReplayStep(number, known, events, projections.position(step.state, viewer))


class ReplayCache:
    """The replays that were asked for last."""

    def __init__(self, most: int = MAX_CACHED) -> None:
        self._most = most
        self._kept: OrderedDict[str, PagedReplay] = OrderedDict()

    def get(self, name: str) -> PagedReplay | None:
        """A replay that is at hand."""
        if name in self._kept:
            self._kept.move_to_end(name)
        return self._kept.get(name)

    def put(self, name: str, replayed: Replay) -> PagedReplay:
        """Keep a replay at hand; the one that nobody has asked for longest goes."""
        self._kept[name] = replaying = PagedReplay(replayed)
        self._kept.move_to_end(name)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return replaying


def _move(move: Move, seat: int | None, events: tuple[AnyEvent, ...], *, everything: bool = False) -> ReplayMove:
    """A move as far as the viewer saw it; `events` are those that the viewer gets."""
    action = move.action
    mine = everything or action.seat == seat
    at = UNSET if move.at is None else move.at
    by = UNSET if move.by is None else move.by
    if isinstance(action, Buy):
        drawn = UNSET if not move.from_box else move.from_box if mine else None
        return ReplayMove(action.seat, buy=action.count, from_box=drawn, at=at, by=by)
    if isinstance(action, Play):
        face_up = any(isinstance(event, Laid) and event.face_up for event in events)
        return ReplayMove(action.seat, play=action.tiles if mine or face_up else None, at=at, by=by)
    return ReplayMove(action.seat, take=action.tiles if mine else None, at=at, by=by)


def _begins_round(step: Step) -> bool:
    return any(isinstance(event, RoundBegan) for event in step.events)


def _shown(name: str) -> str:
    """A name that is fit to be shown, whoever wrote it."""
    return "".join(char if char.isprintable() else " " for char in name[:MAX_NAME])


def _colours(record: Record) -> tuple[Colour, ...]:
    """The pieces that people played with; by seat where the record does not tell, or tells nonsense."""
    told = record.extra.get("colours")
    usual = COLOURS[: len(record.players)]
    if not isinstance(told, list) or len(told) != len(usual) or any(colour not in COLOURS for colour in told):
        return usual
    return tuple(told) if len(set(told)) == len(told) else usual
