"""Time limits for the decisions of bots."""

from __future__ import annotations

import random
import signal
import time

import pytest
from patience import PATIENCE

from hornochsen.boards import load
from hornochsen.bots import decisions
from hornochsen.bots.registry import BotError
from hornochsen.rules import OFFICIAL, Action, Play, View, deal, shuffled


class Sleeper:
    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        time.sleep(PATIENCE)
        return legal[0]


class Swapper:
    """Names its tiles in reverse order, which is allowed."""

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        chosen = legal[-1]
        assert isinstance(chosen, Play)
        return Play(chosen.seat, chosen.tiles[::-1])


STATE = deal(load("classic"), OFFICIAL, 2, shuffled(random.Random(1))).state


def test_a_slow_decision_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "DECISION_SECONDS", 0.5)
    with pytest.raises(BotError, match=r"^Sleeper was too slow in round 1: it has 0\.5 seconds for a decision$"):
        decisions.choose_action("Sleeper", Sleeper(), STATE, 0)


def test_the_alarm_is_cancelled_after_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "DECISION_SECONDS", PATIENCE)
    assert isinstance(decisions.choose_action("Swapper", Swapper(), STATE, 0), Play)
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


def test_a_decision_keeps_the_alarm_of_its_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    went_off: list[int] = []
    handler = signal.signal(signal.SIGALRM, lambda number, _: went_off.append(number))
    mine = signal.getsignal(signal.SIGALRM)
    try:
        signal.setitimer(signal.ITIMER_REAL, PATIENCE, 7.0)
        assert isinstance(decisions.choose_action("Swapper", Swapper(), STATE, 0), Play)
        left, interval = signal.getitimer(signal.ITIMER_REAL)
        assert (0 < left <= PATIENCE, interval, signal.getsignal(signal.SIGALRM)) == (True, 7.0, mine)

        monkeypatch.setattr(decisions, "DECISION_SECONDS", 0.5)
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        with pytest.raises(BotError, match="too slow"):
            decisions.choose_action("Sleeper", Sleeper(), STATE, 0)
        give_up = time.monotonic() + PATIENCE
        while not went_off and time.monotonic() < give_up:
            time.sleep(0.01)
        assert went_off == [signal.SIGALRM]  # it was due during the decision, and goes off after it
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)


def test_an_alarm_before_the_decision_counts_as_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """This happens if the machine stalls between setting the alarm and calling the bot."""
    set_alarm = decisions.set_alarm

    def set_early_alarm(seconds: float) -> None:
        set_alarm(seconds / 1000)
        time.sleep(seconds / 100)

    monkeypatch.setattr(decisions, "set_alarm", set_early_alarm)
    with pytest.raises(BotError, match=r"^Swapper was too slow in round 1"):
        decisions.choose_action("Swapper", Swapper(), STATE, 0)
