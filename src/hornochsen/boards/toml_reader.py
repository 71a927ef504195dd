"""A board's TOML file: read it, or say all that is wrong with it, and where."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from ..rules.board import MIN_ROWS, Square, board_problems, read_board
from .board_file import BoardFile
from .notation import BadRow, parse_row
from .problems import BadBoardFile, FileProblem, about_problems, in_words, name_problem, refused
from .quoting import shown
from .toml_lines import Lines

_EXAMPLES = {
    "name": 'name = "my-farm"',
    "rows": 'rows = [". . . . [6]", …]',
    "bulls_eyes": "bulls_eyes = [40, 50]",
    "dunghill": "dunghill = 60",
}
_KEYS = (*_EXAMPLES, "about")
_SOUND_ROW: tuple[Square, ...] = ("", "", 1)
_TOML_PLACE = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)

Found = tuple[tuple[str | int, ...], str]
"""The key, or key and item, that a problem is about, and the problem."""


def read_toml(text: str) -> BoardFile:
    """The board in a TOML text; `BadBoardFile` says all that is wrong, and where."""
    data = _parse(text)
    rows, row_problems = _read_rows(data.get("rows"))
    fields = _fields(data, rows)
    found = [*_form_problems(data), *row_problems]
    found += [(_key(problem.place), in_words(problem)) for problem in board_problems(fields)]
    if found:
        lines = Lines(text)
        raise BadBoardFile(FileProblem(_line(lines, data, key), problem) for key, problem in found)
    return BoardFile(read_board(fields), data.get("about", {}))


def _parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message = str(error)
    except RecursionError:
        raise refused("is nested too deeply for a board") from None
    except ValueError:  # Python's own limit on the digits of a number
        raise refused("holds a number that is far too long") from None
    place = _TOML_PLACE.fullmatch(message)
    if place:
        raise refused(f"is not TOML: {place[1]} (column {place[3]})", int(place[2]))
    raise refused(f"is not TOML: {message}", text.rstrip("\n").count("\n") + 1)


def _read_rows(rows: object) -> tuple[list[tuple[Square, ...]], list[Found]]:
    """The rows, with sound ones in the place of bad ones, and what is wrong with those."""
    read: list[tuple[Square, ...]] = []
    found: list[Found] = []
    for index, row in enumerate(rows if isinstance(rows, list) else ()):
        place = f"row {index + 1}"
        read.append(_SOUND_ROW)
        if not isinstance(row, str):
            found.append((("rows", index), f'{place}: must be a text like ". . 4 5 [7]", not {shown(row)}'))
            continue
        try:
            read[-1] = parse_row(row)
        except BadRow as error:
            for problem in error.problems:
                square = f", square {problem.square}" if problem.square else ""
                found.append((("rows", index), f"{place}{square}: {problem.text}"))
    return read, found


def _form_problems(data: dict[str, Any]) -> Iterator[Found]:
    """What the form of the file has against it; the board's own rules come after."""
    for key in data:
        if key not in _KEYS:
            yield (key,), f"{key}: is no key of a board's file; those are {', '.join(_KEYS)}"
    for key, example in _EXAMPLES.items():
        if key not in data:
            yield (key,), f"{key}: is missing; write it like {example}"
    if "name" in data and (problem := name_problem(data["name"])):
        yield ("name",), problem
    for key in ("rows", "bulls_eyes"):
        if not isinstance(data.get(key, []), list):
            yield (key,), f"{key}: must be a list, like {_EXAMPLES[key]}, not {shown(data[key])}"
    yield from about_problems(data.get("about", {}))


def _fields(data: dict[str, Any], rows: list[tuple[Square, ...]]) -> dict[str, Any]:
    """The board for its own rules to judge; what the form has refused already is made sound."""
    eyes = data.get("bulls_eyes")
    return {
        "name": "unnamed" if name_problem(data.get("name")) else data["name"],
        "rows": rows if isinstance(data.get("rows"), list) else [_SOUND_ROW] * MIN_ROWS,
        "bulls_eyes": [_spelled(eye) for eye in eyes] if isinstance(eyes, list) else [1],
        "dunghill": _spelled(data.get("dunghill", 500)),
    }


class _Spelled:
    """A value that can be no number of a board, and that messages quote as the file spells it."""

    def __init__(self, value: object) -> None:
        self._text = shown(value)

    def __repr__(self) -> str:
        return self._text


def _spelled(value: object) -> object:
    return value if isinstance(value, str) or (type(value) is int and value.bit_length() <= 64) else _Spelled(value)


def _key(place: str) -> tuple[str | int, ...]:
    """`bulls_eyes[1]` as a key and an item."""
    field, _, item = place.partition("[")
    return (field, int(item.split("]")[0])) if item else (field,)


def _line(lines: Lines, data: dict[str, Any], key: tuple[str | int, ...]) -> int | None:
    match key:
        case (str(field), int(index)):
            return lines.items(field, len(data[field]))[index]
        case _:
            return lines.key(*map(str, key))
