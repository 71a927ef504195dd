"""The boards in the package."""

import random
from statistics import mean

import pytest

from hornochsen import LANGUAGES, boards
from hornochsen.rules import OFFICIAL, Board, Buy, TakeBack, apply, deal, draw_from_box, legal, shuffled

CLASSIC = Board(
    name="classic",
    rows=(
        ("", "", "", "", 6),
        ("", "", "", 5),
        ("", "", "", "", "", 8),
        ("", "", "", "", 1, 8),
        ("", "H", "H", "", 2, 9),
        ("", "", 1, "", 3, "", 10),
        ("", "D", "D", "D", "D", 8),
        ("", "", 4, 5, 7),
        ("", "", "", 2, "", "", 11),
        ("", "", 1, "", 3, 9),
        ("", "", "", 6),
        ("", "H", "H", "", "", 3, 12),
    ),
    bulls_eyes=(40, 50),
    dunghill=60,
)


def test_the_classic_board_comes_first_and_the_others_by_name() -> None:
    first, *others = boards.names()
    assert first == "classic"
    assert others == sorted(others)
    assert len(others) >= 3


def test_the_classic_board_is_the_reconstruction_square_by_square() -> None:
    assert boards.load("classic") == CLASSIC


@pytest.mark.parametrize("name", boards.names())
def test_r46_holds_for_each_board(name: str) -> None:
    board = boards.load(name)
    assert board.name == name
    assert 5 <= len(board.rows) <= 40
    for row in board.rows:
        *squares, bullhead = row
        assert 3 <= len(row) <= 12
        assert squares[0] == ""
        assert all(square in ("", "H", "D") or square in range(1, 100) for square in squares)
        assert bullhead in range(1, 100)
    assert len(set(board.bulls_eyes)) == len(board.bulls_eyes) in (1, 2)
    assert all(0 < eye < board.dunghill <= 500 for eye in board.bulls_eyes)


@pytest.mark.parametrize("name", boards.names())
def test_each_board_has_a_description_in_every_language(name: str) -> None:
    texts = {boards.about(name, language) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all(10 < len(text) <= 130 for text in texts)


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "reconstruction"), ("de", "Rekonstruktion"), ("fr", "reconstitution"), ("hu", "rekonstr")],
)
def test_the_classic_board_says_that_it_is_a_reconstruction(language: str, word: str) -> None:
    assert word in boards.about("classic", language)


def test_a_board_is_read_once() -> None:
    assert boards.load("classic") is boards.load("classic")


def test_an_unknown_board_is_refused_with_the_known_names() -> None:
    with pytest.raises(boards.UnknownBoard) as refusal:
        boards.load("clasic")
    assert str(refusal.value) == (
        'unknown board "clasic"; did you mean classic? '
        "the boards are classic, calf-yard, clover-farm, longacre, muck-hall"
    )


@pytest.mark.parametrize("name", ["", "zzzzz", "../shipped/classic", "classic.toml", "Classic\n", "\x1b[31m" * 1000])
def test_no_other_name_loads_anything(name: str) -> None:
    with pytest.raises(boards.UnknownBoard) as refusal:
        boards.load(name)
    assert str(refusal.value).isprintable()
    assert len(str(refusal.value)) < 200


def test_the_boards_play_as_their_descriptions_say() -> None:
    rounds = {name: mean(_rounds(name, seed) for seed in range(30)) for name in boards.names()}
    assert rounds["calf-yard"] < 0.7 * rounds["classic"]
    assert rounds["longacre"] > 1.2 * rounds["classic"]
    assert max(rounds.values()) < 60


def test_clover_farm_gives_the_most_plus_points_and_muck_hall_has_a_cow_pat_in_every_row() -> None:
    def cows(name: str) -> int:
        return sum(row.count("H") for row in boards.load(name).rows)

    assert cows("clover-farm") == max(map(cows, boards.names())) > cows("classic")
    assert all(any(isinstance(square, int) for square in row[:-1]) for row in boards.load("muck-hall").rows)
    assert cows("muck-hall") == 1


def test_longacre_has_two_double_rows() -> None:
    assert sum("D" in row for row in boards.load("longacre").rows) == 2


def _rounds(name: str, seed: int) -> int:
    """Return the rounds of a game of four players who choose at random and buy only when they must."""
    rng = random.Random(seed)
    state, _ = deal(boards.load(name), OFFICIAL, players=4, supply=shuffled(rng))
    while not state.over:
        seat = state.taking.seat if state.taking else state.awaited[0]
        choices = legal(state, seat)
        action = rng.choice([choice for choice in choices if not isinstance(choice, Buy | TakeBack)] or choices)
        state, _ = apply(state, action, draw_from_box(state, action, rng))
    return state.round
