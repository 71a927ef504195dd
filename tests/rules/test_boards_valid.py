"""Validation of boards."""

from typing import Any

import pytest
from rules.position import CLASSIC

from hornochsen.rules import BadBoard, Board, Problem, board_problems, read_board


def data(**changed: Any) -> dict[str, Any]:
    """Return a valid board's data with changes; `None` removes a field."""
    plain: dict[str, Any] = {"name": "a board", "rows": [["", 1, 9]] * 5, "bulls_eyes": [40, 50], "dunghill": 60}
    return {key: value for key, value in (plain | changed).items() if value is not None}


def unquoted(text: str) -> str:
    """Return a text without quotation marks of any kind."""
    return text.replace('"', "").replace("'", "")


def row(*squares: Any) -> dict[str, Any]:
    """Return the data of a board with this third row."""
    return data(rows=[["", 1, 9], ["", 1, 9], list(squares), ["", 1, 9], ["", 1, 9]])


def test_plain_data_becomes_a_board() -> None:
    """R46"""
    assert read_board(data()) == Board("a board", (("", 1, 9),) * 5, (40, 50), 60)


def test_the_classic_board_is_valid() -> None:
    """R46"""
    plain = {"name": "classic", "rows": CLASSIC.rows, "bulls_eyes": CLASSIC.bulls_eyes, "dunghill": 60}
    assert list(board_problems(plain)) == []
    assert read_board(plain) == CLASSIC


@pytest.mark.parametrize(
    "valid",
    [
        data(rows=[["", "", 1]] * 5),
        data(rows=[["", "", 1]] * 40),
        data(rows=[[""] * 11 + [99]] * 5),
        row("", 99, 99),
        row("", "H", 9),
        row("", "D", "H", 1, 9),
        row("", "", 1),
        data(bulls_eyes=[1], dunghill=2),
        data(bulls_eyes=[1, 2], dunghill=3),
        data(bulls_eyes=[50, 40]),
        data(bulls_eyes=[499, 1], dunghill=500),
    ],
    ids=str,
)
def test_the_limits_themselves_are_valid(valid: dict[str, Any]) -> None:
    """R46"""
    assert list(board_problems(valid)) == []
    read_board(valid)


@pytest.mark.parametrize(
    ("bad", "place", "text"),
    [
        (data(rows=[["", 1, 9]] * 4), "rows", "must have 5 to 40 rows, not 4"),
        (data(rows=[["", 1, 9]] * 41), "rows", "must have 5 to 40 rows, not 41"),
        (data(rows=[]), "rows", "must have 5 to 40 rows, not 0"),
        (data(rows="HHH"), "rows", "must be a list of rows, not a string"),
        (data(rows={}), "rows", "must be a list of rows, not an object"),
        (row("", 9), "rows[2]", "must have 3 to 12 squares, not 2"),
        (row(*[""] * 12, 9), "rows[2]", "must have 3 to 12 squares, not 13"),
        (row(), "rows[2]", "must have 3 to 12 squares, not 0"),
        (data(rows=[["", 1, 9]] * 4 + [7]), "rows[4]", "must be a list of squares, not a number"),
        (row("H", "", 9), "rows[2][0]", 'the first square must be plain (""), not "H"'),
        (row(3, "", 9), "rows[2][0]", 'the first square must be plain (""), not 3'),
        (row("", 0, 9), "rows[2][1]", 'a square must be plain (""), "H", "D" or a cow-pat from 1 to 99, not 0'),
        (row("", 100, 9), "rows[2][1]", 'a square must be plain (""), "H", "D" or a cow-pat from 1 to 99, not 100'),
        (row("", 1.0, 9), "rows[2][1]", 'a square must be plain (""), "H", "D" or a cow-pat from 1 to 99, not 1.0'),
        (row("", True, 9), "rows[2][1]", 'a square must be plain (""), "H", "D" or a cow-pat from 1 to 99, not true'),
        (row("", "X", 9), "rows[2][1]", 'a square must be plain (""), "H", "D" or a cow-pat from 1 to 99, not "X"'),
        (row("", [], 9), "rows[2][1]", 'a square must be plain (""), "H", "D" or a cow-pat from 1 to 99, not []'),
        (row("", "", "H"), "rows[2][2]", 'the last square must be the bullhead, a number from 1 to 99, not "H"'),
        (row("", "", ""), "rows[2][2]", 'the last square must be the bullhead, a number from 1 to 99, not ""'),
        (row("", "", 0), "rows[2][2]", "the last square must be the bullhead, a number from 1 to 99, not 0"),
        (row("", "", 100), "rows[2][2]", "the last square must be the bullhead, a number from 1 to 99, not 100"),
        (data(bulls_eyes=[]), "bulls_eyes", "must have one or two squares, not 0"),
        (data(bulls_eyes=[1, 2, 3]), "bulls_eyes", "must have one or two squares, not 3"),
        (data(bulls_eyes=40), "bulls_eyes", "must be a list of one or two squares, not a number"),
        (data(bulls_eyes=[40, 40]), "bulls_eyes[1]", "the two bull's eyes must differ, both are 40"),
        (data(bulls_eyes=[0, 40]), "bulls_eyes[0]", "must be a square from 1 to 59, before the dunghill, not 0"),
        (data(bulls_eyes=[40, 60]), "bulls_eyes[1]", "must be a square from 1 to 59, before the dunghill, not 60"),
        (data(bulls_eyes=[40, "x"]), "bulls_eyes[1]", 'must be a square from 1 to 59, before the dunghill, not "x"'),
        (data(dunghill=501), "dunghill", "must be a whole number from 2 to 500, not 501"),
        (data(dunghill=1, bulls_eyes=[1]), "dunghill", "must be a whole number from 2 to 500, not 1"),
        (data(dunghill=60.0), "dunghill", "must be a whole number from 2 to 500, not 60.0"),
        (data(name=""), "name", "must be a non-empty string"),
        (data(name="  "), "name", "must be a non-empty string"),
        (data(name=7), "name", "must be a non-empty string"),
        (data(name=None), "name", "is missing"),
        (data(rows=None), "rows", "is missing"),
        (data(dunghill=None), "dunghill", "is missing"),
        (data(bulls_eyes=None), "bulls_eyes", "is missing"),
        (data(author="me"), "author", "is not a field of a board; the fields are name, rows, bulls_eyes and dunghill"),
        ([], "board", "must be an object with name, rows, bulls_eyes and dunghill, not a list"),
        (None, "board", "must be an object with name, rows, bulls_eyes and dunghill, not nothing"),
        (True, "board", "must be an object with name, rows, bulls_eyes and dunghill, not true or false"),
    ],
)
def test_a_problem_names_its_place(bad: object, place: str, text: str) -> None:
    """R46"""
    assert (place, unquoted(text)) in [
        (unquoted(problem.place), unquoted(problem.text)) for problem in board_problems(bad)
    ]
    with pytest.raises(BadBoard) as refused:
        read_board(bad)
    assert unquoted(str(refused.value)).startswith(f"{place}: {unquoted(text)}")


def test_one_mistake_gives_one_problem() -> None:
    """R46"""
    assert len(list(board_problems(row("", 0, 9)))) == 1
    assert len(list(board_problems(row("H", "", 9)))) == 1
    assert len(list(board_problems(row()))) == 1
    assert len(list(board_problems(data(bulls_eyes=[40, 40])))) == 1


def test_all_mistakes_are_reported() -> None:
    """R46"""
    bad = data(
        rows=[["H", "", 9], ["", 1, "D"], ["", 1, 9], ["", 1, 9], ["", 1, 9]], dunghill=900, bulls_eyes=[499, 500]
    )
    with pytest.raises(BadBoard) as refused:
        read_board(bad)
    assert [problem.place for problem in refused.value.problems] == [
        "rows[0][0]",
        "rows[1][2]",
        "dunghill",
        "bulls_eyes[1]",
    ]
    assert isinstance(refused.value.problems[0], Problem)
    assert str(refused.value) == f"{refused.value.problems[0]} (and 3 more)"


@pytest.mark.parametrize(
    "value", ["x" * 1000, "x\ny", "x\r\x1b[2Jy", 10**5000, ["x"] * 1000], ids=lambda value: str(type(value))
)
def test_a_problem_is_one_short_line_for_any_value(value: object) -> None:
    """R46"""
    with pytest.raises(BadBoard) as refused:
        read_board(row("", value, 9))
    text = str(refused.value)
    assert text.startswith("rows[2][1]: a square must be plain")
    assert text.isprintable()
    assert len(text) < 130


def test_a_short_value_is_shown_whole() -> None:
    """R46"""
    with pytest.raises(BadBoard, match="x" * 38 + ".$"):
        read_board(row("", "x" * 38, 9))
    with pytest.raises(BadBoard, match=r"not .x{36}[.]{3}$"):
        read_board(row("", "x" * 39, 9))
