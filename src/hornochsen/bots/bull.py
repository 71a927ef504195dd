"""The bull: worlds, guided playouts, and the better half of what is left, again and again."""

from __future__ import annotations

import random
from math import ceil, log2

from ..kernel.playouts.evaluation import evaluate_guided
from ..rules import Action, TakeBack, View
from .search import Search

BUDGET = 20_000
ROUNDS = 4
"""How far a playout goes: further, luck hides what the choice was worth."""

TRUST = 0.01
"""How much chance to win one likely minus point weighs at first sight; keeps few playouts from being fooled by luck."""


class Bull:
    """Tries out everything it may do, purchases and takes too, in worlds that it could be in. After each part of its
    budget it drops the worse half and looks closer at the rest."""

    def __init__(self, rng: random.Random, budget: int | None = None, think: float | None = None) -> None:
        self.rng = rng
        self.budget = budget or BUDGET
        self.think = think

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        actions = [action for action in legal if not isinstance(action, TakeBack)]
        if len(actions) == 1:
            return actions[0]
        search = Search(view, actions, self.rng)
        alive = list(range(len(search.actions)))
        halvings = ceil(log2(len(alive)))
        for _ in range(halvings):
            think = self.think and self.think / halvings
            search.spend(evaluate_guided, alive, ROUNDS, self.budget // halvings, think)
            alive = search.better_half(alive, TRUST)
        return search.actions[alive[0]]
