"""The ratings of players, each updated after every rated game; bots are fixed points.

The model is that of the league (`strengths`): Plackett–Luce. A league of a few bots can estimate all of them together.
A server has any number of players, so each player has a mean and a standard deviation of their own, and a game combines
those of its seats: the new means maximise the posterior probability, and the new deviations follow from its curvature.

Results are rounded, so that another processor or version of a library computes the same ratings from the same games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from .scale import DECIMALS, MIN_DEVIATION, POINTS, PlayerRating, after_inactivity
from .strengths import likelihood

MAX_STEPS = 50
"""Maximum number of Newton steps per game; usually five are enough."""

ENOUGH = 1e-9
"""The Newton iteration ends after a step shorter than this, which is far below the precision of rounded ratings."""

MAX_STEP = 1.0
"""Maximum length of a Newton step, in units of `POINTS`."""


def after_game(seats: Sequence[PlayerRating | float], places: Sequence[int], ended: float) -> list[PlayerRating | None]:
    """Return the new rating of each seat after a game, `None` for bots, whose fixed rating is given as a number."""
    before = [seat if isinstance(seat, float) else after_inactivity(seat, ended) for seat in seats]
    start = np.array([seat if isinstance(seat, float) else seat.mean for seat in before]) / POINTS
    people = [at for at, seat in enumerate(before) if isinstance(seat, PlayerRating)]
    prior = np.diag([(POINTS / seat.deviation) ** 2 for seat in before if isinstance(seat, PlayerRating)])
    here = np.ix_(people, people)
    each, order = np.eye(len(seats)), np.array(places)
    strengths = start.copy()
    for _ in range(MAX_STEPS):
        gradient, curvature = likelihood(strengths, each, order)
        slope = gradient[people] - prior @ (strengths - start)[people]
        step = np.linalg.solve(prior + curvature[here], slope)
        longest = float(np.abs(step).max())
        strengths[people] += step * (MAX_STEP / max(MAX_STEP, longest))
        if longest < ENOUGH:
            break
    _, curvature = likelihood(strengths, each, order)
    variances = np.diag(np.linalg.inv(prior + curvature[here]))
    found: list[PlayerRating | None] = [None] * len(seats)
    for at, variance in zip(people, variances, strict=True):
        old = before[at]
        assert isinstance(old, PlayerRating)
        deviation = max(MIN_DEVIATION, math.sqrt(variance) * POINTS)
        found[at] = PlayerRating(_rounded(strengths[at] * POINTS), _rounded(deviation), old.games + 1, ended)
    return found


def _rounded(value: float) -> float:
    return round(float(value), DECIMALS)
