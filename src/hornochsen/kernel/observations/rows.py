"""The rows of an observation: their free squares, and the row that follows when one is completed."""

from __future__ import annotations

from ..game.layout import (
    ACTIVE,
    DOUBLE_END,
    DOUBLE_UNTIL,
    FILLED,
    HAPPY_END,
    HAPPY_UNTIL,
    LEFT,
    LENGTH,
    ROW,
    ROW_SIZE,
    SQUARES,
    Words,
)
from ..game.placing import next_free_row
from ..jit import compiled
from .intervals import COUNTS, LAST_BY_RANK, SLOT_BY_RANK
from .layout import (
    NEXT_BULLHEAD,
    NEXT_COW_PATS,
    NEXT_DOUBLE,
    NEXT_HAPPY,
    NEXT_LENGTH,
    NUMBERS,
    ROW_DOUBLE,
    ROW_ENTRY_SIZE,
    ROW_FILLED,
    ROW_HAPPY,
    ROW_INDEX,
    ROW_KNOWN,
    ROW_LAST,
    ROW_LEFT,
    ROW_POINTS,
    ROW_UNSEEN,
    ROWS,
    Bytes,
)
from .limits import limited


@compiled
def write_rows(board: Words, game: Words, sums: Words, observation: Bytes) -> None:
    """Write an entry for each active row."""
    for rank in range(ACTIVE):
        slot = sums[SLOT_BY_RANK + rank] & 3
        at = ROWS + ROW_ENTRY_SIZE * rank
        last = sums[LAST_BY_RANK + rank] & 127
        end = sums[LAST_BY_RANK + rank + 1] & 127 if rank < ACTIVE - 1 else NUMBERS
        between = sums[COUNTS + end] - sums[COUNTS + last]
        filled, left, row = game[FILLED + slot] & 15, game[LEFT + slot] & 15, game[ROW + slot] & 63
        squares = SQUARES + ROW_SIZE * row
        observation[at + ROW_LAST] = last
        observation[at + ROW_FILLED] = filled
        observation[at + ROW_LEFT] = left
        for square in range(left):
            observation[at + ROW_POINTS + square] = board[squares + filled + square]
        observation[at + ROW_HAPPY] = max(0, game[HAPPY_UNTIL + slot] - filled)
        observation[at + ROW_DOUBLE] = max(0, game[DOUBLE_UNTIL + slot] - filled)
        observation[at + ROW_UNSEEN] = between & 255
        observation[at + ROW_KNOWN] = between >> 8
        observation[at + ROW_INDEX] = row
        write_next_row(board, SQUARES + ROW_SIZE * next_free_row(board, game, row), at, observation)


@compiled
def write_next_row(board: Words, squares: int, at: int, observation: Bytes) -> None:
    """Write the numbers of the row that begins at index `squares` of the board."""
    length = board[squares + LENGTH] & 15
    cow_pats = 0
    for square in range(1, length - 1):
        cow_pats += board[squares + square]
    observation[at + NEXT_LENGTH] = length
    observation[at + NEXT_HAPPY] = board[squares + HAPPY_END]
    observation[at + NEXT_DOUBLE] = board[squares + DOUBLE_END]
    observation[at + NEXT_BULLHEAD] = board[squares + length - 1]
    observation[at + NEXT_COW_PATS] = limited(cow_pats)
