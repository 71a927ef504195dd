"""Scores of a series: sums whose size does not grow with the series, win shares and their confidence intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from ..rules import places

WIN = 840
"""The prize of a game, divided among its winners. It is divisible by 1 to 8, so that all sums are exact integers."""

Z = 1.959964
_T = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157)
"""Student's t for 1 to 9 degrees of freedom, for which the series in `student` is not exact enough."""


class Score(msgspec.Struct):
    """One bot's results in a series, as sums over its games; a bot with several seats has one score for all of them."""

    wins: int = 0
    """Sum of the prizes (see `WIN`)."""

    squares: int = 0
    """Sum of the squared `wins` of each deal. A deal is one observation, because its games are correlated."""

    points: int = 0
    """Sum of the final minus points."""

    places: int = 0
    """Sum of the final places, in which 1 is the winner's."""

    decisions: int = 0
    seconds: float = 0.0
    spread: dict[int, int] = msgspec.field(default_factory=Counter)
    """Number of games by final minus points."""


class Standing(msgspec.Struct, frozen=True):
    """The result of one bot in a series."""

    name: str
    label: str
    seats: int
    """Number of seats that the bot holds."""

    win_share: float
    """Share of games won per seat; the winners of a tie share one win. A fair share is 1 / number of players."""

    win_share_ci: tuple[float, float]
    points: float
    place: float
    ms_per_decision: float
    spread: dict[int, int]

    @property
    def shown(self) -> str:
        """The bot's label with its number of seats: calf ×3."""
        return f"{self.label} ×{self.seats}" if self.seats > 1 else self.label


class Tally(msgspec.Struct):
    """The sums of the deals played so far."""

    bots: tuple[tuple[str, str, int], ...]
    """Name, label and number of seats of each bot."""

    deals: int = 0
    scores: list[Score] = []

    @property
    def players(self) -> int:
        return sum(seats for _, _, seats in self.bots)

    @property
    def games(self) -> int:
        return self.deals * self.players

    def add(self, deal: Sequence[Score]) -> None:
        """Add a deal that was played in all rotations."""
        self.deals += 1
        self.scores = self.scores or [Score() for _ in self.bots]
        for score, more in zip(self.scores, deal, strict=True):
            score.wins += more.wins
            score.squares += more.wins**2
            score.points += more.points
            score.places += more.places
            score.decisions += more.decisions
            score.seconds += more.seconds
            for points, times in more.spread.items():
                score.spread[points] = score.spread.get(points, 0) + times

    def standings(self) -> list[Standing]:
        """Return the result of each bot, in the order of `bots`. At least one deal must have been added."""
        return [self._standing(*bot, score) for bot, score in zip(self.bots, self.scores, strict=True)]

    def _standing(self, name: str, label: str, seats: int, score: Score) -> Standing:
        played = self.games * seats
        return Standing(
            name,
            label,
            seats,
            win_share=score.wins / (WIN * played),
            win_share_ci=interval(self.deals, score.wins, score.squares, WIN * self.players, seats, self.players),
            points=score.points / played,
            place=score.places / played,
            ms_per_decision=1000 * score.seconds / max(1, score.decisions),
            spread=dict(sorted(score.spread.items())),
        )


def count(score: Score, seats: Iterable[int], positions: Sequence[int]) -> None:
    """Add the result of some seats to a score; `positions` are the final positions of the game."""
    order = places(positions)
    for seat in seats:
        if order[seat] == 1:
            score.wins += WIN // order.count(1)
        score.points += positions[seat]
        score.places += order[seat]
        score.spread[positions[seat]] = score.spread.get(positions[seat], 0) + 1


def interval(deals: int, total: int, squares: int, most: int, seats: int, players: int) -> tuple[float, float]:
    """Return the 95% confidence interval of a bot's win share per seat.

    `total` and `squares` are the sums over all deals of the bot's prize and of its square; the bot holds `seats` of the
    table's `players` seats.

    `most` is the total prize of all games of a deal.
    """
    highest = 1 / seats
    mean = total / (deals * most * seats)
    if seats == players:
        return mean, mean  # a bot on all seats always wins
    if deals == 1:
        return 0.0, highest
    if total == 0 or total == deals * most:
        # All deals had the same result: Wilson's interval does not treat that as certain.
        room = highest * Z**2 / (deals + Z**2)
        return (0.0, room) if total == 0 else (highest - room, highest)
    variance = (deals * squares - total**2) / (deals * (deals - 1))
    margin = student(deals - 1) * sqrt(variance / deals) / (most * seats)
    return max(0.0, mean - margin), min(highest, mean + margin)


def student(freedom: int) -> float:
    """Return the 97.5% quantile of Student's t distribution with `freedom` degrees of freedom, exact to 1e-5."""
    if freedom <= len(_T):
        return _T[freedom - 1]
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
