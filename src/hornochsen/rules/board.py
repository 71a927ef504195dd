"""The board as data: rows of squares, bull's eyes and dunghill, with validation (R1–R4, R46)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Literal

import msgspec

Square = int | Literal["", "H", "D"]
"""`""` is plain, `"H"` a happy cow, `"D"` a double square, a number a cow-pat or, at a row's end, the bullhead."""

PLAIN: Square = ""
HAPPY: Square = "H"
DOUBLE: Square = "D"

MIN_ROWS, MAX_ROWS = 5, 40
MIN_SQUARES, MAX_SQUARES = 3, 12
MAX_POINTS = 99
MAX_DUNGHILL = 500


class Board(msgspec.Struct, frozen=True, dict=True):
    """A valid board (R46). Use `read_board` to build one from untrusted data."""

    name: str
    rows: tuple[tuple[Square, ...], ...]
    bulls_eyes: tuple[int, ...]
    dunghill: int

    @cached_property
    def points(self) -> tuple[tuple[int, ...], ...]:
        """The points of each square of each row: the number of a cow-pat or bullhead, else 0."""
        return tuple(tuple(s if isinstance(s, int) else 0 for s in row) for row in self.rows)

    @cached_property
    def last_happy(self) -> tuple[int, ...]:
        """The index of each row's last happy cow, or -1."""
        return tuple(_last(row, HAPPY) for row in self.rows)

    @cached_property
    def last_double(self) -> tuple[int, ...]:
        """The index of each row's last double square, or -1."""
        return tuple(_last(row, DOUBLE) for row in self.rows)

    @cached_property
    def happy_rows(self) -> tuple[tuple[int, int], ...]:
        """The rows with a happy cow, each with the index of its last happy cow."""
        return tuple((row, last) for row, last in enumerate(self.last_happy) if last >= 0)

    @cached_property
    def double_rows(self) -> tuple[tuple[int, int], ...]:
        """The rows with a double square, each with the index of its last double square."""
        return tuple((row, last) for row, last in enumerate(self.last_double) if last >= 0)

    @property
    def left(self) -> int:
        """The number of rows in the left half of the board (R46)."""
        return (len(self.rows) + 1) // 2


def _last(row: tuple[Square, ...], kind: Square) -> int:
    return max((i for i, square in enumerate(row) if square == kind), default=-1)


class Problem(msgspec.Struct, frozen=True):
    """One error in a board: the field, and what would be valid there."""

    place: str
    """The field: `dunghill`, `rows[2]`, `rows[2][4]`; indexes start at 0."""

    text: str

    def __str__(self) -> str:
        return f"{self.place}: {self.text}"


class BadBoard(ValueError):
    """The board is not valid; `problems` lists every error."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        more = f" (and {len(self.problems) - 1} more)" if len(self.problems) > 1 else ""
        return f"{self.problems[0]}{more}"


def read_board(data: object) -> Board:
    """Convert plain data (from JSON or TOML) to a board; raise `BadBoard` with every error in it."""
    problems = tuple(board_problems(data))
    if problems:
        raise BadBoard(problems)
    return msgspec.convert(data, Board)


def board_problems(data: object) -> Iterator[Problem]:
    """Yield every error in the data of a board: wrong structure, or values that R46 forbids."""
    if not isinstance(data, dict):
        yield Problem("board", f"must be an object with name, rows, bulls_eyes and dunghill, not {_kind(data)}")
        return
    for key in Board.__struct_fields__:
        if key not in data:
            yield Problem(key, "is missing")
    for key in data:
        if key not in Board.__struct_fields__:
            yield Problem(_show(key), "is not a field of a board; the fields are name, rows, bulls_eyes and dunghill")
    if "name" in data and not (isinstance(data["name"], str) and data["name"].strip()):
        yield Problem("name", "must be a non-empty string")
    if "rows" in data:
        yield from _rows_problems(data["rows"])
    dunghill = data.get("dunghill")
    if "dunghill" in data and not _whole(dunghill, 2, MAX_DUNGHILL):
        yield Problem("dunghill", f"must be a whole number from 2 to {MAX_DUNGHILL}, not {_show(dunghill)}")
        dunghill = None
    if "bulls_eyes" in data:
        yield from _bulls_eyes_problems(data["bulls_eyes"], dunghill)


def _rows_problems(rows: Any) -> Iterator[Problem]:
    if not isinstance(rows, list | tuple):
        yield Problem("rows", f"must be a list of rows, not {_kind(rows)}")
        return
    if not MIN_ROWS <= len(rows) <= MAX_ROWS:
        yield Problem("rows", f"must have {MIN_ROWS} to {MAX_ROWS} rows, not {len(rows)}")
    for r, row in enumerate(rows):
        yield from _row_problems(f"rows[{r}]", row)


def _row_problems(place: str, row: Any) -> Iterator[Problem]:
    if not isinstance(row, list | tuple):
        yield Problem(place, f"must be a list of squares, not {_kind(row)}")
        return
    if not MIN_SQUARES <= len(row) <= MAX_SQUARES:
        yield Problem(place, f"must have {MIN_SQUARES} to {MAX_SQUARES} squares, not {len(row)}")
        if not row:
            return
    for i, square in enumerate(row[:-1]):
        if i == 0 and square != PLAIN:
            yield Problem(f"{place}[0]", f'the first square must be plain (""), not {_show(square)}')
        elif square not in (PLAIN, HAPPY, DOUBLE) and not _whole(square, 1, MAX_POINTS):
            yield Problem(
                f"{place}[{i}]",
                f'a square must be plain (""), "H", "D" or a cow-pat from 1 to {MAX_POINTS}, not {_show(square)}',
            )
    if not _whole(row[-1], 1, MAX_POINTS):
        yield Problem(
            f"{place}[{len(row) - 1}]",
            f"the last square must be the bullhead, a number from 1 to {MAX_POINTS}, not {_show(row[-1])}",
        )


def _bulls_eyes_problems(eyes: Any, dunghill: int | None) -> Iterator[Problem]:
    if not isinstance(eyes, list | tuple):
        yield Problem("bulls_eyes", f"must be a list of one or two squares, not {_kind(eyes)}")
        return
    if not 1 <= len(eyes) <= 2:
        yield Problem("bulls_eyes", f"must have one or two squares, not {len(eyes)}")
    most = MAX_DUNGHILL - 1 if dunghill is None else dunghill - 1
    for i, eye in enumerate(eyes):
        if not _whole(eye, 1, most):
            yield Problem(
                f"bulls_eyes[{i}]", f"must be a square from 1 to {most}, before the dunghill, not {_show(eye)}"
            )
        elif eye in eyes[:i]:
            yield Problem(f"bulls_eyes[{i}]", f"the two bull's eyes must differ, both are {eye}")


def _whole(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _kind(value: object) -> str:
    names = {dict: "an object", list: "a list", str: "a string", bool: "true or false", type(None): "nothing"}
    return names.get(type(value), "a number")


def _show(value: object) -> str:
    try:
        text = json.dumps(value)
    except TypeError:  # not a JSON type
        text = repr(value)
    except ValueError:  # beyond Python's limit for converting an integer to text
        text = "a huge number"
    return text if len(text) <= 40 else text[:37] + "..."
