"""The guided policy chooses the tiles with the lowest expected costs, although it compares ranks only."""

from __future__ import annotations

from math import exp, factorial
from random import Random

import numpy as np
import pytest
from kernel.random_play import positions
from numba import int64

from hornochsen.kernel import load
from hornochsen.kernel.game.layout import (
    DOUBLE,
    FILLED,
    HAND_SIZE,
    HANDS,
    HAPPY_UNTIL,
    HELD,
    LAST,
    OFFER,
    OFFERED,
    PLAYERS,
    ROW,
    Stream,
    Words,
)
from hornochsen.kernel.jit import STREAM, WORDS, entry
from hornochsen.kernel.policies.cost_ranks import RANKS, WORTH_BUYING, guided_board
from hornochsen.kernel.policies.expected_cost import expected_costs
from hornochsen.kernel.policies.guided_policy import GUIDED
from hornochsen.rules import OFFICIAL, Board, State, happy_cow_visible

GAMES = 40
BUYING, LAYING, TAKING = range(3)
LARGEST = Board("largest", tuple(tuple(Random(row).choices(range(1, 100), k=12)) for row in range(40)), (40, 50), 500)


@entry(WORDS, WORDS, int64, int64, int64, STREAM)
def guided(board: Words, game: Words, what: int, seat: int, count: int, stream: Stream) -> int:
    if what == TAKING:
        return GUIDED.taking(board, game, seat, count, stream)
    GUIDED.looking(board, game)
    if what == BUYING:
        return GUIDED.buying(board, game, seat, count, stream)
    return GUIDED.laying(board, game, seat, count, stream)


def costs_of(board: Words, state: State, game: Words, tiles: int, plus: bool) -> list[float]:
    """Return the expected cost of each tile if every player lays this number of tiles."""
    costs = np.zeros(100)
    expected_costs(board, game, tiles * (state.players - 1), plus, costs)
    return costs.tolist()


def cheapest(costs: list[float], tiles: list[int], count: int) -> int:
    """Return the choice of the cheapest tiles; of equally cheap tiles, the first."""
    order = sorted(range(len(tiles)), key=lambda at: costs[tiles[at]])
    one, two = order[0], (order[1] if len(order) > 1 else order[0])
    return 16 * one + (two if count == 2 else one)


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_policy_chooses_the_tiles_with_the_lowest_expected_costs(seed: int) -> None:
    stream = np.zeros(1, np.uint64)
    for state in positions(Random(seed)):
        if state.over:
            continue
        board, game = guided_board(state.board, state.rules, state.players), load(state)
        if state.taking:
            seat, costs = state.taking.seat, costs_of(board, state, game, 1, False)
            offered = game[OFFER : OFFER + game[OFFERED]].tolist()
            for count in (1, 2):
                assert guided(board, game, TAKING, seat, count, stream) == cheapest(costs, offered, count)
            continue
        costs = costs_of(
            board, state, game, 2 if state.laying.double else 1, happy_cow_visible(state.board, state.rows)
        )
        for seat in range(state.players):
            hand = game[HANDS + HAND_SIZE * seat :][: game[HELD + seat]].tolist()
            if hand:
                buys = min(costs[tile] for tile in hand) > WORTH_BUYING
                assert guided(board, game, BUYING, seat, 3, stream) == (3 if buys else 0)
                for count in (1, 2):
                    assert guided(board, game, LAYING, seat, count, stream) == cheapest(costs, hand, count)


@pytest.mark.parametrize("seed", range(4))
def test_expected_costs_follow_the_poisson_distribution(seed: int) -> None:
    for state in positions(Random(seed)):
        game = load(state)
        board = guided_board(state.board, state.rules, state.players)
        costs = costs_of(board, state, game, 1, False)
        lasts = {tiles[-1]: row for row, tiles in enumerate(state.rows) if tiles}
        for tile in range(1, 100):
            if tile not in lasts:
                below = max((last for last in lasts if last < tile), default=0)
                row = lasts[below or max(lasts)]
                free = state.board.points[row][len(state.rows[row]) :][:6]
                mean = (state.players - 1) * (tile - below - 1) / 99
                cost = sum(exp(-mean) * mean**k / factorial(k) * points for k, points in enumerate(free))
                assert costs[tile] == pytest.approx(cost, abs=1e-4)


@pytest.mark.parametrize("players", [2, 8])
def test_ranks_have_the_order_of_the_costs_on_the_largest_board(players: int) -> None:
    board, stream = guided_board(LARGEST, OFFICIAL, players), np.zeros(1, np.uint64)
    base = load(next(positions(Random(1))))
    assert board[RANKS:].view(np.uint16).max() > 2**15  # a rank does not fit into a signed word
    rng = Random(1)
    for _ in range(300):
        game, tiles = base.copy(), rng.sample(range(1, 100), 13)
        set_rows(game, [(rng.randrange(40), rng.randint(1, 11), tile) for tile in tiles[:4]], players)
        game[HANDS : HANDS + 9], game[HELD] = tiles[4:], 9
        costs = np.zeros(100)
        expected_costs(board, game, players - 1, False, costs)
        assert guided(board, game, LAYING, 0, 2, stream) == cheapest(costs.tolist(), tiles[4:], 2)


def set_rows(game: Words, rows: list[tuple[int, int, int]], players: int) -> None:
    """Replace the four active rows: the number, the filled squares and the last tile of each."""

    game[PLAYERS], game[DOUBLE] = players, 0
    for slot, (row, filled, last) in enumerate(rows):
        game[ROW + slot], game[FILLED + slot], game[LAST + slot], game[HAPPY_UNTIL + slot] = row, filled, last, 0
