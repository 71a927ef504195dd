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


def test_an_alarm_before_the_decision_counts_as_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """This happens if the machine stalls between setting the alarm and calling the bot."""
    set_alarm = decisions.set_alarm

    def set_early_alarm(seconds: float) -> None:
        set_alarm(seconds / 1000)
        time.sleep(seconds / 100)

    monkeypatch.setattr(decisions, "set_alarm", set_early_alarm)
    with pytest.raises(BotError, match=r"^Swapper was too slow in round 1"):
        decisions.choose_action("Swapper", Swapper(), STATE, 0)
