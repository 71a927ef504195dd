"""The aurochs looks one round ahead with a network that was trained by self-play, and further with guided playouts."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from ..kernel.network.batch_evaluation import new_evaluator
from ..kernel.network.lookahead import evaluate_network, new_lookahead_games, store_policy
from ..kernel.network.weights import Network, read_network
from ..kernel.observations.layout import ACTIONS, BUY_ONE, SKIP
from ..kernel.observations.of_views import seen_tiles
from ..kernel.playouts.arguments import Decision, Run, Scratch, new_scratch
from ..kernel.playouts.evaluation import evaluate_guided
from ..kernel.worlds.sampling import Worlds, sample_one
from ..rules import Action, Buy, Play, Take, TakeBack, View
from . import BUDGETS
from .search import MOST_ACTIONS, Search, without_hidden_tiles

ROUNDS = 1
"""Number of rounds of a look ahead: it ends at the seat's first decision after the present round."""

PLAYOUTS = 20
"""Number of guided playouts for each position that the network judges. They do not begin at this position, but with the
action itself, in worlds of their own. They cost a small part of the network's time, and their errors differ from its
errors, so that the sum of both estimates is better than either."""

GUIDED_ROUNDS = 8
"""Number of rounds of a guided playout. Beside the network, longer playouts than the bull's won more games."""

GUIDED_WEIGHT = 2.0
"""Weight of the guided playouts' estimate of the chance to win. The network's has weight 1."""


@lru_cache
def network() -> Network:
    """Return the network in the package."""
    with files(__package__).joinpath("aurochs.npz").open("rb") as file:
        return read_network(file)


class Aurochs:
    """Evaluates the actions that its network finds most likely (at most `MOST_ACTIONS`, without take-backs). In worlds
    that are consistent with its view, the network chooses for all up to the aurochs's first decision in a later round,
    and estimates its chance to win there; estimates by guided playouts, as the bull's, are added. With a budget of 1 it
    plays the most likely action."""

    def __init__(self, rng: random.Random, budget: int | None = None, think: float | None = None) -> None:
        self.rng = rng
        self.budget = budget or BUDGETS["aurochs"]
        self.think = think
        self.evaluator = new_evaluator(network())
        self.games = new_lookahead_games()

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        actions = [action for action in legal if not isinstance(action, TakeBack)]
        if len(actions) == 1:
            return actions[0]
        worlds = Worlds(without_hidden_tiles(view))
        seen = np.array(seen_tiles(view), np.int64)
        priors = action_priors(view, actions, self._policy(view, worlds, seen))
        actions.sort(key=priors.__getitem__, reverse=True)
        if self.budget == 1 and self.think is None:
            return actions[0]

        def evaluate(decision: Decision, run: Run, count: int, sums: NDArray[np.float64], scratch: Scratch) -> None:
            evaluate_network(decision, run, count, sums, scratch, self.evaluator, self.games, seen)
            guided = np.zeros_like(sums)
            longer = Run(run.seed, run.first * PLAYOUTS, run.last_round + GUIDED_ROUNDS - ROUNDS)
            evaluate_guided(decision, longer, count * PLAYOUTS, guided, scratch)
            sums += guided * (GUIDED_WEIGHT / PLAYOUTS)

        search = Search(view, actions[:MOST_ACTIONS], self.rng, worlds)
        return search.halve(evaluate, ROUNDS, self.budget, self.think)

    def _policy(self, view: View, worlds: Worlds, seen: NDArray[np.int64]) -> Callable[[int], list[float]]:
        """Return a function that returns the probabilities of all actions, given the tile that was chosen first."""
        assert view.seat is not None
        seat, scratch = view.seat, new_scratch()
        scratch.stream[0] = self.rng.getrandbits(64)
        sample_one(worlds.arrays, scratch.world, scratch.marks, scratch.stream)  # the observation hides what is unseen

        def policy(chosen: int) -> list[float]:
            probabilities = np.zeros(ACTIONS, np.float32)
            store_policy(worlds.board, scratch.world, seat, seen, chosen, self.evaluator, probabilities)
            return [float(probability) for probability in probabilities]

        return policy


def action_priors(view: View, actions: Sequence[Action], policy: Callable[[int], list[float]]) -> dict[Action, float]:
    """Return the network's probability of each action. Two tiles may be chosen in either order."""
    first = policy(0)
    tiles = sorted(view.taking.tiles if view.taking else view.hand)
    pairs = any(isinstance(action, Play | Take) and len(action.tiles) == 2 for action in actions)
    then = {tile: policy(tile) for tile in tiles} if pairs else {}
    priors: dict[Action, float] = {}
    for action in actions:
        if isinstance(action, Buy):
            priors[action] = first[BUY_ONE + action.count - 1]
            continue
        assert isinstance(action, Play | Take)
        at = [tiles.index(tile) for tile in action.tiles]
        if len(at) == 2:
            low, high = action.tiles
            priors[action] = first[at[0]] * then[low][at[1]] + first[at[1]] * then[high][at[0]]
        else:
            priors[action] = first[at[0]] * (then[action.tiles[0]][SKIP] if pairs else 1.0)
    return priors
