"""The policy that chooses at random, like the calf: uniformly, and it buys one time in ten when it may."""

from __future__ import annotations

import numpy as np

from .chance import below, below_too, word
from .compiled import compiled
from .layout import HELD, OFFERED, Stream, Words

BUYING = 0.1
_BUYING = np.uint64(BUYING * 2**32)
_HALF = np.uint64(2**32 - 1)

# Pairs of places in such an order that those below n are a beginning of the list, for every n.
PAIRS = np.array([16 * one + two for two in range(16) for one in range(two)], np.int64)
PAIRS_AND_SINGLES = np.array([16 * one + two for two in range(16) for one in range(two + 1)], np.int64)


@compiled
def random_buying(board: Words, game: Words, seat: int, most: int, stream: Stream) -> int:
    random = word(stream)
    if random & _HALF < _BUYING:
        return 1 + below_too(random, most)
    return 0


@compiled
def random_laying(board: Words, game: Words, seat: int, count: int, stream: Stream) -> int:
    held = game[HELD + seat]
    if count == 1:
        return 17 * below(word(stream), held)
    return PAIRS[below(word(stream), held * (held - 1) >> 1)]


@compiled
def random_taking(board: Words, game: Words, seat: int, most: int, stream: Stream) -> int:
    offered = game[OFFERED]
    if most == 1:
        return 17 * below(word(stream), offered)
    return PAIRS_AND_SINGLES[below(word(stream), offered * (offered + 1) >> 1)]
