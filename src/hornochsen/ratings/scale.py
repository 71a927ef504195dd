"""The scale of players' ratings: a new player, what is provisional, the fixed ratings of bots."""

from __future__ import annotations

import math
from typing import NamedTuple

POINTS = 400 / math.log(10)
"""Points of a rating in which the odds to finish first grow by e; 400 points are odds of ten to one, as in chess."""

MEAN = 1500.0
DEVIATION = 200.0
"""The rating of a player without rated games. The bots, from calf to aurochs, differ by 330 points."""

MIN_DEVIATION = 40.0
"""Players change, so that a rating never becomes more certain than this."""

VARIANCE_PER_DAY = (110.0**2 - 60.0**2) / 365
"""The growth of the square of a deviation while its player does not play: from 60 to 110 points in a year."""

PROVISIONAL_DEVIATION = 110.0
PROVISIONAL_GAMES = 5
"""A rating with a larger deviation, or from fewer games, is provisional."""

ANCHORS = {"calf": 1285.0, "cow": 1415.0, "ox": 1500.0, "bull": 1575.0, "aurochs": 1615.0}
"""The fixed ratings of bots, by level, as leagues measured them; `docs/ratings.md` says how."""

DECIMALS = 4
"""Digits to which ratings are rounded."""

DAY = 86400.0


class PlayerRating(NamedTuple):
    """An estimate of a player's strength, and its uncertainty."""

    mean: float = MEAN
    deviation: float = DEVIATION
    games: int = 0
    ended: float | None = None
    """The time at which the last rated game ended, in seconds since 1970; `None` before the first."""

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL_GAMES or self.deviation > PROVISIONAL_DEVIATION


def after_inactivity(rating: PlayerRating, now: float) -> PlayerRating:
    """Return a rating after the time without games: its deviation grows slowly, at most to that of a new player."""
    days = 0.0 if rating.ended is None else max(0.0, now - rating.ended) / DAY
    variance = min(DEVIATION**2, rating.deviation**2 + days * VARIANCE_PER_DAY)
    return rating._replace(deviation=round(math.sqrt(variance), DECIMALS))
