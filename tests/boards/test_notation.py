"""The notation of rows."""

import pytest

from hornochsen.boards import BadRow, parse_row, row_text


@pytest.mark.parametrize(
    ("text", "row"),
    [
        (". . [5]", ("", "", 5)),
        (". H D 4 [12]", ("", "H", "D", 4, 12)),
        (". 99 [99]", ("", 99, 99)),
        (". . . . . . . . . . . [1]", ("",) * 11 + (1,)),
    ],
)
def test_a_row_and_its_text(text: str, row: tuple[int | str, ...]) -> None:
    assert parse_row(text) == row
    assert row_text(parse_row(text)) == text


def test_any_space_separates_squares() -> None:
    assert parse_row("  .\t.   [5] ") == ("", "", 5)


BULLHEAD = "the last square must be the bullhead, a number from 1 to 99 in brackets, like [8], not "
SQUARE = "must be plain (.), H, D or a cow-pat from 1 to 99, not "
LENGTH = "must have 3 to 12 squares, separated by spaces, not "


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "is empty; write a row like . . 4 5 [7]"),
        (" \t ", "is empty; write a row like . . 4 5 [7]"),
        ("...[6]", f"{LENGTH}1"),
        (". [6]", f"{LENGTH}2"),
        (". . . . . . . . . . . . [6]", f"{LENGTH}13"),
        ("H . [6]", 'square 1: the first square must be plain (.), not "H"'),
        ("4 . [6]", 'square 1: the first square must be plain (.), not "4"'),
        (". . .", f'square 3: {BULLHEAD}"."'),
        (". . 6", f'square 3: {BULLHEAD}"6"'),
        (". . [0]", f'square 3: {BULLHEAD}"[0]"'),
        (". . [100]", f'square 3: {BULLHEAD}"[100]"'),
        (". . [ 6 ]", f'square 3: {BULLHEAD}"[ 6 ]"'),
        (". . [H]", f'square 3: {BULLHEAD}"[H]"'),
        (". . [-6]", f'square 3: {BULLHEAD}"[-6]"'),
        (". . [6.0]", f'square 3: {BULLHEAD}"[6.0]"'),
        (". [5] . [6]", "square 2: the bullhead must be the last square; nothing may follow [5]"),
        (". h . [6]", f'square 2: {SQUARE}"h"'),
        (". 0 . [6]", f'square 2: {SQUARE}"0"'),
        (". 100 . [6]", f'square 2: {SQUARE}"100"'),
        (". 05 . [6]", f'square 2: {SQUARE}"05"'),
        (". ٣ . [6]", f'square 2: {SQUARE}"٣"'),
        (". \x1b[31m . [6]", f'square 2: {SQUARE}" [31m"'),
        (f". {'9' * 5000} . [6]", f'square 2: {SQUARE}"{"9" * 36}...'),
    ],
)
def test_one_mistake_in_a_row(text: str, problem: str) -> None:
    with pytest.raises(BadRow) as refusal:
        parse_row(text)
    assert str(refusal.value) == problem


def test_all_mistakes_of_a_row_are_reported_at_once() -> None:
    with pytest.raises(BadRow) as refusal:
        parse_row("H [3] x . 7")
    assert [problem.square for problem in refusal.value.problems] == [1, 2, 3, 5]
