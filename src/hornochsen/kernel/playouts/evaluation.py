"""Evaluate actions: try each in the same sampled worlds, play on for some rounds, and add up the values reached."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

import numpy as np
from numba import float64, int64
from numpy.typing import NDArray

from ..game.layout import DUNGHILL, ENDING, PLAYERS, POSITION, Words
from ..jit import compiled, entry
from ..policies.guided_policy import GUIDED
from ..policies.policy import Policy
from ..policies.random_policy import RANDOM
from .arguments import DECISION, RUN, SCRATCH, Decision, Run, Scratch
from .sampled_games import sample_world, try_action

Value = Callable[[Words, Words, int], float]
Evaluate = Callable[[Decision, Run, int, NDArray[np.float64], Scratch], None]

LEAD = 6.0
"""A piece with a lead of 1/6 of the course up to the dunghill is e times as likely to win as the piece behind it."""


@compiled
def chance_to_win(board: Words, game: Words, seat: int) -> float:
    """Return the seat's share of the win if the game is over, else an estimate of its chance to win."""
    mine = game[POSITION + seat]
    if game[ENDING] != 0:
        sharing = 1.0
        for other in range(game[PLAYERS]):
            if game[POSITION + other] < mine:
                return 0.0
            sharing += 1.0 if game[POSITION + other] == mine and other != seat else 0.0
        return 1.0 / sharing
    weight = LEAD / board[DUNGHILL]
    total = 0.0
    for other in range(game[PLAYERS]):
        total += exp((mine - game[POSITION + other]) * weight)
    return 1.0 / total


@compiled
def fewest_points(board: Words, game: Words, seat: int) -> float:
    """Return the negated minus points of a seat, so that a higher value is better."""
    return -float(game[POSITION + seat])


@compiled
def add_values(
    policy: Policy,
    value: Value,
    decision: Decision,
    run: Run,
    count: int,
    sums: NDArray[np.float64],
    scratch: Scratch,
) -> None:
    """Add each action's value over `count` worlds to `sums`; all actions get the same random numbers in a world."""
    for index in range(count):
        random_state = sample_world(decision, run, index, scratch)
        for action in range(decision.codes.shape[0]):
            try_action(policy, decision, run, action, random_state, scratch)
            sums[action] += value(decision.board, scratch.game, decision.seat)


@entry(DECISION, RUN, int64, float64[::1], SCRATCH)
def evaluate_guided(decision: Decision, run: Run, count: int, sums: NDArray[np.float64], scratch: Scratch) -> None:
    """Call `add_values` with the guided policy and the value `chance_to_win`."""
    add_values(GUIDED, chance_to_win, decision, run, count, sums, scratch)


@entry(DECISION, RUN, int64, float64[::1], SCRATCH)
def evaluate_random(decision: Decision, run: Run, count: int, sums: NDArray[np.float64], scratch: Scratch) -> None:
    """Call `add_values` with the random policy and the value `fewest_points`."""
    add_values(RANDOM, fewest_points, decision, run, count, sums, scratch)
