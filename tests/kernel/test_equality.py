"""The kernel and the rules give the same states and the same legal actions for the same deals and choices."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from effort import repetitions
from kernel.random_play import random_deal, steps
from msgspec.structs import replace
from oracle import oracle

from hornochsen.kernel import KernelGame, action_of, code_of, load, to_state
from hornochsen.records import read
from hornochsen.rules import Buy, Play, State, Take, TakeBack, deal, legal

BATCHES = repetitions(8, soak=400)
GAMES = 250
TESTS = Path(__file__).parent.parent
VECTORS = sorted(TESTS.glob("vectors/*.json"))
ENDLESS = {"name": "endless", "rows": [["", "", 1]] * 5, "bulls_eyes": [1], "dunghill": 500}


def without_ledger(state: State) -> State:
    return replace(state, ledger=())


def compare(game: KernelGame, state: State) -> None:
    """Compare everything but the ledger, which the kernel does not keep."""
    assert game.to_state() == without_ledger(state)
    assert game.awaited == state.awaited
    assert (game.positions, game.round, game.over) == (state.positions, state.round, state.over)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_same_games_give_the_same_states(batch: int) -> None:
    rng = Random(f"equality {batch}")
    for _ in range(GAMES):
        start = random_deal(rng)
        state, game = deal(*start).state, KernelGame(*start)
        compare(game, state)
        for action, from_box, after in steps(rng, state):
            if rng.random() < 0.04:
                compare(game, state)
                assert [game.legal(seat) for seat in range(state.players)] == [
                    legal(state, seat) for seat in range(state.players)
                ]
            game.do(action, from_box)
            if after.round != state.round or after.over:
                compare(game, after)
            state = after


@pytest.mark.parametrize("path", VECTORS, ids=lambda path: path.stem)
def test_a_recorded_game_gives_its_states(path: Path) -> None:
    replayed = read(path.read_bytes())
    expected = [json.loads(line) for line in path.with_suffix(".states.jsonl").read_text().splitlines()]
    record = replayed.record
    game = KernelGame(record.board, record.rules, len(record.players), record.supply)
    lines = []
    for move, step in zip(record.moves, replayed.steps[1:], strict=True):
        number = game.round
        game.do(move.action, move.from_box)
        compare(game, step.state)
        if game.round != number or game.over:
            lines.append(line(number, game.to_state()))
    assert lines == expected


def line(number: int, state: State) -> object:
    return json.loads(
        json.dumps(
            {
                "round": number,
                "positions": state.positions,
                "rows": state.rows,
                "hands": state.hands,
                "supply": len(state.supply),
                "box": state.box,
                "over": state.over,
                "open_next": state.laying.open and not state.over,
                "double_next": state.laying.double and not state.over,
            }
        )
    )


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(
            oracle.random_game(Random(1), 3, ENDLESS, "official", greed=[0, 0, 0], taking_two=1),
            id="R45: a game without end stops after round 200",
        ),
        pytest.param(
            json.loads((TESTS / "oracle" / "one_tile_left.json").read_bytes()),
            id="R29: the one tile is laid when none can be had",
        ),
    ],
)
def test_rare_games(record: dict[str, object]) -> None:
    replayed = read(json.dumps({"format": "hornochsen", "version": 1, **record}))
    first = replayed.steps[0].state
    game = KernelGame(first.board, first.rules, first.players, replayed.record.supply)
    for move, step in zip(replayed.record.moves, replayed.steps[1:], strict=True):
        game.do(move.action, move.from_box)
        compare(game, step.state)


def test_any_state_can_be_loaded_and_played_on() -> None:
    rng = Random("loading")
    for _ in range(40):
        state = deal(*random_deal(rng)).state
        game = KernelGame.of(state)
        for action, from_box, after in steps(rng, state):
            game.do(action, from_box)
            compare(game, after)
            if rng.random() < 0.2:
                game = KernelGame.of(after)
                compare(game, after)


def test_a_state_survives_conversion() -> None:
    rng = Random("there and back")
    state = deal(*random_deal(rng)).state
    for _, _, after in steps(rng, state):
        assert to_state(load(after), after.board, after.rules, after.ledger) == after


def test_an_action_survives_conversion_to_its_code() -> None:
    for action in (Buy(3, 2), Play(0, (99,)), Play(7, (1, 2)), Take(1, (64,)), Take(1, (5, 98)), TakeBack(2)):
        assert action_of(action.seat, code_of(action)) == action


def test_an_illegal_action_is_refused() -> None:
    start = random_deal(Random(5))
    game = KernelGame(*start)
    with pytest.raises(ValueError, match="not legal"):
        game.do(Take(0, (1,)))
    with pytest.raises(ValueError, match="0 tiles come out of the box"):
        game.do(Buy(0, 1), (5,))
    compare(game, deal(*start).state)
