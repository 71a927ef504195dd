"""Nothing in the catalogue is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from locales.catalogue import SHARED, entries

import hornochsen
from hornochsen.locales import LANGUAGES, texts
from hornochsen.rules import PRESETS

SOURCE = Path(hornochsen.__file__).parent
BOTS = ("calf", "cow", "ox", "bull")


def refusals() -> set[str]:
    """The reasons that the rules give for saying no."""
    source = (SOURCE / "rules" / "legality.py").read_text(encoding="utf-8")
    return set(re.findall(r'(?:Illegal|_refuse)\(\s*"([a-z-]+)"', source))


BUILT = {
    *(f"refused-{reason}" for reason in refusals()),
    *(f"bot-{name}-{part}" for name in BOTS for part in ("name", "about")),
    *(f"rules-{name}-{part}" for name in (*PRESETS, "house") for part in ("name", "about")),
}
"""Ids that the code puts together."""


def unused() -> list[str]:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    literals = set(re.findall(r"""["']([a-z0-9-]+)["']""", source))
    return [e.id for file in SHARED for e in entries("en", file) if e.id not in literals | BUILT]


def test_every_text_is_used() -> None:
    assert unused() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ids_that_are_put_together_exist(lang: str) -> None:
    for message_id in BUILT:
        assert texts(lang)(message_id)


def test_every_refusal_is_one_of_the_rules() -> None:
    ids = {e.id.removeprefix("refused-") for e in entries("en", "game") if e.id.startswith("refused-")}
    assert ids == refusals()
    assert len(ids) == 14
