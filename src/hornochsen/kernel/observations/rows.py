"""The rows of an observation: their free squares, and the row that follows when one is completed."""

from __future__ import annotations

from ...rules.board import MAX_SQUARES
from ..game.layout import (
    ACTIVE,
    COW_PATS,
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
from .known_tiles import KNOWN, KNOWN_UP_TO, LAST_BY_RANK, SLOT_BY_RANK, UNSEEN, UNSEEN_UP_TO, Knowledge
from .layout import (
    LIMIT,
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
from .tile_sets import count_up_to


@compiled
def write_rows(board: Words, game: Words, knowledge: Knowledge, observation: Bytes) -> None:
    """Write an entry for each active row."""
    for rank in range(ACTIVE):
        slot = knowledge[SLOT_BY_RANK + rank] & 3
        at = ROWS + ROW_ENTRY_SIZE * rank
        last = knowledge[LAST_BY_RANK + rank] & 127
        end = knowledge[LAST_BY_RANK + rank + 1] & 127 if rank < ACTIVE - 1 else NUMBERS
        unseen = count_up_to((knowledge[UNSEEN], knowledge[UNSEEN + 1]), end) - knowledge[UNSEEN_UP_TO + rank]
        known = count_up_to((knowledge[KNOWN], knowledge[KNOWN + 1]), end) - knowledge[KNOWN_UP_TO + rank]
        filled, left, row = game[FILLED + slot] & 15, game[LEFT + slot] & 15, game[ROW + slot] & 63
        squares = SQUARES + ROW_SIZE * row
        observation[at + ROW_LAST] = last
        observation[at + ROW_FILLED] = filled
        observation[at + ROW_LEFT] = left
        for square in range(MAX_SQUARES - 1):
            observation[at + ROW_POINTS + square] = board[squares + filled + square] if square < left else 0
        observation[at + ROW_HAPPY] = max(0, game[HAPPY_UNTIL + slot] - filled)
        observation[at + ROW_DOUBLE] = max(0, game[DOUBLE_UNTIL + slot] - filled)
        observation[at + ROW_UNSEEN] = unseen
        observation[at + ROW_KNOWN] = known
        observation[at + ROW_INDEX] = row
        write_next_row(board, SQUARES + ROW_SIZE * next_free_row(board, game, row), at, observation)


@compiled
def write_next_row(board: Words, squares: int, at: int, observation: Bytes) -> None:
    """Write the numbers of the row that begins at index `squares` of the board."""
    length = board[squares + LENGTH] & 15
    observation[at + NEXT_LENGTH] = length
    observation[at + NEXT_HAPPY] = board[squares + HAPPY_END]
    observation[at + NEXT_DOUBLE] = board[squares + DOUBLE_END]
    observation[at + NEXT_BULLHEAD] = board[squares + length - 1]
    observation[at + NEXT_COW_PATS] = min(LIMIT, board[squares + COW_PATS])
