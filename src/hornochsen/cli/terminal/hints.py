"""Odds and advice for a person in the terminal, from the person's own view."""

from __future__ import annotations

from rich.text import Text

from ...locales import Texts
from ...rules import View

SEED = 0
"""The seed of all odds and hints, so that the same position gets the same answer."""


class Hints:
    """Answers questions about a view. The coach is loaded on first use, because it needs the kernel."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def safe_shares(self, view: View) -> dict[int, float] | None:
        """Return how likely each tile is to cost nothing, or `None` if the seat does not lay tiles now."""
        if view.taking or not view.hand or view.seat not in view.awaited:
            return None
        from ...coach.safety import safety

        return {each.tile: each.safe for each in safety(view, SEED)}

    def lines(self, view: View) -> list[Text | str]:
        """Return the hint for the decision that the seat faces."""
        return []
