"""The weights of a network, as `training` writes them and as compiled code reads them."""

from __future__ import annotations

from typing import IO, Any, NamedTuple, TypeAlias, cast

import numpy as np
from numba import float32, types
from numpy.typing import NDArray

from ..observations.layout import CANDIDATE_SIZE

Matrix: TypeAlias = NDArray[np.float32]
Vector: TypeAlias = NDArray[np.float32]


class Network(NamedTuple):
    """The weights: matrices by input and output, and biases. The scales of the inputs are multiplied in."""

    first: Matrix
    first_bias: Vector
    second: Matrix
    second_bias: Vector
    third: Matrix
    third_bias: Vector
    context: Matrix
    context_bias: Vector
    tile: Matrix
    tile_bias: Vector
    joint: Matrix
    score: Vector
    other: Matrix
    """By output and input, unlike the other matrices."""
    other_bias: Vector
    value: Vector
    value_bias: Vector


_MATRIX, _VECTOR = float32[:, ::1], float32[::1]
NETWORK = cast(Any, types.NamedTuple)(
    (*(_MATRIX, _VECTOR) * 5, _MATRIX, _VECTOR, _MATRIX, _VECTOR, _VECTOR, _VECTOR), Network
)


def read_network(file: IO[bytes]) -> Network:
    """Return the network in a file of weights."""
    with np.load(file) as stored:
        weights = {name: stored[name].astype(np.float32) for name in stored.files}
    scale = weights["scale"]
    return Network(
        first=_by_input(weights["first.weight"] * scale),
        first_bias=weights["first.bias"],
        second=_by_input(weights["second.weight"]),
        second_bias=weights["second.bias"],
        third=_by_input(weights["third.weight"]),
        third_bias=weights["third.bias"],
        context=_by_input(weights["context.weight"]),
        context_bias=weights["context.bias"],
        tile=_by_input(weights["tile.weight"] * scale[:CANDIDATE_SIZE]),
        tile_bias=weights["tile.bias"],
        joint=_by_input(weights["joint.weight"]),
        score=weights["score.weight"][0].copy(),
        other=weights["other.weight"],
        other_bias=weights["other.bias"],
        value=weights["value.weight"][0].copy(),
        value_bias=weights["value.bias"],
    )


def _by_input(matrix: Matrix) -> Matrix:
    """Return a layer's matrix with a row for each input."""
    return np.ascontiguousarray(matrix.T)
