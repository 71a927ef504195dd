"""The safety of the tiles of a hand: the chance that a tile costs nothing, and the minus points to expect."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np

from ..bots.search import without_hidden_tiles
from ..kernel.playouts.arguments import Decision, new_run, new_scratch
from ..kernel.playouts.round_costs import SAFE, SQUARES, SUM, add_round_costs
from ..kernel.worlds.sampling import Worlds
from ..rules import View

WORLDS = 500
"""Worlds in which each tile is tried; the standard error of a probability is then at most 2.3 %."""


class Safety(NamedTuple):
    """The consequences of laying a tile in this round."""

    tile: int
    safe: float
    """The probability that the tile costs no minus points."""

    safe_error: float
    """The standard error of `safe`."""

    cost: float
    """The expected minus points; negative for plus points."""

    cost_error: float
    """The standard error of `cost`."""


def safety(view: View, seed: int, worlds: int = WORLDS) -> tuple[Safety, ...]:
    """Return the safety of each tile that the view's seat may lay; equal views and seeds give equal results.

    All tiles are tried in the same worlds, which are drawn from the view. The other seats play like the guided policy.
    In a double round the second tile of the seat is its cheapest other tile.
    """
    assert view.seat is not None
    tiles = np.array(view.hand, np.int64)
    sums = np.zeros((len(tiles), 3), np.int64)
    sampled = Worlds(without_hidden_tiles(view))
    decision = Decision(sampled.board, sampled.arrays, view.seat, tiles)
    add_round_costs(decision, new_run(seed, last_round=view.round), worlds, sums, new_scratch())
    return tuple(_safety(tile, counts.tolist(), worlds) for tile, counts in zip(view.hand, sums, strict=True))


def _safety(tile: int, sums: list[int], worlds: int) -> Safety:
    safe, cost = sums[SAFE] / worlds, sums[SUM] / worlds
    variance = max(0.0, sums[SQUARES] / worlds - cost * cost)
    return Safety(tile, safe, sqrt(safe * (1 - safe) / worlds), cost, sqrt(variance / worlds))
