"""Observe a decision of a game and let the network judge it: probabilities of the actions, and the chance to win."""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple, cast

import numpy as np
from numba import float32, int8, int64, types

from ..game.laying import tiles_to_lay
from ..game.layout import OPEN, PLAYERS, QUEUE, QUEUED, TAKER, Stream, Words
from ..jit import WORDS, called, compiled
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
from ..observations.sight import Sight, new_sight
from ..observations.tile_sets import TileSetArray
from ..random_stream import unit, word
from ..stepping.choosing import choose
from .inference import LAYERS, Layers, compute_logits, compute_value, new_layers
from .weights import NETWORK, Network, Vector


class Mind(NamedTuple):
    """A network, and arrays that compiled code works on. One call at a time may use them."""

    network: Network
    layers: Layers
    observation: Bytes
    mask: Bytes
    tiles: Words
    logits: Vector
    sight: Sight


_BYTES = int8[::1]
MIND = cast(Any, types.NamedTuple)((NETWORK, LAYERS, _BYTES, _BYTES, WORDS, float32[::1], int64[::1]), Mind)


def new_mind(network: Network) -> Mind:
    """Return the network with arrays for one caller."""
    return Mind(
        network,
        new_layers(network),
        np.zeros(OBSERVATION_SIZE, np.int8),
        np.zeros(ACTIONS, np.int8),
        np.zeros(MOST_CANDIDATES, np.int16),
        np.zeros(ACTIONS, np.float32),
        new_sight(),
    )


@called
def observe_in_turn(mind: Mind, board: Words, game: Words, seat: int, seen: TileSetArray, chosen: int) -> None:
    """Observe a decision as if the seats laid in the order of their numbers, as they do in training.

    When seats lay at the same time, the order in which they do it means nothing.
    """
    observe(board, game, seat, seen, chosen, mind.observation, mind.mask, mind.tiles, mind.sight)
    if game[OPEN] != 0 or game[TAKER] != 0:
        return
    players = game[PLAYERS] & 15
    for other in range(players):
        at = entry_of(players, seat, other)
        if other < seat and mind.observation[at + PLAYER_HAS_LAID] == 0:
            mind.observation[at + PLAYER_HAS_LAID] = 1
            mind.observation[at + PLAYER_HELD] -= tiles_to_lay(game, other)
        elif other > seat and mind.observation[at + PLAYER_HAS_LAID] != 0:
            mind.observation[at + PLAYER_HAS_LAID] = 0
            for index in range(game[QUEUED]):
                mind.observation[at + PLAYER_HELD] += game[QUEUE + index] & 7 == other


@called
def judge(mind: Mind, board: Words, game: Words, seat: int, seen: TileSetArray, chosen: int) -> int:
    """Observe a decision and compute the logits of its legal actions. Return their number; 1 is not computed."""
    observe_in_turn(mind, board, game, seat, seen, chosen)
    legal = 0
    for action in range(ACTIONS):
        legal += mind.mask[action]
    if legal > 1:
        compute_value(mind.network, mind.observation, mind.layers)
        compute_logits(mind.network, mind.observation, mind.mask, mind.layers, mind.logits)
    return legal


@compiled
def to_probabilities(mind: Mind) -> None:
    """Replace the logits of the legal actions by probabilities; those of other actions become 0."""
    highest, total = np.float32(-1e9), np.float32(0)
    for action in range(ACTIONS):
        if mind.mask[action] != 0:
            highest = max(highest, mind.logits[action])
    for action in range(ACTIONS):
        mind.logits[action] = np.float32(exp(mind.logits[action] - highest)) if mind.mask[action] != 0 else 0
        total += mind.logits[action]
    for action in range(ACTIONS):
        mind.logits[action] /= total


@compiled
def draw_action(mind: Mind, stream: Stream) -> int:
    """Return an action, drawn with the probabilities of the network."""
    to_probabilities(mind)
    left, last = unit(word(stream)), 0
    for action in range(ACTIONS):
        if mind.mask[action] != 0:
            last = action
            left -= mind.logits[action]
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


@called
def choose_and_act(mind: Mind, board: Words, game: Words, seat: int, seen: TileSetArray, stream: Stream) -> None:
    """Let the network choose an action for a seat, both tiles of it if there are two, and apply it."""
    chosen = 0
    while True:
        legal = judge(mind, board, game, seat, seen, chosen)
        action = draw_action(mind, stream) if legal > 1 else only_action(mind.mask)
        chosen = choose(board, game, seat, action, chosen, mind.tiles, seen, stream)
        if chosen == 0:
            return
