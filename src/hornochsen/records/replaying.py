"""Replay a record: apply and check every move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ..rules import GameError, Step, apply, box_draw, deal
from .json_reader import parse
from .record import IllegalRecord, Record


class Replay(msgspec.Struct, frozen=True):
    """A record and its steps: `steps[0]` is the deal, `steps[n]` the result of `moves[n - 1]`."""

    record: Record
    steps: tuple[Step, ...]

    @property
    def final(self) -> Step:
        """The step of the last move, or the deal if there are no moves."""
        return self.steps[-1]


def read(data: bytes | str) -> Replay:
    """Parse a record from JSON and replay it; raise `MalformedRecord` or `IllegalRecord`."""
    return replay(parse(data))


def replay(record: Record) -> Replay:
    """Replay a record; raise `IllegalRecord`, which names the first illegal move and the reason."""
    return Replay(record, tuple(steps_of(record)))


def steps_of(record: Record) -> Iterator[Step]:
    """Yield the deal and the step of each move; raise `IllegalRecord` at the first illegal move."""
    step = deal(record.board, record.rules, len(record.players), record.supply)
    yield step
    for index, move in enumerate(record.moves):
        state = step.state
        try:
            step = apply(state, move.action, move.from_box)
        except GameError as error:
            needed = box_draw(state, move.action)
            place = f"moves[{index}]"
            if (drawn := len(move.from_box)) != needed:
                text = f"must list {needed} tiles, the number that the supply did not cover, not {drawn}"
                raise IllegalRecord(f"{place}.from_box: {text}") from None
            raise IllegalRecord(f"{place}: {error}") from None
        yield step


def states(replayed: Replay) -> Iterator[dict[str, Any]]:
    """Yield the position at the end of each round as plain data for JSON."""
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
