"""The content of a board file, its limits, and the errors about it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from .. import LANGUAGES
from ..rules.board import Board, Problem
from .quoting import one_line, printable, quote

MAX_NAME = 60
MAX_ABOUT = 200


class BoardFile(msgspec.Struct, frozen=True):
    """A board and its one-line descriptions, by language."""

    board: Board
    about: dict[str, str] = {}

    def description(self, language: str) -> str:
        """Return the description in this language, else in English, else in any language of the file."""
        return self.about.get(language) or self.about.get("en") or next(iter(self.about.values()), "")


class FileProblem(msgspec.Struct, frozen=True):
    """One error in a board file; `line` starts at 1 and is `None` if unknown."""

    line: int | None
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}" if self.line else self.text


class BadBoardFile(ValueError):
    """The file contains no valid board; `problems` lists every error, sorted by line."""

    def __init__(self, problems: Iterable[FileProblem]) -> None:
        clean = (FileProblem(problem.line, one_line(problem.text)) for problem in problems)
        self.problems = tuple(sorted(clean, key=lambda problem: (problem.line is None, problem.line or 0)))
        super().__init__(self.problems)

    def __str__(self) -> str:
        more = f" (and {len(self.problems) - 1} more)" if len(self.problems) > 1 else ""
        return f"{self.problems[0]}{more}"


def file_error(text: str, line: int | None = None) -> BadBoardFile:
    """Return the exception for a file with a single error."""
    return BadBoardFile([FileProblem(line, text)])


def describe(problem: Problem) -> str:
    """Return an error in a board as text that counts rows and squares from 1: `rows[2][4]` is row 3, square 5."""
    match re.fullmatch(r"(rows|bulls_eyes)\[(\d+)\](?:\[(\d+)\])?", problem.place):
        case None:
            place = problem.place
        case found:
            field, item, square = found.groups()
            place = f"row {int(item) + 1}" if field == "rows" else field
            place += f", square {int(square) + 1}" if square else ""
    return f"{place}: {problem.text}"


def name_problem(name: object) -> str | None:
    """Return the error in a board's name, or `None` if the name is valid."""
    if not isinstance(name, str) or not name.strip():
        return f"name: must be a string of 1 to {MAX_NAME} characters, not {quote(name)}"
    if len(name) > MAX_NAME:
        return f"name: must be at most {MAX_NAME} characters, not {len(name)}"
    if not printable(name):
        return f"name: must be at most {MAX_NAME} printable characters, without control characters or line breaks"
    return None


def about_problems(about: object) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield the key and the message for each error in a board's descriptions."""
    if not isinstance(about, Mapping):
        yield ("about",), f'about: must be a table with lines like en = "A small farm", not {quote(about)}'
        return
    for language, text in about.items():
        key, place = ("about", language), f"about.{language}"
        if language in Board.__struct_fields__:
            yield key, f"{place}: belongs to the board; move {language} above [about]"
        elif language not in LANGUAGES:
            yield key, f"{place}: is not a language of the game; the languages are {', '.join(LANGUAGES)}"
        elif not isinstance(text, str) or not text.strip() or not printable(text):
            yield key, f"{place}: must be one line of text, not {quote(text)}"
        elif len(text) > MAX_ABOUT:
            yield key, f"{place}: must be at most {MAX_ABOUT} characters, not {len(text)}"
