"""The policy that playouts are guided by: what each tile is likely to cost, as the board stands.

A tile's row is known, but lower tiles of others may get there first. Their number is taken to be Poisson distributed,
with as many tiles still to come as others lay, spread evenly over the numbers between the row's end and the tile.
"""

from __future__ import annotations

from math import exp, factorial

import numpy as np
from numba import boolean, float64, int64

from ..game.layout import (
    DOUBLE,
    FILLED,
    HAND_SIZE,
    HANDS,
    HELD,
    LAST,
    LENGTH,
    OFFER,
    OFFERED,
    PLAYERS,
    ROW,
    ROW_SIZE,
    SQUARES,
    Stream,
    Words,
)
from ..game.placing import happy_cow_visible
from ..jit import WORDS, compiled, entry

WORTH_BUYING = 3.0
"""Where even the cheapest tile is likely to cost more, it pays to buy all one can (tried: 2 to 5, one to three)."""

_AHEAD = 6
_NUMBERS = 100


def _chances() -> np.ndarray[tuple[int, int], np.dtype[np.float32]]:
    """By 100 × others' tiles + numbers in between: how likely it is that 0, 1, … of them come first."""
    table = np.zeros((15 * _NUMBERS, _AHEAD), np.float32)
    for tiles in range(15):
        for between in range(_NUMBERS):
            mean = tiles * between / 99
            table[_NUMBERS * tiles + between] = [exp(-mean) * mean**k / factorial(k) for k in range(_AHEAD)]
    return table


CHANCES = _chances()


@compiled
def likely_cost(board: Words, game: Words, tile: int, others: int, happy: bool) -> float:
    """The minus points that a tile is likely to bring when `others` tiles are laid with it; below 0 for plus points."""
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
    filled = game[FILLED + slot]
    row = SQUARES + ROW_SIZE * game[ROW + slot]
    chances = _NUMBERS * others + tile - below - 1
    cost = 0.0
    # Beyond the bullhead the row is somebody else's, and the tile follows into a new one, free.
    for ahead in range(min(board[row + LENGTH] - filled, _AHEAD)):
        cost += CHANCES[chances, ahead] * board[row + filled + ahead]
    return -cost if happy else cost


@compiled
def others_tiles(game: Words) -> int:
    """How many tiles the others lay in this round."""
    others = int(game[PLAYERS]) - 1
    return 2 * others if game[DOUBLE] != 0 else others


@compiled
def cheapest_two(board: Words, game: Words, first: int, count: int, others: int, happy: bool) -> int:
    """The places of the cheapest and the second cheapest of some tiles, as a choice."""
    least, next_least = 1e9, 1e9
    best, second = 0, 0
    for at in range(count):
        cost = likely_cost(board, game, game[first + at], others, happy)
        if cost < least:
            next_least, second = least, best
            least, best = cost, at
        elif cost < next_least:
            next_least, second = cost, at
    return 16 * best + second


@compiled
def guided_buying(board: Words, game: Words, seat: int, most: int, stream: Stream) -> int:
    happy, others = happy_cow_visible(game), others_tiles(game)
    for at in range(game[HELD + seat]):
        if likely_cost(board, game, game[HANDS + HAND_SIZE * seat + at], others, happy) <= WORTH_BUYING:
            return 0
    return most


@compiled
def guided_laying(board: Words, game: Words, seat: int, count: int, stream: Stream) -> int:
    hand = HANDS + HAND_SIZE * seat
    choice = cheapest_two(board, game, hand, game[HELD + seat], others_tiles(game), happy_cow_visible(game))
    return choice if count == 2 else 17 * (choice >> 4)


@compiled
def guided_taking(board: Words, game: Words, seat: int, most: int, stream: Stream) -> int:
    choice = cheapest_two(board, game, OFFER, game[OFFERED], game[PLAYERS] - 1, False)
    return choice if most == 2 else 17 * (choice >> 4)


@entry(WORDS, WORDS, int64, boolean, float64[::1])
def likely_costs(
    board: Words, game: Words, others: int, happy: bool, costs: np.ndarray[tuple[int], np.dtype[np.float64]]
) -> None:
    """What each tile from 1 to 99 is likely to cost now."""
    for tile in range(1, 100):
        costs[tile] = likely_cost(board, game, tile, others, happy)
