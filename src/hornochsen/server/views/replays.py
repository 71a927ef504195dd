"""Replays of recorded games, page by page. Uploaded records are untrusted input."""

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
from ..table.people.identity import COLOURS
from . import projections

MAX_RECORD_BYTES = 2**20
MAX_MOVES = 200 * (8 + 8 + 16)
"""Maximum number of moves of a legal game: in each round each player buys once, lays once and takes at most twice."""

MAX_STEPS = 50
"""Maximum number of steps on a page."""

MAX_CACHED = 16
"""Maximum number of replays in the cache."""

MAX_NAME = 24
KEYFRAME_INTERVAL = 50
"""Number of moves between two stored positions."""


def read(data: bytes) -> Replay:
    """Parse and replay a record; raise `BadRecord` with a one-line reason. Blocking: run it in a thread."""
    if len(data) > MAX_RECORD_BYTES:
        raise BadRecord(f"record: is larger than {MAX_RECORD_BYTES // 2**10} KiB")
    record = records.parse(data)
    if len(record.moves) > MAX_MOVES:
        raise BadRecord(f"moves: are more than {MAX_MOVES}; no game is that long")
    return records.replay(record)


class _Players(msgspec.Struct):
    players: list[str]


def player_names(text: str) -> tuple[str, ...]:
    """Return the players' names of a stored record as clients may see them, without replaying the record."""
    try:
        return tuple(shown_name(name) for name in msgspec.json.decode(text, type=_Players).players)
    except msgspec.MsgspecError as error:
        raise BadRecord(f"record: {error}") from None


class PagedReplay:
    """A replay with a stored position every `KEYFRAME_INTERVAL` moves, so that a page is computed from few moves."""

    def __init__(self, replayed: Replay) -> None:
        self.record: Record = replayed.record
        self.total = len(replayed.steps)
        self._kept = replayed.steps[::KEYFRAME_INTERVAL]
        final = replayed.final.state
        self.table_info = ReplayInfo(
            players=tuple(shown_name(name) for name in self.record.players),
            colours=_colours(self.record),
            board=replace(self.record.board, name=shown_name(self.record.board.name)),
            rules=self.record.rules,
            steps=self.total,
            rounds=tuple(n for n, step in enumerate(replayed.steps) if _begins_round(step)),
            over=final.over,
            points=final.positions,
            places=places(final.positions),
            story=records.story_of(replayed),
        )

    def steps(self, viewer: Viewer, start: int, count: int = MAX_STEPS) -> ReplayPage:
        """Return up to `count` steps from `start` on, for a seat, a spectator (`None`) or with open hands (`"all"`)."""
        if isinstance(viewer, int) and not 0 <= viewer < len(self.record.players):
            raise ValueError(f"seat: must be a seat from 0 to {len(self.record.players) - 1}, not {viewer}")
        if not 0 <= start < self.total:
            raise ValueError(f"start: must be a step from 0 to {self.total - 1}, not {start}")
        if not 1 <= count <= MAX_STEPS:
            raise ValueError(f"count: must be 1 to {MAX_STEPS} steps, not {count}")
        shown = [self._shown(number, step, viewer) for number, step in self._from(start, count)]
        return ReplayPage(viewer, start, self.total, tuple(shown))

    def steps_to(self, move: int) -> list[Step]:
        """Return the deal and the steps of the first `move` moves."""
        if not 0 <= move < self.total:
            raise ValueError(f"move: must be a move from 0 to {self.total - 1}, not {move}")
        return [step for _, step in self._from(0, move + 1)]

    def _from(self, start: int, count: int) -> Iterator[tuple[int, Step]]:
        """Yield steps from `start` on, computed from the nearest stored position."""
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
    """A cache of the most recently used replays."""

    def __init__(self, most: int = MAX_CACHED) -> None:
        self._most = most
        self._kept: OrderedDict[str, PagedReplay] = OrderedDict()

    def get(self, name: str) -> PagedReplay | None:
        """Return a cached replay, or `None`."""
        if name in self._kept:
            self._kept.move_to_end(name)
        return self._kept.get(name)

    def put(self, name: str, replayed: Replay) -> PagedReplay:
        """Cache a replay and evict the least recently used ones."""
        self._kept[name] = replaying = PagedReplay(replayed)
        self._kept.move_to_end(name)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return replaying


def _move(move: Move, seat: int | None, events: tuple[AnyEvent, ...], *, everything: bool = False) -> ReplayMove:
    """Return a move as a viewer may see it; `events` are already filtered for the viewer."""
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


def shown_name(name: str) -> str:
    """Return a name of untrusted origin, shortened and without unprintable characters."""
    return "".join(char if char.isprintable() else " " for char in name[:MAX_NAME])


def _colours(record: Record) -> tuple[Colour, ...]:
    """Return the recorded colours, or the default ones if the record has no valid ones."""
    given = record.extra.get("colours")
    usual = COLOURS[: len(record.players)]
    if not isinstance(given, list) or len(given) != len(usual) or any(colour not in COLOURS for colour in given):
        return usual
    return tuple(given) if len(set(given)) == len(given) else usual
