"""Random numbers in compiled code: the generator splitmix64, whose state is one 64-bit word.

Bounded numbers are scaled by multiplication, which is faster than a remainder.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import int64

from .game.layout import Stream
from .jit import compiled

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_11, _27, _30, _31, _32 = np.uint64(11), np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_LOWER = np.uint64(2**32 - 1)
_whole: Any = int64


@compiled
def mix(word: np.uint64) -> np.uint64:
    """Return a hash of a word: every bit of the result depends on all bits of `word`."""
    word = (word ^ (word >> _30)) * _MIX_1
    word = (word ^ (word >> _27)) * _MIX_2
    return word ^ (word >> _31)


@compiled
def start(stream: Stream, seed: np.uint64, index: int) -> None:
    """Initialise a stream for game number `index` of a seed."""
    stream[0] = mix(mix(seed + _STEP) ^ mix(np.uint64(index) * _STEP + _MIX_1))


@compiled
def word(stream: Stream) -> np.uint64:
    """Advance a stream and return 64 random bits: enough for one call of `below` and one of `below_too`."""
    stream[0] += _STEP
    return mix(stream[0])


@compiled
def below(random: np.uint64, bound: int) -> int:
    """Return an integer from 0 to `bound - 1`, computed from the lower 32 bits of a random word."""
    drawn: int = _whole(random & _LOWER) * bound >> 32
    return drawn


@compiled
def below_too(random: np.uint64, bound: int) -> int:
    """Return an integer from 0 to `bound - 1`, computed from the upper 32 bits of a random word."""
    drawn: int = _whole(random >> _32) * bound >> 32
    return drawn


@compiled
def unit(random: np.uint64) -> float:
    """Return a float from 0 (included) to 1 (excluded), computed from a random word."""
    return np.float64(random >> _11) * 2.0**-53
