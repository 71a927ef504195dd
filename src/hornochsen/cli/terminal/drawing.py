"""Draw the board, the course and the pieces as lines of styled text that are readable without colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ...locales import Texts
from ...rules import DOUBLE, HAPPY, Board, Square

WIDTH = 80
"""The most columns that a drawing takes; on a narrower terminal it takes as many as there are."""

PIECES = "ABCDEFGH"
PIECE_STYLES = ("red", "bright_blue", "green", "yellow", "magenta", "cyan", "bright_red", "bright_white")

_TILE = "bold black on bright_white"
_LAST_TILE = "bold black on bright_yellow"
_COW_PAT = "bold yellow"
_BULLHEAD = "bold red"
_HAPPY = "bold bright_green"
_DOUBLE = "bold bright_blue"


def board_lines(
    board: Board, rows: Sequence[Sequence[int]] | None = None, most_lines: int = 20, width: int = WIDTH
) -> list[Text]:
    """Return the lines of the board, with both halves side by side if they fit.

    A board of more than `most_lines` lines is reduced to the active rows and the row after each of them.
    """
    tiles = rows or [()] * len(board.rows)
    cell, halves = _arrangement(board, width)
    shown = list(range(len(board.rows)))
    if (board.left if halves else len(shown)) > most_lines:
        active = [row for row, held in enumerate(tiles) if held]
        shown = sorted({(row + step) % len(board.rows) for row in active for step in (0, 1)})
    drawn = [_row(board.rows[row], tiles[row], row, cell) for row in shown]
    return in_columns(drawn, width) if halves else drawn


def least_width(board: Board) -> int:
    """Return the number of columns that the narrowest drawing of a board needs."""
    return _row_width(board, _least_cell(board))


def _arrangement(board: Board, width: int) -> tuple[int, bool]:
    """Return the width of a drawn square, a space included, and whether both halves are side by side."""
    cells = sorted({4, _least_cell(board)}, reverse=True)
    for halves in (True, False):
        for cell in cells:
            if _row_width(board, cell) <= (width // 2 - 1 if halves else width):
                return cell, halves
    return cells[-1], False


def _least_cell(board: Board) -> int:
    """Return the least width of a drawn square: a tile or the longest symbol, and a space."""
    return 1 + max(2, *(len(square_sign(square, bullhead=False)[0]) for row in board.rows for square in row[:-1]))


def _row_width(board: Board, cell: int) -> int:
    """Return the width of the longest row. The last square of a row may be wider than the others."""
    signs = [(len(row), square_sign(row[-1], bullhead=True)[0]) for row in board.rows]
    return max(3 + cell * (squares - 1) + max(cell - 1, len(sign)) for squares, sign in signs)


def _row(squares: Sequence[Square], tiles: Sequence[int], index: int, cell: int) -> Text:
    active = bool(tiles)
    line = Text(f"{index + 1:>2}", style="bold" if active else "dim")
    line.append("▸" if active else " ")
    for at, square in enumerate(squares):
        if at < len(tiles):
            line.append(f"{tiles[at]:>{cell - 1}}", style=_LAST_TILE if at == len(tiles) - 1 else _TILE)
        else:
            text, style = square_sign(square, bullhead=at == len(squares) - 1)
            line.append(f"{text:>{cell - 1}}", style=style if active else f"dim {style}")
        line.append(" ")
    line.rstrip()
    return line


def square_sign(square: Square, *, bullhead: bool) -> tuple[str, str]:
    """Return the symbol of a square and its style."""
    if bullhead:
        return f"[{square}]", _BULLHEAD
    if square == HAPPY:
        return "H", _HAPPY
    if square == DOUBLE:
        return "D", _DOUBLE
    return (f"~{square}", _COW_PAT) if square else ("·", "default")


def course_lines(board: Board, positions: Sequence[int], width: int = WIDTH) -> list[Text]:
    """Return two lines: the course with its pieces, and its numbers. A long course is scaled to fit."""
    last = max(board.dunghill, *positions) if positions else board.dunghill
    starters = [seat for seat, square in enumerate(positions) if square == 0]
    room = width - 2 - len(PIECES)
    scale = -(-last // room)
    length = -(-last // scale)
    marks: dict[int, tuple[str, str]] = {}
    for eye in board.bulls_eyes:
        marks[(eye - 1) // scale] = ("◎", "bold magenta")
    marks[(board.dunghill - 1) // scale] = ("▲", "bold yellow")
    taken: set[int] = set()
    for seat in sorted(range(len(positions)), key=positions.__getitem__):
        if positions[seat]:
            at = (positions[seat] - 1) // scale
            while at in taken:  # on a scaled course, several squares share a column
                at += 1
            taken.add(at)
            marks[at] = (PIECES[seat], f"bold reverse {PIECE_STYLES[seat]}")
    line = Text(" " * (len(PIECES) - len(starters)))
    for seat in starters:
        line.append_text(piece(seat))
    line.append("│", style="dim")
    for at in range(max(length - 1, *marks) + 1):
        line.append(*marks.get(at, ("·", "dim")))
    return [line, _numbers(board, scale, length)]


def _numbers(board: Board, scale: int, length: int) -> Text:
    """Return the numbers under the course: bull's eyes, dunghill, and tens if there is space."""
    offset = len(PIECES) + 1
    cells = [" "] * (offset + length + 4)

    def put(square: int) -> None:
        text = str(square)
        start = max(offset + (square - 1) // scale - len(text) + 1, 0)
        if all(cell == " " for cell in cells[max(start - 1, 0) : start + len(text) + 1]):
            cells[start : start + len(text)] = text

    put(board.dunghill)
    for eye in board.bulls_eyes:
        put(eye)
    step = 10 * scale if scale < 5 else 100
    for square in range(step, board.dunghill, step):
        put(square)
    cells[offset - 2] = "0"
    return Text("".join(cells).rstrip(), style="dim")


def legend_lines(texts: Texts, width: int = WIDTH) -> list[Text]:
    """Return the legend of the symbols, wrapped to the width of the screen."""
    signs: list[tuple[Square, bool, str]] = [
        ("", False, "legend-plain"),
        (4, False, "legend-cow-pat"),
        (8, True, "legend-bullhead"),
        (HAPPY, False, "legend-happy-cow"),
        (DOUBLE, False, "legend-double"),
    ]
    entries = [(*square_sign(square, bullhead=bullhead), message) for square, bullhead, message in signs]
    entries += [("◎", "bold magenta", "legend-bulls-eye"), ("▲", "bold yellow", "legend-dunghill")]
    lines = [Text()]
    for sign, style, message in entries:
        entry = Text().append(sign, style=style).append(f" {texts(message)}   ")
        if lines[-1].cell_len + entry.cell_len > width + 2:
            lines.append(Text())
        lines[-1].append_text(entry)
    for line in lines:
        line.rstrip()
    return lines


def piece(seat: int) -> Text:
    """Return a seat's piece: its letter in its colour."""
    return Text().append(PIECES[seat], style=f"bold {PIECE_STYLES[seat]}")


def in_columns(cells: Sequence[Text], width: int = WIDTH) -> list[Text]:
    """Arrange cells in two columns of equal width, top to bottom; return the lines."""
    lines = -(-len(cells) // 2)
    result = []
    for at in range(lines):
        line = Text()
        for cell in cells[at::lines]:
            line.append(" " * (-line.cell_len % (width // 2)))
            line.append_text(cell)
        result.append(line)
    return result


def shortened(name: str, width: int) -> str:
    """Return a printable name of at most `width` columns."""
    clean = "".join(char if char.isprintable() else "?" for char in name) or "?"
    text = Text(clean)
    text.truncate(width, overflow="ellipsis")
    return text.plain


def padded(text: str, width: int) -> str:
    """Pad a text with spaces to `width` columns; wide characters count twice."""
    return text + " " * (width - Text(text).cell_len)
