"""Puzzles: positions of recorded games in which one choice is clearly the best."""

from __future__ import annotations

from msgspec import Struct

from ..rules import Board, Rules
from .advice import Advice, AdviceReason
from .positions import Position


class PuzzleInfo(Struct, frozen=True):
    """A position to solve, with its answer: a puzzle has no secrets."""

    number: int
    """The puzzle's number, from 1."""

    count: int
    """The number of puzzles."""

    seat: int
    """The seat that decides."""

    players: tuple[str, ...]
    board: Board
    rules: Rules
    position: Position
    """The position as the seat sees it."""

    advice: Advice
    """The legal choices with their values, the best choice, and the reason for it."""

    reasons: tuple[AdviceReason | None, ...]
    """For each action of `advice.actions`, why the best one is better; for the best one, why it is the best."""
