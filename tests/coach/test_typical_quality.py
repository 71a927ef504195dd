"""The quality of play that bots typically get is the documented measurement."""

from __future__ import annotations

import re
from pathlib import Path

from hornochsen.coach.labels import TYPICAL_QUALITY

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "coach.md"


def test_the_typical_quality_of_each_bot_is_the_documented_mean_loss() -> None:
    section = DOCUMENT.read_text(encoding="utf-8").split("**Quality of play.**")[1].split("**Agreement.**")[0]
    rows = re.findall(r"^\| (calf|cow|ox|bull|aurochs) \| [\d,]+ \| [\d,]+ \| ([\d.]+) \|", section, flags=re.M)
    assert {bot: float(mean) for bot, mean in rows} == TYPICAL_QUALITY


def test_stronger_bots_lose_less() -> None:
    assert sorted(TYPICAL_QUALITY, key=lambda bot: -TYPICAL_QUALITY[bot]) == ["calf", "cow", "ox", "bull", "aurochs"]
