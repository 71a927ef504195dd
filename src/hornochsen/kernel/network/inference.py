"""Compute a network in compiled code: logits of the actions and chances to win from observations, four at a time.

The observations of one search are alike, so the first layer is computed from that of one of them, the base: only inputs
that differ are added. The other layers read each row of their weights once for four observations, and skip inputs that
are 0 in all four.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple, cast

import numpy as np
from numba import float32, int8, int32, types
from numpy.typing import NDArray

from ..jit import called, compiled
from ..observations.layout import ACTIONS, BUY_ONE, CANDIDATE_SIZE, CANDIDATES, OBSERVATION_SIZE, Bytes
from .weights import Matrix, Network, Vector

TOGETHER = 4
"""The number of observations that are computed together."""


class Layers(NamedTuple):
    """The outputs of a network's layers. One call at a time may use them."""

    first: Matrix
    second: Matrix
    third: Matrix
    context: Vector
    tile: Vector
    joint: Vector
    active: NDArray[np.int32]
    """The indices of inputs that are not 0."""
    base: Bytes
    """The observation from which the differences are taken."""
    base_first: Vector
    """The sums of the first layer for the base."""


LAYERS = cast(Any, types.NamedTuple)(
    (float32[:, ::1],) * 3 + (float32[::1],) * 3 + (int32[::1], int8[::1], float32[::1]), Layers
)


def new_layers(network: Network) -> Layers:
    """Return arrays for one caller."""
    return Layers(
        first=np.zeros((TOGETHER, len(network.first_bias)), np.float32),
        second=np.zeros((TOGETHER, len(network.second_bias)), np.float32),
        third=np.zeros((TOGETHER, len(network.third_bias)), np.float32),
        context=np.zeros_like(network.context_bias),
        tile=np.zeros_like(network.tile_bias),
        joint=np.zeros_like(network.score),
        active=np.zeros(max(OBSERVATION_SIZE, len(network.first_bias)) + 1, np.int32),
        base=np.zeros(OBSERVATION_SIZE, np.int8),
        base_first=np.zeros_like(network.first_bias),
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
def add_differences(weights: Matrix, inputs: Bytes, base: Bytes, active: NDArray[np.int32], out: Vector) -> None:
    """Add (input − base's input) × row of `weights` to `out`.

    The loops resemble those of `add_rows`: shared ones would need an array of factors, or a function for each factor.
    """
    found = 0
    for at in range(OBSERVATION_SIZE):
        active[found] = at
        found += inputs[at] != base[at]
    size = out.shape[0]
    at = 0
    while at + 4 <= found:
        one, two, three, four = active[at], active[at + 1], active[at + 2], active[at + 3]
        by_one, by_two = np.float32(inputs[one] - base[one]), np.float32(inputs[two] - base[two])
        by_three, by_four = np.float32(inputs[three] - base[three]), np.float32(inputs[four] - base[four])
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
        by_one = np.float32(inputs[one] - base[one])
        for to in range(size):
            out[to] += by_one * weights[one, to]
        at += 1


@called
def add_rows_of_four(
    weights: Matrix, inputs: Matrix, active: NDArray[np.int32], a: Vector, b: Vector, c: Vector, d: Vector
) -> None:
    """Add input × row of `weights` to the outputs `a` to `d` of the four rows of `inputs`."""
    found = 0
    for at in range(inputs.shape[1]):
        active[found] = at
        highest = max(max(inputs[0, at], inputs[1, at]), max(inputs[2, at], inputs[3, at]))  # none is negative
        found += highest > 0
    active[found] = active[max(0, found - 1)]
    at = 0
    while at < found:
        one, two = active[at], active[at + 1]
        last = at + 1 == found
        a_1, b_1, c_1, d_1 = inputs[0, one], inputs[1, one], inputs[2, one], inputs[3, one]
        a_2, b_2, c_2, d_2 = inputs[0, two], inputs[1, two], inputs[2, two], inputs[3, two]
        if last:
            a_2 = b_2 = c_2 = d_2 = np.float32(0)
        for to in range(weights.shape[1]):
            weight_1, weight_2 = weights[one, to], weights[two, to]
            a[to] += a_1 * weight_1 + a_2 * weight_2
            b[to] += b_1 * weight_1 + b_2 * weight_2
            c[to] += c_1 * weight_1 + c_2 * weight_2
            d[to] += d_1 * weight_1 + d_2 * weight_2
        at += 2


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
def set_base(network: Network, observation: Bytes, layers: Layers) -> None:
    """Set the base observation, with which later ones are compared, and compute the sums of its first layer."""
    for at in range(OBSERVATION_SIZE):
        layers.base[at] = observation[at]
    copy_vector(network.first_bias, layers.base_first)
    add_rows(network.first, observation, 0, OBSERVATION_SIZE, layers.active, layers.base_first)


@called
def compute_first(network: Network, observation: Bytes, layers: Layers, row: int) -> None:
    """Compute the first layer of an observation: that of the base observation plus the differences."""
    out = layers.first[row]
    copy_vector(layers.base_first, out)
    add_differences(network.first, observation, layers.base, layers.active, out)
    remove_negative(out)


@called
def compute_values(
    network: Network, observations: NDArray[np.int8], first: int, count: int, layers: Layers, values: Vector
) -> None:
    """Compute the layers up to the third for at most four observations, and store the chances to win."""
    second, third = layers.second, layers.third
    for row in range(TOGETHER):
        if row < count:
            compute_first(network, observations[first + row], layers, row)
        else:
            for to in range(layers.first.shape[1]):
                layers.first[row, to] = 0
        copy_vector(network.second_bias, second[row])
        copy_vector(network.third_bias, third[row])
    add_rows_of_four(network.second, layers.first, layers.active, second[0], second[1], second[2], second[3])
    for row in range(TOGETHER):
        if row < count:
            remove_negative(second[row])
        else:
            for to in range(second.shape[1]):
                second[row, to] = 0
    add_rows_of_four(network.third, second, layers.active, third[0], third[1], third[2], third[3])
    for row in range(count):
        remove_negative(third[row])
        total = network.value_bias[0]
        for at in range(third.shape[1]):
            third[row, at] += second[row, at]
            total += third[row, at] * network.value[at]
        values[first + row] = 1.0 / (1.0 + exp(-total))


@called
def compute_logits(network: Network, observation: Bytes, mask: Bytes, row: int, layers: Layers, logits: Vector) -> None:
    """Store the logits of the legal actions. `compute_values` must have computed this row with the observation."""
    third = layers.third[row]
    copy_vector(network.context_bias, layers.context)
    add_rows(network.context, third, 0, third.shape[0], layers.active, layers.context)
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
            for at in range(third.shape[0]):
                total += third[at] * network.other[action - BUY_ONE, at]
            logits[action] = total
