"""Win shares and intervals, with data that can be checked by hand."""

from __future__ import annotations

import random
from math import sqrt
from statistics import mean, stdev

import pytest

from hornochsen.arena.scores import WIN, Score, Tally, count, interval, student


def tally(*deals: tuple[int, ...], seats: tuple[int, ...] = (1, 1)) -> Tally:
    """Return the tally of a series, given each bot's wins in each deal."""
    counted = Tally(tuple((f"bot {n}", f"bot {n}", held) for n, held in enumerate(seats)))
    for wins in deals:
        counted.add([Score(wins=WIN * won) for won in wins])
    return counted


def test_tied_winners_share_a_win() -> None:
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


def test_the_interval_counts_deals() -> None:
    """Ten deals of two games; the first bot won 2, 1 or 0 of them."""
    wins = [2, 2, 1, 1, 1, 2, 0, 1, 2, 2]
    first, second = tally(*((won, 2 - won) for won in wins)).standings()
    shares = [won / 2 for won in wins]
    margin = 2.262157 * stdev(shares) / sqrt(10)
    assert first.win_share == pytest.approx(mean(shares)) == pytest.approx(0.7)
    assert first.win_share_ci == pytest.approx((0.7 - margin, 0.7 + margin))
    assert second.win_share_ci == pytest.approx((0.3 - margin, 0.3 + margin))


def test_games_of_one_deal_are_not_treated_as_independent() -> None:
    alike = tally(*[(2, 0), (0, 2)] * 50).standings()[0].win_share_ci
    balanced = tally(*[(1, 1)] * 100).standings()[0].win_share_ci
    assert alike == pytest.approx((0.5 - 0.0997, 0.5 + 0.0997), abs=1e-4)
    assert balanced == (0.5, 0.5)


def test_several_seats_of_a_bot_are_counted_per_seat() -> None:
    """The first bot holds two of three seats: a fair share is a third per seat."""
    first, second = tally((2, 1), (3, 0), (1, 2), seats=(2, 1)).standings()
    assert (first.seats, first.shown, second.shown) == (2, "bot 0 ×2", "bot 1")
    assert first.win_share == pytest.approx(1 / 3)
    assert second.win_share == pytest.approx(1 / 3)
    assert first.win_share_ci[1] <= 1 / 2


def test_a_bot_on_all_seats_has_exactly_a_fair_share() -> None:
    [only] = tally((3,), (3,), seats=(3,)).standings()
    assert only.win_share == pytest.approx(1 / 3)
    assert only.win_share_ci == pytest.approx((1 / 3, 1 / 3))


def test_one_deal_gives_the_widest_interval() -> None:
    assert [bot.win_share_ci for bot in tally((2, 0)).standings()] == [(0.0, 1.0), (0.0, 1.0)]


def test_winning_all_deals_still_gives_an_interval() -> None:
    best, worst = tally(*[(2, 0)] * 20).standings()
    assert best.win_share_ci == pytest.approx((20 / (20 + 1.96**2), 1.0), abs=1e-4)
    assert worst.win_share_ci == pytest.approx((0.0, 1.96**2 / (20 + 1.96**2)), abs=1e-4)


def test_the_interval_contains_the_true_value_in_95_percent() -> None:
    rng = random.Random(1)
    held = 0
    for _ in range(1000):
        # The two games of a deal are correlated.
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
