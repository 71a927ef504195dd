"""The arguments of compiled entry points, grouped into named tuples, and the Numba types of these tuples."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import numpy as np
from numba import int64, types, uint64
from numpy.typing import NDArray

from ...rules import TILES
from ...rules.state import LAST_ROUND
from ..game.layout import GAME_SIZE, Stream, Words
from ..jit import STREAM, WORDS
from ..worlds.sampling import WORLD, WorldArrays

_named_tuple: Any = cast(Any, types.NamedTuple)


class Run(NamedTuple):
    """The playouts to make, from number `first` on. Playout number `first + n` of a seed is the same in every run."""

    seed: np.uint64
    first: int
    last_round: int
    """Playouts stop at the end of this round."""


class Decision(NamedTuple):
    """The actions of one seat that are to be tried, and the worlds in which to try them."""

    board: Words
    worlds: WorldArrays
    seat: int
    codes: NDArray[np.int64]
    """The codes of the actions (see `actions.code_of`)."""


class Scratch(NamedTuple):
    """Arrays that compiled code works on, because it cannot allocate any. One call at a time may use them."""

    world: Words
    game: Words
    marks: Words
    stream: Stream


RUN = _named_tuple((uint64, int64, int64), Run)
DECISION = _named_tuple((WORDS, WORLD, int64, int64[::1]), Decision)
SCRATCH = _named_tuple((WORDS, WORDS, WORDS, STREAM), Scratch)


def new_run(seed: int, first: int = 0, last_round: int = LAST_ROUND) -> Run:
    """Return a run; `seed` may be any integer and is reduced to 64 bits."""
    return Run(np.uint64(seed % 2**64), first, last_round)


def new_scratch() -> Scratch:
    """Return uninitialised arrays for one caller."""
    return Scratch(
        world=np.empty(GAME_SIZE, np.int16),
        game=np.empty(GAME_SIZE, np.int16),
        marks=np.empty(len(TILES) + 1, np.int16),
        stream=np.empty(1, np.uint64),
    )
