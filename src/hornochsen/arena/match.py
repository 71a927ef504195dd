"""Play one game between bots, and measure how long they take."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import NamedTuple

from ..bots import Bot
from ..bots.decisions import choose_action, close_bot, make_bot
from ..bots.registry import BotError, BotSpec
from ..records import Record, Recorder, write

_warm: set[BotSpec] = set()
"""Bots that have made a decision in this process. A bot's first decision is not timed: it loads code."""


class Game(NamedTuple):
    """A finished game, with the final positions, and the number and total seconds of timed decisions per seat."""

    record: Record
    positions: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def play(specs: Sequence[BotSpec], record: Record, seeds: Sequence[str], box: random.Random) -> Game:
    """Play a game from the deal in a record to the end, with one bot and one random seed per seat.

    `box` chooses the tiles that are drawn from the box.
    """
    recorder = Recorder(record, box)
    decisions, seconds = [0] * len(specs), [0.0] * len(specs)
    bots: list[Bot] = []
    try:
        for spec, seed in zip(specs, seeds, strict=True):
            bots.append(make_bot(spec, random.Random(seed)))
        while not recorder.state.over:
            seat = recorder.state.awaited[0]
            took = _decide(recorder, seat, specs[seat].name, bots[seat])
            if specs[seat] in _warm:
                seconds[seat] += took
                decisions[seat] += 1
            _warm.add(specs[seat])
    except BotError as error:
        error.record = write(recorder.record)
        raise
    finally:
        for bot in bots:
            close_bot(bot)
    return Game(recorder.record, recorder.state.positions, tuple(decisions), tuple(seconds))


def _decide(recorder: Recorder, seat: int, name: str, bot: Bot) -> float:
    """Let a bot choose an action and apply it. Return the seconds that the bot took."""
    start = time.perf_counter()
    action = choose_action(name, bot, recorder.state, seat)
    took = time.perf_counter() - start
    recorder.do(action, by="bot")
    return took
