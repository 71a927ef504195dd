"""Every valid board can be written and read again."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

from hornochsen import LANGUAGES
from hornochsen.boards import parse_row, read_json, read_toml, row_text, template, write_toml
from hornochsen.rules import Board, Square

numbers = st.integers(1, 99)
kinds: list[Square] = ["", "H", "D"]
squares: st.SearchStrategy[list[Square]] = st.lists(st.sampled_from(kinds) | numbers, min_size=1, max_size=10)
lines = st.text(st.characters(exclude_categories=["C", "Z"], include_characters=' "\\#\u00a0'), min_size=1, max_size=60)
texts = lines.filter(lambda text: bool(text.strip()))


@st.composite
def rows(draw: st.DrawFn) -> tuple[Square, ...]:
    return "", *draw(squares), draw(numbers)


@st.composite
def valid_boards(draw: st.DrawFn) -> Board:
    dunghill = draw(st.integers(2, 500))
    eyes = st.lists(st.integers(1, dunghill - 1), min_size=1, max_size=min(2, dunghill - 1), unique=True)
    return Board(
        name=draw(texts),
        rows=tuple(draw(st.lists(rows(), min_size=5, max_size=40))),
        bulls_eyes=tuple(draw(eyes)),
        dunghill=dunghill,
    )


@given(rows())
def test_a_row_survives_a_round_trip(row: tuple[Square, ...]) -> None:
    assert parse_row(row_text(row)) == row


@given(valid_boards(), st.dictionaries(st.sampled_from(LANGUAGES), texts))
def test_a_board_survives_a_round_trip_through_toml(board: Board, about: dict[str, str]) -> None:
    read = read_toml(write_toml(board, about))
    assert read.board == board
    assert read.about == about


@given(valid_boards())
def test_a_board_survives_a_round_trip_through_json(board: Board) -> None:
    assert read_json(json.encode(board).decode()).board == board


@given(valid_boards(), texts)
def test_a_template_contains_the_board_it_was_made_from(board: Board, name: str) -> None:
    read = read_toml(template(name, board)).board
    assert read == Board(name, board.rows, board.bulls_eyes, board.dunghill)
