"""The guided policy, which the bull's playouts follow: it estimates what each tile will cost on the present board.

A tile's row is known, but lower tiles of other players may be placed there before it. The number of these tiles is
modelled as Poisson distributed: the tiles that the others lay are spread evenly over all numbers, and those between the
row's last tile and this tile come first.
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
from .policy import Policy

WORTH_BUYING = 3.0
"""Buy if the expected cost of the cheapest tile is above this many minus points (values from 2 to 5 were tried)."""

_AHEAD = 6
_NUMBERS = 100


def _chances() -> np.ndarray[tuple[int, int], np.dtype[np.float32]]:
    """Return a table of the probabilities that 0, 1, … tiles of other players are placed first, one per column.

    The table's row is 100 × the number of tiles that the others lay + the number of values between the last tile on the
    board's row and the tile to lay.
    """
    table = np.zeros((15 * _NUMBERS, _AHEAD), np.float32)
    for tiles in range(15):
        for between in range(_NUMBERS):
            mean = tiles * between / 99
            table[_NUMBERS * tiles + between] = [exp(-mean) * mean**k / factorial(k) for k in range(_AHEAD)]
    return table


CHANCES = _chances()


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
    filled = game[FILLED + slot]
    row = SQUARES + ROW_SIZE * game[ROW + slot]
    chances = _NUMBERS * others + tile - below - 1
    cost = 0.0
    # If even more tiles come first, another player completes the row, and this tile goes to the new row at no cost.
    for ahead in range(min(board[row + LENGTH] - filled, _AHEAD)):
        cost += CHANCES[chances, ahead] * board[row + filled + ahead]
    return -cost if happy else cost


@compiled
def others_tiles(game: Words) -> int:
    """Return how many tiles the other players lay in this round."""
    others = int(game[PLAYERS]) - 1
    return 2 * others if game[DOUBLE] != 0 else others


@compiled
def cheapest_two(board: Words, game: Words, first: int, count: int, others: int, happy: bool) -> int:
    """Return the choice of the cheapest and the second cheapest of `count` tiles from index `first` on."""
    least, next_least = 1e9, 1e9
    best, second = 0, 0
    for at in range(count):
        cost = expected_cost(board, game, game[first + at], others, happy)
        if cost < least:
            next_least, second = least, best
            least, best = cost, at
        elif cost < next_least:
            next_least, second = cost, at
    return 16 * best + second


@compiled
def guided_buying(board: Words, game: Words, seat: int, most: int, stream: Stream) -> int:
    """Return `most` if every tile in the hand is expected to cost more than `WORTH_BUYING`, else 0."""
    happy, others = happy_cow_visible(game), others_tiles(game)
    for at in range(game[HELD + seat]):
        if expected_cost(board, game, game[HANDS + HAND_SIZE * seat + at], others, happy) <= WORTH_BUYING:
            return 0
    return most


@compiled
def guided_laying(board: Words, game: Words, seat: int, count: int, stream: Stream) -> int:
    """Return the choice of the cheapest tile or tiles in the hand."""
    hand = HANDS + HAND_SIZE * seat
    choice = cheapest_two(board, game, hand, game[HELD + seat], others_tiles(game), happy_cow_visible(game))
    return choice if count == 2 else 17 * (choice >> 4)


@compiled
def guided_taking(board: Words, game: Words, seat: int, most: int, stream: Stream) -> int:
    """Return the choice of the cheapest offered tile or tiles."""
    choice = cheapest_two(board, game, OFFER, game[OFFERED], game[PLAYERS] - 1, False)
    return choice if most == 2 else 17 * (choice >> 4)


GUIDED = Policy(guided_buying, guided_laying, guided_taking)


@entry(WORDS, WORDS, int64, boolean, float64[::1])
def expected_costs(
    board: Words, game: Words, others: int, happy: bool, costs: np.ndarray[tuple[int], np.dtype[np.float64]]
) -> None:
    """Store the `expected_cost` of each tile from 1 to 99 in `costs`, with the tile's number as the index."""
    for tile in range(1, 100):
        costs[tile] = expected_cost(board, game, tile, others, happy)
