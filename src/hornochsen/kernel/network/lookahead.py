"""Evaluate actions by looking ahead to the seat's next decision, where the network estimates its chance to win.

In each sampled world the network chooses for the other seats. Their choices in the same round do not depend on the
seat's action, so all its actions meet the same ones.
"""

from __future__ import annotations

import numpy as np
from numba import float32, float64, int64
from numpy.typing import NDArray

from ..game.actions import LAY, act, awaited
from ..game.layout import ENDING, OPEN, PLACING, ROUND, Stream, Words, copy_game
from ..jit import WORDS, called, entry, trailing_zeros
from ..observations.tile_sets import TileSetArray
from ..playouts.arguments import DECISION, RUN, SCRATCH, Decision, Run, Scratch
from ..playouts.evaluation import chance_to_win
from ..playouts.sampled_games import sample_world
from ..stepping.choosing import watch
from .inference import compute_value
from .judging import MIND, Mind, choose_and_act, judge, observe_in_turn, to_probabilities
from .weights import Vector

_SETS = int64[:, ::1]


@called
def act_and_watch(board: Words, game: Words, seat: int, code: int, seen: TileSetArray, stream: Stream) -> None:
    """Apply the action with this code, and mark the tiles that it turns over as seen."""
    if code >> 14 == LAY:
        watch(game, seat, code >> 7 & 127, code & 127, seen)
    act(board, game, seat, code, stream)


@called
def let_others_lay(mind: Mind, board: Words, game: Words, seat: int, seen: TileSetArray, stream: Stream) -> None:
    """Let all other seats buy and lay, if they do so at the same time as this seat."""
    while game[OPEN] == 0 and game[PLACING] == 0 and game[ENDING] == 0:
        waiting = awaited(game) & ~(1 << seat)
        if waiting == 0:
            return
        choose_and_act(mind, board, game, trailing_zeros(waiting) & 7, seen, stream)


@called
def play_to_decision(
    mind: Mind, board: Words, game: Words, seat: int, last_round: int, seen: TileSetArray, stream: Stream
) -> None:
    """Let the network choose for all until the game is over, or waits for this seat after the last round."""
    while game[ENDING] == 0:
        waiting = awaited(game)
        if game[ROUND] > last_round and waiting >> seat & 1:
            return
        choose_and_act(mind, board, game, trailing_zeros(waiting) & 7, seen, stream)


@called
def value_of(mind: Mind, board: Words, game: Words, seat: int, seen: TileSetArray) -> float:
    """Return the seat's share of the win if the game is over, else its chance to win according to the network."""
    if game[ENDING] != 0:
        return chance_to_win(board, game, seat)
    observe_in_turn(mind, board, game, seat, seen, 0)
    return compute_value(mind.network, mind.observation, mind.layers)


@entry(DECISION, RUN, int64, float64[::1], SCRATCH, MIND, _SETS)
def evaluate_network(
    decision: Decision,
    run: Run,
    count: int,
    sums: NDArray[np.float64],
    scratch: Scratch,
    mind: Mind,
    seen: NDArray[np.int64],
) -> None:
    """Add each action's value over `count` worlds to `sums`.

    The first row of `seen` is the set of tiles that all players have seen; the other two are used for playing on.
    """
    board, seat, game, stream = decision.board, decision.seat, scratch.game, scratch.stream
    for index in range(count):
        sample_world(decision, run, index, scratch)
        seen[1, 0], seen[1, 1] = seen[0, 0], seen[0, 1]
        let_others_lay(mind, board, scratch.world, seat, seen[1], stream)
        random_state = stream[0]
        for action in range(decision.codes.shape[0]):
            stream[0] = random_state
            copy_game(game, scratch.world)
            seen[2, 0], seen[2, 1] = seen[1, 0], seen[1, 1]
            if game[ENDING] == 0:
                act_and_watch(board, game, seat, decision.codes[action], seen[2], stream)
                play_to_decision(mind, board, game, seat, run.last_round, seen[2], stream)
            sums[action] += value_of(mind, board, game, seat, seen[2])


@entry(WORDS, WORDS, int64, int64[::1], int64, MIND, float32[::1])
def store_policy(
    board: Words, game: Words, seat: int, seen: TileSetArray, chosen: int, mind: Mind, probabilities: Vector
) -> None:
    """Store the network's probability of each action; `chosen` is the tile that the seat has chosen first, or 0."""
    for action in range(probabilities.shape[0]):
        mind.logits[action] = 0
    judge(mind, board, game, seat, seen, chosen)
    to_probabilities(mind)
    for action in range(probabilities.shape[0]):
        probabilities[action] = mind.logits[action]
