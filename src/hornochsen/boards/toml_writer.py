"""A board's TOML file: write one, or one to fill in."""

from __future__ import annotations

from collections.abc import Mapping

from .. import LANGUAGES
from ..rules.board import MAX_DUNGHILL, MAX_POINTS, MAX_ROWS, MAX_SQUARES, MIN_ROWS, MIN_SQUARES, Board
from .notation import row_text
from .problems import MAX_ABOUT, MAX_NAME, BadBoardFile, FileProblem, about_problems, name_problem

_TEMPLATE = f"""\
# A board for Tanz der Hornochsen. Everything after a # is a remark for people.
# Change what is below, save the file, and then:
#   hornochsen board check FILE    says what is wrong, line by line
#   hornochsen board show FILE     draws the board
#   hornochsen play --board FILE   plays on it

# What the board is called: at most {MAX_NAME} characters.
name = {{name}}

# The course around the board. Pieces start on square 0.
# One or two bull's eyes, before the dunghill: crossing one in the lead makes the next round an open one.
bulls_eyes = {{bulls_eyes}}
# Whoever reaches the dunghill ends the game. At most {MAX_DUNGHILL}; the further away, the longer the game.
dunghill = {{dunghill}}

# The rows, {MIN_ROWS} to {MAX_ROWS} of them: first the left half of the board from top to bottom, then the right half.
# The game begins in rows 1 to 4. A row has {MIN_SQUARES} to {MAX_SQUARES} squares, with spaces between them:
#   .     a plain square; the first one of every row is plain
#   4     a cow-pat, with its minus points, 1 to {MAX_POINTS}
#   H     a happy cow: while one can be seen, minus points are plus points
#   D     a double square: while one can be seen, everybody lays two tiles
#   [8]   the bullhead, with its minus points, 1 to {MAX_POINTS}; the last square of every row, and only there
# These are the rows of {{origin}}; put those of your board in their place.
rows = [
  # left half
{{left}}
  # right half
{{right}}
]

# If you like, say in one line what the board is like, in any of {", ".join(LANGUAGES)} (at most {MAX_ABOUT} characters
# each). Take the # away from [about] and from the languages you write in. This part must stay at the end.
# [about]
# en = "My own board"
# de = "Mein eigener Spielplan"
# fr = "Mon propre plateau"
# hu = "A saját játéktáblám"
"""


def write_toml(board: Board, about: Mapping[str, str] | None = None) -> str:
    """A board's file, which reads back as the same; `BadBoardFile` where a name or text may not stand in one."""
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
    """A file to type a board into, with remarks that explain it; it holds the given board to begin with."""
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
    """A printable text as a TOML string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
