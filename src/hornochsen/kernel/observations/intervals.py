"""Sums that the other parts of an observation share: the order of the rows, and counts of tiles between two numbers."""

from __future__ import annotations

import numpy as np

from ..game.layout import ACTIVE, LAST, Words
from ..jit import compiled
from .layout import NEVER_SEEN, NUMBERS, THIS_ROUND, Bytes

SLOT_BY_RANK = 0
"""Index into the sums: the four slots, by last tile, ascending."""
LAST_BY_RANK = 4
"""Their last tiles."""
COUNTS = 8
"""By tile, the number of tiles up to it that the seat never saw + 256 × the number of those placed in this round."""
SUMS_SIZE = COUNTS + NUMBERS + 1


def new_sums() -> Words:
    """Return an uninitialised array for the sums of one observation at a time."""
    return np.empty(SUMS_SIZE, np.int16)


@compiled
def add_up(game: Words, observation: Bytes, sums: Words) -> None:
    """Compute the sums. The tiles of the observation must be complete."""
    for slot in range(ACTIVE):
        last = game[LAST + slot]
        rank = 0
        for other in range(ACTIVE):
            rank += game[LAST + other] < last
        sums[SLOT_BY_RANK + rank] = slot
        sums[LAST_BY_RANK + rank] = last
    count = 0
    sums[COUNTS] = 0
    for tile in range(1, NUMBERS + 1):
        count += observation[NEVER_SEEN - 1 + tile] + 256 * observation[THIS_ROUND - 1 + tile]
        sums[COUNTS + tile] = count
