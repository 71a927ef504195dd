"""The random policy: all choices are equally likely, and it buys in one case of ten."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest
from numba import int64
from numpy.typing import NDArray

from hornochsen.kernel.game.layout import HELD, OFFERED, Stream, Words, no_game
from hornochsen.kernel.jit import STREAM, WORDS, entry
from hornochsen.kernel.policies.random_policy import random_buying, random_laying, random_taking

BUYING, LAYING, TAKING = range(3)
DRAWS = 40_000


@entry(int64, WORDS, int64, int64[::1], STREAM)
def count_choices(what: int, game: Words, number: int, counts: NDArray[np.int64], stream: Stream) -> None:
    for _ in range(DRAWS):
        if what == BUYING:
            counts[random_buying(game, game, 1, number, stream)] += 1
        elif what == LAYING:
            counts[random_laying(game, game, 1, number, stream)] += 1
        else:
            counts[random_taking(game, game, 1, number, stream)] += 1


def choices(what: int, number: int, *, held: int = 6, offered: int = 5) -> dict[int, int]:
    """Return how often each choice was made in `DRAWS` draws."""
    game, counts = no_game(2), np.zeros(256, np.int64)
    game[HELD + 1], game[OFFERED] = held, offered
    count_choices(what, game, number, counts, np.array([7], np.uint64))
    return {choice: int(count) for choice, count in enumerate(counts) if count}


def assert_likely(counts: dict[int, int], chances: dict[int, float]) -> None:
    assert set(counts) == set(chances)
    for choice, chance in chances.items():
        assert abs(counts[choice] - DRAWS * chance) < 5 * sqrt(DRAWS * chance * (1 - chance) + 1)


@pytest.mark.parametrize("most", [1, 2, 3])
def test_it_buys_in_one_case_of_ten(most: int) -> None:
    assert_likely(choices(BUYING, most), {0: 0.9} | dict.fromkeys(range(1, most + 1), 0.1 / most))


@pytest.mark.parametrize("held", [1, 2, 6, 9])
def test_it_lays_any_tile(held: int) -> None:
    assert_likely(choices(LAYING, 1, held=held), {17 * place: 1 / held for place in range(held)})


@pytest.mark.parametrize("held", [2, 3, 9])
def test_it_lays_any_two_tiles(held: int) -> None:
    pairs = [16 * one + two for two in range(held) for one in range(two)]
    assert_likely(choices(LAYING, 2, held=held), dict.fromkeys(pairs, 1 / len(pairs)))


@pytest.mark.parametrize("offered", [2, 5, 11])
def test_it_takes_any_one_or_two_tiles(offered: int) -> None:
    either = [16 * one + two for two in range(offered) for one in range(two + 1)]
    assert_likely(choices(TAKING, 2, offered=offered), dict.fromkeys(either, 1 / len(either)))
    assert_likely(choices(TAKING, 1, offered=offered), {17 * place: 1 / offered for place in range(offered)})
