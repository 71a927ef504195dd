"""The strengths of a league: intervals that contain the truth as often as they say."""

from __future__ import annotations

import numpy as np
import pytest
from effort import SOAK
from numpy.typing import NDArray

from hornochsen.arena.league import League
from hornochsen.boards import load as load_board
from hornochsen.bots.registry import load as load_bot
from hornochsen.ratings.strengths import MEAN, UNIT, Estimate, after_game, likelihood, no_games
from hornochsen.rules import OFFICIAL

SEATINGS = 4
"""Number of leagues whose tables are drawn; each is played many times."""

LEAGUES = 250 if SOAK else 100
"""Number of times that each of them is played."""

NOISE = 4 * (0.95 * 0.05 / (SEATINGS * LEAGUES)) ** 0.5
"""Four standard deviations of the share of one bot's intervals that contain the truth, if 95 of 100 do."""


def simulated(truth: NDArray[np.float64], games: int, noise: str) -> Estimate:
    """Return the estimates of many leagues of bots with known strengths, with the tables of real leagues."""
    estimates = [played(truth, games, noise, seed) for seed in range(7, 7 + SEATINGS)]
    return Estimate(*map(np.concatenate, zip(*estimates, strict=True)))


def played(truth: NDArray[np.float64], games: int, noise: str, seed: int) -> Estimate:
    """Return the estimates of a league that is played many times with the same tables."""
    rng = np.random.default_rng(seed)
    league = League((load_bot("calf"),) * len(truth), load_board("classic"), OFFICIAL, seed)
    begin = no_games(len(truth))
    estimate = Estimate(*(np.broadcast_to(part, (LEAGUES, *part.shape)) for part in begin))
    for game in range(games):
        seats = np.array(league.seats(game))
        luck = rng.gumbel(size=(LEAGUES, len(seats))) if noise == "model" else rng.normal(size=(LEAGUES, len(seats)))
        better = truth[seats] / UNIT + luck
        estimate = after_game(estimate, seats, (-better).argsort().argsort() + 1)
    return estimate


@pytest.mark.parametrize(
    ("bots", "gap", "games"),
    [(2, 8, 60), (2, 16, 60), (3, 16, 60), (4, 4, 10), (4, 8, 10), (4, 8, 200), (6, 8, 100), (20, 8, 40)],
)
@pytest.mark.parametrize("noise", ["model", "other"])
def test_95_of_100_intervals_contain_the_truth(bots: int, gap: float, games: int, noise: str) -> None:
    """`gap` is the difference of the best and the worst bot: 16 points are 46 wins to one.

    With luck that the model does not know, the truth is what endless leagues would show.
    """
    truth = np.linspace(-gap / 2, gap / 2, bots)
    estimate = simulated(truth, games, noise)
    target = MEAN + truth if noise == "model" else estimate.strengths.mean(0)
    inside = np.abs(estimate.strengths - target) < 1.96 * estimate.deviations()
    wide = 0.02 if (bots, gap) == (2, 16) else 0.0
    """The games say little about the size of such a gap; docs/bots-howto.md has the figures."""
    assert 0.93 - wide <= inside.mean() <= 0.975 + wide / 2
    assert (inside.mean(0) > 0.95 - NOISE - wide).all()  # of each bot
    assert (inside.mean(0) < 0.99 + wide / 4).all()


def test_an_unexpected_result_does_not_change_a_strength_by_more_than_is_likely() -> None:
    """A single Newton step would carry the estimate beyond the most probable strengths."""
    estimate = no_games(2)
    for _ in range(20):
        estimate = after_game(estimate, (0, 1), (1, 2))
    after = after_game(estimate, (0, 1), (2, 1))
    assert after.strengths[0] > after.strengths[1]
    gradient, _ = likelihood(after.strengths / UNIT, np.eye(2), np.array([2, 1]))
    pull = estimate.information @ (after.strengths - estimate.strengths)
    assert pull == pytest.approx(gradient / UNIT, abs=1e-6)


def test_the_mean_of_all_bots_stays() -> None:
    estimate = after_game(no_games(3), (0, 1, 1, 2), (1, 2, 3, 4))
    assert estimate.strengths.mean() == pytest.approx(MEAN)
    assert estimate.strengths.argmax() == 0


def test_one_league_equals_the_same_among_many() -> None:
    seats, places = (0, 1, 2, 1), (2, 1, 4, 3)
    one = after_game(no_games(3), seats, places)
    many = after_game(Estimate(*(np.stack([part, part]) for part in no_games(3))), seats, (places, places))
    for single, several in zip(one, many, strict=True):
        np.testing.assert_allclose(several[1], single)


def test_a_shared_place_says_nothing_between_equal_bots() -> None:
    assert after_game(no_games(2), (0, 1), (1, 1)).strengths == pytest.approx([MEAN, MEAN])


def test_a_shared_last_place_is_a_result() -> None:
    """Three of four seats share the second place, and nobody is left for the third."""
    after = after_game(no_games(4), [0, 1, 2, 3], [1, 2, 2, 2])
    assert after.strengths[0] > MEAN
    assert after.strengths[1] == pytest.approx(after.strengths[3])
    assert np.isfinite(after.deviations()).all()
