"""Boards out of files: TOML for people, or the board object of game records as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import IO

from ..rules.board import board_problems, read_board
from .board_file import BoardFile
from .problems import BadBoardFile, FileProblem, in_words, name_problem, refused
from .toml_reader import read_toml

MAX_BYTES = 256 * 1024


def read_path(path: Path) -> BoardFile:
    """The board in a file, JSON or TOML; `BadBoardFile` also where it cannot be read at all."""
    try:
        with path.open("rb") as stream:
            return read_stream(stream, is_json=path.suffix.lower() == ".json")
    except BadBoardFile:
        raise
    except (OSError, ValueError) as error:  # a path can be no path at all
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise refused(f"cannot be read: {reason}") from None


def read_stream(stream: IO[bytes], is_json: bool = False) -> BoardFile:
    """The board in a stream; a text that opens with a brace is JSON, since TOML cannot."""
    data = stream.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise refused(f"is too large for a board: more than {MAX_BYTES // 1024} KiB")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise refused("is not UTF-8 text", line=data.count(b"\n", 0, error.start) + 1) from None
    return read_json(text) if is_json or text.lstrip().startswith("{") else read_toml(text)


def read_json(text: str) -> BoardFile:
    """The board in a record's board object; `BadBoardFile` says all that is wrong."""
    try:
        data = json.loads(text)
        problems = [in_words(problem) for problem in board_problems(data) if problem.place != "name"]
    except json.JSONDecodeError as error:
        raise refused(f"is not JSON: {error.msg} (column {error.colno})", error.lineno) from None
    except RecursionError:
        raise refused("is nested too deeply for a board") from None
    except ValueError:  # Python's own limit on the digits of a number
        raise refused("holds a number that is far too long") from None
    if isinstance(data, dict):
        if "format" in data:
            raise refused('is a whole game record; a board is the object under its "board"')
        problem = name_problem(data.get("name"))
        problems += [problem] if problem else []
    if problems:
        raise BadBoardFile(FileProblem(None, problem) for problem in problems)
    return BoardFile(read_board(data))
