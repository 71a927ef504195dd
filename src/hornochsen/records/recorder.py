"""Play a game and record it."""

from __future__ import annotations

import random

from msgspec.structs import replace

from ..rules import Action, Play, State, Step, TakeBack, apply, deal, draw_from_box
from .record import By, Move, Record, move_of
from .replaying import Replay


class Recorder:
    """A game in progress with its record. `rng` draws tiles from the box."""

    def __init__(self, record: Record, rng: random.Random) -> None:
        self.record = record
        self.rng = rng
        self.step = deal(record.board, record.rules, len(record.players), record.supply)

    @classmethod
    def resume(cls, replayed: Replay, rng: random.Random) -> Recorder:
        """Return a recorder that continues a replayed record."""
        recorder = cls.__new__(cls)
        recorder.record, recorder.rng, recorder.step = replayed.record, rng, replayed.final
        return recorder

    @property
    def state(self) -> State:
        """The current state of the game."""
        return self.step.state

    def from_box(self, action: Action) -> tuple[int, ...]:
        """Return the tiles that an action draws from the box."""
        return draw_from_box(self.state, action, self.rng)

    def do(self, action: Action, by: By | None = None, at: float | None = None) -> Step:
        """Apply an action and record it. `TakeBack` is not recorded; it removes the recorded `Play` (R22)."""
        from_box = self.from_box(action)
        self.step = apply(self.state, action, from_box)
        moves = self.record.moves
        if isinstance(action, TakeBack):
            moves = _without_last_play(self.record, action.seat)
        else:
            moves = (*moves, move_of(action, from_box, at, by))
        self.record = replace(self.record, moves=moves)
        return self.step


def _without_last_play(record: Record, seat: int) -> tuple[Move, ...]:
    moves = record.moves
    last = max(i for i, move in enumerate(moves) if isinstance(move.action, Play) and move.action.seat == seat)
    return moves[:last] + moves[last + 1 :]
