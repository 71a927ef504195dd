"""Compute a network in compiled code: logits of the actions and chance to win from an observation.

A layer adds up the rows of its weights for the inputs that are not 0. Most inputs of the first layer and about half of
the others are 0.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple, cast

import numpy as np
from numba import float32, int32, types
from numpy.typing import NDArray

from ..jit import called, compiled
from ..observations.layout import ACTIONS, BUY_ONE, CANDIDATE_SIZE, CANDIDATES, OBSERVATION_SIZE, Bytes
from .weights import Matrix, Network, Vector


class Layers(NamedTuple):
    """The outputs of a network's layers. One call at a time may use them."""

    first: Vector
    second: Vector
    third: Vector
    context: Vector
    tile: Vector
    joint: Vector
    active: NDArray[np.int32]
    """The indices of inputs that are not 0."""


LAYERS = cast(Any, types.NamedTuple)((float32[::1],) * 6 + (int32[::1],), Layers)


def new_layers(network: Network) -> Layers:
    """Return arrays for one caller."""
    return Layers(
        first=np.zeros_like(network.first_bias),
        second=np.zeros_like(network.second_bias),
        third=np.zeros_like(network.third_bias),
        context=np.zeros_like(network.context_bias),
        tile=np.zeros_like(network.tile_bias),
        joint=np.zeros_like(network.score),
        active=np.zeros(max(OBSERVATION_SIZE, len(network.first_bias)) + 1, np.int32),
    )


@compiled
def add_rows(weights: Matrix, inputs: Any, first: int, count: int, active: NDArray[np.int32], out: Vector) -> None:
    """Add input × row of `weights` to `out`, for the `count` inputs from index `first` on."""
    found = 0
    for at in range(count):
        active[found] = at
        found += inputs[first + at] != 0
    size = out.shape[0]
    at = 0
    while at + 4 <= found:
        one, two, three, four = active[at], active[at + 1], active[at + 2], active[at + 3]
        by_one, by_two = np.float32(inputs[first + one]), np.float32(inputs[first + two])
        by_three, by_four = np.float32(inputs[first + three]), np.float32(inputs[first + four])
        for to in range(size):
            out[to] += (
                by_one * weights[one, to]
                + by_two * weights[two, to]
                + by_three * weights[three, to]
                + by_four * weights[four, to]
            )
        at += 4
    while at < found:
        one = active[at]
        by_one = np.float32(inputs[first + one])
        for to in range(size):
            out[to] += by_one * weights[one, to]
        at += 1


@compiled
def copy_vector(vector: Vector, out: Vector) -> None:
    """Copy a vector, such as a layer's bias, into `out`."""
    for to in range(out.shape[0]):
        out[to] = vector[to]


@compiled
def remove_negative(out: Vector) -> None:
    """Replace negative outputs by 0."""
    for to in range(out.shape[0]):
        out[to] = max(out[to], np.float32(0))


@called
def compute_value(network: Network, observation: Bytes, layers: Layers) -> float:
    """Compute the layers up to the third, and return the seat's chance to win."""
    copy_vector(network.first_bias, layers.first)
    add_rows(network.first, observation, 0, OBSERVATION_SIZE, layers.active, layers.first)
    remove_negative(layers.first)
    copy_vector(network.second_bias, layers.second)
    add_rows(network.second, layers.first, 0, layers.first.shape[0], layers.active, layers.second)
    remove_negative(layers.second)
    copy_vector(network.third_bias, layers.third)
    add_rows(network.third, layers.second, 0, layers.second.shape[0], layers.active, layers.third)
    remove_negative(layers.third)
    total = network.value_bias[0]
    for at in range(layers.third.shape[0]):
        layers.third[at] += layers.second[at]
        total += layers.third[at] * network.value[at]
    return 1.0 / (1.0 + exp(-total))


@called
def compute_logits(network: Network, observation: Bytes, mask: Bytes, layers: Layers, logits: Vector) -> None:
    """Store the logits of the legal actions. `compute_value` must have been called with the same observation."""
    copy_vector(network.context_bias, layers.context)
    add_rows(network.context, layers.third, 0, layers.third.shape[0], layers.active, layers.context)
    for action in range(BUY_ONE):
        if mask[action] != 0:
            at = CANDIDATES + CANDIDATE_SIZE * action
            copy_vector(network.tile_bias, layers.tile)
            add_rows(network.tile, observation, at, CANDIDATE_SIZE, layers.active, layers.tile)
            remove_negative(layers.tile)
            copy_vector(layers.context, layers.joint)
            add_rows(network.joint, layers.tile, 0, layers.tile.shape[0], layers.active, layers.joint)
            remove_negative(layers.joint)
            total = np.float32(0)
            for to in range(layers.joint.shape[0]):
                total += layers.joint[to] * network.score[to]
            logits[action] = total
    for action in range(BUY_ONE, ACTIONS):
        if mask[action] != 0:
            total = network.other_bias[action - BUY_ONE]
            for at in range(layers.third.shape[0]):
                total += layers.third[at] * network.other[action - BUY_ONE, at]
            logits[action] = total
