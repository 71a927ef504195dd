"""The reasons of events. The page's own tests read the same sentences from `event_reasons.json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from locales.story import game

from hornochsen.locales import LANGUAGES, texts
from hornochsen.locales.event_reasons import reason
from hornochsen.rules import events as ev

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "event_reasons.json").read_text(encoding="utf-8"))
NAMES = ("Anja", "Bernd")
EVERYONE = ("Anja", "Bernd", "Éloïse", "Ödön")


@pytest.mark.parametrize("case", CASES)
def test_a_reason_in_english(case: dict[str, Any]) -> None:
    event = msgspec.convert(case["event"], ev.AnyEvent)
    placed = {int(tile): seat for tile, seat in case["placed"].items()}
    assert reason(event, placed, NAMES, texts("en"), 0, case["announced"]) == case["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_placement_of_a_game_has_a_reason_that_names_its_tile(lang: str) -> None:
    told = [event for _, events in game() for event in events if isinstance(event, ev.Placed)]
    assert any(event.lowest for event in told)
    for event in told:
        words = reason(event, {event.behind: 1}, EVERYONE, texts(lang), 0, announced=11)
        assert words
        assert all(str(part) in words for part in (event.tile, event.behind, 12, "Bernd"))
