"""The strengths of bots: an estimate of all bots of a league together, with their uncertainties.

The model is Plackett–Luce: a seat wins with a probability proportional to the exponential of its bot's strength, the
second place goes to one of the others in the same way, and so on. After each game the estimate is the most probable
one, given the game and the estimate before, which stands for all earlier games. A rating system that keeps one number
for the uncertainty of each bot, and none for what the bots' errors have in common, gives intervals that are too wide.

The functions also take arrays with more axes in front, for many leagues at once.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

Array = NDArray[np.float64]

MEAN, DEVIATION = 25.0, 25.0 / 3
"""Mean and standard deviation of the strengths, before the first game. The mean of all bots stays the same."""

UNIT = 25.0 / 6
"""A bot that is stronger by this many points wins e times as often."""

STEPS = 5
"""Number of Newton steps per game. One step is too short for an unexpected result, and measures the information where
the estimate was before: with bots of very different strengths the intervals then contained the truth too rarely."""

LONGEST_STEP = 2 * UNIT
"""Maximum change of a strength in one Newton step."""


class Estimate(NamedTuple):
    """Strengths of some bots."""

    strengths: Array
    information: Array
    """The sum of the curvatures of the games' log likelihoods: the information in an estimate if the model holds."""

    scatter: Array
    """The sum of the squared gradients. It differs from the information where real results differ from the model."""

    def deviations(self, anchor: int | None = None) -> Array:
        """Return the standard deviation of each strength relative to the mean of all bots, or to that of one bot."""
        bots = self.strengths.shape[-1]
        inverse = np.linalg.inv(self.information)
        relative = (np.eye(bots) - (1 / bots if anchor is None else np.eye(bots)[anchor])) @ inverse
        deviations: Array = np.sqrt(np.einsum("...ij,...jk,...ik->...i", relative, self.scatter, relative))
        return deviations


def no_games(bots: int) -> Estimate:
    """Return the estimate before the first game."""
    prior = np.eye(bots) / DEVIATION**2
    return Estimate(np.full(bots, MEAN), prior, prior)


def after_game(estimate: Estimate, seats: ArrayLike, places: ArrayLike) -> Estimate:
    """Return the estimate after a game; `seats` holds the index of the bot on each seat, `places` the seats' places."""
    before, information, scatter = estimate
    bot_of, order = np.eye(before.shape[-1])[np.asarray(seats)], np.asarray(places)
    surprise, curvature = likelihood(before / UNIT, bot_of, order)
    strengths, gradient = before, surprise
    for _ in range(STEPS):
        slope = gradient / UNIT - (information @ (strengths - before)[..., None])[..., 0]
        step = np.linalg.solve(information + curvature / UNIT**2, slope[..., None])[..., 0]
        longest = np.abs(step).max(-1, keepdims=True)
        strengths = strengths + step * (LONGEST_STEP / np.maximum(longest, LONGEST_STEP))
        gradient, curvature = likelihood(strengths / UNIT, bot_of, order)
    surprise = surprise / UNIT
    return Estimate(strengths, information + curvature / UNIT**2, scatter + outer(surprise, surprise))


def likelihood(strengths: Array, seats: Array, places: NDArray[np.int_]) -> tuple[Array, Array]:
    """Return gradient and negative curvature of the log likelihood of a game's places.

    `strengths` are logarithms of odds, and `seats` has a row for each seat, with 1 in the column of its strength.
    """
    weights = np.exp(strengths - strengths.max(-1, keepdims=True)) @ seats.T
    gradient = np.zeros_like(strengths)
    curvature = np.zeros((*strengths.shape, strengths.shape[-1]))
    for number in range(1, places.shape[-1]):
        chosen = places == number  # several seats for a shared place, none after it
        left = np.where(places >= number, weights, 0.0)
        total = left.sum(-1, keepdims=True)
        chances = np.divide(left, total, out=np.zeros_like(left), where=total > 0) @ seats  # nobody is left after a tie
        count = chosen.sum(-1)[..., None]
        gradient += chosen @ seats - count * chances
        curvature += count[..., None] * (chances[..., None] * np.eye(chances.shape[-1]) - outer(chances, chances))
    return gradient, curvature


def outer(one: Array, two: Array) -> Array:
    """Return the products of all entries of two vectors, as a matrix."""
    return one[..., :, None] * two[..., None, :]
