"""What a series says about its bots: sums that do not grow with its length, shares and how sure they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from ..rules import places

WIN = 840
"""What a game's winners share: any number of them gets whole points, so that sums are exact in any order."""

Z = 1.959964
_T = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157)
"""Student's t for 1 to 9 degrees of freedom, where its series does not serve."""


class Score(msgspec.Struct):
    """What one bot has done in some deals, all its seats together."""

    wins: int = 0
    squares: int = 0
    """Of each deal's wins: the deal is the unit, because the games of one deal are alike."""

    points: int = 0
    places: int = 0
    decisions: int = 0
    seconds: float = 0.0
    spread: dict[int, int] = msgspec.field(default_factory=Counter)
    """How often the bot ended with how many minus points."""


class Standing(msgspec.Struct, frozen=True):
    """What a series says about a bot."""

    name: str
    label: str
    seats: int
    """How many of the table's seats it holds."""

    win_share: float
    """Games won by each of its seats, ties shared: fair is one in as many as there are players."""

    win_share_ci: tuple[float, float]
    points: float
    place: float
    ms_per_decision: float
    spread: dict[int, int]

    @property
    def shown(self) -> str:
        """The bot as a table names it: calf ×3."""
        return f"{self.label} ×{self.seats}" if self.seats > 1 else self.label


class Tally(msgspec.Struct):
    """The sums of the deals played so far."""

    bots: tuple[tuple[str, str, int], ...]
    """Each bot's name, its label and how many seats it holds."""

    deals: int = 0
    scores: list[Score] = []

    @property
    def players(self) -> int:
        return sum(seats for _, _, seats in self.bots)

    @property
    def games(self) -> int:
        return self.deals * self.players

    def add(self, deal: Sequence[Score]) -> None:
        """Count one more deal, played in all rotations."""
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
        """Each bot's standing, in the order in which they were named; there must be a deal."""
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
    """Add what some seats got out of a game that ended like this."""
    order = places(positions)
    for seat in seats:
        if order[seat] == 1:
            score.wins += WIN // order.count(1)
        score.points += positions[seat]
        score.places += order[seat]
        score.spread[positions[seat]] = score.spread.get(positions[seat], 0) + 1


def interval(deals: int, total: int, squares: int, most: int, seats: int, players: int) -> tuple[float, float]:
    """The 95% interval of a win share per seat, from the sum and the squares of each deal's wins (`most`: all)."""
    highest = 1 / seats
    mean = total / (deals * most * seats)
    if seats == players:
        return mean, mean  # whoever sits everywhere wins for certain
    if deals == 1:
        return 0.0, highest
    if total == 0 or total == deals * most:
        # All deals went the same way: Wilson's interval, which does not take that for certainty.
        room = highest * Z**2 / (deals + Z**2)
        return (0.0, room) if total == 0 else (highest - room, highest)
    variance = (deals * squares - total**2) / (deals * (deals - 1))
    margin = student(deals - 1) * sqrt(variance / deals) / (most * seats)
    return max(0.0, mean - margin), min(highest, mean + margin)


def student(freedom: int) -> float:
    """The 97.5% point of Student's t (exact to 1e-5)."""
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
