"""Board statistics: play games between bots on a board, and compute figures from them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from typing import get_args

import msgspec

from ..bots.registry import BotSpec
from ..records import Record, replay
from ..rules import Board, Rules, Square, shuffled
from ..rules.events import Ending
from .event_sums import TENTHS, Place, Sums, count_events, count_result
from .match import Game, play
from .scores import WIN, interval
from .series import numbered, rotated

ENDINGS: tuple[Ending, ...] = get_args(Ending)
KINDS = ("happy", "double", "open", "quiet")
CLOSE = 3
"""A game is close if the second piece is at most this many squares behind the winner."""


class Trial(msgspec.Struct, frozen=True):
    """A test of boards by games between bots. An item is a deal on one board; its number determines its games.

    On each board, the first bot plays each deal on all seats, which gives the board's figures. Then it
    plays the deal against each other bot at a mixed table, which shows how much the board rewards the better bot.
    """

    boards: tuple[Board, ...]
    bots: tuple[BotSpec, ...]
    """The better bot comes first."""

    players: int
    rules: Rules
    seed: int

    @property
    def tables(self) -> int:
        """Number of games per deal and board."""
        return len(self.bots)

    def items(self, games: int) -> range:
        """Return the numbers of the items for `games` deals. The boards alternate."""
        return range(games * len(self.boards))

    def board(self, index: int) -> int:
        """Return the index of the board on which an item is played."""
        return index % len(self.boards)

    def play(self, index: int, game_over: Callable[[], None]) -> Sums:
        """Play the games of item `index` and return their sums; call `game_over` after each game."""
        deal, board = index // len(self.boards), self.boards[self.board(index)]
        better, *rivals = self.bots
        even = self._play(board, [better] * self.players, f"{self.seed} {deal}")
        sums = count_events(replay(even.record).steps)
        game_over()
        for number, rival in enumerate(rivals):
            seated = rotated([better if seat % 2 else rival for seat in range(self.players)], deal)
            mixed = self._play(board, seated, f"{self.seed} {deal}")
            count_result(sums, number, [seat for seat, bot in enumerate(seated) if bot == better], mixed.positions)
            game_over()
        return sums

    def _play(self, board: Board, seated: Sequence[BotSpec], chance: str) -> Game:
        supply = shuffled(random.Random(f"{chance} deal"))
        record = Record(numbered(bot.label for bot in seated), self.rules, board, supply)
        return play(seated, record, [f"{chance} {seat}" for seat in range(len(seated))], random.Random(f"{chance} box"))


class Spread(msgspec.Struct, frozen=True):
    """The distribution of an integer over games."""

    mean: float
    margin: float
    """Half the width of the mean's 95% interval."""

    deviation: float
    low: int
    """The 10% quantile."""

    median: int
    high: int
    """The 90% quantile."""

    counts: dict[int, int]
    """Number of games by value."""

    @classmethod
    def of(cls, counts: Counter[int]) -> Spread:
        games = counts.total()
        mean = sum(value * times for value, times in counts.items()) / games
        variance = sum(times * (value - mean) ** 2 for value, times in sorted(counts.items())) / max(1, games - 1)
        low, median, high = (_quantile(counts, tenths) for tenths in (1, 5, 9))
        margin = 1.96 * sqrt(variance / games)
        return cls(mean, margin, sqrt(variance), low, median, high, dict(sorted(counts.items())))


class Rate(msgspec.Struct, frozen=True):
    """A share of games won, with its 95% interval. The winners of a tie share one win."""

    share: float
    interval: tuple[float, float]
    games: int

    @classmethod
    def of(cls, prizes: Counter[int]) -> Rate | None:
        """Return the win rate, from the number of games that ended with each prize; `None` without games."""
        games = prizes.total()
        if not games:
            return None
        total = sum(prize * times for prize, times in prizes.items())
        squares = sum(prize**2 * times for prize, times in prizes.items())
        return cls(total / (WIN * games), interval(games, total, squares, WIN, 1, 2), games)


class SquareFigures(msgspec.Struct, frozen=True):
    """The figures of one square of a row. All but `share` are means per game."""

    square: Square
    covered: float
    """Number of tiles placed on the square."""

    minus: float
    plus: float
    share: float
    """Points scored on the square, as a share of all points scored on the board; minus and plus points are added."""


class RowFigures(msgspec.Struct, frozen=True):
    """The figures of a row. `opened`, `completed`, `minus` and `plus` are means per game."""

    reached: float
    """Share of the games in which the row was active at any time."""

    opened: float
    completed: float
    active: float
    """Share of the rounds that began with the row active."""

    stay: float
    """Mean number of rounds for which the row is active after it is opened."""

    minus: float
    plus: float
    share: float
    """Points scored on the row's squares, as a share of all points scored on the board."""

    squares: tuple[SquareFigures, ...]


class Rivalry(msgspec.Struct, frozen=True):
    """The results of the better bot (the first of a trial) against one rival, when each bot holds half of the seats."""

    rival: str
    wins: Rate
    """Share of the games that the better bot won."""

    fair: float
    """The share that the better bot would win if both bots were equally strong."""

    points: float
    """Mean final square of the better bot's pieces."""

    rival_points: float
    """Mean final square of the rival's pieces."""


class Figures(msgspec.Struct, frozen=True):
    """The figures of one board."""

    board: str
    games: int
    rounds: Spread
    endings: dict[str, float]
    """Share of the games, by ending."""

    kinds: dict[str, float]
    """Share of the rounds, by kind (see `KINDS`)."""

    points: dict[str, float]
    """Means per player and game: cow_pats, bullheads, plus, bought, bought_back, pushed, lost, ended (final square)."""

    tiles: dict[str, float]
    """Mean number of tiles per player and game: bought, from_box (a part of bought), taken, drawn (for free)."""

    bulls_eyes: dict[int, float]
    """Mean number of times per game that the bull's eye on a square was triggered, by square."""

    winner: Spread
    """The winner's final square."""

    loser: Spread
    """The final square of the last piece."""

    gap: Spread
    """Distance between the winner's piece and the second piece."""

    close: float
    """Share of the games with a gap of at most `CLOSE`."""

    lead_changes: Spread
    leader_wins: dict[int, Rate | None]
    """The share of games in which the sole leader after each tenth of the rounds wins, by tenth (1 to 9)."""

    last_wins: Rate | None
    """The share of games in which the only seat in last place after half of the rounds wins."""

    fair: float
    """The share of wins of a seat if all seats were equally strong."""

    rivalries: tuple[Rivalry, ...]
    rows: tuple[RowFigures, ...]


def figures(trial: Trial, number: int, sums: Sums) -> Figures:
    """Return the figures of the trial's board with index `number`, from sums over at least one game."""
    board, games, players = trial.boards[number], sums.games, trial.players
    rounds = Spread.of(sums.rounds)
    all_rounds = sum(length * times for length, times in sums.rounds.items())
    last = {(row, len(squares) - 1) for row, squares in enumerate(board.rows)}
    points = {
        "cow_pats": sum(minus for place, minus in sums.minus.items() if place not in last),
        "bullheads": sum(minus for place, minus in sums.minus.items() if place in last),
        "plus": sums.plus.total(),
        **{name: sums.other[name] for name in ("bought", "bought_back", "pushed", "lost")},
        "ended": sum(square * times for square, times in sums.ended.items()),
    }
    return Figures(
        board=board.name,
        games=games,
        rounds=rounds,
        endings={ending: sums.endings[ending] / games for ending in ENDINGS},
        kinds={kind: sums.kinds[kind] / all_rounds for kind in KINDS},
        points={name: value / (games * players) for name, value in points.items()},
        tiles={name: sums.tiles[name] / (games * players) for name in ("bought", "from_box", "taken", "drawn")},
        bulls_eyes={eye: sums.eyes[eye] / games for eye in sorted(board.bulls_eyes)},
        winner=Spread.of(sums.winners),
        loser=Spread.of(sums.losers),
        gap=Spread.of(sums.gaps),
        close=sum(times for gap, times in sums.gaps.items() if gap <= CLOSE) / games,
        lead_changes=Spread.of(sums.lead_changes),
        leader_wins={tenth: Rate.of(_of(sums.led, tenth)) for tenth in TENTHS},
        last_wins=Rate.of(sums.trailed),
        fair=1 / players,
        rivalries=tuple(_rivalry(trial, rival, sums) for rival in range(len(trial.bots) - 1)),
        rows=tuple(_row(squares, row, sums, all_rounds) for row, squares in enumerate(board.rows)),
    )


def _row(squares: Sequence[Square], row: int, sums: Sums, rounds: int) -> RowFigures:
    drawn = tuple(_square(square, (row, at), sums) for at, square in enumerate(squares))
    return RowFigures(
        reached=sums.reached[row] / sums.games,
        opened=sums.opened[row] / sums.games,
        completed=drawn[-1].covered,
        active=sums.active[row] / rounds,
        stay=sums.active[row] / max(1, sums.opened[row]),
        minus=sum(square.minus for square in drawn),
        plus=sum(square.plus for square in drawn),
        share=sum(square.share for square in drawn),
        squares=drawn,
    )


def _square(square: Square, place: Place, sums: Sums) -> SquareFigures:
    row, at = place
    minus, plus = sums.minus[place], sums.plus[place]
    return SquareFigures(
        square=square,
        covered=(sums.covered[place] if at else sums.opened[row]) / sums.games,
        minus=minus / sums.games,
        plus=plus / sums.games,
        share=(minus + plus) / max(1, sums.minus.total() + sums.plus.total()),
    )


def _rivalry(trial: Trial, rival: int, sums: Sums) -> Rivalry:
    wins = Rate.of(_of(sums.won, rival))
    assert wins
    seats = trial.players // 2
    return Rivalry(
        rival=trial.bots[rival + 1].name,
        wins=wins,
        fair=seats / trial.players,
        points=sums.points[rival, True] / (wins.games * seats),
        rival_points=sums.points[rival, False] / (wins.games * (trial.players - seats)),
    )


def _of(counts: Counter[tuple[int, int]], first: int) -> Counter[int]:
    return Counter({second: times for (key, second), times in counts.items() if key == first})


def _quantile(counts: Counter[int], tenths: int) -> int:
    """Return the lowest value with at least `tenths` tenths of all values at or below it."""
    left = counts.total() * tenths
    for value, times in sorted(counts.items()):
        left -= 10 * times
        if left <= 0:
            return value
    raise AssertionError("there are games")
