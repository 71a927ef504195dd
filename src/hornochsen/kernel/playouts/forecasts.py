"""Forecasts: try actions in the same sampled worlds, play on, and store each seat's chance to win and minus points."""

from __future__ import annotations

from math import exp

import numpy as np
from numba import float64
from numpy.typing import NDArray

from ..game.actions import act
from ..game.layout import DUNGHILL, ENDING, PLAYERS, POSITION, Words, copy_game
from ..jit import compiled, entry
from ..policies.guided_policy import GUIDED
from ..random_stream import start
from ..worlds.sampling import sample
from .arguments import DECISION, RUN, SCRATCH, Decision, Run, Scratch
from .playout import play_on

POINTS, CHANCES = 0, 1
"""Columns of a forecast: the minus points of the deciding seat; from `CHANCES` on, each seat's chance to win."""

LEAD = 6.0


@compiled
def store_result(game: Words, forecast: NDArray[np.float64], world: int, action: int) -> None:
    """Store each seat's share of the win in a finished game (R44)."""
    players = int(game[PLAYERS])
    fewest, sharing = 32767, 0
    for seat in range(players):
        if game[POSITION + seat] < fewest:
            fewest, sharing = game[POSITION + seat], 0
        sharing += game[POSITION + seat] == fewest
    for seat in range(players):
        forecast[world, action, CHANCES + seat] = 1.0 / sharing if game[POSITION + seat] == fewest else 0.0


@compiled
def store_estimate(board: Words, game: Words, forecast: NDArray[np.float64], world: int, action: int) -> None:
    """Store an estimate of each seat's chance to win in a game that is not over."""
    players = int(game[PLAYERS])
    fewest = game[POSITION]
    for seat in range(1, players):
        fewest = min(fewest, game[POSITION + seat])
    total = 0.0
    for seat in range(players):
        weight = exp((fewest - game[POSITION + seat]) * LEAD / board[DUNGHILL])
        forecast[world, action, CHANCES + seat] = weight
        total += weight
    for seat in range(players):
        forecast[world, action, CHANCES + seat] /= total


@entry(DECISION, RUN, float64[:, :, ::1], SCRATCH)
def forecast_guided(decision: Decision, run: Run, forecast: NDArray[np.float64], scratch: Scratch) -> None:
    """Try each action in each world with the same random numbers, and let all seats follow the guided policy.

    `forecast` has the axes world, action and column.
    """
    board, codes, seat = decision.board, decision.codes, decision.seat
    game, stream = scratch.game, scratch.stream
    for world in range(forecast.shape[0]):
        start(stream, run.seed, run.first + world)
        sample(decision.worlds, scratch.world, scratch.marks, stream)
        luck = stream[0]
        for action in range(codes.shape[0]):
            stream[0] = luck
            copy_game(game, scratch.world)
            act(board, game, seat, codes[action], stream)
            play_on(GUIDED, board, game, run.last_round, stream)
            forecast[world, action, POINTS] = game[POSITION + seat]
            if game[ENDING] != 0:
                store_result(game, forecast, world, action)
            else:
                store_estimate(board, game, forecast, world, action)
