"""Write board files, and templates for new boards."""

from __future__ import annotations

from collections.abc import Mapping

from .. import LANGUAGES
from ..rules.board import MAX_DUNGHILL, MAX_POINTS, MAX_ROWS, MAX_SQUARES, MIN_ROWS, MIN_SQUARES, Board
from .board_file import MAX_ABOUT, MAX_NAME, BadBoardFile, FileProblem, about_problems, name_problem
from .notation import row_text

_TEMPLATE = f"""\
# A board for Tanz der Hornochsen. Text after a # is a comment.
# Change the values below, save the file, and then run:
#   hornochsen board check FILE    list the errors, line by line
#   hornochsen board show FILE     draw the board
#   hornochsen play --board FILE   play on it

# The name of the board, at most {MAX_NAME} characters.
name = {{name}}

# The course around the board. Pieces start on square 0.
# One or two bull's eyes before the dunghill: the leader who crosses one makes the next round open.
bulls_eyes = {{bulls_eyes}}
# A piece that reaches the dunghill ends the game. At most {MAX_DUNGHILL}; a higher number makes the game longer.
dunghill = {{dunghill}}

# {MIN_ROWS} to {MAX_ROWS} rows: first the left half of the board from top to bottom, then the right half.
# The game begins in rows 1 to 4. A row has {MIN_SQUARES} to {MAX_SQUARES} squares, separated by spaces:
#   .     a plain square; the first square of every row is plain
#   4     a cow-pat, with its minus points, 1 to {MAX_POINTS}
#   H     a happy cow: while one is visible, minus points are plus points
#   D     a double square: while one is visible, each player lays two tiles
#   [8]   the bullhead, with its minus points, 1 to {MAX_POINTS}; only and always the last square of a row
# These are the rows of {{origin}}; replace them by the rows of your board.
rows = [
  # left half
{{left}}
  # right half
{{right}}
]

# Optional: describe the board in one line of at most {MAX_ABOUT} characters, in any of {", ".join(LANGUAGES)}.
# Remove the # before [about] and before each language you use. This part must stay at the end.
# [about]
# en = "My own board"
# de = "Mein eigener Spielplan"
# fr = "Mon propre plateau"
# hu = "A saját játéktáblám"
"""


def write_toml(board: Board, about: Mapping[str, str] | None = None) -> str:
    """Return a board file that `read_toml` reads back; raise `BadBoardFile` for an invalid name or description."""
    _check_texts(board.name, about or {})
    rows = [f'  "{row_text(row)}",' for row in board.rows]
    lines = [
        f"name = {_quoted(board.name)}",
        f"bulls_eyes = {list(board.bulls_eyes)}",
        f"dunghill = {board.dunghill}",
        "",
        "# . plain   H happy cow   D double   4 cow-pat   [8] bullhead",
        "rows = [",
        "  # left half",
        *rows[: board.left],
        "  # right half",
        *rows[board.left :],
        "]",
    ]
    if about:
        lines += ["", "[about]", *(f"{language} = {_quoted(text)}" for language, text in about.items())]
    return "\n".join(lines) + "\n"


def template(name: str, board: Board) -> str:
    """Return a commented board file for a new board called `name`, filled with the rows of `board`."""
    _check_texts(name, {})
    _check_texts(board.name, {})
    width = max(len(row_text(row)) for row in board.rows) + 3
    quoted = [f'"{row_text(row)}",' for row in board.rows]
    rows = [f"  {text:{width}}  # row {number}" for number, text in enumerate(quoted, 1)]
    return _TEMPLATE.format(
        name=_quoted(name),
        bulls_eyes=list(board.bulls_eyes),
        dunghill=board.dunghill,
        origin=board.name,
        left="\n".join(rows[: board.left]),
        right="\n".join(rows[board.left :]),
    )


def _check_texts(name: str, about: Mapping[str, str]) -> None:
    problems = [name_problem(name), *(text for _, text in about_problems(about))]
    if any(problems):
        raise BadBoardFile(FileProblem(None, problem) for problem in problems if problem)


def _quoted(text: str) -> str:
    """Return a printable text as a TOML string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
