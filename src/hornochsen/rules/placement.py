"""Placing tiles: target rows, visible squares, and previews (R9–R14, R26, R31)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from .board import Board
from .course import landing

Rows = Sequence[tuple[int, ...]]


def row_for(rows: Rows, tile: int) -> int:
    """Return the row to which a tile goes.

    This is the row whose last tile is the highest below `tile` (R9), else the row with the highest last tile (R10).
    """
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
    """Return the first row without tiles after the completed row, wrapping around (R14)."""
    count = len(rows)
    return next(r % count for r in range(completed + 1, completed + count) if not rows[r % count])


def happy_cow_visible(board: Board, rows: Rows) -> bool:
    """Return whether an active row shows a happy cow, so that points move pieces backward (R31)."""
    return any(tiles and len(tiles) <= last for tiles, last in zip(rows, board.last_happy, strict=True))


def double_visible(board: Board, rows: Rows) -> bool:
    """Return whether an active row has an uncovered double square, so that a round starting now is double (R26)."""
    return any(tiles and len(tiles) <= last for tiles, last in zip(rows, board.last_double, strict=True))


class Preview(msgspec.Struct, frozen=True):
    """The result if a tile were the next one to be placed: its square, and the move of the seat's piece."""

    row: int
    square: int
    points: int
    """The points on the square; the piece moves by them."""

    plus: bool
    """Whether the points are plus points, because a happy cow is visible (R31): the piece moves backward."""

    completes: bool
    """Whether the tile covers the bullhead and so completes the row."""

    end: int
    """The square of the course on which the seat's piece ends."""


class _Table(Protocol):
    @property
    def board(self) -> Board: ...
    @property
    def rows(self) -> tuple[tuple[int, ...], ...]: ...
    @property
    def positions(self) -> tuple[int, ...]: ...


def preview(table: _Table, seat: int, tile: int) -> Preview:
    """Return where a tile would go if placed now, and its cost; accepts a `State` or a `View`."""
    rows = table.rows
    row = row_for(rows, tile)
    square = len(rows[row])
    points = table.board.points[row][square]
    after = (*rows[:row], (*rows[row], tile), *rows[row + 1 :])
    plus = points > 0 and happy_cow_visible(table.board, after)
    end = landing(table.positions, seat, -points if plus else points) if points else table.positions[seat]
    return Preview(row, square, points, plus, square == len(table.board.rows[row]) - 1, end)
