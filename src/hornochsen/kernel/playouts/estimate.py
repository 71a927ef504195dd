"""Estimate each seat's chance to win at the beginning of a round, from the course and the hands.

A seat's *standing* is its minus points, corrected by how good its hand is. The chances to win are a softmax of the
standings: a lead is worth more when fewer rounds are left, when fewer happy cows can turn the points around, and when
more players compete. `tools/coach_estimate.py` fits the constants below to games of the guided policy on all shipped
boards with 2 to 8 players.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple, cast

import numpy as np
from numba import float64, types
from numpy.typing import NDArray

from ..game.layout import (
    DUNGHILL,
    ENDING,
    HAND_SIZE,
    HANDS,
    HAPPY_END,
    HELD,
    LENGTH,
    PLAYERS,
    POSITION,
    ROW_SIZE,
    ROWS,
    SQUARES,
    SUPPLY_LEFT,
    Words,
)
from ..game.placing import happy_cow_visible
from ..jit import compiled
from ..policies.expected_cost import expected_cost, others_tiles

ROUNDS_BY_DISTANCE = 0.402
"""Rounds left for each square from the last piece to the dunghill, times the mean points of the board's squares."""

ROUNDS_BY_TILES = 1.655
"""Rounds left for each tile in the supply, divided by the players."""

HELD_TILE = 0.129
"""A tile in a hand counts as this many tiles of the supply."""

STEEPNESS, MORE_ROUNDS, LESS_STEEP = 1.438, 1.388, 0.777
"""A lead is worth STEEPNESS / (rounds left + MORE_ROUNDS)**LESS_STEEP per square, in units of the board's points."""

MORE_PLAYERS = 0.384
"""The exponent of players / 4 in the worth of a lead."""

HAPPY, HAPPY_SHARE = 2.7, 0.087
"""The worth of a lead falls by HAPPY for the share of squares up to happy cows; it is HAPPY_SHARE on `classic`."""

CHEAPEST, SECOND, MEAN = 0.430, 0.335, 0.097
"""Minus points for each expected minus point of the cheapest tile, the second cheapest, and the mean of the hand."""

TILE, TILE_ABOVE_SIX = -0.123, -0.437
"""Minus points for each tile in the hand, up to six tiles and above."""


class Scale(NamedTuple):
    """The factors of the estimate that depend on the board alone."""

    rounds_by_distance: float
    steepness: float


SCALE = cast(Any, types.NamedTuple)((float64, float64), Scale)


def scale_of(board: Words) -> Scale:
    """Return the two board-dependent factors of the estimate.

    They are the rounds left per square of distance, and how steeply a lead counts.
    """
    rows = [board[SQUARES + ROW_SIZE * row : SQUARES + ROW_SIZE * (row + 1)].tolist() for row in range(board[ROWS])]
    points = [value for row in rows for value in row[: row[LENGTH]]]
    mean, root_mean_square = np.mean(points), np.sqrt(np.mean(np.square(points)))
    happy = sum(row[HAPPY_END] for row in rows) / len(points)
    steepness = STEEPNESS / root_mean_square * np.exp(HAPPY * (HAPPY_SHARE - happy))
    return Scale(float(ROUNDS_BY_DISTANCE / mean), float(steepness))


@compiled
def hand_costs(board: Words, game: Words, seat: int, others: int, happy: bool) -> tuple[float, float, float]:
    """Return the expected costs of a hand: its cheapest tile, the second cheapest, all tiles together.

    The only tile of a hand is its cheapest and its second cheapest.
    """
    cheapest, second, total = 1e9, 1e9, 0.0
    held = int(game[HELD + seat])
    for at in range(held):
        cost = expected_cost(board, game, game[HANDS + HAND_SIZE * seat + at], others, happy)
        total += cost
        if cost < cheapest:
            cheapest, second = cost, cheapest
        elif cost < second:
            second = cost
    if held == 1:
        second = cheapest
    return cheapest, second, total


@compiled
def hand_value(board: Words, game: Words, seat: int, others: int, happy: bool) -> float:
    """Return the minus points that the seat's hand is expected to cost beyond an average hand."""
    held = int(game[HELD + seat])
    if held == 0:
        return 0.0
    cheapest, second, total = hand_costs(board, game, seat, others, happy)
    tiles = TILE * min(held, 6) + TILE_ABOVE_SIX * max(held - 6, 0)
    return CHEAPEST * cheapest + SECOND * second + MEAN * total / held + tiles


@compiled
def worth_of_lead(board: Words, game: Words, scale: Scale) -> float:
    """Return how much a lead of one square is worth: the logarithm of the ratio of two chances to win."""
    players = int(game[PLAYERS])
    most, held = 0, 0
    for seat in range(players):
        most = max(most, int(game[POSITION + seat]))
        held += game[HELD + seat]
    by_distance = max(int(board[DUNGHILL]) - most, 1) * scale.rounds_by_distance
    by_tiles = max((game[SUPPLY_LEFT] + HELD_TILE * held) / players * ROUNDS_BY_TILES, 0.01)
    rounds = 1.0 / (1.0 / by_distance + 1.0 / by_tiles)
    worth: float = scale.steepness * (rounds + MORE_ROUNDS) ** -LESS_STEEP * (players / 4.0) ** MORE_PLAYERS
    return worth


@compiled
def store_chances(board: Words, game: Words, scale: Scale, chances: NDArray[np.float64]) -> None:
    """Store each seat's chance to win; in a finished game, its share of the win (R44)."""
    players = int(game[PLAYERS])
    over = game[ENDING] != 0
    lead = 1.0 if over else worth_of_lead(board, game, scale)
    others, happy = others_tiles(game), happy_cow_visible(game)
    least = 1e9
    for seat in range(players):
        standing = float(game[POSITION + seat])
        if not over:
            standing += hand_value(board, game, seat, others, happy)
        chances[seat] = standing
        least = min(least, standing)
    total = 0.0
    for seat in range(players):
        behind = chances[seat] - least
        chances[seat] = (1.0 if behind == 0.0 else 0.0) if over else exp(-lead * behind)
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total
