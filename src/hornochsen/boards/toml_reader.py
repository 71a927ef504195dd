"""Parse a board from TOML and report every error with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from ..rules.board import MIN_ROWS, Square, board_problems, read_board
from .board_file import BadBoardFile, BoardFile, FileProblem, about_problems, describe, file_error, name_problem
from .notation import BadRow, parse_row
from .quoting import quote
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
"""An error: its location (a key, or a key and an item index) and its message."""


def read_toml(text: str) -> BoardFile:
    """Parse a board from TOML text; raise `BadBoardFile` with every error and its line."""
    data = _parse(text)
    rows, row_problems = _read_rows(data.get("rows"))
    fields = _fields(data, rows)
    found = [*_form_problems(data), *row_problems]
    found += [(_key(problem.place), describe(problem)) for problem in board_problems(fields)]
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
        raise file_error("is nested too deeply for a board") from None
    except ValueError:  # beyond Python's limit on the digits of an integer
        raise file_error("contains a number with too many digits") from None
    place = _TOML_PLACE.fullmatch(message)
    if place:
        raise file_error(f"is not TOML: {place[1]} (column {place[3]})", int(place[2]))
    raise file_error(f"is not TOML: {message}", text.rstrip("\n").count("\n") + 1)


def _read_rows(rows: object) -> tuple[list[tuple[Square, ...]], list[Found]]:
    """Return the parsed rows, with a placeholder for each invalid row, and the errors in them."""
    read: list[tuple[Square, ...]] = []
    found: list[Found] = []
    for index, row in enumerate(rows if isinstance(rows, list) else ()):
        place = f"row {index + 1}"
        read.append(_SOUND_ROW)
        if not isinstance(row, str):
            found.append((("rows", index), f'{place}: must be a string like ". . 4 5 [7]", not {quote(row)}'))
            continue
        try:
            read[-1] = parse_row(row)
        except BadRow as error:
            for problem in error.problems:
                square = f", square {problem.square}" if problem.square else ""
                found.append((("rows", index), f"{place}{square}: {problem.text}"))
    return read, found


def _form_problems(data: dict[str, Any]) -> Iterator[Found]:
    """Yield errors in the structure of the file; `board_problems` checks the values afterwards."""
    for key in data:
        if key not in _KEYS:
            yield (key,), f"{key}: is not a key of a board file; the keys are {', '.join(_KEYS)}"
    for key, example in _EXAMPLES.items():
        if key not in data:
            yield (key,), f"{key}: is missing; write it like {example}"
    if "name" in data and (problem := name_problem(data["name"])):
        yield ("name",), problem
    for key in ("rows", "bulls_eyes"):
        if not isinstance(data.get(key, []), list):
            yield (key,), f"{key}: must be a list, like {_EXAMPLES[key]}, not {quote(data[key])}"
    yield from about_problems(data.get("about", {}))


def _fields(data: dict[str, Any], rows: list[tuple[Square, ...]]) -> dict[str, Any]:
    """Return the board's fields for `board_problems`, with placeholders for fields that are reported already."""
    eyes = data.get("bulls_eyes")
    return {
        "name": "unnamed" if name_problem(data.get("name")) else data["name"],
        "rows": rows if isinstance(data.get("rows"), list) else [_SOUND_ROW] * MIN_ROWS,
        "bulls_eyes": [_spelled(eye) for eye in eyes] if isinstance(eyes, list) else [1],
        "dunghill": _spelled(data.get("dunghill", 500)),
    }


class _Spelled:
    """A wrapper for a value that is not a valid number of a board; its `repr` is the output of `quote`."""

    def __init__(self, value: object) -> None:
        self._text = quote(value)

    def __repr__(self) -> str:
        return self._text


def _spelled(value: object) -> object:
    return value if isinstance(value, str) or (type(value) is int and value.bit_length() <= 64) else _Spelled(value)


def _key(place: str) -> tuple[str | int, ...]:
    """Split `bulls_eyes[1]` into the key and the item index."""
    field, _, item = place.partition("[")
    return (field, int(item.split("]")[0])) if item else (field,)


def _line(lines: Lines, data: dict[str, Any], key: tuple[str | int, ...]) -> int | None:
    match key:
        case (str(field), int(index)):
            return lines.items(field, len(data[field]))[index]
        case _:
            return lines.key(*map(str, key))
