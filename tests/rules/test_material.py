"""Material: players, tiles, rows and the course."""

import pytest
from rules.position import CLASSIC, act, board, lay, of, position

from hornochsen.rules import DOUBLE, HAPPY, OFFICIAL, PLAIN, TILES, Buy, Malformed, apply, deal
from hornochsen.rules import events as ev
from hornochsen.rules.placement import next_free_row

IN_ORDER = tuple(TILES)


@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_play(players: int) -> None:
    """R1"""
    assert deal(CLASSIC, OFFICIAL, players, IN_ORDER).state.players == players


@pytest.mark.parametrize("players", [-1, 0, 1, 9])
def test_fewer_or_more_cannot_play(players: int) -> None:
    """R1"""
    with pytest.raises(Malformed, match=f"players: must be 2 to 8, not {players}$"):
        deal(CLASSIC, OFFICIAL, players, IN_ORDER)


@pytest.mark.parametrize(
    "supply",
    [IN_ORDER[:-1], (*IN_ORDER[:-1], 98), (*IN_ORDER, 100), (0, *IN_ORDER[1:]), (*IN_ORDER[:-1], 100), ()],
    ids=["one missing", "one twice", "one more", "a zero", "a hundred", "none"],
)
def test_there_is_one_tile_of_each_number_to_ninety_nine(supply: tuple[int, ...]) -> None:
    """R1"""
    with pytest.raises(Malformed, match="supply: must hold the tiles 1 to 99, each once"):
        deal(CLASSIC, OFFICIAL, 2, supply)


def test_the_last_square_of_a_row_is_its_bullhead() -> None:
    """R2: reaching it completes the row; the cow-pats before it do not."""
    state = position("8: 10 20 30 40\n2: 1\n3: 2\n4: 3", hands={0: [41, 99], 1: [4, 98]})
    step = lay(state, {0: 41, 1: 4})
    assert of(step, ev.Moved) == [ev.Moved(0, "bullhead", 7, False, 0, 7)]
    assert [(done.row, done.tile) for done in of(step, ev.RowCompleted)] == [(7, 41)]


def test_the_squares_of_a_row() -> None:
    """R2: plain, cow-pat, happy cow or double, and a number at the end; only numbers count."""
    drawn = board(". H 4 D [7]\n. . [1]\n. D H . [2]\n. . [3]\n. . [4]")
    assert drawn.rows[0] == (PLAIN, HAPPY, 4, DOUBLE, 7)
    assert drawn.points[0] == (0, 0, 4, 0, 7)
    assert drawn.last_happy == (1, -1, 2, -1, -1)
    assert drawn.last_double == (3, -1, 1, -1, -1)


@pytest.mark.parametrize(("rows", "left"), [(5, 3), (6, 3), (12, 6), (39, 20), (40, 20)])
def test_rows_are_numbered_down_the_left_half_then_down_the_right(rows: int, left: int) -> None:
    """R3: so the left half has the first rows; the larger half where their number is odd (R46)."""
    assert board("\n".join([". . [5]"] * rows)).left == left


def test_after_the_last_row_comes_the_first_again() -> None:
    """R3"""
    assert next_free_row(((), (1,), (2,), (3,), (4, 5, 6)), completed=4) == 0


def test_the_start_square_holds_any_number_of_pieces() -> None:
    """R4"""
    state = deal(CLASSIC, OFFICIAL, 8, IN_ORDER).state
    assert state.positions == (0,) * 8


def test_every_other_square_holds_one_piece() -> None:
    """R4"""
    state = deal(CLASSIC, OFFICIAL, 3, IN_ORDER).state
    assert act(state, Buy(0, 2), Buy(1, 2), Buy(2, 2)).state.positions == (2, 3, 4)


def test_counting_goes_on_past_the_dunghill() -> None:
    """R4"""
    state = position("8: 10 20 30 40\n2: 1\n3: 2\n4: 3", hands={0: [41, 99], 1: [4, 98]}, at=[59, 0])
    assert lay(state, {0: 41, 1: 4}).state.positions == (66, 0)


def test_a_players_square_is_the_players_minus_points() -> None:
    """R4"""
    state = deal(CLASSIC, OFFICIAL, 2, IN_ORDER).state
    assert apply(state, Buy(1, 3)).state.positions == (0, 3)
