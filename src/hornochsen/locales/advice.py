"""The coach's choices and reasons as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import Texts


def choice_words(action: Mapping[str, Any], texts: Texts) -> str:
    """Return an action as records contain it in words: "Lay 42", "Buy 2 tiles", "Take 3, 17"."""
    if "buy" in action:
        return texts("advice-buy", count=action["buy"])
    if "take" in action:
        return texts("advice-take", tiles=_listed(action["take"]))
    return texts("advice-play", tiles=_listed(action["play"]))


def reason_words(code: str, args: Mapping[str, str | float], texts: Texts) -> str:
    """Return a reason of the coach as a sentence."""
    return texts(f"coach-{code}", **args)


def _listed(tiles: list[int]) -> str:
    return ", ".join(map(str, sorted(tiles)))
