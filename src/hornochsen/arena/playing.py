"""One game between bots, by the rules and by the clock."""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from ..bots import Bot
from ..bots.loading import BotError, BotSpec, one_line
from ..records import Record, Recorder
from ..rules import Action, Buy, GameError, Play, Take, TakeBack, legal, view
from ..rules.legality import check

MOST_SHOWN = 12

_warm: set[BotSpec] = set()
"""Bots that have decided in this process. Their first decision is not timed: loading and starting is no thinking."""


class Game(NamedTuple):
    """A game that is over: where the pieces stand, and how long each seat took for how many timed decisions."""

    record: Record
    positions: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def play(specs: Sequence[BotSpec], record: Record, seeds: Sequence[str], box: random.Random) -> Game:
    """Play the deal in a record to the end: one bot and one seed of its own for each seat."""
    recorder = Recorder(record, box)
    decisions, seconds = [0] * len(specs), [0.0] * len(specs)
    bots: list[Bot] = []
    try:
        for spec, seed in zip(specs, seeds, strict=True):
            bots.append(_made(spec, seed))
        while not recorder.state.over:
            seat = recorder.state.awaited[0]
            took = _decide(recorder, seat, specs[seat].name, bots[seat])
            if specs[seat] in _warm:
                seconds[seat] += took
                decisions[seat] += 1
            _warm.add(specs[seat])
    finally:
        for bot in bots:
            getattr(bot, "close", bool)()
    return Game(recorder.record, recorder.state.positions, tuple(decisions), tuple(seconds))


def _made(spec: BotSpec, seed: str) -> Bot:
    try:
        return spec.make(random.Random(seed))
    except BotError:
        raise
    except (Exception, SystemExit) as error:
        raise BotError(f"{spec.name} cannot be made: {_words(error)}") from error


def _decide(recorder: Recorder, seat: int, name: str, bot: Bot) -> float:
    """Let a bot choose and do it; how many seconds it thought."""
    state = recorder.state
    seen, allowed = view(state, seat), legal(state, seat)
    start = time.perf_counter()
    try:
        action = bot.choose(seen, allowed)
    except BotError:
        raise
    except (Exception, SystemExit) as error:
        raise BotError(f"{name} failed in round {state.round}: {_words(error)}") from error
    took = time.perf_counter() - start
    _check(recorder, seat, name, action, allowed)
    recorder.do(action, by="bot")
    return took


def _check(recorder: Recorder, seat: int, name: str, action: object, allowed: Sequence[Action]) -> None:
    """Refuse what the rules do not allow this seat; tiles may be named in any order."""
    if any(action is option for option in allowed):
        return None
    try:
        if isinstance(action, Action) and action.seat == seat:
            return check(recorder.state, action)
    except GameError:
        pass
    options = [said(option) for option in allowed]
    more = f" … ({len(options)} in all)" if len(options) > MOST_SHOWN else ""
    raise BotError(
        f"{name} chose {said(action)}, which is not allowed; legal were: {', '.join(options[:MOST_SHOWN])}{more}"
    )


def said(action: object) -> str:
    """An action in a word or two."""
    match action:
        case Buy(_, count):
            return f"buy {count}"
        case Play(_, tiles) if isinstance(tiles, tuple):
            return f"play {'+'.join(map(str, tiles))}"
        case Take(_, tiles) if isinstance(tiles, tuple):
            return f"take {'+'.join(map(str, tiles))}"
        case TakeBack():
            return "take back"
        case _:
            return one_line(repr(action), 80)


def _words(error: BaseException) -> str:
    """What went wrong and where, in one line."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    return one_line(f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})")
