"""The random policy: all choices of tiles are equally likely, optional purchases are rare. The calf plays like it."""

from __future__ import annotations

import numpy as np

from ..game.layout import HELD, OFFERED, Stream, Words
from ..jit import compiled
from ..random_stream import below, below_too, word
from .policy import Policy

BUYING = 0.1
"""The probability of an optional purchase. All legal numbers of tiles are then equally likely."""

_BUYING = int(BUYING * 2**32)

# Ordered so that, for every n, each array begins with the choices among the first n tiles.
_PAIRS = np.array([16 * one + two for two in range(16) for one in range(two)], np.int64)
_SINGLES_AND_PAIRS = np.array([16 * one + two for two in range(16) for one in range(two + 1)], np.int64)


@compiled
def random_buying(_board: Words, _game: Words, _seat: int, most: int, stream: Stream) -> int:
    """Return the number of tiles to buy, often 0."""
    random = word(stream)
    return 1 + below_too(random, most) if below(random, 2**32) < _BUYING else 0


@compiled
def random_laying(_board: Words, game: Words, seat: int, count: int, stream: Stream) -> int:
    """Return the choice of one or two tiles to lay."""
    held: int = game[HELD + seat]
    if count == 1:
        return 17 * below(word(stream), held)
    pair: int = _PAIRS[below(word(stream), held * (held - 1) >> 1)]
    return pair


@compiled
def random_taking(_board: Words, game: Words, _seat: int, most: int, stream: Stream) -> int:
    """Return the choice of one or two offered tiles to take."""
    offered: int = game[OFFERED]
    if most == 1:
        return 17 * below(word(stream), offered)
    choice: int = _SINGLES_AND_PAIRS[below(word(stream), offered * (offered + 1) >> 1)]
    return choice


RANDOM = Policy(random_buying, random_laying, random_taking)
