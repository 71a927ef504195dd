"""A league: games at random tables of different sizes, and a rating with its uncertainty for each bot."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace

from ..bots.registry import BotSpec, split_budget
from ..ratings import scale
from ..ratings.strengths import DEVIATION, MEAN, UNIT, Estimate, after_game, no_games
from ..records import Record
from ..rules import MAX_PLAYERS, MIN_PLAYERS, Board, Rules, places, shuffled
from .match import play
from .scores import WIN
from .series import numbered

FORMAT = "hornochsen-league"
VERSION = 2
MOST_POINTS = 256
"""Maximum length of the history. When it gets longer, `step` is doubled and every second point is removed."""

MOST = 1e6


class Table(NamedTuple):
    """A game of a league: the index of the bot on each seat, and the final positions."""

    seats: tuple[int, ...]
    positions: tuple[int, ...]


class League(msgspec.Struct, frozen=True):
    """A league: bots, board, rules and seed. A game depends only on these and on its number."""

    bots: tuple[BotSpec, ...]
    board: Board
    rules: Rules
    seed: int

    def seats(self, index: int) -> tuple[int, ...]:
        """Return the index of the bot on each of a game's seats (2 to 8). A bot may hold several seats, but not all."""
        rng = random.Random(f"{self.seed} table {index}")
        players = rng.randint(MIN_PLAYERS, MAX_PLAYERS)
        while True:
            seats = tuple(rng.choices(range(len(self.bots)), k=players))
            if len(set(seats)) > 1:
                return seats

    def play(self, index: int, game_over: Callable[[], None]) -> Table:
        """Play game number `index`, call `game_over`, and return the result."""
        seats = self.seats(index)
        seated = [self.bots[bot] for bot in seats]
        chance = f"{self.seed} game {index}"
        supply = shuffled(random.Random(f"{chance} deal"))
        record = Record(numbered(bot.label for bot in seated), self.rules, self.board, supply)
        game = play(seated, record, [f"{chance} {seat}" for seat in range(len(seats))], random.Random(f"{chance} box"))
        game_over()
        return Table(seats, game.positions)


class Rating(msgspec.Struct):
    """The rating of a bot."""

    mu: float = MEAN
    sigma: float = DEVIATION
    """The standard deviation of `mu`, relative to the mean of all bots."""

    seats: int = 0
    """Number of seats that the bot has held, over all games."""

    wins: int = 0
    """Wins, in units of 1 / `WIN`. The winners of a tie share one win."""

    fair: int = 0
    """Expected value of `wins` if all bots were equally strong."""

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the rating."""
        return self.mu - 1.96 * self.sigma, self.mu + 1.96 * self.sigma

    @property
    def win_ratio(self) -> float:
        """Wins divided by the wins expected from equally strong bots; 1 before the first game."""
        return self.wins / self.fair if self.fair else 1.0


class Point(NamedTuple):
    """A point of a league's history: the (mu, sigma) of all bots after a number of games."""

    games: int
    ratings: tuple[tuple[float, float], ...]


class Entrant(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A bot as it is stored in a league's file."""

    name: str
    budget: int | None = None
    think: float | None = None

    @classmethod
    def of(cls, spec: BotSpec) -> Entrant:
        return cls(spec.name, spec.budget, spec.think)


class Standings(msgspec.Struct):
    """The state of a league, as it is stored in its file."""

    bots: tuple[Entrant, ...]
    board: Board
    rules: Rules
    seed: int
    ratings: list[Rating]
    history: list[Point]
    information: list[list[float]]
    scatter: list[list[float]]
    """The estimated strengths of all bots together (see `strengths.Estimate`)."""

    games: int = 0
    step: int = 1
    """Number of games between two points of the history."""

    format: str = FORMAT
    version: int = VERSION

    @classmethod
    def of(cls, league: League) -> Standings:
        ratings = [Rating() for _ in league.bots]
        start = Point(0, tuple((rating.mu, rating.sigma) for rating in ratings))
        bots = tuple(map(Entrant.of, league.bots))
        matrices = (matrix.tolist() for matrix in no_games(len(bots))[1:])
        return cls(bots, league.board, league.rules, league.seed, ratings, [start], *matrices)

    @property
    def now(self) -> Point:
        return Point(self.games, tuple((rating.mu, rating.sigma) for rating in self.ratings))

    def add(self, table: Table) -> None:
        """Add the result of a game. Games must be added in the order of their numbers."""
        order = places(table.positions)
        self._estimate(table.seats, order)
        for bot, place in zip(table.seats, order, strict=True):
            self.ratings[bot].seats += 1
            self.ratings[bot].wins += WIN // order.count(1) if place == 1 else 0
            self.ratings[bot].fair += WIN // len(order)
        self.games += 1
        if self.games % self.step == 0:
            self.history.append(self.now)
        if len(self.history) > MOST_POINTS:
            self.step *= 2
            self.history = [point for point in self.history if point.games % self.step == 0]

    def anchored(self, bot: int) -> list[Rating]:
        """Return the ratings on the scale of players, where this bot has 1500 and 400 points are odds of ten to one.

        `sigma` is then the standard deviation of the difference from this bot.
        """
        estimate, factor = self._now(), scale.POINTS / UNIT
        differences = (estimate.strengths - estimate.strengths[bot]) * factor
        deviations = estimate.deviations(bot) * factor
        return [
            replace(rating, mu=scale.MEAN + float(difference), sigma=float(deviation))
            for rating, difference, deviation in zip(self.ratings, differences, deviations, strict=True)
        ]

    def _now(self) -> Estimate:
        strengths = np.array([rating.mu for rating in self.ratings])
        return Estimate(strengths, np.array(self.information), np.array(self.scatter))

    def _estimate(self, seats: Sequence[int], order: Sequence[int]) -> None:
        after = after_game(self._now(), seats, order)
        for rating, mu, sigma in zip(self.ratings, after.strengths, after.deviations(), strict=True):
            rating.mu, rating.sigma = float(mu), float(sigma)
        self.information, self.scatter = after.information.tolist(), after.scatter.tolist()

    def write(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


class _Header(msgspec.Struct):
    format: str = ""
    version: int = 0


class BadLeague(ValueError):
    """A file is not a league, or belongs to a different league. The message is one line."""


def read(data: bytes) -> Standings:
    """Return the league in a file's content. Raise `BadLeague` if there is none."""
    try:
        header = msgspec.json.decode(data, type=_Header)
        if (header.format, header.version) == (FORMAT, 1):
            raise BadLeague("is no league: it has ratings of an earlier version; begin a new one")
        standings = msgspec.json.decode(data, type=Standings)
    except msgspec.MsgspecError as error:
        raise BadLeague(f"is no league: {error}") from None
    count = len(standings.bots)
    if standings.format != FORMAT or standings.version != VERSION:
        raise BadLeague(f'is no league: format must be "{FORMAT}" and version {VERSION}')
    if any(len(part) != count for part in (standings.ratings, *(point.ratings for point in standings.history))):
        raise BadLeague(f"is no league: there must be {count} ratings, one for each bot")
    matrices = standings.information, standings.scatter
    if any(len(matrix) != count or any(len(row) != count for row in matrix) for matrix in matrices):
        raise BadLeague(f"is no league: information and scatter must be tables of {count} × {count} numbers")
    sane = all(
        rating.sigma > 0
        and abs(rating.mu) < MOST
        and rating.sigma < MOST
        and min(rating.seats, rating.wins, rating.fair) >= 0
        for rating in standings.ratings
    )
    if not sane or standings.games < 0 or standings.step < 1 or len(set(standings.bots)) != count:
        raise BadLeague("is no league: its numbers cannot be those of one")
    return standings


def check_same(standings: Standings, bots: Sequence[BotSpec], board: Board, rules: Rules, seed: int | None) -> None:
    """Raise `BadLeague` unless bots, board, rules and seed are those of the league."""
    wanted = set(map(Entrant.of, bots))
    if wanted != set(standings.bots):
        raise BadLeague(
            f"is a league of {', '.join(map(_shown, standings.bots))}; it can only go on with the same bots"
        )
    if board != standings.board:
        raise BadLeague(f"is a league on the board {standings.board.name}; it can only go on with the same board")
    if rules != standings.rules:
        raise BadLeague("is a league by other rules; it can only go on with the same")
    if seed not in (None, standings.seed):
        raise BadLeague(f"is a league with the seed {standings.seed}; it can only go on with the same")


def _shown(entrant: Entrant) -> str:
    if split_budget(entrant.name)[1] is not None:
        return entrant.name
    options = [f"{name} {value}" for name, value in (("budget", entrant.budget), ("think", entrant.think)) if value]
    return f"{entrant.name} ({', '.join(options)})" if options else entrant.name
