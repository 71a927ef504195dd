"""What is said of bots that fail."""

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
    """Names its tiles in any order, which is allowed."""

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        chosen = legal[-1]
        assert isinstance(chosen, Play)
        return Play(chosen.seat, chosen.tiles[::-1])


STATE = deal(load("classic"), OFFICIAL, 2, shuffled(random.Random(1))).state


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "PATIENCE", 0.5)
    with pytest.raises(BotError, match=r"^Sleeper was too slow in round 1: it has 0\.5 seconds for a decision$"):
        decisions.choose_action("Sleeper", Sleeper(), STATE, 0)


def test_whoever_answers_in_time_is_not_disturbed_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "PATIENCE", PATIENCE)
    assert isinstance(decisions.choose_action("Swapper", Swapper(), STATE, 0), Play)
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


def test_a_clock_that_rings_at_once_is_still_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it does where the machine halts between winding it up and asking the bot."""
    wind_up = decisions._set_alarm

    def halted(seconds: float) -> None:
        wind_up(seconds / 1000)
        time.sleep(seconds / 100)

    monkeypatch.setattr(decisions, "_set_alarm", halted)
    with pytest.raises(BotError, match=r"^Swapper was too slow in round 1"):
        decisions.choose_action("Swapper", Swapper(), STATE, 0)
