"""Labels of decisions by the loss of the chance to win."""

from __future__ import annotations

from .review_data import Label

SLIP, MISTAKE, BLUNDER = 0.02, 0.04, 0.08
"""The losses from which a choice is a slip, a mistake and a blunder."""

CERTAINTY = 2.0
"""A loss of fewer standard errors than this is not held against the player."""


def label_of(loss: float, loss_se: float, legal_actions: int) -> Label:
    """Return the label of a choice among this number of legal actions."""
    if legal_actions == 1:
        return "forced"
    if loss < SLIP or loss < CERTAINTY * loss_se:
        return "fine"
    return "blunder" if loss >= BLUNDER else "mistake" if loss >= MISTAKE else "slip"
