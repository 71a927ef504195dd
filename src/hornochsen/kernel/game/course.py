"""The course: how pieces move (R33-R38, R42)."""

from __future__ import annotations

from ..jit import compiled
from .layout import (
    AT_ONCE,
    DUNGHILL,
    DUNGHILL_ENDING,
    DUNGHILL_REACHED,
    ENDING,
    EYES,
    OPEN_NEXT,
    PLAYERS,
    POSITION,
    Words,
)


@compiled
def move(board: Words, game: Words, seat: int, points: int, plus: bool) -> None:
    """Move a piece forward by `points` squares, or back if the points are plus points."""
    start = game[POSITION + seat]
    square = landing(game, start, max(0, start - points) if plus else start + points)
    if not plus:
        watch_bulls_eye(game, start, square, board[EYES])
        watch_bulls_eye(game, start, square, board[EYES + 1])
    game[POSITION + seat] = square
    if start < board[DUNGHILL] <= square:
        game[DUNGHILL_REACHED] = 1
        if board[AT_ONCE] != 0:
            game[ENDING] = DUNGHILL_ENDING


@compiled
def landing(game: Words, start: int, square: int) -> int:
    """Return the first free square from `square` on; the piece's own square, `start`, counts as free (R34)."""
    while square != 0:
        taken = -(square == start)
        for seat in range(game[PLAYERS]):
            taken += game[POSITION + seat] == square
        if taken == 0:
            break
        square += 1
    return square


@compiled
def watch_bulls_eye(game: Words, start: int, end: int, eye: int) -> None:
    """Make the next round open if a forward move triggers the bull's eye on square `eye` (R36)."""
    if start < eye <= end:
        behind = True
        for seat in range(game[PLAYERS]):
            behind &= game[POSITION + seat] < eye
        if behind:
            game[OPEN_NEXT] = 1
