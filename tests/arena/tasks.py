"""Bots and tasks for the tests, in a module that worker processes can import."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from hornochsen.arena import Deal, Series, Tally, run
from hornochsen.boards import load as load_board
from hornochsen.bots.registry import BotError, load
from hornochsen.rules import OFFICIAL, Action, Play, View

HERE = "arena.tasks"


def series(*names: str, seed: int = 1, recording: bool = False) -> Series:
    """Return a series on the smallest board, whose games are short."""
    return Series(tuple(map(load, names)), load_board("calf-yard"), OFFICIAL, seed, recording)


def tally(played: Series, deals: int, jobs: int = 1) -> Tally:
    counted = played.tally()
    for _, deal in run(played, range(deals), jobs, lambda _: None):
        counted.add(deal.scores)
    return counted


def play(played: Series, deal: int = 0) -> Deal:
    return played.play(deal, lambda: None)


class Snail:
    """Chooses the last legal action."""

    def __init__(self, rng: random.Random) -> None: ...

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        return legal[-1]


class Cheat(Snail):
    """Lays a tile that is not in its hand."""

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        assert view.seat is not None
        return Play(view.seat, (next(tile for tile in range(1, 100) if tile not in view.hand),))


class Impostor(Snail):
    """Acts for the seat next to its own."""

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        return Play((legal[-1].seat + 1) % view.players, (view.hand[0],))


class Mute(Snail):
    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        return None  # type: ignore[return-value]


class Clumsy(Snail):
    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        raise ValueError("I fell\nover")


class Quitter(Snail):
    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        raise SystemExit


class Unborn(Snail):
    def __init__(self, rng: random.Random) -> None:
        raise OSError("no")


class Sleeper(Snail):
    """Creates a file, and then sleeps for an hour."""

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        Path("asleep").touch()
        time.sleep(3600)
        return legal[-1]


class Backwards(Snail):
    """Names its tiles in reverse order, which is allowed."""

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        action = legal[-1]
        return Play(action.seat, action.tiles[::-1]) if isinstance(action, Play) else action


@dataclass(frozen=True)
class Squares:
    """A task with known results. `deadly` says how often an item kills its worker."""

    folder: str
    deadly: dict[int, int] = field(default_factory=dict)
    failing: int = -1

    def play(self, index: int, game_over: Callable[[], None]) -> int:
        game_over()
        marks = len(list(Path(self.folder).glob(f"{index}-*")))
        if marks < self.deadly.get(index, 0):
            (Path(self.folder) / f"{index}-{marks}").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        if index == self.failing:
            raise BotError("it failed")
        time.sleep(0.001)
        return index * index


class SignalMask:
    """A task that returns whether SIGINT was already blocked when its process started."""

    def play(self, index: int, game_over: Callable[[], None]) -> bool:
        return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())
