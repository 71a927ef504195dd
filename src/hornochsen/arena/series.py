"""A series of games at one table. Each deal is played in every rotation of the seats, so that no bot is luckier."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

import msgspec

from ..bots.registry import BotSpec
from ..records import Record, write
from ..rules import Board, Rules, shuffled
from .match import Game, play
from .scores import Score, Tally, count

T = TypeVar("T")


class Deal(NamedTuple):
    """The results of a deal, played in all rotations."""

    scores: tuple[Score, ...]
    """The scores of the series' bots, in order."""

    records: tuple[tuple[str, str], ...]
    """File names and contents of the game records; empty unless the series is recorded."""


class Series(msgspec.Struct, frozen=True):
    """A series: bots, board, rules and seed. The games of a deal depend only on these and on its number."""

    seats: tuple[BotSpec, ...]
    board: Board
    rules: Rules
    seed: int
    recording: bool = False

    @property
    def bots(self) -> tuple[BotSpec, ...]:
        """The distinct bots, in the order of the seats."""
        return tuple(dict.fromkeys(self.seats))

    def deals(self, games: int) -> int:
        """Return the number of whole deals that contain at least `games` games."""
        return -(-games // len(self.seats))

    def tally(self) -> Tally:
        """Return an empty tally for this series."""
        labels = [bot.label for bot in self.bots]
        return Tally(
            tuple(
                (bot.name, bot.label if labels.count(bot.label) == 1 else bot.name, self.seats.count(bot))
                for bot in self.bots
            )
        )

    def play(self, index: int, game_over: Callable[[], None]) -> Deal:
        """Play deal number `index` in all rotations; call `game_over` after each game."""
        scores = [Score() for _ in self.bots]
        records = []
        for rotation in range(len(self.seats)):
            seated = rotated(self.seats, rotation)
            game = self._play(seated, index, rotation)
            for bot, score in zip(self.bots, scores, strict=True):
                seats = [seat for seat, spec in enumerate(seated) if spec == bot]
                count(score, seats, game.positions)
                score.decisions += sum(game.decisions[seat] for seat in seats)
                score.seconds += sum(game.seconds[seat] for seat in seats)
            if self.recording:
                records.append((f"game-{index + 1:06}-{rotation + 1}.json", write(game.record)))
            game_over()
        return Deal(tuple(scores), tuple(records))

    def _play(self, seated: Sequence[BotSpec], deal: int, rotation: int) -> Game:
        record = Record(
            players=numbered(bot.label for bot in seated),
            rules=self.rules,
            board=self.board,
            supply=shuffled(random.Random(f"{self.seed} deal {deal}")),
            extra={"seed": self.seed, "deal": deal + 1, "rotation": rotation + 1, "bots": [b.name for b in seated]},
        )
        chance = f"{self.seed} {deal} {rotation}"
        seeds = [f"{chance} {seat}" for seat in range(len(seated))]
        return play(seated, record, seeds, random.Random(f"{chance} box"))


def rotated(seats: Sequence[T], rotation: int) -> tuple[T, ...]:
    """Return the seats with every occupant moved on by `rotation` seats."""
    return tuple(seats[(seat - rotation) % len(seats)] for seat in range(len(seats)))


def numbered(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names with equal ones numbered: calf 1, calf 2, cow."""
    given = tuple(names)
    seen: Counter[str] = Counter()
    result = []
    for name in given:
        seen[name] += 1
        result.append(f"{name} {seen[name]}" if given.count(name) > 1 else name)
    return tuple(result)
