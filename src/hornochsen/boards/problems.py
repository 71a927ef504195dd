"""What can be wrong with a board's file, and how it is said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from .. import LANGUAGES
from ..rules.board import Board, Problem
from .quoting import one_line, printable, shown

MAX_NAME = 60
MAX_ABOUT = 200


class FileProblem(msgspec.Struct, frozen=True):
    """One thing wrong with a file: the line, counted from 1, where it can be told, and what would be right."""

    line: int | None
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}" if self.line else self.text


class BadBoardFile(ValueError):
    """The file holds no valid board; `problems` holds each thing that is wrong, in the order of the lines."""

    def __init__(self, problems: Iterable[FileProblem]) -> None:
        clean = (FileProblem(problem.line, one_line(problem.text)) for problem in problems)
        self.problems = tuple(sorted(clean, key=lambda problem: (problem.line is None, problem.line or 0)))
        super().__init__(self.problems)

    def __str__(self) -> str:
        more = f" (and {len(self.problems) - 1} more)" if len(self.problems) > 1 else ""
        return f"{self.problems[0]}{more}"


def refused(text: str, line: int | None = None) -> BadBoardFile:
    """The error for a file of which nothing more can be told."""
    return BadBoardFile([FileProblem(line, text)])


def in_words(problem: Problem) -> str:
    """A board's problem as people count: `rows[2][4]` is row 3, square 5."""
    match re.fullmatch(r"(rows|bulls_eyes)\[(\d+)\](?:\[(\d+)\])?", problem.place):
        case None:
            place = problem.place
        case found:
            field, item, square = found.groups()
            place = f"row {int(item) + 1}" if field == "rows" else field
            place += f", square {int(square) + 1}" if square else ""
    return f"{place}: {problem.text}"


def name_problem(name: object) -> str | None:
    """What a file's limits have against a board's name."""
    if not isinstance(name, str) or not name.strip():
        return f"name: must be a text of 1 to {MAX_NAME} characters, not {shown(name)}"
    if len(name) > MAX_NAME:
        return f"name: must be at most {MAX_NAME} characters, not {len(name)}"
    if not printable(name):
        return f"name: must be {MAX_NAME} printable characters at most, without control characters or line ends"
    return None


def about_problems(about: object) -> Iterator[tuple[tuple[str, ...], str]]:
    """What is wrong with the lines that say what a board is like: the key, and the text."""
    if not isinstance(about, Mapping):
        yield ("about",), f'about: must be a table with lines like en = "A small farm", not {shown(about)}'
        return
    for language, text in about.items():
        key, place = ("about", language), f"about.{language}"
        if language in Board.__struct_fields__:
            yield key, f"{place}: belongs to the board; {language} must stand above [about]"
        elif language not in LANGUAGES:
            yield key, f"{place}: is no language of the game; those are {', '.join(LANGUAGES)}"
        elif not isinstance(text, str) or not text.strip() or not printable(text):
            yield key, f"{place}: must be one line of text, not {shown(text)}"
        elif len(text) > MAX_ABOUT:
            yield key, f"{place}: must be at most {MAX_ABOUT} characters, not {len(text)}"
