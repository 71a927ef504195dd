"""Sets of tiles as two words: one bit for each tile from 1 to 48 in the first, and from 49 to 99 in the second."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..jit import compiled, count_ones, trailing_zeros
from .layout import NUMBERS, Bytes

TileSet: TypeAlias = tuple[int, int]
TileSetArray: TypeAlias = NDArray[np.int64]
"""A tile set in an array of two words."""

SPLIT = 48
"""The highest tile of the first word. It is a multiple of eight, for `write_set`."""
NO_TILES: TileSet = (0, 0)

_BITS = 8
_BYTES = np.array([[number >> bit & 1 for bit in range(_BITS)] for number in range(1 << _BITS)], np.int8)
"""Eight bytes, each 0 or 1, for each number of eight bits."""
_UP_TO = np.array(
    [((1 << min(tile, SPLIT)) - 1, (1 << max(0, tile - SPLIT)) - 1) for tile in range(NUMBERS + 1)], np.int64
)
"""By number, the set of all tiles that are not higher."""


def tile_set(tiles: Iterable[int]) -> TileSetArray:
    """Return a set of tiles as an array."""
    words = [0, 0]
    for tile in tiles:
        words[tile > SPLIT] |= 1 << ((tile - 1) % SPLIT if tile <= SPLIT else tile - 1 - SPLIT)
    return np.array(words, np.int64)


@compiled
def with_tile(tiles: TileSet, tile: int) -> TileSet:
    """Return a set with one more tile."""
    if tile <= SPLIT:
        return tiles[0] | 1 << (tile - 1), tiles[1]
    return tiles[0], tiles[1] | 1 << (tile - 1 - SPLIT)


@compiled
def add(array: TileSetArray, tile: int) -> None:
    """Add a tile to the set in an array."""
    array[0], array[1] = with_tile((array[0], array[1]), tile)


@compiled
def union(one: TileSet, two: TileSet) -> TileSet:
    """Return the tiles that are in either set."""
    return one[0] | two[0], one[1] | two[1]


@compiled
def without(one: TileSet, two: TileSet) -> TileSet:
    """Return the tiles of the first set that are not in the second."""
    return one[0] & ~two[0], one[1] & ~two[1]


@compiled
def all_tiles() -> TileSet:
    """Return the set of all tiles."""
    return (1 << SPLIT) - 1, (1 << NUMBERS - SPLIT) - 1


@compiled
def count_up_to(tiles: TileSet, tile: int) -> int:
    """Return the number of tiles of a set that are not higher than `tile`."""
    return count_ones(tiles[0] & _UP_TO[tile, 0]) + count_ones(tiles[1] & _UP_TO[tile, 1])


@compiled
def write_set(tiles: TileSet, at: int, observation: Bytes) -> None:
    """Write 0 or 1 for each tile from index `at` on. The five bytes behind them become 0."""
    for part in range(SPLIT // _BITS):
        number = tiles[0] >> _BITS * part & 255
        for bit in range(_BITS):
            observation[at + _BITS * part + bit] = _BYTES[number, bit]
    for part in range((NUMBERS - SPLIT + _BITS - 1) // _BITS):
        number = tiles[1] >> _BITS * part & 255
        for bit in range(_BITS):
            observation[at + SPLIT + _BITS * part + bit] = _BYTES[number, bit]


@compiled
def mark(tiles: TileSet, at: int, observation: Bytes) -> None:
    """Write 1 for each tile of a set with few tiles, from index `at` on."""
    first, second = tiles
    while first != 0:
        observation[at + (trailing_zeros(first) & 63)] = 1
        first &= first - 1
    while second != 0:
        observation[at + SPLIT + (trailing_zeros(second) & 63)] = 1
        second &= second - 1


@compiled
def write_ascending(tiles: TileSet, into: NDArray[np.int16]) -> int:
    """Store the tiles of a set in an array, ascending. Return their number."""
    first, second = tiles
    count = 0
    while first != 0:
        into[count] = 1 + trailing_zeros(first)
        first &= first - 1
        count += 1
    while second != 0:
        into[count] = 1 + SPLIT + trailing_zeros(second)
        second &= second - 1
        count += 1
    return count
