"""A row as people write it: `. . 4 5 [7]`."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from ..rules.board import DOUBLE, HAPPY, MAX_POINTS, MAX_SQUARES, MIN_SQUARES, PLAIN, Square
from .quoting import shown

_NUMBERS = {str(n): n for n in range(1, MAX_POINTS + 1)}
_SQUARES: dict[str, Square] = {".": PLAIN, "H": HAPPY, "D": DOUBLE, **_NUMBERS}
_BULLHEADS = {f"[{sign}]": n for sign, n in _NUMBERS.items()}
_SIGNS = {square: sign for sign, square in _SQUARES.items()}

_KINDS = f"plain (.), H, D or a cow-pat from 1 to {MAX_POINTS}"
_BULLHEAD = f"the bullhead, a number from 1 to {MAX_POINTS} in brackets, like [8]"

# Brackets hold together whatever is in them, so that "[ 8 ]" is one mistake and not three.
_WORD = re.compile(r"\[[^\[\]]*\]|\S+")


class RowProblem(msgspec.Struct, frozen=True):
    """One thing wrong with a row; `square` counts from 1, and is nothing where it is about the whole row."""

    square: int | None
    text: str

    def __str__(self) -> str:
        return f"square {self.square}: {self.text}" if self.square else self.text


class BadRow(ValueError):
    """The text is no row; `problems` holds each thing that is wrong with it."""

    def __init__(self, problems: tuple[RowProblem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "; ".join(map(str, self.problems))


def parse_row(text: str) -> tuple[Square, ...]:
    """The squares of a row in notation; `BadRow` says all that is wrong."""
    words = _WORD.findall(text)
    problems = tuple(_problems(words))
    if problems:
        raise BadRow(problems)
    return (*(_SQUARES[word] for word in words[:-1]), _BULLHEADS[words[-1]])


def row_text(row: tuple[Square, ...]) -> str:
    """A row in notation."""
    return " ".join([*(_SIGNS[square] for square in row[:-1]), f"[{row[-1]}]"])


def _problems(words: list[str]) -> Iterator[RowProblem]:
    if not words:
        yield RowProblem(None, "is empty; a row is written like . . 4 5 [7]")
        return
    length = len(words)
    if not MIN_SQUARES <= length <= MAX_SQUARES:
        yield RowProblem(
            None, f"must have {MIN_SQUARES} to {MAX_SQUARES} squares, with spaces between them, not {length}"
        )
    if length == 1:
        return
    *others, last = words
    for number, word in enumerate(others, 1):
        if word in _BULLHEADS:
            yield RowProblem(number, f"the bullhead comes last; nothing may follow {word}")
        elif number == 1 and word != ".":
            yield RowProblem(number, f"the first square is always plain (.), not {shown(word)}")
        elif word not in _SQUARES:
            yield RowProblem(number, f"must be {_KINDS}, not {shown(word)}")
    if last not in _BULLHEADS:
        yield RowProblem(length, f"the last square must be {_BULLHEAD}, not {shown(last)}")
