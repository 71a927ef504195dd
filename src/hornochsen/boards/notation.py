"""The text notation of a row: `. . 4 5 [7]`."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from ..rules.board import DOUBLE, HAPPY, MAX_POINTS, MAX_SQUARES, MIN_SQUARES, PLAIN, Square
from .quoting import quote

_NUMBERS = {str(n): n for n in range(1, MAX_POINTS + 1)}
_SQUARES: dict[str, Square] = {".": PLAIN, "H": HAPPY, "D": DOUBLE, **_NUMBERS}
_BULLHEADS = {f"[{sign}]": n for sign, n in _NUMBERS.items()}
_SIGNS = {square: sign for sign, square in _SQUARES.items()}

_KINDS = f"plain (.), H, D or a cow-pat from 1 to {MAX_POINTS}"
_BULLHEAD = f"the bullhead, a number from 1 to {MAX_POINTS} in brackets, like [8]"

# Brackets and their content are one token, so that "[ 8 ]" is reported as one error.
_WORD = re.compile(r"\[[^\[\]]*\]|\S+")


class RowProblem(msgspec.Struct, frozen=True):
    """One error in a row; `square` starts at 1 and is `None` if the error concerns the whole row."""

    square: int | None
    text: str

    def __str__(self) -> str:
        return f"square {self.square}: {self.text}" if self.square else self.text


class BadRow(ValueError):
    """The text is not a valid row; `problems` lists every error."""

    def __init__(self, problems: tuple[RowProblem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "; ".join(map(str, self.problems))


def parse_row(text: str) -> tuple[Square, ...]:
    """Parse a row from its notation; raise `BadRow` with every error."""
    words = _WORD.findall(text)
    problems = tuple(_problems(words))
    if problems:
        raise BadRow(problems)
    return (*(_SQUARES[word] for word in words[:-1]), _BULLHEADS[words[-1]])


def row_text(row: tuple[Square, ...]) -> str:
    """Return the notation of a row."""
    return " ".join([*(_SIGNS[square] for square in row[:-1]), f"[{row[-1]}]"])


def _problems(words: list[str]) -> Iterator[RowProblem]:
    if not words:
        yield RowProblem(None, "is empty; write a row like . . 4 5 [7]")
        return
    length = len(words)
    if not MIN_SQUARES <= length <= MAX_SQUARES:
        yield RowProblem(None, f"must have {MIN_SQUARES} to {MAX_SQUARES} squares, separated by spaces, not {length}")
    if length == 1:
        return
    *others, last = words
    for number, word in enumerate(others, 1):
        if word in _BULLHEADS:
            yield RowProblem(number, f"the bullhead must be the last square; nothing may follow {word}")
        elif number == 1 and word != ".":
            yield RowProblem(number, f"the first square must be plain (.), not {quote(word)}")
        elif word not in _SQUARES:
            yield RowProblem(number, f"must be {_KINDS}, not {quote(word)}")
    if last not in _BULLHEADS:
        yield RowProblem(length, f"the last square must be {_BULLHEAD}, not {quote(last)}")
