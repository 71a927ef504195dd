"""Where a tile goes and what is visible in the active rows (R9–R14, R26, R31)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from .board import Board
from .course import landing

Rows = Sequence[tuple[int, ...]]


def row_for(rows: Rows, tile: int) -> int:
    """The row a tile goes to: that of the highest last tile below it (R9), else of the highest (R10)."""
    below = highest = -1
    below_tile = highest_tile = 0
    for index, tiles in enumerate(rows):
        if tiles:
            last = tiles[-1]
            if below_tile < last < tile:
                below, below_tile = index, last
            if last > highest_tile:
                highest, highest_tile = index, last
    return below if below >= 0 else highest


def next_free_row(rows: Rows, completed: int) -> int:
    """The first row without tiles after the completed one (R14)."""
    count = len(rows)
    return next(r % count for r in range(completed + 1, completed + count) if not rows[r % count])


def happy_cow_visible(board: Board, rows: Rows) -> bool:
    """Whether points count backwards now (R31)."""
    return any(tiles and len(tiles) <= last for tiles, last in zip(rows, board.last_happy, strict=True))


def double_visible(board: Board, rows: Rows) -> bool:
    """Whether a round that begins now is a double one (R26)."""
    return any(tiles and len(tiles) <= last for tiles, last in zip(rows, board.last_double, strict=True))


class Preview(msgspec.Struct, frozen=True):
    """What would happen if a tile were placed now, before any other."""

    row: int
    square: int
    points: int
    plus: bool
    completes: bool
    end: int
    """Where the piece would then stand."""


class _Table(Protocol):
    @property
    def board(self) -> Board: ...
    @property
    def rows(self) -> tuple[tuple[int, ...], ...]: ...
    @property
    def positions(self) -> tuple[int, ...]: ...


def preview(table: _Table, seat: int, tile: int) -> Preview:
    """Where a tile would go now and what it would cost; works on a `State` and on a `View`."""
    rows = table.rows
    row = row_for(rows, tile)
    square = len(rows[row])
    points = table.board.points[row][square]
    after = (*rows[:row], (*rows[row], tile), *rows[row + 1 :])
    plus = points > 0 and happy_cow_visible(table.board, after)
    end = landing(table.positions, seat, -points if plus else points) if points else table.positions[seat]
    return Preview(row, square, points, plus, square == len(table.board.rows[row]) - 1, end)
