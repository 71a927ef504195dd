"""Placing tiles: target rows, visible squares, and previews (R9–R14, R26, R31)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
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
    following = (*rows[completed + 1 :], *rows[:completed])
    return (completed + 1 + following.index(())) % len(rows)


def happy_cow_visible(board: Board, rows: Rows, next_row: int | None = None) -> bool:
    """Return whether an active row shows a happy cow, so that points move pieces backward (R31).

    With `next_row`, as after one more tile in this row.
    """
    return True in [0 < len(rows[row]) + (row == next_row) <= last for row, last in board.happy_rows]


def double_visible(board: Board, rows: Rows) -> bool:
    """Return whether an active row has an uncovered double square, so that a round starting now is double (R26)."""
    return True in [0 < len(rows[row]) <= last for row, last in board.double_rows]


class Preview(msgspec.Struct, frozen=True):
    """The result of placing a tile: its square, and the move of the seat's piece."""

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

    start: int = 0
    """The square of the course on which the piece is before the move."""

    @property
    def cost(self) -> int:
        """The minus points; negative if plus points take the piece back, 0 if it stays where it is (R33, R34)."""
        return self.end - self.start if self.plus else self.points


class NextSquares:
    """The squares that tiles cover next, at one moment. They are the same for all seats, which share them."""

    def __init__(self, board: Board, rows: Rows) -> None:
        self.board = board
        self.rows = rows
        self._ends = sorted([(tiles[-1], row) for row, tiles in enumerate(rows) if tiles])
        self._squares: dict[int, tuple[int, int, bool, bool]] = {}

    def row_for(self, tile: int) -> int:
        """Return the row to which a tile goes; a tile below all rows goes to the highest row (R10)."""
        return self._ends[bisect_left(self._ends, (tile,)) - 1][1]

    def placed(self, positions: Sequence[int], seat: int, row: int) -> Preview:
        """Return the result of placing a tile of this seat in a row next."""
        if row not in self._squares:
            square = len(self.rows[row])
            points = self.board.points[row][square]
            plus = points > 0 and happy_cow_visible(self.board, self.rows, row)
            self._squares[row] = square, points, plus, square == len(self.board.rows[row]) - 1
        square, points, plus, completes = self._squares[row]
        start = positions[seat]
        end = landing(positions, seat, -points if plus else points) if points else start
        return Preview(row, square, points, plus, completes, end, start)


class _Table(Protocol):
    @property
    def board(self) -> Board: ...
    @property
    def rows(self) -> tuple[tuple[int, ...], ...]: ...
    @property
    def positions(self) -> tuple[int, ...]: ...


def preview(table: _Table, seat: int, tile: int, earlier: Iterable[tuple[int, int]] = ()) -> Preview:
    """Return where a tile would go, and its cost; accepts a `State` or a `View`.

    Of the other tiles of this round only `earlier` is considered, as (tile, seat); the lower ones are placed first.
    """
    return previews(table, seat, (tile,), earlier)[0]


def previews(
    table: _Table,
    seat: int,
    tiles: Iterable[int],
    earlier: Iterable[tuple[int, int]] = (),
    squares: NextSquares | None = None,
) -> tuple[Preview, ...]:
    """Return the `preview` of each of these tiles, which must be in ascending order.

    `squares` are the table's next squares, if the caller has them.
    """
    positions = table.positions
    squares = squares or NextSquares(table.board, table.rows)
    waiting = sorted(earlier, reverse=True)
    in_row: dict[int, Preview] = {}
    """Tiles that go to the same row have the same preview."""

    found = []
    for tile in tiles:
        while waiting and waiting[-1][0] < tile:
            lower, owner = waiting.pop()
            seen = squares.placed(positions, owner, squares.row_for(lower))
            squares = NextSquares(squares.board, _rows_after(squares.rows, lower, seen))
            positions = (*positions[:owner], seen.end, *positions[owner + 1 :])
            in_row = {}
        row = squares.row_for(tile)
        if row not in in_row:
            in_row[row] = squares.placed(positions, seat, row)
        found.append(in_row[row])
    return tuple(found)


def face_up_tiles(laid: Sequence[Sequence[int | None]], seat: int) -> tuple[tuple[int, int], ...]:
    """Return the tiles of other seats in `laid` that the seat sees, as (tile, seat)."""
    return tuple((tile, other) for other, tiles in enumerate(laid) if other != seat for tile in tiles if tile)


def _rows_after(rows: Rows, tile: int, placed: Preview) -> tuple[tuple[int, ...], ...]:
    """Return the rows after a tile was placed; a tile that completes its row has opened another one (R13)."""
    after = list(rows)
    if placed.completes:
        after[next_free_row(rows, placed.row)] = (tile,)
        after[placed.row] = ()
    else:
        after[placed.row] = (*rows[placed.row], tile)
    return tuple(after)
