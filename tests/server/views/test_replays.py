"""ReplayCache: every step of a recorded game, and no viewer sees more than during the game."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hornochsen import records, rules
from hornochsen.boards import load
from hornochsen.protocol.replays import ReplayPage, ReplayStep, Viewer
from hornochsen.records import BadRecord, Record, Recorder, Replay
from hornochsen.rules import OFFICIAL, legal, shuffled
from hornochsen.server.views import projections, replays
from hornochsen.server.views.replays import MAX_MOVES, MAX_RECORD_BYTES, MAX_STEPS, PagedReplay, ReplayCache

VECTORS = Path(__file__).parents[2] / "vectors"
GAMES = [VECTORS / "001-3p-classic-official.json", VECTORS / "029-6p-classic-official.json"]


def played(seed: int, players: int) -> Replay:
    """Return a finished game of random moves, with unprintable names."""
    rng = random.Random(seed)
    record = Record(tuple(f"P{seat}" for seat in range(players)), OFFICIAL, load("classic"), shuffled(rng))
    game = Recorder(record, rng)
    while not game.state.over:
        seat = rng.choice(game.state.awaited)
        game.do(rng.choice(legal(game.state, seat)), by="bot", at=1.5)
    return records.replay(game.record)


def all_steps(replaying: PagedReplay, viewer: Viewer, count: int = MAX_STEPS) -> list[ReplayStep]:
    steps: list[ReplayStep] = []
    while len(steps) < replaying.total:
        page = replaying.steps(viewer, len(steps), count)
        assert (page.start, page.total, page.viewer) == (len(steps), replaying.total, viewer)
        assert 1 <= len(page.steps) <= count
        steps += page.steps
    return steps


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_steps_are_the_views_of_the_rules(path: Path) -> None:
    replayed = records.read(path.read_bytes())
    replaying = PagedReplay(replayed)
    for viewer in (*range(len(replayed.record.players)), None):
        steps = all_steps(replaying, viewer)
        assert [step.number for step in steps] == list(range(len(replayed.steps)))
        for step, truth in zip(steps, replayed.steps, strict=True):
            assert step.position == projections.position(truth.state, viewer)
            assert step.events == tuple(rules.visible(event, viewer) for event in truth.events)
            assert step.hands is msgspec.UNSET


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_with_open_hands_nothing_is_hidden(path: Path) -> None:
    replayed = records.read(path.read_bytes())
    steps = all_steps(PagedReplay(replayed), "all")
    for step, truth in zip(steps, replayed.steps, strict=True):
        assert step.events == truth.events
        assert step.hands == truth.state.hands
        assert step.position.laid == truth.state.laid
        assert step.position.ledger == truth.state.ledger
    shown = [json.loads(msgspec.json.encode(step.move)) for step in steps[1:]]
    assert shown == [records.plain_move(move) for move in replayed.record.moves]


def test_pages_of_any_size_hold_the_same_steps() -> None:
    replaying = PagedReplay(played(5, 8))
    assert replaying.total > 2 * MAX_STEPS
    whole = all_steps(replaying, 2)
    for count in (1, 7, 49):
        assert all_steps(replaying, 2, count) == whole
    middle = replaying.steps(2, MAX_STEPS - 1, 3)
    assert list(middle.steps) == whole[MAX_STEPS - 1 : MAX_STEPS + 2]


def numbers(value: Any) -> set[int]:
    """Return every number in a value that could be a tile."""
    if isinstance(value, dict):
        return {number for one in value.values() for number in numbers(one)}
    if isinstance(value, list):
        return {number for one in value for number in numbers(one)}
    return {value} if type(value) is int else set()


@pytest.mark.parametrize("seed", [2, 3, 4])
def test_a_replayed_move_names_no_tile_that_the_viewer_did_not_see(seed: int) -> None:
    """The tiles of a move are in the visible events or in the viewer's hand; all others are hidden."""
    replayed = played(seed, 2 + seed)
    replaying = PagedReplay(replayed)
    hidden = 0
    for viewer in (*range(len(replayed.record.players)), None):
        for step in all_steps(replaying, viewer)[1:]:
            assert step.move
            tiles = [step.move.play, step.move.take, step.move.from_box]
            for some in tiles:
                hidden += some is None
                if isinstance(some, tuple) and step.move.player != viewer:
                    assert set(some) <= numbers(json.loads(msgspec.json.encode(step.events)))
            if step.move.player == viewer:
                assert None not in tiles
    assert hidden > 50


def test_games_that_differ_only_in_hidden_tiles_look_the_same() -> None:
    """Seats 1 and 2 hold other tiles; seat 0 receives the same bytes until they lay."""
    rng = random.Random(8)
    supply = shuffled(rng)
    other = (*supply[:6], *supply[12:18], *supply[6:12], *supply[18:])
    pages: list[bytes] = []
    for deal in (supply, other):
        game = Recorder(Record(("A", "B", "C"), OFFICIAL, load("classic"), deal), random.Random(1))
        game.do(rules.Buy(1, 2))
        game.do(rules.Play(2, game.state.hands[2][:1]))
        game.do(rules.Play(1, game.state.hands[1][-1:]))
        for viewer in (0, None):
            pages.append(msgspec.json.encode(PagedReplay(records.replay(game.record)).steps(viewer, 0)))
    assert pages[:2] == pages[2:]


def test_the_summary_of_a_replay() -> None:
    replayed = played(6, 3)
    table_info = PagedReplay(replayed).table_info
    final = replayed.final.state
    assert table_info.steps == len(replayed.record.moves) + 1
    assert (table_info.over, table_info.points, len(table_info.rounds)) == (True, final.positions, final.round)
    assert table_info.rounds[0] == 0
    for number, step in enumerate(table_info.rounds[1:], start=2):
        assert replayed.steps[step].state.round == number
        assert replayed.steps[step - 1].state.round == number - 1


def test_names_are_cleaned() -> None:
    record = msgspec.structs.replace(played(6, 2).record, players=("\x1b[31mAnja\n", "B" * 1000), moves=())
    table_info = PagedReplay(records.replay(record)).table_info
    assert table_info.players == (" [31mAnja ", "B" * 24)
    assert not table_info.over


@pytest.mark.parametrize(
    ("viewer", "start", "count", "text"),
    [
        (3, 0, 1, "seat: must be a seat from 0 to 2, not 3"),
        (-1, 0, 1, "seat: must be a seat from 0 to 2, not -1"),
        (0, -1, 1, "start: must be a step"),
        (0, 10**9, 1, "start: must be a step"),
        (0, 0, 0, "count: must be 1 to 50 steps"),
        (None, 0, MAX_STEPS + 1, "count: must be 1 to 50 steps"),
    ],
)
def test_bad_viewers_and_steps_are_refused(viewer: Viewer, start: int, count: int, text: str) -> None:
    replaying = PagedReplay(records.read(GAMES[0].read_bytes()))
    with pytest.raises(ValueError, match=text):
        replaying.steps(viewer, start, count)


def test_uploads_are_read_like_any_record() -> None:
    data = GAMES[0].read_bytes()
    assert replays.read(data) == records.read(data)


def test_uploads_have_limits() -> None:
    document = json.loads(GAMES[0].read_bytes())
    with pytest.raises(BadRecord, match="record: is larger than 1024 KiB"):
        replays.read(b" " * MAX_RECORD_BYTES + json.dumps(document).encode())
    document["moves"] = [{"player": 0, "buy": 1}] * (MAX_MOVES + 1)
    with pytest.raises(BadRecord, match="moves: are more than 6400"):
        replays.read(json.dumps(document).encode())
    document["moves"] = [{"player": 0, "buy": 1}] * 2
    with pytest.raises(BadRecord, match=r"moves\[1\]: seat 0 has bought"):
        replays.read(json.dumps(document).encode())
    for junk in (b"", b"[" * 100_000, b"\xff", b"{}", b"null"):
        with pytest.raises(BadRecord):
            replays.read(junk)


def test_the_cache_of_replays_is_bounded() -> None:
    replayed = records.read(GAMES[0].read_bytes())
    kept = ReplayCache(most=2)
    first = kept.put("a", replayed)
    kept.put("b", replayed)
    assert kept.get("a") is first
    kept.put("c", replayed)
    assert kept.get("b") is None
    assert kept.get("a") is first


def test_a_page_of_steps_can_be_encoded() -> None:
    page = PagedReplay(played(7, 8)).steps("all", 20)
    assert msgspec.json.decode(msgspec.json.encode(page), type=ReplayPage) == page
