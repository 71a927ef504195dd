"""Compare the rules, move by move, with an implementation that was written independently of them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from effort import SOAK, repetitions
from oracle import oracle

from hornochsen.records import read, states
from hornochsen.rules import (
    OFFICIAL,
    PRESETS,
    Action,
    Buy,
    Play,
    Rules,
    State,
    Take,
    TakeBack,
    apply,
    box_draw,
    deal,
    legal,
    read_board,
)

HERE = Path(__file__).parent
BATCHES = repetitions(12, soak=400)
GAMES = 25

SWITCHES: list[str | dict[str, Any]] = [
    "official",
    "jeux-de-nim",
    {"happy_buying": True},
    {"dunghill_ends": "at_once"},
    {"box_sales": False},
    {"dunghill_ends": "at_once", "happy_buying": True},
]
ENDLESS = {"name": "endless", "rows": [["", "", 1]] * 5, "bulls_eyes": [1], "dunghill": 500}


def action_of(seat: int, move: oracle.Move) -> Action:
    match move:
        case ("buy", count):
            return Buy(seat, count)
        case ("play", tiles):
            return Play(seat, tiles)
        case ("take", tiles):
            return Take(seat, tiles)
        case _:
            return TakeBack(seat)


def start(record: dict[str, Any]) -> State:
    rules = PRESETS[record["rules"]] if isinstance(record["rules"], str) else msgspec.convert(record["rules"], Rules)
    return deal(read_board(record["board"]), rules, len(record["players"]), record["supply"]).state


def recorded(move: dict[str, Any]) -> oracle.Move:
    kind = next(key for key in ("buy", "play", "take") if key in move)
    return (kind, move[kind] if kind == "buy" else tuple(sorted(move[kind])))


def compare(record: dict[str, Any]) -> None:
    """Compare the legal actions and the awaited seats before every move, and the state of each round."""
    game, state = oracle.Game(record), start(record)
    for move in record["moves"]:
        assert list(state.awaited) == sorted(game.awaited())
        for seat in range(state.players):
            assert set(legal(state, seat)) == {action_of(seat, other) for other in game.legal(seat)}
        seat, chosen, drawn = move["player"], recorded(move), move.get("from_box", ())
        assert box_draw(state, action_of(seat, chosen)) == game.box_needed(seat, chosen)
        game.do(seat, chosen, drawn)
        state = apply(state, action_of(seat, chosen), drawn).state
    assert state.over == game.over
    document = {"format": "hornochsen", "version": 1, **record}
    assert [json.loads(json.dumps(line)) for line in states(read(json.dumps(document)))] == game.lines


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_on_random_boards_agree(batch: int) -> None:
    rng = Random(batch if not SOAK else None)
    for _ in range(GAMES):
        board = rng.choice([oracle.random_board(rng), oracle.CLASSIC])
        compare(oracle.random_game(rng, rng.randint(2, 8), board, rng.choice(SWITCHES)))


def test_r45_an_endless_game_stops_after_round_200() -> None:
    record = oracle.random_game(Random(1), 3, ENDLESS, "official", greed=[0, 0, 0], taking_two=1)
    assert oracle.replay(record)[-1]["round"] == 200
    compare(record)


def test_r29_the_single_tile_is_laid_when_none_can_be_bought() -> None:
    record = json.loads((HERE / "one_tile_left.json").read_bytes())
    compare(record)


def count_lines(state: State, depth: int) -> int:
    """Return the number of sequences of legal actions; the lowest tiles are drawn from the box."""
    if depth == 0:
        return 1
    return sum(
        count_lines(apply(state, action, state.box[: box_draw(state, action)]).state, depth - 1)
        for seat in range(state.players)
        for action in legal(state, seat)
        if not isinstance(action, TakeBack)
    )


TINY = {
    "name": "tiny",
    "rows": [["", "D", 1], ["", "H", 2], ["", 1, 3], ["", "D", "H", 1, 4], ["", "", 2], ["", 2, 1]],
    "bulls_eyes": [1, 3],
    "dunghill": 4,
}


@pytest.mark.parametrize(
    ("players", "board", "rules", "depth", "count"),
    [
        # Two players with six tiles each: (6 plays + 3 purchases) × 2; then 210 by hand: after a play the other
        # has 9 moves, after buying n a player has 6 + n plays and the other still 9.
        (2, oracle.CLASSIC, "official", 1, 18),
        (2, oracle.CLASSIC, "official", 2, 2 * (6 * 9 + (7 + 9) + (8 + 9) + (9 + 9))),
        (2, oracle.CLASSIC, "official", 3, None),
        (3, oracle.CLASSIC, "official", 3, None),
        (2, TINY, "official", 3, None),
        (2, TINY, "jeux-de-nim", 3, None),
        (2, TINY, {"happy_buying": True}, 3, None),
    ],
)
def test_the_number_of_legal_lines(
    players: int, board: dict[str, Any], rules: str | dict[str, Any], depth: int, count: int | None
) -> None:
    supply = list(range(1, 100))
    Random(7).shuffle(supply)
    record = {"board": board, "rules": rules, "players": ["x"] * players, "supply": supply}
    expected = oracle.count_lines(oracle.Game(record), depth)
    assert count_lines(start(record), depth) == expected
    assert count in (None, expected)


def test_the_number_of_legal_lines_in_the_middle_of_games() -> None:
    rng = Random(3)
    for _ in range(6):
        record = oracle.random_game(rng, 2, TINY, "official")
        game, state = oracle.Game(record), start(record)
        for move in record["moves"][: len(record["moves"]) // 2]:
            game.do(move["player"], recorded(move), move.get("from_box", ()))
            state = apply(state, action_of(move["player"], recorded(move)), move.get("from_box", ())).state
        assert count_lines(state, 2) == oracle.count_lines(game, 2) > 0


def test_the_official_rules_are_the_default() -> None:
    assert PRESETS["official"] == OFFICIAL == Rules()
