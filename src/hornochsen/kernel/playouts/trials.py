"""Try actions in sampled worlds, continue with a policy, and collect the rounds, endings and positions reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numba import int64
from numpy.typing import NDArray

from ...rules import Action
from ...rules.state import LAST_ROUND
from ..game.actions import code_of
from ..game.layout import ENDING, PLAYERS, POSITION, ROUND, Results
from ..jit import compiled, entry
from ..policies.policy import Policy
from ..policies.random_policy import RANDOM
from ..worlds.sampling import Worlds
from .arguments import DECISION, RUN, SCRATCH, Decision, Run, Scratch, new_run, new_scratch
from .sampled_games import sample_world, try_action


class Trials(NamedTuple):
    """The results of playouts, as arrays by world and action."""

    positions: NDArray[np.int64]
    """The final positions, by world, action and seat."""

    rounds: NDArray[np.int64]
    endings: NDArray[np.int64]
    """0 for a game that is not over, else 1 + the index into `layout.ENDINGS`."""


def random_trials(
    worlds: Worlds, actions: Sequence[Action], count: int, seed: int, first: int = 0, last_round: int = LAST_ROUND
) -> Trials:
    """Try actions of one seat in `count` worlds, and return the results of random play after them.

    World number `first + n` of a seed is the same in every call.
    """
    results = np.zeros((count, len(actions), 2 + worlds.view.players), np.int64)
    try_random(new_decision(worlds, actions), new_run(seed, first, last_round), results, new_scratch())
    return Trials(results[:, :, 2:], results[:, :, 0], results[:, :, 1])


def new_decision(worlds: Worlds, actions: Sequence[Action]) -> Decision:
    """Return a decision between these actions, which must belong to the same seat."""
    codes = np.array([code_of(action) for action in actions], np.int64)
    return Decision(worlds.board, worlds.arrays, actions[0].seat, codes)


@compiled
def try_actions(policy: Policy, decision: Decision, run: Run, results: Results, scratch: Scratch) -> None:
    """Try each action in each world with the same random numbers; store round, ending and positions in `results`."""
    game = scratch.game
    for index in range(results.shape[0]):
        random_state = sample_world(decision, run, index, scratch)
        for action in range(decision.codes.shape[0]):
            try_action(policy, decision, run, action, random_state, scratch)
            results[index, action, 0] = game[ROUND]
            results[index, action, 1] = game[ENDING]
            for other in range(game[PLAYERS]):
                results[index, action, 2 + other] = game[POSITION + other]


@entry(DECISION, RUN, int64[:, :, ::1], SCRATCH)
def try_random(decision: Decision, run: Run, results: Results, scratch: Scratch) -> None:
    """Call `try_actions` with the random policy."""
    try_actions(RANDOM, decision, run, results, scratch)
