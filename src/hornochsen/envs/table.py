"""The common arguments of all environments: a table, and the kind of rewards."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple, get_args

from ..boards import find
from ..rules import MAX_PLAYERS, MIN_PLAYERS, OFFICIAL, PRESETS, Board, Rules

Rewards = Literal["win", "points"]
"""`win`: when the game ends, each winner gets an equal share of 1. `points`: each change of minus points, negated."""


class Table(NamedTuple):
    """A kind of game: what is played, and by how many."""

    board: Board
    rules: Rules = OFFICIAL
    players: int = 4

    def checked(self) -> Table:
        """Return the table itself; raise `ValueError` if the number of players is wrong."""
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise ValueError(f"players: must be {MIN_PLAYERS} to {MAX_PLAYERS}, not {self.players}")
        return self


def table_of(board: str | Path | Board = "classic", rules: str | Rules = "official", players: int = 4) -> Table:
    """Return a table. A board is given by its name, as a file or as a value; rules by their name or as a value."""
    if isinstance(rules, str) and rules not in PRESETS:
        raise ValueError(f"rules: must be one of {', '.join(PRESETS)}, not {rules!r}")
    return Table(
        board if isinstance(board, Board) else find(str(board)).board,
        PRESETS[rules] if isinstance(rules, str) else rules,
        players,
    ).checked()


def check_rewards(rewards: str) -> None:
    """Raise `ValueError` if there are no such rewards."""
    if rewards not in get_args(Rewards):
        raise ValueError(f"rewards: must be one of {', '.join(get_args(Rewards))}, not {rewards!r}")
