"""Batches of random games: equal on any number of workers, and with the same means as games by the rules."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from random import Random

import numpy as np
import pytest
from kernel.random_play import CLASSIC
from numpy.typing import NDArray

from hornochsen.boards import load
from hornochsen.kernel import BUYING, ENDINGS, random_games
from hornochsen.rules import (
    JEUX_DE_NIM,
    OFFICIAL,
    Board,
    Buy,
    Play,
    Rules,
    apply,
    deal,
    draw_from_box,
    legal,
    shuffled,
)


def by_the_rules(rng: Random, board: Board, rules: Rules, players: int) -> tuple[float, ...]:
    """Play a random game with the kernel's policy. Return rounds, decisions, dunghill ending (0 or 1) and positions."""
    state = deal(board, rules, players, shuffled(rng)).state
    decisions = 0
    while not state.over:
        seat = state.awaited[0]
        actions = legal(state, seat)
        buys = [action for action in actions if isinstance(action, Buy)]
        others = [action for action in actions if not isinstance(action, Buy)]
        buying = buys and (not others or rng.random() < BUYING)
        action = rng.choice(buys if buying else others)
        decisions += len(action.tiles) if isinstance(action, Play) else 1
        state = apply(state, action, draw_from_box(state, action, rng)).state
    return state.round, decisions, state.ending == "dunghill", *sorted(state.positions)


def columns(board: Board, rules: Rules, players: int, games: int, seed: int) -> NDArray[np.float64]:
    """Return the same figures of the kernel's games."""
    batch = random_games(board, rules, players, games, seed)
    dunghill = batch.endings == 1 + ENDINGS.index("dunghill")
    return np.column_stack([batch.rounds, batch.decisions, dunghill, np.sort(batch.positions)]).astype(float)


@pytest.mark.parametrize(
    ("board", "rules", "players", "games"),
    [
        (CLASSIC, OFFICIAL, 4, 400),
        (CLASSIC, JEUX_DE_NIM, 3, 300),
        (load("clover-farm"), Rules(happy_buying=True), 6, 200),
    ],
)
def test_the_means_are_those_of_the_rules(board: Board, rules: Rules, players: int, games: int) -> None:
    rng = Random(7)
    expected = np.array([by_the_rules(rng, board, rules, players) for _ in range(games)])
    got = columns(board, rules, players, 20_000, 7)
    spread = np.maximum(expected.std(axis=0), 1e-9)
    assert (np.abs(expected.mean(axis=0) - got.mean(axis=0)) < 4 * spread / sqrt(games) + 1e-9).all()
    assert np.allclose(got.std(axis=0), expected.std(axis=0), rtol=0.25, atol=0.05)


def test_no_seat_has_an_advantage() -> None:
    means = random_games(CLASSIC, OFFICIAL, 4, 50_000, 5).positions.mean(axis=0)
    assert np.ptp(means) < 0.6


def test_games_are_the_same_on_any_number_of_workers() -> None:
    whole = random_games(CLASSIC, OFFICIAL, 4, 1000, 42)
    with ThreadPoolExecutor(3) as workers:
        parts = list(workers.map(lambda first: random_games(CLASSIC, OFFICIAL, 4, 250, 42, first), range(0, 1000, 250)))
    for field in whole._fields:
        together = np.concatenate([getattr(part, field) for part in parts])
        assert np.array_equal(getattr(whole, field), together)


def test_another_seed_gives_other_games() -> None:
    one, two = (random_games(CLASSIC, OFFICIAL, 4, 200, seed).positions for seed in (1, 2))
    assert (one != two).any(axis=1).mean() > 0.9


@pytest.mark.parametrize("seed", [0, -1, 2**64 - 1, 2**70])
def test_any_integer_is_a_seed(seed: int) -> None:
    assert (random_games(CLASSIC, OFFICIAL, 2, 3, seed).endings > 0).all()


def test_a_batch_is_pinned() -> None:
    """Recorded playouts would differ if the stream of random numbers changed."""
    batch = random_games(CLASSIC, OFFICIAL, 4, 3, 2024)
    assert batch.positions.tolist() == [[24, 30, 57, 52], [52, 8, 45, 62], [24, 35, 61, 28]]
