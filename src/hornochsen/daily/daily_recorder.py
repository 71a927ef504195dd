"""Record a game of the day: tiles from the box follow from the day's key, as those of the supply do."""

from __future__ import annotations

import random

from ..records import Record, Recorder, Replay, shuffle
from ..rules import Action, box_draw


class DailyRecorder(Recorder):
    """A game of the day in progress, with its record."""

    def __init__(self, record: Record, key: bytes) -> None:
        super().__init__(record, random.Random(0))
        self.key = key

    def from_box(self, action: Action) -> tuple[int, ...]:
        count = box_draw(self.state, action)
        if not count:
            return ()
        draws = sum(bool(move.from_box) for move in self.record.moves)
        return shuffle.from_box(self.key, draws, self.state.box, count)


def resume_daily(replayed: Replay, key: bytes) -> DailyRecorder:
    """Return a recorder that continues an unfinished game of the day."""
    recorder = DailyRecorder(replayed.record, key)
    recorder.step = replayed.final
    return recorder
