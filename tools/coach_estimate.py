"""Fit the constants of `kernel/playouts/estimate.py` to games of the guided policy, and print them.

    python -m tools.coach_estimate --positions 3000

All shipped boards are used with 2 to 8 players. The constants maximise the likelihood of the winners, given the course
and the hands at the beginning of a round. The fit takes about ten minutes.
"""

from __future__ import annotations

import argparse
from typing import Any, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from hornochsen.boards import find, names
from hornochsen.kernel.game.dealing import deal_out, undealt
from hornochsen.kernel.game.layout import (
    ENDING,
    HELD,
    PLAYERS,
    POSITION,
    ROUND,
    SUPPLY_LEFT,
    copy_game,
)
from hornochsen.kernel.game.placing import happy_cow_visible
from hornochsen.kernel.jit import WORDS
from hornochsen.kernel.playouts.arguments import RUN, SCRATCH, new_run, new_scratch
from hornochsen.kernel.playouts.estimate import hand_costs
from hornochsen.kernel.playouts.playout import play_on
from hornochsen.kernel.policies.cost_ranks import guided_board
from hornochsen.kernel.policies.expected_cost import others_tiles
from hornochsen.kernel.policies.guided_policy import GUIDED
from hornochsen.kernel.random_stream import start
from hornochsen.rules import MAX_PLAYERS, MIN_PLAYERS, OFFICIAL

Floats = NDArray[np.float64]

NAMES = (
    "ROUNDS_BY_DISTANCE",
    "HELD_TILE",
    "ROUNDS_BY_TILES",
    "STEEPNESS",
    "MORE_ROUNDS",
    "LESS_STEEP",
    "MORE_PLAYERS",
    "HAPPY",
    "CHEAPEST",
    "SECOND",
    "MEAN",
    "TILE",
    "TILE_ABOVE_SIX",
)
POSITIVE = 6
"""The first constants are positive: their logarithms are fitted."""

START = np.array([np.log(value) for value in (0.4, 0.13, 1.6, 1.4, 1.4, 0.8)] + [0.4, 2.7, 0.4, 0.3, 0.1, -0.1, -0.4])
USUAL_HAPPY_SHARE = 0.087
FIELDS, SEATS, FINAL = 5, 2, 2 + 5 * MAX_PLAYERS
"""Layout of a row: game, supply, five fields for each seat (position, tiles, costs), and the final positions."""

_njit: Any = numba.njit


def play_games(board: Any, begin: Any, run: Any, rows: Any, scratch: Any) -> int:
    """Play games until `rows` is full, one row for each round; return the number of rows of whole games."""
    game, stream = scratch.game, scratch.stream
    row = number = 0
    while True:
        start(stream, run.seed, run.first + number)
        copy_game(game, begin)
        deal_out(board, game, stream)
        first, players = row, int(game[PLAYERS])
        while game[ENDING] == 0:
            if row == rows.shape[0]:
                return first
            rows[row, 0], rows[row, 1] = number, game[SUPPLY_LEFT]
            others, happy = others_tiles(game), happy_cow_visible(game)
            for seat in range(players):
                held = int(game[HELD + seat])
                cheapest, second, total = hand_costs(board, game, seat, others, happy)
                field = SEATS + FIELDS * seat
                rows[row, field], rows[row, field + 1] = game[POSITION + seat], held
                rows[row, field + 2], rows[row, field + 3] = cheapest, second
                rows[row, field + 4] = total / held
            row += 1
            play_on(GUIDED, board, game, game[ROUND], stream)
        for at in range(first, row):
            for seat in range(players):
                rows[at, FINAL + seat] = game[POSITION + seat]
        number += 1


_TYPES = (WORDS, WORDS, RUN, numba.float64[:, ::1], SCRATCH)
_compiled: Any = _njit(_TYPES, nogil=True, boundscheck=False, error_model="numpy", _nrt=False)(play_games)


class Sample(NamedTuple):
    """Positions at the beginning of rounds on one board with one number of players, and who won."""

    dunghill: int
    mean: float
    root_mean_square: float
    happy: float
    supply: Floats
    seats: Floats
    won: Floats


def sample(name: str, players: int, positions: int) -> Sample:
    """Return random positions of games of the guided policy."""
    board = find(name).board
    rows = np.zeros((20 * positions, FINAL + MAX_PLAYERS))
    count = _compiled(guided_board(board, OFFICIAL, players), undealt(players), new_run(1), rows, new_scratch())
    rows = np.random.default_rng(1).permutation(rows[:count])[:positions]
    final = rows[:, FINAL : FINAL + players]
    won = (final == final.min(axis=1, keepdims=True)).astype(float)
    points = np.array([value for row in board.points for value in row])
    return Sample(
        dunghill=board.dunghill,
        mean=float(points.mean()),
        root_mean_square=float(np.sqrt((points**2).mean())),
        happy=sum(last + 1 for last in board.last_happy) / len(points),
        supply=rows[:, 1],
        seats=rows[:, SEATS : SEATS + FIELDS * players].reshape(len(rows), players, FIELDS),
        won=won / won.sum(axis=1, keepdims=True),
    )


def loss(constants: Floats, data: Sample) -> float:
    """Return the mean negative log-likelihood of the winners."""
    by_distance, held_tile, by_tiles, steepness, more_rounds, less_steep = np.exp(constants[:POSITIVE])
    more_players, happy, cheapest, second, mean, tile, tile_above = constants[POSITIVE:]
    position, held = data.seats[..., 0], data.seats[..., 1]
    players = position.shape[1]
    distance = np.maximum(data.dunghill - position.max(axis=1), 1) * by_distance / data.mean
    tiles = np.maximum((data.supply + held_tile * held.sum(axis=1)) / players * by_tiles, 0.01)
    rounds = 1 / (1 / distance + 1 / tiles)
    worth = steepness / data.root_mean_square * (rounds + more_rounds) ** -less_steep * (players / 4) ** more_players
    worth = worth * np.exp(happy * (USUAL_HAPPY_SHARE - data.happy))
    hand = cheapest * data.seats[..., 2] + second * data.seats[..., 3] + mean * data.seats[..., 4]
    hand = hand + tile * np.minimum(held, 6) + tile_above * np.maximum(held - 6, 0)
    score = -worth[:, None] * (position + hand)
    score -= score.max(axis=1, keepdims=True)
    return float((data.won * (np.log(np.exp(score).sum(axis=1, keepdims=True)) - score)).sum(axis=1).mean())


def fit(samples: list[Sample], steps: int) -> Floats:
    """Return the constants that minimise the mean loss, by the BFGS method with numerical gradients."""

    def mean_loss(constants: Floats) -> float:
        return sum(loss(constants, data) for data in samples) / len(samples)

    def gradient(constants: Floats) -> Floats:
        shifts = np.eye(len(constants)) * 1e-4
        return np.array([(mean_loss(constants + s) - mean_loss(constants - s)) / 2e-4 for s in shifts])

    at, inverse = START, np.eye(len(START))
    value, slope = mean_loss(at), gradient(at)
    for _ in range(steps):
        step = -inverse @ slope
        step /= max(1.0, float(np.abs(step).max()))
        while (reached := mean_loss(at + step)) > value and np.abs(step).max() > 1e-6:
            step /= 2
        if value - reached < 1e-7:
            break
        new_slope = gradient(at + step)
        change = new_slope - slope
        if (along := float(step @ change)) > 1e-12:
            left = np.eye(len(at)) - np.outer(step, change) / along
            inverse = left @ inverse @ left.T + np.outer(step, step) / along
        at, value, slope = at + step, reached, new_slope
        print(f"mean loss {value:.5f}", flush=True)
    return at


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=3000, help="positions for each board and number of players")
    parser.add_argument("--steps", type=int, default=60)
    options = parser.parse_args()
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    samples = [sample(name, count, options.positions) for name in names() for count in players]
    fitted = fit(samples, options.steps)
    fitted[:POSITIVE] = np.exp(fitted[:POSITIVE])
    for name, value in zip(NAMES, fitted, strict=True):
        print(f"{name} = {value:.3f}")


if __name__ == "__main__":
    main()
