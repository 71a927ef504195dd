"""Forecasts: try actions in the same sampled worlds, play on, and store each seat's chance to win and minus points."""

from __future__ import annotations

import numpy as np
from numba import float64
from numpy.typing import NDArray

from ..game.layout import ENDING, POSITION
from ..game.placing import happy_cow_visible
from ..jit import compiled, entry
from ..policies.expected_cost import others_tiles
from ..policies.guided_policy import GUIDED
from ..policies.policy import Policy
from .arguments import DECISION, RUN, SCRATCH, Decision, Run, Scratch
from .estimate import SCALE, Scale, hand_value, store_chances
from .sampled_games import sample_world, try_action

POINTS, CHANCES = 0, 1
"""Columns of a forecast: the minus points of the deciding seat; from `CHANCES` on, each seat's chance to win."""


@compiled
def store_forecasts(
    policy: Policy, decision: Decision, run: Run, scale: Scale, forecast: NDArray[np.float64], scratch: Scratch
) -> None:
    """Try each action in each world with the same random numbers, and store what is reached in `forecast`.

    `forecast` has the axes world, action and column. The minus points of a game that is not over are corrected by the
    value of the seat's hand.
    """
    board, seat, game = decision.board, decision.seat, scratch.game
    for world in range(forecast.shape[0]):
        random_state = sample_world(decision, run, world, scratch)
        for action in range(decision.codes.shape[0]):
            try_action(policy, decision, run, action, random_state, scratch)
            points = float(game[POSITION + seat])
            if game[ENDING] == 0:
                points += hand_value(board, game, seat, others_tiles(game), happy_cow_visible(game))
            forecast[world, action, POINTS] = points
            store_chances(board, game, scale, forecast[world, action, CHANCES:])


@entry(DECISION, RUN, SCALE, float64[:, :, ::1], SCRATCH)
def forecast_guided(
    decision: Decision, run: Run, scale: Scale, forecast: NDArray[np.float64], scratch: Scratch
) -> None:
    """Call `store_forecasts` with the guided policy."""
    store_forecasts(GUIDED, decision, run, scale, forecast, scratch)
