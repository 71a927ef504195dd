"""Draw the table as everybody sees it: as text, and as a small picture."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..boards import row_text
from ..rules import State, View, view

Picture = NDArray[np.uint8]

RENDER_MODES = ["human", "ansi", "rgb_array"]

_CELL, _GAP = 18, 2
_BACKGROUND, _SQUARE, _TILE, _INK = (34, 60, 42), (70, 104, 78), (240, 226, 190), (30, 30, 30)
_MARKS = {"H": (120, 190, 90), "D": (90, 140, 200)}
_COW_PAT, _BULLHEAD = (150, 110, 60), (190, 70, 60)
_PIECES = np.array(
    [
        (230, 60, 60),
        (60, 120, 230),
        (240, 200, 40),
        (60, 190, 90),
        (190, 90, 210),
        (240, 140, 40),
        (80, 210, 220),
        (230, 230, 230),
    ],
    np.uint8,
)
# Digits of three by five points, five rows of three bits each.
_DIGITS = [0o75557, 0o26227, 0o71747, 0o71717, 0o55711, 0o74717, 0o74757, 0o71111, 0o75757, 0o75717]


def draw(state: State, mode: str | None) -> str | Picture | None:
    """Return the table as text or as a picture; print the text in the mode `human`."""
    if mode == "rgb_array":
        return picture(state)
    if mode == "human":
        print(text(state))
        return None
    return text(state) if mode == "ansi" else None


def text(state: State) -> str:
    """Return rows, course and screens as lines of text."""
    table = view(state, None)
    lines = [f"round {table.round}{_kind(table)}"]
    for number, (squares, tiles) in enumerate(zip(table.board.rows, table.rows, strict=True), 1):
        free = row_text(squares).split()[len(tiles) :]
        lines.append(
            f"row {number:2}  {' '.join([f'{tile:2}' for tile in tiles] + [f'{square:>2}' for square in free])}"
        )
    for seat, square in enumerate(table.positions):
        laid = " ".join("?" if tile is None else str(tile) for tile in table.laid[seat])
        lines.append(
            f"seat {seat}  {square:2} minus points, {table.held[seat]} tiles{', laid ' + laid if laid else ''}"
        )
    return "\n".join(lines)


def _kind(table: View) -> str:
    kinds = [name for name, holds in (("double", table.laying.double), ("open", table.laying.open)) if holds]
    return f" ({', '.join(kinds)})" if kinds else ""


def picture(state: State) -> Picture:
    """Return rows and course as a picture of red, green and blue bytes."""
    board, step = state.board, _CELL + _GAP
    width = max(len(row) for row in board.rows)
    image = np.empty((_GAP + step * (len(board.rows) + state.players), _GAP + step * max(width, 12), 3), np.uint8)
    image[:] = _BACKGROUND
    for row, squares in enumerate(board.rows):
        for at, square in enumerate(squares):
            tiles = state.rows[row]
            if at < len(tiles):
                _cell(image, row, at, _TILE, tiles[at])
            elif isinstance(square, int):
                _cell(image, row, at, _BULLHEAD if at == len(squares) - 1 else _COW_PAT, square)
            else:
                _cell(image, row, at, _MARKS.get(square, _SQUARE))
    for seat, square in enumerate(state.positions):
        top = _GAP + step * (len(board.rows) + seat)
        most = image.shape[1] - 2 * _GAP - _CELL
        left = _GAP + most * min(square, board.dunghill) // board.dunghill
        image[top + _CELL // 2, _GAP : _GAP + most] = _SQUARE
        image[top : top + _CELL, left : left + _CELL] = _PIECES[seat]
        _number(image, top, left, square)
    return image


def _cell(image: Picture, row: int, column: int, colour: tuple[int, int, int], number: int | None = None) -> None:
    top, left = (_GAP + (_CELL + _GAP) * place for place in (row, column))
    image[top : top + _CELL, left : left + _CELL] = colour
    if number is not None:
        _number(image, top, left, number)


def _number(image: Picture, top: int, left: int, number: int) -> None:
    """Draw a number of up to three digits into a cell."""
    for place, digit in enumerate(str(number)[:3]):
        for bit in range(15):
            if _DIGITS[int(digit)] >> (14 - bit) & 1:
                image[top + 6 + bit // 3, left + 3 + 4 * place + bit % 3] = _INK
