"""Evaluate decisions of several games with the network at once: probabilities of actions, and chances to win."""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple, cast

import numpy as np
from numba import float32, int8, int16, int64, types
from numpy.typing import NDArray

from ..game.laying import tiles_to_lay
from ..game.layout import OPEN, PLAYERS, QUEUE, QUEUED, TAKER, Stream, Words
from ..jit import called, compiled
from ..observations.known_tiles import Knowledge, new_knowledge
from ..observations.layout import (
    ACTIONS,
    MOST_CANDIDATES,
    OBSERVATION_SIZE,
    PLAYER_HAS_LAID,
    PLAYER_HELD,
    Bytes,
)
from ..observations.observe import observe
from ..observations.players import entry_of
from ..observations.tile_sets import TileSetArray
from ..random_stream import unit, word
from .inference import LAYERS, TOGETHER, Layers, compute_logits, compute_values, new_layers, set_base
from .weights import NETWORK, Matrix, Network, Vector

MOST = 48
"""The largest number of decisions that are observed at once."""


class Evaluator(NamedTuple):
    """A network and its working arrays, with a row for each decision. One call at a time may use them."""

    network: Network
    layers: Layers
    observations: NDArray[np.int8]
    masks: NDArray[np.int8]
    tiles: NDArray[np.int16]
    """The candidates."""
    logits: Matrix
    values: Vector
    knowledge: Knowledge


_BYTES = int8[:, ::1]
EVALUATOR = cast(Any, types.NamedTuple)(
    (NETWORK, LAYERS, _BYTES, _BYTES, int16[:, ::1], float32[:, ::1], float32[::1], int64[::1]), Evaluator
)


def new_evaluator(network: Network) -> Evaluator:
    """Return an evaluator: the network with new working arrays, for one call at a time."""
    return Evaluator(
        network,
        new_layers(network),
        np.zeros((MOST, OBSERVATION_SIZE), np.int8),
        np.zeros((MOST, ACTIONS), np.int8),
        np.zeros((MOST, MOST_CANDIDATES), np.int16),
        np.zeros((MOST, ACTIONS), np.float32),
        np.zeros(MOST, np.float32),
        new_knowledge(),
    )


@called
def observe_in_turn(
    evaluator: Evaluator, at: int, board: Words, game: Words, seat: int, seen: TileSetArray, chosen: int
) -> int:
    """Observe decision number `at` as if the seats laid in the order of their numbers, as they do in training.

    When seats lay at the same time, the order in which they do it means nothing. Return the number of legal actions.
    """
    observation, mask = evaluator.observations[at], evaluator.masks[at]
    observe(board, game, seat, seen, chosen, observation, mask, evaluator.tiles[at], evaluator.knowledge)
    if game[OPEN] == 0 and game[TAKER] == 0:
        order_players(game, seat, observation)
    legal = 0
    for action in range(ACTIONS):
        legal += mask[action]
    return legal


@compiled
def order_players(game: Words, seat: int, observation: Bytes) -> None:
    """Mark the seats before this one as having laid in this round, and the seats after it as not having laid."""
    players = game[PLAYERS] & 15
    for other in range(players):
        at = entry_of(players, seat, other)
        if other < seat and observation[at + PLAYER_HAS_LAID] == 0:
            observation[at + PLAYER_HAS_LAID] = 1
            observation[at + PLAYER_HELD] -= tiles_to_lay(game, other)
        elif other > seat and observation[at + PLAYER_HAS_LAID] != 0:
            observation[at + PLAYER_HAS_LAID] = 0
            for index in range(game[QUEUED]):
                observation[at + PLAYER_HELD] += game[QUEUE + index] & 7 == other


@called
def evaluate_batch(evaluator: Evaluator, count: int, choosing: bool) -> None:
    """Compute the chances to win of the first `count` decisions and, for `choosing`, the logits of their actions."""
    set_base(evaluator.network, evaluator.observations[0], evaluator.layers)
    for first in range(0, count, TOGETHER):
        rows = min(TOGETHER, count - first)
        compute_values(evaluator.network, evaluator.observations, first, rows, evaluator.layers, evaluator.values)
        if choosing:
            for row in range(rows):
                at = first + row
                compute_logits(
                    evaluator.network,
                    evaluator.observations[at],
                    evaluator.masks[at],
                    row,
                    evaluator.layers,
                    evaluator.logits[at],
                )


@compiled
def to_probabilities(mask: Bytes, logits: Vector) -> None:
    """Replace the logits of the legal actions by probabilities; those of other actions become 0."""
    highest, total = np.float32(-1e9), np.float32(0)
    for action in range(ACTIONS):
        if mask[action] != 0:
            highest = max(highest, logits[action])
    for action in range(ACTIONS):
        logits[action] = np.float32(exp(logits[action] - highest)) if mask[action] != 0 else 0
        total += logits[action]
    for action in range(ACTIONS):
        logits[action] /= total


@compiled
def draw_action(mask: Bytes, logits: Vector, stream: Stream) -> int:
    """Return an action, drawn with the probabilities of the network."""
    to_probabilities(mask, logits)
    left, last = unit(word(stream)), 0
    for action in range(ACTIONS):
        if mask[action] != 0:
            last = action
            left -= logits[action]
            if left < 0:
                break
    return last


@compiled
def only_action(mask: Bytes) -> int:
    """Return the first legal action."""
    action = 0
    while mask[action] == 0:
        action += 1
    return action
