"""Odds and advice for a person in the terminal, from the person's own view."""

from __future__ import annotations

from rich.text import Text

from ...locales import Texts
from ...locales.advice import choice_words, reason_words
from ...rules import View
from .drawing import WIDTH
from .value_table import ValueRow, value_lines

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

    def lines(self, view: View, width: int = WIDTH) -> list[Text | str]:
        """Return the hint for the decision that the seat faces: its choices, the best one, and the reason."""
        from ...coach.hint import hint
        from ...coach.review import plain_action

        found = hint(view, SEED)
        odds = {each.tile: each for each in found.safety}
        rows = []
        for value in found.evaluation.actions:
            action = plain_action(value.action)
            tiles = action.get("play", ())
            one = odds.get(tiles[0]) if len(tiles) == 1 else None
            row = ValueRow(choice_words(action, self.texts), value.win, value.win_se)
            rows.append(row._replace(safe=one.safe, cost=one.cost) if one else row)
        best = choice_words(plain_action(found.best.action), self.texts)
        why = reason_words(found.reason.code, found.reason.args, self.texts) if found.reason else ""
        advice = Text(self.texts("advice-coach", choice=best, reason=why), style="bold")
        return [*value_lines(rows, self.texts, width), advice]
