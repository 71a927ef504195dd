"""The course: one piece per square."""

import pytest
from rules.position import lay, of, position

from hornochsen.rules import Buy, apply
from hornochsen.rules import events as ev
from hornochsen.rules.course import landing

MINUS = """
    1: 10
    2: 20
    3: 30
    8: 78 80
    """
PLUS = MINUS.replace("3:", "5:")
"""An 83 goes onto a cow-pat: 4 minus points, or 4 plus points if row 5 shows its happy cows."""


@pytest.mark.parametrize(
    ("others", "end"), [([23, 25], 24), ([24, 0], 25), ([24, 25], 26), ([24, 26], 25), ([25, 24], 26), ([19, 21], 24)]
)
def test_a_piece_is_pushed_from_an_occupied_square_to_the_next_free_one(others: list[int], end: int) -> None:
    """R34"""
    state = position(MINUS, hands={0: [83, 90], 1: [11, 91], 2: [12, 92]}, at=[20, *others])
    assert of(lay(state, {0: 83, 1: 11, 2: 12}), ev.Moved) == [ev.Moved(0, "cow-pat", 4, False, 20, end)]


@pytest.mark.parametrize(("others", "end"), [([16, 0], 17), ([16, 17], 18), ([15, 17], 16), ([17, 16], 18)])
def test_a_piece_that_moved_back_is_pushed_towards_the_dunghill_too(others: list[int], end: int) -> None:
    """R34"""
    state = position(PLUS, hands={0: [83, 90], 1: [11, 91], 2: [12, 92]}, at=[20, *others])
    assert of(lay(state, {0: 83, 1: 11, 2: 12}), ev.Moved) == [ev.Moved(0, "cow-pat", 4, True, 20, end)]


def test_a_moving_pieces_own_square_counts_as_free() -> None:
    """R34: all squares between are taken, so the piece ends where it was."""
    at = [20, 16, 17, 18, 19]
    state = position(PLUS, hands={0: [83, 90], 1: [11], 2: [12], 3: [13], 4: [31]}, at=at)
    (moved,) = of(lay(state, {0: 83, 1: 11, 2: 12, 3: 13, 4: 31}), ev.Moved)
    assert moved == ev.Moved(0, "cow-pat", 4, True, 20, 20)


def test_the_start_square_is_never_occupied() -> None:
    """R34"""
    state = position(PLUS, hands={0: [83, 90], 1: [11, 91]}, at=[4, 0])
    assert lay(state, {0: 83, 1: 11}).state.positions == (0, 0)


@pytest.mark.parametrize(
    ("positions", "seat", "points", "end"), [((5, 1), 0, -4, 2), ((0, 4, 0), 2, 4, 5), ((3, 3), 0, 1, 4)]
)
def test_where_a_piece_lands(positions: tuple[int, ...], seat: int, points: int, end: int) -> None:
    """R34"""
    assert landing(positions, seat, points) == end


def test_a_purchase_can_push_a_piece_too() -> None:
    """R35"""
    state = position(MINUS, hands={0: [83], 1: [11], 2: [12]}, at=[5, 7, 8])
    assert of(apply(state, Buy(0, 2)), ev.Moved) == [ev.Moved(0, "purchase", 2, False, 5, 9)]


def test_pieces_are_pushed_past_the_dunghill_too() -> None:
    """R35"""
    state = position(MINUS, hands={0: [83, 90], 1: [11, 91], 2: [12, 92]}, at=[58, 62, 63])
    assert lay(state, {0: 83, 1: 11, 2: 12}).state.positions == (64, 62, 63)


def test_a_push_can_carry_a_piece_onto_the_dunghill() -> None:
    """R35, R42"""
    state = position(MINUS, hands={0: [83, 90], 1: [11, 91]}, at=[55, 59])
    step = lay(state, {0: 83, 1: 11})
    assert step.state.positions == (60, 59)
    assert of(step, ev.DunghillReached) == [ev.DunghillReached(0)]
