"""Random numbers: splitmix64, whose whole state is one word, and draws by multiplying instead of dividing."""

from __future__ import annotations

import numpy as np

from .compiled import compiled
from .layout import Stream

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_27 = np.uint64(27)
_30 = np.uint64(30)
_31 = np.uint64(31)
_32 = np.uint64(32)
_HALF = np.uint64(0xFFFFFFFF)


@compiled
def mix(word: np.uint64) -> np.uint64:
    """A word whose bits all depend on all bits of the given one."""
    word = (word ^ (word >> _30)) * _MIX_1
    word = (word ^ (word >> _27)) * _MIX_2
    return word ^ (word >> _31)


@compiled
def start(stream: Stream, seed: np.uint64, index: np.uint64) -> None:
    """Begin the stream that belongs to one of many games with the same seed."""
    stream[0] = mix(mix(seed + _STEP) ^ mix(index * _STEP + _MIX_1))


@compiled
def word(stream: Stream) -> np.uint64:
    """64 random bits: enough for two draws, `below` and `below_too`."""
    stream[0] += _STEP
    return mix(stream[0])


@compiled
def below(random: np.uint64, bound: int) -> int:
    """A number from 0 to bound - 1, out of the lower half of a word."""
    return (np.int64(random & _HALF) * bound) >> 32


@compiled
def below_too(random: np.uint64, bound: int) -> int:
    """A number from 0 to bound - 1, out of the upper half of a word."""
    return (np.int64(random >> _32) * bound) >> 32
