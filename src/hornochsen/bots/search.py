"""Search by playouts, shared by the bots that look ahead: sample worlds from a view, and evaluate actions in them."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from math import ceil, log2

import numpy as np
from msgspec.structs import replace

from ..kernel.game.layout import BOUGHT_ENOUGH
from ..kernel.playouts.arguments import Run, new_scratch
from ..kernel.playouts.evaluation import Evaluate
from ..kernel.playouts.trials import new_decision
from ..kernel.policies.expected_cost import expected_costs
from ..kernel.worlds.sampling import Worlds
from ..rules import Action, Buy, Play, Take, View, happy_cow_visible

MOST_ACTIONS = 12
"""The search evaluates at most this many actions: the cheapest by `expected_cost`. The aurochs chooses them itself."""

CHUNK = 20
"""Number of worlds evaluated between two readings of the clock."""


class Search:
    """The search for one decision: the candidate actions, and the sums of their values so far."""

    def __init__(self, view: View, actions: Sequence[Action], rng: random.Random, worlds: Worlds | None = None) -> None:
        self.view = view
        self.worlds = worlds or Worlds(without_hidden_tiles(view))
        self.seed = np.uint64(rng.getrandbits(64))
        self.costs = tile_costs(self.worlds, view)
        self.actions = sorted(actions, key=self.expected_cost)[:MOST_ACTIONS]
        self.sums = np.zeros(len(self.actions))
        self.counts = np.zeros(len(self.actions), np.int64)
        self.worlds_seen = 0
        self.scratch = new_scratch()

    def expected_cost(self, action: Action) -> float:
        """Return an action's expected cost per tile; for a purchase, the expected cost of the cheapest tile in hand."""
        if isinstance(action, Play | Take):
            return float(sum(self.costs[tile] for tile in action.tiles)) / len(action.tiles)
        assert isinstance(action, Buy)
        return float(min(self.costs[tile] for tile in self.view.hand))

    def halve(self, evaluate: Evaluate, rounds: int, budget: int, think: float | None, trust: float = 0.0) -> Action:
        """Return the best action by sequential halving: after each part of the budget, drop the worse half."""
        candidates = list(range(len(self.actions)))
        halvings = ceil(log2(len(candidates)))
        for _ in range(halvings):
            self.spend(evaluate, candidates, rounds, budget // halvings, think and think / halvings)
            candidates = self.better_half(candidates, trust)
        return self.actions[candidates[0]]

    def spend(self, evaluate: Evaluate, which: Sequence[int], rounds: int, budget: int, think: float | None) -> None:
        """Evaluate the actions with indices `which` for `think` seconds or, without `think`, for `budget` playouts."""
        if think is None:
            self.evaluate(evaluate, which, max(1, budget // len(which)), rounds)
            return
        end = time.perf_counter() + think
        self.evaluate(evaluate, which, CHUNK, rounds)  # at least once, even on a slow machine
        while time.perf_counter() < end:
            self.evaluate(evaluate, which, CHUNK, rounds)

    def evaluate(self, evaluate: Evaluate, which: Sequence[int], worlds: int, rounds: int) -> None:
        """Evaluate the actions with indices `which` in `worlds` further worlds; each playout lasts `rounds` rounds."""
        sums = np.zeros(len(which))
        decision = new_decision(self.worlds, [self.actions[at] for at in which])
        run = Run(self.seed, self.worlds_seen, self.view.round + rounds - 1)
        evaluate(decision, run, worlds, sums, self.scratch)
        self.worlds_seen += worlds
        self.sums[which] += sums
        self.counts[which] += worlds

    def value(self, at: int, trust: float = 0.0) -> float:
        """Return the mean value of action number `at` in its playouts, minus `trust` per point of its expected cost."""
        return float(self.sums[at] / self.counts[at] - trust * self.expected_cost(self.actions[at]))

    def better_half(self, which: Sequence[int], trust: float) -> list[int]:
        """Return the indices of the better half of some actions, the best action first."""
        return sorted(which, key=lambda at: self.value(at, trust), reverse=True)[: (len(which) + 1) // 2]

    def best(self, which: Sequence[int]) -> Action:
        """Return the action with the highest value among those with indices `which`."""
        return self.actions[max(which, key=self.value)]


def without_hidden_tiles(view: View) -> View:
    """Return the view with the other seats' face-down tiles back in their hands.

    These tiles are unknown, but they were not chosen at random: a playout lets its policy choose them again.
    """
    hidden = [tiles.count(None) for tiles in view.laid]
    if not any(hidden):
        return view
    return replace(
        view,
        held=tuple(held + back for held, back in zip(view.held, hidden, strict=True)),
        laid=tuple(() if back else tiles for tiles, back in zip(view.laid, hidden, strict=True)),
        bought=tuple(
            bought | BOUGHT_ENOUGH if back else bought for bought, back in zip(view.bought, hidden, strict=True)
        ),
    )


def tile_costs(worlds: Worlds, view: View) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Return each tile's expected cost in this round or, while the seat takes tiles, in a normal round."""
    costs = np.zeros(100)
    others = (view.players - 1) * (2 if view.laying.double and not view.taking else 1)
    happy = happy_cow_visible(view.board, view.rows) and not view.taking
    expected_costs(worlds.board, worlds.arrays.table, others, happy, costs)
    return costs
