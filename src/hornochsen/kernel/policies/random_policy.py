"""The policy that chooses at random, like the calf: uniformly, and it buys one time in ten when it may."""

from __future__ import annotations

import numpy as np

from ..game.layout import HELD, OFFERED, Stream, Words
from ..jit import compiled
from ..random_stream import below, below_too, word

BUYING = 0.1
"""How often a seat buys that may and need not; then it buys one, two or three tiles, as likely as each other."""

_BUYING = int(BUYING * 2**32)

# Choices in such an order that those among the first n places come first, for every n.
_PAIRS = np.array([16 * one + two for two in range(16) for one in range(two)], np.int64)
_SINGLES_AND_PAIRS = np.array([16 * one + two for two in range(16) for one in range(two + 1)], np.int64)


@compiled
def random_buying(_board: Words, _game: Words, _seat: int, most: int, stream: Stream) -> int:
    """How many tiles to buy."""
    random = word(stream)
    return 1 + below_too(random, most) if below(random, 2**32) < _BUYING else 0


@compiled
def random_laying(_board: Words, game: Words, seat: int, count: int, stream: Stream) -> int:
    """Which tile, or which two, to lay."""
    held: int = game[HELD + seat]
    if count == 1:
        return 17 * below(word(stream), held)
    pair: int = _PAIRS[below(word(stream), held * (held - 1) >> 1)]
    return pair


@compiled
def random_taking(_board: Words, game: Words, _seat: int, most: int, stream: Stream) -> int:
    """Which of the offered tiles, one or two, to take."""
    offered: int = game[OFFERED]
    if most == 1:
        return 17 * below(word(stream), offered)
    choice: int = _SINGLES_AND_PAIRS[below(word(stream), offered * (offered + 1) >> 1)]
    return choice
