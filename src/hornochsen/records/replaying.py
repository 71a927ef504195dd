"""Playing a record again: each move checked, each position kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ..rules import GameError, Step, apply, box_draw, deal
from .json_reader import parse
from .record import IllegalRecord, Record


class Replay(msgspec.Struct, frozen=True):
    """A record and every step of it: `steps[0]` is the deal, `steps[n]` what move n - 1 led to."""

    record: Record
    steps: tuple[Step, ...]

    @property
    def final(self) -> Step:
        return self.steps[-1]


def read(data: bytes | str) -> Replay:
    """Read a record and check everything about it, moves included."""
    return replay(parse(data))


def replay(record: Record) -> Replay:
    """Play a record again; `IllegalRecord` says which move is not allowed, and why."""
    step = deal(record.board, record.rules, len(record.players), record.supply)
    steps = [step]
    for index, move in enumerate(record.moves):
        state = step.state
        try:
            step = apply(state, move.action, move.from_box)
        except GameError as error:
            needed = box_draw(state, move.action)
            place = f"moves[{index}]"
            if (drawn := len(move.from_box)) != needed:
                text = f"must list {needed} tiles, as many as the supply lacked, not {drawn}"
                raise IllegalRecord(f"{place}.from_box: {text}") from None
            raise IllegalRecord(f"{place}: {error}") from None
        steps.append(step)
    return Replay(record, tuple(steps))


def states(replayed: Replay) -> Iterator[dict[str, Any]]:
    """The position at the end of each round, as plain data."""
    before = replayed.steps[0].state
    for step in replayed.steps[1:]:
        state = step.state
        if state.round != before.round or state.over:
            yield {
                "round": before.round,
                "positions": state.positions,
                "rows": state.rows,
                "hands": state.hands,
                "supply": len(state.supply),
                "box": state.box,
                "over": state.over,
                "open_next": state.laying.open and not state.over,
                "double_next": state.laying.double and not state.over,
            }
        before = state
