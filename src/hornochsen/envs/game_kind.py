"""The common arguments of all environments: a kind of game, and the kind of rewards."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple, get_args

from ..boards import find
from ..rules import MAX_PLAYERS, MIN_PLAYERS, OFFICIAL, PRESETS, Board, Rules

Rewards = Literal["win", "points"]
"""`win`: when the game ends, each winner gets an equal share of 1. `points`: each change of minus points, negated."""


class GameKind(NamedTuple):
    """A kind of game: a board, rules and a number of players."""

    board: Board
    rules: Rules = OFFICIAL
    players: int = 4

    def checked(self) -> GameKind:
        """Return the kind itself; raise `ValueError` if the number of players is wrong."""
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise ValueError(f"players: must be {MIN_PLAYERS} to {MAX_PLAYERS}, not {self.players}")
        return self


def game_kind_of(board: str | Path | Board = "classic", rules: str | Rules = "official", players: int = 4) -> GameKind:
    """Return a kind of game. A board is given by name, as a file or as a value; rules by name or as a value."""
    if isinstance(rules, str) and rules not in PRESETS:
        raise ValueError(f"rules: must be one of {', '.join(PRESETS)}, not {rules!r}")
    return GameKind(
        board if isinstance(board, Board) else find(str(board)).board,
        PRESETS[rules] if isinstance(rules, str) else rules,
        players,
    ).checked()


def check_rewards(rewards: str) -> None:
    """Raise `ValueError` if there are no such rewards."""
    if rewards not in get_args(Rewards):
        raise ValueError(f"rewards: must be one of {', '.join(get_args(Rewards))}, not {rewards!r}")
