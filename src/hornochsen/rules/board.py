"""The board: rows of squares and the course, as data (R1–R4, R46)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Literal

import msgspec

Square = int | Literal["", "H", "D"]
"""`""` plain, `"H"` happy cow, `"D"` double, a number a cow-pat; the last one of a row is its bullhead."""

PLAIN: Square = ""
HAPPY: Square = "H"
DOUBLE: Square = "D"

MIN_ROWS, MAX_ROWS = 5, 40
MIN_SQUARES, MAX_SQUARES = 3, 12
MAX_POINTS = 99
MAX_DUNGHILL = 500


class Board(msgspec.Struct, frozen=True, dict=True):
    """A valid board (R46). Build one from untrusted data with `read_board`."""

    name: str
    rows: tuple[tuple[Square, ...], ...]
    bulls_eyes: tuple[int, ...]
    dunghill: int

    @cached_property
    def points(self) -> tuple[tuple[int, ...], ...]:
        """What each square of each row counts: cow-pats and bullheads; 0 elsewhere."""
        return tuple(tuple(s if isinstance(s, int) else 0 for s in row) for row in self.rows)

    @cached_property
    def last_happy(self) -> tuple[int, ...]:
        """The index of each row's last happy cow, -1 where it has none."""
        return tuple(_last(row, HAPPY) for row in self.rows)

    @cached_property
    def last_double(self) -> tuple[int, ...]:
        """The index of each row's last double square, -1 where it has none."""
        return tuple(_last(row, DOUBLE) for row in self.rows)

    @property
    def left(self) -> int:
        """How many rows the left half has (R46)."""
        return (len(self.rows) + 1) // 2


def _last(row: tuple[Square, ...], kind: Square) -> int:
    return max((i for i, square in enumerate(row) if square == kind), default=-1)


class Problem(msgspec.Struct, frozen=True):
    """One thing wrong with a board: where, and what would be right."""

    place: str
    """A field: `dunghill`, `rows[2]`, `rows[2][4]` (counted from 0, as in the data)."""

    text: str

    def __str__(self) -> str:
        return f"{self.place}: {self.text}"


class BadBoard(ValueError):
    """The board is not valid; `problems` holds each thing that is wrong with it."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        more = f" (and {len(self.problems) - 1} more)" if len(self.problems) > 1 else ""
        return f"{self.problems[0]}{more}"


def read_board(data: object) -> Board:
    """The board that plain data (from JSON or TOML) describes; `BadBoard` says all that is wrong."""
    problems = tuple(board_problems(data))
    if problems:
        raise BadBoard(problems)
    return msgspec.convert(data, Board)


def board_problems(data: object) -> Iterator[Problem]:
    """Everything that R46 or the data's form has against a board."""
    if not isinstance(data, dict):
        yield Problem("board", f"must be an object with name, rows, bulls_eyes and dunghill, not {_kind(data)}")
        return
    for key in Board.__struct_fields__:
        if key not in data:
            yield Problem(key, "is missing")
    for key in data:
        if key not in Board.__struct_fields__:
            yield Problem(_show(key), "is no field of a board (name, rows, bulls_eyes, dunghill)")
    if "name" in data and not (isinstance(data["name"], str) and data["name"].strip()):
        yield Problem("name", "must be a text that is not empty")
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
        yield Problem("rows", f"must be {MIN_ROWS} to {MAX_ROWS} rows, not {len(rows)}")
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
            yield Problem(f"{place}[0]", f'the first square is always plain (""), not {_show(square)}')
        elif square not in (PLAIN, HAPPY, DOUBLE) and not _whole(square, 1, MAX_POINTS):
            yield Problem(
                f"{place}[{i}]",
                f'a square is plain (""), "H", "D" or a cow-pat from 1 to {MAX_POINTS}, not {_show(square)}',
            )
    if not _whole(row[-1], 1, MAX_POINTS):
        yield Problem(
            f"{place}[{len(row) - 1}]",
            f"the last square is the bullhead, a number from 1 to {MAX_POINTS}, not {_show(row[-1])}",
        )


def _bulls_eyes_problems(eyes: Any, dunghill: int | None) -> Iterator[Problem]:
    if not isinstance(eyes, list | tuple):
        yield Problem("bulls_eyes", f"must be a list of one or two squares, not {_kind(eyes)}")
        return
    if not 1 <= len(eyes) <= 2:
        yield Problem("bulls_eyes", f"must be one or two squares, not {len(eyes)}")
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
    names = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "nothing"}
    return names.get(type(value), "a number")


def _show(value: object) -> str:
    try:
        text = json.dumps(value)
    except TypeError:  # what JSON cannot say
        text = repr(value)
    except ValueError:  # Python refuses to write out a number of thousands of digits
        text = "a huge number"
    return text if len(text) <= 40 else text[:37] + "..."
