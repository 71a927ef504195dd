"""Whole games as text: each action, its events, and the changed view of every seat and of a spectator.

`HORNOCHSEN_UPDATE_GOLDEN=1` writes the files again; read the difference before you commit it.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from rules.games import choose
from rules.position import board

from hornochsen.rules import (
    JEUX_DE_NIM,
    OFFICIAL,
    Board,
    Rules,
    State,
    Step,
    View,
    apply,
    deal,
    draw_from_box,
    shuffled,
    view,
    visible,
)
from hornochsen.rules.events import RoundBegan

FOLDER = Path(__file__).parent / "golden"


class Playthrough(NamedTuple):
    """The parameters that determine a game and its file."""

    board: Board
    rules: Rules
    players: int
    greed: float
    seed: int


TINY = board(
    """
    . D [3]
    . 2 [4]
    . H 1 [5]
    . . [2]
    . . 1 [6]
    """,
    bulls_eyes=(5, 9),
    dunghill=14,
    name="tiny",
)
EARLY = board(
    """
    . D . [4]
    . H 2 [5]
    . . 1 [6]
    . . . 3 [8]
    . H . [5]
    . D 1 [6]
    . . 2 . [7]
    """,
    bulls_eyes=(12, 20),
    dunghill=45,
    name="early",
)
THIRSTY = board(
    """
    . . . D . . . [3]
    . H . . 1 . . [4]
    . . . . . . . [2]
    . . 1 . . . D [3]
    . . . . . . . [2]
    """,
    bulls_eyes=(12, 20),
    dunghill=60,
    name="thirsty",
)

GAMES = {
    "two-on-a-tiny-board": Playthrough(TINY, JEUX_DE_NIM, 2, 0.2, 34),
    "four-with-doubles-and-happy-cows": Playthrough(EARLY, OFFICIAL, 4, 0.15, 20),
    "five-who-buy-the-supply-empty": Playthrough(THIRSTY, Rules(happy_buying=True), 5, 0.9, 34),
}


def written(game: Playthrough) -> str:
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Playthrough) -> Iterator[str]:
    yield f"{game.board.name}, {_struct(game.rules)}, {game.players} players"
    for number, row in enumerate(game.board.rows):
        yield f"  row {number}: {' '.join(str(square or '.') for square in row[:-1])} [{row[-1]}]"
    yield f"  bull's eyes {_value(game.board.bulls_eyes)}, dunghill {game.board.dunghill}"
    rng = random.Random(game.seed)
    step = deal(game.board, game.rules, game.players, shuffled(rng))
    yield from _happened(None, step)
    while not step.state.over:
        before = step.state
        action = choose(before, game.greed, rng)
        from_box = draw_from_box(before, action, rng)
        step = apply(before, action, from_box)
        yield ""
        yield f"> {_struct(action)}" + (f", out of the box {_value(from_box)}" if from_box else "")
        yield from _happened(before, step)
    yield ""
    yield "= the ledgers"
    for viewer in _viewers(step.state):
        yield f"  {_name(viewer)}"
        yield from (f"    {_struct(entry)}" for entry in view(step.state, viewer).ledger)


def _happened(before: State | None, step: Step) -> Iterator[str]:
    viewers = _viewers(step.state)
    for event in step.events:
        yield from _grouped("- ", {viewer: _struct(visible(event, viewer)) for viewer in viewers})
    views = {viewer: view(step.state, viewer) for viewer in viewers}
    past = {viewer: view(before, viewer) for viewer in viewers} if before else {}
    whole = any(isinstance(event, RoundBegan) for event in step.events) or step.state.over
    if whole:
        yield f"= round {step.state.round}"
    for field in View.__struct_fields__:
        if field in ("seat", "board", "rules", "ledger"):
            continue
        texts = {viewer: _value(getattr(views[viewer], field)) for viewer in viewers}
        changed = [viewer for viewer in viewers if whole or texts[viewer] != _value(getattr(past[viewer], field))]
        yield from _grouped(f"  {field}: ", texts, changed)
    yield from _grouped("  awaited: ", {viewer: _value(views[viewer].awaited) for viewer in viewers})
    for index in range(len(before.ledger) if before else 0, len(step.state.ledger)):
        yield from _grouped("  ledger: ", {viewer: _struct(views[viewer].ledger[index]) for viewer in viewers})


def _viewers(state: State) -> list[int | None]:
    return [*range(state.players), None]


def _name(viewer: int | None) -> str:
    return "spectator" if viewer is None else f"seat {viewer}"


def _grouped(head: str, texts: dict[int | None, str], changed: list[int | None] | None = None) -> Iterator[str]:
    """Yield a line for each different text with its viewers; without viewers if all see the same."""
    for text in dict.fromkeys(texts[viewer] for viewer in (texts if changed is None else changed)):
        who = [viewer for viewer in texts if texts[viewer] == text]
        names = " ".join("spectator" if viewer is None else str(viewer) for viewer in who)
        yield f"{head}{text}" if len(who) == len(texts) else f"{head}{text}  ({names})"


def _struct(value: msgspec.Struct) -> str:
    parts = [f"{name} {_value(getattr(value, name))}" for name in value.__struct_fields__]
    return f"{type(value).__name__} {', '.join(parts)}"


def _value(value: object) -> str:
    if isinstance(value, msgspec.Struct):
        return f"({_struct(value)})"
    if isinstance(value, tuple):
        nested = any(isinstance(item, tuple) for item in value)
        return (" | " if nested else " ").join(_value(item) for item in value) or "-"
    return "?" if value is None else str(value)


@pytest.mark.parametrize("name", GAMES)
def test_golden(name: str) -> None:
    """R7: views and events do not change by accident."""
    file = FOLDER / f"{name}.txt"
    text = written(GAMES[name])
    if os.environ.get("HORNOCHSEN_UPDATE_GOLDEN"):
        file.write_text(text, encoding="utf-8", newline="\n")
    assert text == file.read_text(encoding="utf-8")


def test_every_golden_file_has_its_game() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(GAMES)
