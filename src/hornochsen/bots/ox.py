"""The ox looks one round ahead, over many deals of the tiles that it cannot see."""

from __future__ import annotations

import random

from ..kernel.playouts.evaluation import evaluate_random
from ..rules import Action, Play, Take, View
from . import BUDGETS
from .search import Search


class Ox:
    """Lays the tiles with the fewest minus points at the end of the round, averaged over sampled worlds in which the
    others lay at random. It buys only when it must, and takes the two tiles with the lowest expected cost."""

    def __init__(self, rng: random.Random, budget: int | None = None, think: float | None = None) -> None:
        self.rng = rng
        self.budget = budget or BUDGETS["ox"]
        self.think = think

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        actions = [action for action in legal if isinstance(action, Play | Take)]
        if len(actions) <= 1:
            return actions[0] if actions else legal[0]
        search = Search(view, actions, self.rng)
        if view.taking:
            most = max(len(action.tiles) for action in actions)
            return min((action for action in actions if len(action.tiles) == most), key=search.expected_cost)
        all_actions = range(len(search.actions))
        search.spend(evaluate_random, all_actions, 1, self.budget, self.think)
        return search.best(all_actions)
