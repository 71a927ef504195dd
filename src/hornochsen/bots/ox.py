"""The ox: one round ahead, over what the others may hold."""

from __future__ import annotations

import random

from ..kernel.playouts.evaluation import evaluate_random
from ..rules import Action, Play, Take, View
from .search import Search

BUDGET = 300


class Ox:
    """Counts what each tile costs by the end of the round, in many deals of what it cannot see, the others laying at
    random. It buys only when it must, and takes the two tiles that seem cheapest."""

    def __init__(self, rng: random.Random, budget: int | None = None, think: float | None = None) -> None:
        self.rng = rng
        self.budget = budget or BUDGET
        self.think = think

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        actions = [action for action in legal if isinstance(action, Play | Take)]
        if len(actions) <= 1:
            return actions[0] if actions else legal[0]
        search = Search(view, actions, self.rng)
        if view.taking:
            most = max(len(action.tiles) for action in actions)
            return min((action for action in actions if len(action.tiles) == most), key=search.likely_cost)
        everything = range(len(search.actions))
        search.spend(evaluate_random, everything, 1, self.budget, self.think)
        return search.best(everything)
