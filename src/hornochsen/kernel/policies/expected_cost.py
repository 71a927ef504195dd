"""The expected cost of a tile on the present board, on which the guided policy is based.

A tile's row is known, but lower tiles of other players may be placed there before it. The number of these tiles is
modelled as Poisson distributed: the tiles that the others lay are spread evenly over all numbers, and those between the
row's last tile and this tile come first.
"""

from __future__ import annotations

from math import exp, factorial

import numpy as np
from numba import boolean, float64, int64
from numpy.typing import NDArray

from ..game.layout import DOUBLE, FILLED, LAST, LENGTH, PLAYERS, ROW, ROW_SIZE, SQUARES, Words
from ..jit import WORDS, compiled, entry

NUMBERS = 100

_AHEAD = 6


def _chances() -> NDArray[np.float32]:
    """Return a table of the probabilities that 0, 1, … tiles of other players are placed first, one per column.

    The table's row is 100 × the number of tiles that the others lay + the number of values between the last tile on the
    board's row and the tile to lay.
    """
    table = np.zeros((15 * NUMBERS, _AHEAD), np.float32)
    for tiles in range(15):
        for between in range(NUMBERS):
            mean = tiles * between / 99
            table[NUMBERS * tiles + between] = [exp(-mean) * mean**k / factorial(k) for k in range(_AHEAD)]
    return table


CHANCES = _chances()


@compiled
def others_tiles(game: Words) -> int:
    """Return the number of tiles that the other players lay in this round."""
    others = int(game[PLAYERS]) - 1
    return 2 * others if game[DOUBLE] != 0 else others


@compiled
def cost_in_row(board: Words, row: int, filled: int, others: int, between: int) -> float:
    """Return the expected minus points of a tile in a row that holds `filled` tiles.

    `others` tiles are laid with it, and `between` values lie between the row's last tile and this tile.
    """
    squares = SQUARES + ROW_SIZE * row
    chances = NUMBERS * others + between
    cost = 0.0
    # If even more tiles come first, another player completes the row, and this tile goes to the new row at no cost.
    for ahead in range(min(board[squares + LENGTH] - filled, _AHEAD)):
        cost += CHANCES[chances, ahead] * board[squares + filled + ahead]
    return cost


@compiled
def expected_cost(board: Words, game: Words, tile: int, others: int, happy: bool) -> float:
    """Return the expected minus points of a tile when `others` tiles are laid with it; negative for plus points."""
    below, highest = 0, 0
    slot, highest_slot = -1, 0
    for at in range(4):
        last = game[LAST + at]
        if below < last < tile:
            below, slot = last, at
        if last > highest:
            highest, highest_slot = last, at
    if slot < 0:
        slot = highest_slot
    cost = cost_in_row(board, game[ROW + slot], game[FILLED + slot], others, tile - below - 1)
    return -cost if happy else cost


@entry(WORDS, WORDS, int64, boolean, float64[::1])
def expected_costs(board: Words, game: Words, others: int, happy: bool, costs: NDArray[np.float64]) -> None:
    """Store the `expected_cost` of each tile from 1 to 99 in `costs`, with the tile's number as the index."""
    for tile in range(1, NUMBERS):
        costs[tile] = expected_cost(board, game, tile, others, happy)
