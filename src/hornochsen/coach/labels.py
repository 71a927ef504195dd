"""Labels of decisions by the loss of the chance to win, and the quality of play that bots typically get."""

from __future__ import annotations

from .review_data import Label

SLIP, MISTAKE, BLUNDER = 0.02, 0.04, 0.08
"""The losses from which a choice is a slip, a mistake and a blunder."""

CERTAINTY = 2.0
"""A choice counts as fine if its loss is less than this many standard errors, because it may be due to chance."""

TYPICAL_QUALITY = {"calf": 29.3, "cow": 22.9, "ox": 17.0, "bull": 4.0, "aurochs": 2.3}
"""The typical quality of play of each bot: 1000 × the mean loss for each unforced decision (`docs/coach.md`)."""


def label_of(loss: float, loss_se: float, legal_actions: int) -> Label:
    """Return the label of a choice among this number of legal actions."""
    if legal_actions == 1:
        return "forced"
    if loss < SLIP or loss < CERTAINTY * loss_se:
        return "fine"
    return "blunder" if loss >= BLUNDER else "mistake" if loss >= MISTAKE else "slip"
