"""Shares and intervals, on data that can be checked by hand."""

from __future__ import annotations

import random
from math import sqrt
from statistics import mean, stdev

import pytest

from hornochsen.arena.scores import WIN, Score, Tally, count, interval, student


def tally(*deals: tuple[int, ...], seats: tuple[int, ...] = (1, 1)) -> Tally:
    """A series in which the bots won so many games in each deal."""
    counted = Tally(tuple((f"bot {n}", f"bot {n}", held) for n, held in enumerate(seats)))
    for wins in deals:
        counted.add([Score(wins=WIN * won) for won in wins])
    return counted


def test_a_win_is_shared_by_all_who_are_first() -> None:
    scores = [Score() for _ in range(4)]
    for seat, score in enumerate(scores):
        count(score, [seat], (7, 0, 0, 0))
    assert [score.wins for score in scores] == [0, WIN // 3, WIN // 3, WIN // 3]
    assert [score.places for score in scores] == [4, 1, 1, 1]
    assert [score.points for score in scores] == [7, 0, 0, 0]


@pytest.mark.parametrize("winners", range(1, 9))
def test_any_number_of_winners_shares_one_game(winners: int) -> None:
    score = Score()
    count(score, range(8), (0,) * winners + tuple(range(1, 9 - winners)))
    assert score.wins == WIN


def test_the_interval_is_that_of_the_deals() -> None:
    """Ten deals of two games; the first bot won 2, 1 or 0 of them."""
    wins = [2, 2, 1, 1, 1, 2, 0, 1, 2, 2]
    first, second = tally(*((won, 2 - won) for won in wins)).standings()
    shares = [won / 2 for won in wins]
    margin = 2.262157 * stdev(shares) / sqrt(10)
    assert first.win_share == pytest.approx(mean(shares)) == pytest.approx(0.7)
    assert first.win_share_ci == pytest.approx((0.7 - margin, 0.7 + margin))
    assert second.win_share_ci == pytest.approx((0.3 - margin, 0.3 + margin))


def test_games_of_one_deal_are_not_taken_for_independent_ones() -> None:
    alike = tally(*[(2, 0), (0, 2)] * 50).standings()[0].win_share_ci
    balanced = tally(*[(1, 1)] * 100).standings()[0].win_share_ci
    assert alike == pytest.approx((0.5 - 0.0997, 0.5 + 0.0997), abs=1e-4)
    assert balanced == (0.5, 0.5)


def test_several_seats_of_a_bot_are_counted_per_seat() -> None:
    """Of three seats the first bot holds two: a fair share is a third for each."""
    first, second = tally((2, 1), (3, 0), (1, 2), seats=(2, 1)).standings()
    assert (first.seats, first.shown, second.shown) == (2, "bot 0 ×2", "bot 1")
    assert first.win_share == pytest.approx(1 / 3)
    assert second.win_share == pytest.approx(1 / 3)
    assert first.win_share_ci[1] <= 1 / 2


def test_whoever_sits_everywhere_has_a_fair_share_for_certain() -> None:
    [only] = tally((3,), (3,), seats=(3,)).standings()
    assert only.win_share == pytest.approx(1 / 3)
    assert only.win_share_ci == pytest.approx((1 / 3, 1 / 3))


def test_one_deal_says_nothing_about_certainty() -> None:
    assert [bot.win_share_ci for bot in tally((2, 0)).standings()] == [(0.0, 1.0), (0.0, 1.0)]


def test_always_is_not_taken_for_certain() -> None:
    best, worst = tally(*[(2, 0)] * 20).standings()
    assert best.win_share_ci == pytest.approx((20 / (20 + 1.96**2), 1.0), abs=1e-4)
    assert worst.win_share_ci == pytest.approx((0.0, 1.96**2 / (20 + 1.96**2)), abs=1e-4)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = random.Random(1)
    held = 0
    for _ in range(1000):
        # The two games of a deal go the same way more often than not.
        wins = [
            2 * (rng.random() < 0.6) if rng.random() < 0.5 else rng.choices((0, 1, 2), (16, 48, 36))[0]
            for _ in "x" * 60
        ]
        low, high = interval(60, sum(wins), sum(won**2 for won in wins), 2, 1, 2)
        held += low <= 0.6 <= high
    assert 0.93 <= held / 1000 <= 0.97


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [
        (1, 12.7062),
        (2, 4.30265),
        (9, 2.26216),
        (10, 2.22814),
        (11, 2.20099),
        (30, 2.04227),
        (120, 1.97993),
        (10**6, 1.95997),
    ],
)
def test_student(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=2e-5)
