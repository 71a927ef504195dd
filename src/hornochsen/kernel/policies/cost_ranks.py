"""The order of all expected costs on a board, so that the guided policy compares small integers.

The expected cost of a tile depends on its row, the number of tiles there, the number of values between the row's last
tile and this tile, and the number of tiles that the others lay, which in a game is one of two: all players lay one tile
or two. So all costs on a board are computed and sorted once. Their *ranks* follow the board in its array.

Equal costs have equal ranks: comparing ranks gives exactly the same choices as comparing costs.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numba import float64, int64

from ...rules import Board, Rules
from ...rules.board import MAX_SQUARES
from ..game.layout import (
    BOARD_SIZE,
    DOUBLE,
    FILLED,
    LAST,
    NOTES,
    NOTES_SIZE,
    ROW,
    ROWS,
    Words,
    board_words,
)
from ..jit import WORDS, compiled, entry
from .expected_cost import NUMBERS, cost_in_row

WORTH_BUYING = 3.0
"""Buy if the expected cost of the cheapest tile is above this many minus points (values from 2 to 5 were tried)."""

LIMITS = BOARD_SIZE
"""Index into the board array: the first rank of a cost above `WORTH_BUYING`, if all players lay one tile or two."""
RANKS = BOARD_SIZE + 2
"""Index into the board array: the ranks, by number of tiles to lay, row, tiles in the row, and values between."""
RUN = 112
"""Words for the ranks of one row with one number of tiles. At most 98 are used; whole vectors are copied faster."""

_ROW = MAX_SQUARES * RUN


@lru_cache(maxsize=64)
def guided_board(board: Board, rules: Rules, players: int) -> Words:
    """Return the board array, followed by the ranks of all costs in games with this number of players.

    The array is shared: do not change it.
    """
    words = board_words(board, rules)
    costs = np.zeros(len(board.rows) * _ROW)
    limits, ranks = [], []
    for tiles in (1, 2):
        store_costs(words, tiles * (players - 1), costs)
        values, rank = np.unique(costs, return_inverse=True)
        limits.append(np.searchsorted(values, WORTH_BUYING, "right"))
        ranks.append(rank)
    return np.concatenate([words, np.concatenate([limits, *ranks]).astype(np.uint16).view(np.int16)])


@entry(WORDS, int64, float64[::1])
def store_costs(board: Words, others: int, costs: np.ndarray[tuple[int], np.dtype[np.float64]]) -> None:
    """Store the expected costs on all rows in `costs`, by row, tiles in the row and values between."""
    at = 0
    for row in range(board[ROWS]):
        for filled in range(MAX_SQUARES):
            for between in range(RUN):
                costs[at] = cost_in_row(board, row, filled, others, min(between, NUMBERS - 1))
                at += 1


@compiled
def note_ranks(board: Words, game: Words, double: bool, happy: bool) -> None:
    """Write the rank of each tile's expected cost into the game's notes, with the tile's number as the index.

    The rows' ranks are copied one after the other, in ascending order of the last tiles, so that the ranks of each row
    replace those of the row before from its last tile on. If a happy cow is visible, the ranks are inverted.
    """
    flip = -1 if happy else 0
    first = RANKS + ((board[ROWS] & 63) * _ROW if double else 0)
    a, b = game[LAST] << 2, game[LAST + 1] << 2 | 1
    c, d = game[LAST + 2] << 2 | 2, game[LAST + 3] << 2 | 3
    a, b = min(a, b), max(a, b)
    c, d = min(c, d), max(c, d)
    a, c = min(a, c), max(a, c)
    b, d = min(b, d), max(b, d)
    b, c = min(b, c), max(b, c)
    copy_ranks(board, game, first, d & 3, 0, flip)  # R10: the lowest tiles go to the row with the highest last tile
    copy_ranks(board, game, first, a & 3, a >> 2, flip)
    copy_ranks(board, game, first, b & 3, b >> 2, flip)
    copy_ranks(board, game, first, c & 3, c >> 2, flip)
    copy_ranks(board, game, first, d & 3, d >> 2, flip)


@compiled
def copy_ranks(board: Words, game: Words, first: int, slot: int, last: int, flip: int) -> None:
    """Copy the ranks of a slot's row into the notes, from the number after `last` on."""
    source = first + ((game[ROW + slot] & 63) * MAX_SQUARES + (game[FILLED + slot] & 15)) * RUN
    target = NOTES + (last & 127) + 1
    for at in range(RUN):
        game[target + at] = board[source + at] ^ flip


@compiled
def rank_of(game: Words, tile: int) -> int:
    """Return the rank of a tile's expected cost, as `note_ranks` has written it."""
    rank: int = game[NOTES + (tile & 127)] & 65535
    return rank


@compiled
def limit(board: Words, game: Words) -> int:
    """Return the first rank of a cost above `WORTH_BUYING` in this round."""
    first: int = board[LIMITS + (game[DOUBLE] & 1)] & 65535
    return first


assert NOTES_SIZE >= NUMBERS + RUN
