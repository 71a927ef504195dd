"""Read board files: TOML, or JSON with the board object of a game record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import IO

from ..rules.board import board_problems, read_board
from .board_file import BadBoardFile, BoardFile, FileProblem, describe, file_error, name_problem
from .toml_reader import read_toml

MAX_BYTES = 256 * 1024


def read_path(path: Path) -> BoardFile:
    """Read a board from a JSON or TOML file; raise `BadBoardFile`, also when the file cannot be opened."""
    try:
        with path.open("rb") as stream:
            return read_stream(stream, is_json=path.suffix.lower() == ".json")
    except BadBoardFile:
        raise
    except (OSError, ValueError) as error:  # ValueError: the path contains a null byte
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise file_error(f"cannot be read: {reason}") from None


def read_stream(stream: IO[bytes], is_json: bool = False) -> BoardFile:
    """Read a board from a stream; content that starts with `{` is JSON, since TOML cannot start with it."""
    data = stream.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise file_error(f"is too large for a board: more than {MAX_BYTES // 1024} KiB")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise file_error("is not UTF-8 text", line=data.count(b"\n", 0, error.start) + 1) from None
    return read_json(text) if is_json or text.lstrip().startswith("{") else read_toml(text)


def read_json(text: str) -> BoardFile:
    """Parse a board object as game records contain it; raise one `BadBoardFile` that lists all errors."""
    try:
        data = json.loads(text)
        problems = [describe(problem) for problem in board_problems(data) if problem.place != "name"]
    except json.JSONDecodeError as error:
        raise file_error(f"is not JSON: {error.msg} (column {error.colno})", error.lineno) from None
    except RecursionError:
        raise file_error("is nested too deeply for a board") from None
    except ValueError:  # beyond Python's limit on the digits of an integer
        raise file_error("contains a number with too many digits") from None
    if isinstance(data, dict):
        if "format" in data:
            raise file_error('is a game record, not a board; extract its "board" object')
        problem = name_problem(data.get("name"))
        problems += [problem] if problem else []
    if problems:
        raise BadBoardFile(FileProblem(None, problem) for problem in problems)
    return BoardFile(read_board(data))
