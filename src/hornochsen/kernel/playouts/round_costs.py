"""Play one round in sampled worlds for each tile of a hand, and add up what that tile costs."""

from __future__ import annotations

import numpy as np
from numba import int64
from numpy.typing import NDArray

from ..game.actions import choice_of
from ..game.laying import lay, tiles_to_lay, turn_over
from ..game.layout import (
    ENDING,
    HAND_SIZE,
    HANDS,
    HELD,
    PLACED,
    POSITION,
    QUEUE,
    QUEUED,
    TAKER,
    Stream,
    Words,
    copy_game,
)
from ..game.placing import happy_cow_visible, most_to_take, place_next, take
from ..jit import compiled, entry
from ..policies.expected_cost import expected_cost, others_tiles
from ..policies.guided_policy import GUIDED
from ..policies.policy import Policy
from ..random_stream import start
from ..worlds.sampling import sample
from .arguments import DECISION, RUN, SCRATCH, Decision, Run, Scratch
from .playout import lay_all

SAFE, SUM, SQUARES = range(3)
"""Columns of the sums: the number of worlds in which a tile cost nothing, its costs, and their squares."""


@compiled
def cheapest_other(board: Words, game: Words, seat: int, tile: int) -> int:
    """Return the tile in the seat's hand, other than `tile`, with the lowest expected cost."""
    others, happy = others_tiles(game), happy_cow_visible(game)
    least, best = 1e9, 0
    for at in range(game[HELD + seat]):
        other = game[HANDS + HAND_SIZE * seat + at]
        cost = expected_cost(board, game, other, others, happy)
        if other != tile and cost < least:
            least, best = cost, other
    return best


@compiled
def cost_of(policy: Policy, board: Words, game: Words, seat: int, tile: int, stream: Stream) -> int:
    """Lay a tile, play the round to its end, and return the squares that the seat's piece moved when it was placed.

    In a double round the second tile is the cheapest of the others. The result is negative for a move backward.
    """
    two = cheapest_other(board, game, seat, tile) if tiles_to_lay(game, seat) == 2 else 0
    lay(game, seat, choice_of(game, HANDS + HAND_SIZE * seat, game[HELD + seat], tile, two))
    lay_all(policy, board, game, stream)
    if game[ENDING] != 0:  # a purchase ended the game before the tiles were placed
        return 0
    turn_over(game)
    while game[PLACED] < game[QUEUED] and game[ENDING] == 0:
        mine = game[QUEUE + game[PLACED]] == 8 * tile + seat
        before = game[POSITION + seat]
        place_next(board, game)
        if mine:
            cost: int = game[POSITION + seat] - before
            return cost
        if game[TAKER] != 0:
            taker = (game[TAKER] - 1) & 7
            take(game, taker, policy.taking(board, game, taker, most_to_take(game, taker), stream))
    return 0


@entry(DECISION, RUN, int64, int64[:, ::1], SCRATCH)
def add_round_costs(decision: Decision, run: Run, count: int, sums: NDArray[np.int64], scratch: Scratch) -> None:
    """Add the costs of each tile over `count` worlds to its row of `sums`; all tiles get the same worlds and luck.

    `decision.codes` holds tiles here, not actions. All other seats follow the guided policy.
    """
    game, stream = scratch.game, scratch.stream
    for index in range(count):
        start(stream, run.seed, run.first + index)
        sample(decision.worlds, scratch.world, scratch.marks, stream)
        luck = stream[0]
        for at in range(decision.codes.shape[0]):
            stream[0] = luck
            copy_game(game, scratch.world)
            cost = cost_of(GUIDED, decision.board, game, decision.seat, decision.codes[at], stream)
            sums[at, SAFE] += cost <= 0
            sums[at, SUM] += cost
            sums[at, SQUARES] += cost * cost
