"""Create bots and ask them for actions. Failures and illegal actions become a `BotError` with a one-line message."""

from __future__ import annotations

import random
import signal
import threading
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ..rules import Action, Buy, GameError, Play, State, Take, TakeBack, legal, view
from ..rules.legality import check
from . import Bot
from .registry import BotError, BotSpec, one_line

MOST_SHOWN = 12
DECISION_SECONDS = 60
"""Seconds allowed for a decision. A `CommandBot` has its own, shorter limit."""


def make_bot(spec: BotSpec, rng: random.Random) -> Bot:
    """Return a bot for one game. Raise `BotError` if its constructor fails."""
    try:
        return spec.make(rng)
    except BotError:
        raise
    except (Exception, SystemExit) as error:
        raise BotError(f"{spec.name} cannot be made: {_words(error)}") from error


def close_bot(bot: Bot) -> None:
    """Call a bot's `close` after its game, if it has one; a `CommandBot` then frees its program for other games."""
    getattr(bot, "close", bool)()


def choose_action(name: str, bot: Bot, state: State, seat: int) -> Action:
    """Return the action that a bot chooses. Raise `BotError` if it fails, is too slow or chooses an illegal action."""
    allowed = legal(state, seat)
    seen = view(state, seat)
    before = _alarm_of_caller()
    try:
        try:
            try:
                set_alarm(DECISION_SECONDS)
                action = bot.choose(seen, allowed)
            finally:
                set_alarm(0)
        finally:
            _restore_alarm(before)
    except BotError:
        raise
    except _Slow:
        text = f"{name} was too slow in round {state.round}: it has {DECISION_SECONDS} seconds for a decision"
        raise BotError(text) from None
    except (Exception, SystemExit) as error:
        raise BotError(f"{name} failed in round {state.round}: {_words(error)}") from error
    _check(state, seat, name, action, allowed)
    return action


class _Slow(Exception):
    """A bot exceeded its time limit."""


def _too_slow(*_: object) -> None:
    raise _Slow


class _Alarm(NamedTuple):
    """The alarm that the calling program had set before a decision."""

    handler: Any
    seconds: float
    """Seconds until it goes off; 0 for no alarm."""

    interval: float
    read_at: float


def _alarm_of_caller() -> _Alarm | None:
    """Return the current alarm and its handler, or `None` where `set_alarm` does nothing."""
    if not _has_alarm():
        return None
    return _Alarm(signal.getsignal(signal.SIGALRM), *signal.getitimer(signal.ITIMER_REAL), time.monotonic())


def _restore_alarm(alarm: _Alarm | None) -> None:
    """Set the caller's alarm again; it goes off at once if it was due during the decision."""
    if alarm is None:
        return
    if alarm.handler is not None:  # `None`: not set from Python, so Python cannot set it again
        signal.signal(signal.SIGALRM, alarm.handler)
    if alarm.seconds:
        left = alarm.seconds - (time.monotonic() - alarm.read_at)
        signal.setitimer(signal.ITIMER_REAL, max(left, 1e-6), alarm.interval)


def _has_alarm() -> bool:
    """Return whether this is the main thread of a POSIX process, which alone can have an alarm."""
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


def set_alarm(seconds: float) -> None:
    """Raise `_Slow` after some seconds; 0 cancels this. It works only in the main thread of a POSIX process."""
    if _has_alarm():
        if signal.getsignal(signal.SIGALRM) is not _too_slow:
            signal.signal(signal.SIGALRM, _too_slow)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _check(state: State, seat: int, name: str, action: object, allowed: Sequence[Action]) -> None:
    """Raise `BotError` unless the action is legal for the seat. Tiles may come in any order."""
    try:
        if isinstance(action, Action) and action.seat == seat:
            return check(state, action)
    except GameError:
        pass
    options = [describe(option) for option in allowed]
    more = f" … ({len(options)} in all)" if len(options) > MOST_SHOWN else ""
    raise BotError(
        f"{name} chose {describe(action)}, which is not allowed; legal were: {', '.join(options[:MOST_SHOWN])}{more}"
    )


def describe(action: object) -> str:
    """Return a short text for an action, such as `play 5+21`."""
    match action:
        case Buy(_, count) if isinstance(count, int) and abs(count) < 1000:
            return f"buy {count}"
        case Play(_, tiles) if isinstance(tiles, tuple):
            return f"play {'+'.join(map(str, tiles))}"
        case Take(_, tiles) if isinstance(tiles, tuple):
            return f"take {'+'.join(map(str, tiles))}"
        case TakeBack():
            return "take back"
        case _:
            return _shown(action)


def _shown(value: object) -> str:
    try:
        return one_line(repr(value), 80)
    except Exception:
        return f"a {type(value).__name__}"


def _words(error: BaseException) -> str:
    """Return the type and message of an error, with its file and line number, as one line."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    try:
        text = str(error)
    except Exception:
        text = "(it cannot say what)"
    return one_line(f"{type(error).__name__}: {text} ({Path(where.filename).name}:{where.lineno})")
