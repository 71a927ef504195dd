"""The drawings of the table fit the terminal, narrow or wide, with every shipped board and in every language."""

from __future__ import annotations

import random

import pytest
from cli.keyboard import COMMAND, Keyboard, at_a_terminal
from patience import PATIENCE
from pexpect import EOF, spawn
from rich.text import Text

from hornochsen import LANGUAGES, boards
from hornochsen.cli.terminal.drawing import board_lines, course_lines, least_width, legend_lines
from hornochsen.cli.terminal.prompts import HELP_KEYS, help_lines
from hornochsen.cli.terminal.table_screen import hand_lines, table_lines
from hornochsen.locales import texts
from hornochsen.rules import OFFICIAL, Board, deal, shuffled, view

NAMES = ("Anja", "Bernd", "Cilli", "Dora", "Elsa", "Flora", "Gerti", "Hanni")
LONG_ROWS = Board("long", (("", *(12,) * 10, 99),) * 8, (40,), 500)
"""A board with the widest rows that are valid."""


def too_wide(lines: list[Text], width: int) -> list[str]:
    return [line.plain for line in lines if line.cell_len > width]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 79, 80])
def test_the_table_fits(width: int, lang: str) -> None:
    words = texts(lang)
    for name in boards.names():
        for players in (2, 4, 8):
            state, _ = deal(boards.load(name), OFFICIAL, players, shuffled(random.Random(1)))
            seen = view(state, 0)
            tiles = (5, 12, 26, 38, 52, 61, 70, 88, 99)
            safe = dict.fromkeys(tiles, 1.0)
            lines = table_lines(seen, NAMES[:players], words, 30, width)
            table = [line for line in lines if not line.plain.startswith("☺")]  # a sentence, which may be wrapped
            hand = hand_lines(seen, tiles, words, safe, width)
            assert too_wide([*table, *hand, *legend_lines(words, width)], width) == []
            shown = " ".join(line.plain for line in hand)
            assert all(f" {tile} " in shown for tile in tiles)


def test_a_narrow_terminal_shows_both_halves_with_every_square() -> None:
    for name in boards.names():
        board = boards.load(name)
        lines = board_lines(board, most_lines=40, width=60)
        squares = sum(map(len, board.rows))
        assert len(" ".join(line.plain for line in lines).split()) == len(board.rows) + squares
        assert len(lines) == board.left


def test_a_board_says_how_wide_it_is() -> None:
    for board in (*map(boards.load, boards.names()), LONG_ROWS):
        least = least_width(board)
        assert too_wide(board_lines(board, most_lines=40, width=least), least) == []
        assert too_wide(board_lines(board, most_lines=40, width=least - 1), least - 1)


def test_a_course_of_any_length_fits() -> None:
    for width in (40, 60, 80):
        assert too_wide(course_lines(LONG_ROWS, (499, 40, 0), width), width) == []


def test_a_terminal_that_is_too_narrow_is_told_the_width_that_is_needed() -> None:
    person = Keyboard("--bots", "calf", "--no-hints", columns=39)
    assert person.prompt() == "pause"
    needed = texts("en")("terminal-narrow", width=39, least=40)
    assert " ".join(person.screen.split()).startswith(needed)
    person.leave()


def test_a_question_is_wrapped_between_words() -> None:
    person = Keyboard("--bots", "calf", "--no-hints", lang="hu", columns=60)
    while person.prompt() != "one":
        person.say("")
    person.child.expect_exact(texts("hu")("may-buy", count=3).split()[-1])
    person.leave()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_page_is_indented_on_a_narrow_terminal(lang: str) -> None:
    lines = [str(line) for line in help_lines(texts(lang), 50)]
    assert max(map(len, lines)) <= 50
    keys = lines[1 : lines.index("")]
    assert len(keys) > len(HELP_KEYS)
    assert {line[:2] for line in keys} == {"  "}
    assert sum(line[2] != " " for line in keys) == len(HELP_KEYS)


def test_the_whole_board_is_shown_where_it_fits() -> None:
    state, _ = deal(boards.load("longacre"), OFFICIAL, 4, shuffled(random.Random(1)))
    seen, words = view(state, 0), texts("en")
    lines = 3 + 10 + 4
    assert len(table_lines(seen, NAMES[:4], words, lines)) == lines
    assert len(table_lines(seen, NAMES[:4], words, lines - 1)) < lines - 1


@pytest.mark.parametrize("words", [(), ("bots",), ("board", "list")])
def test_lists_are_wrapped_between_words(words: tuple[str, ...]) -> None:
    environment = at_a_terminal(HORNOCHSEN_LANG="en")
    child = spawn(COMMAND, list(words), dimensions=(24, 60), encoding="utf-8", timeout=PATIENCE, env=environment)
    child.expect(EOF)
    child.close()
    assert max(map(len, child.before.split("\r\n"))) <= 60
    assert child.exitstatus == 0


def test_one_person_among_bots_is_called_you() -> None:
    person = Keyboard("--bots", "calf", "--no-hints", "--seed", "1")
    while person.prompt() != "one":
        person.say("")
    assert "A you" in person.screen
    assert "B Berta" in person.screen
    person.leave()
