"""The bull compares its legal actions by guided playouts in sampled worlds, with sequential halving."""

from __future__ import annotations

import random

from ..kernel.playouts.evaluation import evaluate_guided
from ..rules import Action, TakeBack, View
from . import BUDGETS
from .search import Search

ROUNDS = 4
"""Number of rounds of a playout. In longer playouts, luck outweighs the effect of the choice."""

TRUST = 0.01
"""Deduction from an action's value, its estimated chance to win, for each expected minus point.

The estimate of few playouts is noisy, the expected cost is not."""


class Bull:
    """Evaluates its legal actions (at most `MOST_ACTIONS`, without take-backs) in worlds that are consistent with its
    view. After each part of its budget it drops the worse half of the actions."""

    def __init__(self, rng: random.Random, budget: int | None = None, think: float | None = None) -> None:
        self.rng = rng
        self.budget = budget or BUDGETS["bull"]
        self.think = think

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        actions = [action for action in legal if not isinstance(action, TakeBack)]
        if len(actions) == 1:
            return actions[0]
        search = Search(view, actions, self.rng)
        return search.halve(evaluate_guided, ROUNDS, self.budget, self.think, TRUST)
