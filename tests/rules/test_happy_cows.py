"""Happy cows: plus points."""

import pytest
from rules.position import CLASSIC, act, board, lay, of, position

from hornochsen.rules import Take, happy_cow_visible
from hornochsen.rules import events as ev


def test_on_a_cow_pat_the_piece_moves_back() -> None:
    """R31"""
    state = position("1: 10\n2: 20\n5: 30\n8: 78 80", hands={0: [83, 90], 1: [11, 91]}, at=[20, 0])
    assert of(lay(state, {0: 83, 1: 11}), ev.Moved) == [ev.Moved(0, "cow-pat", 4, True, 20, 16)]


def test_on_a_bullhead_the_piece_moves_back() -> None:
    """R31: nothing else changes."""
    state = position("1: 10\n2: 20 21 22\n5: 30\n8: 78", hands={0: [23, 90], 1: [11, 91]}, at=[20, 0])
    step = lay(state, {0: 23, 1: 11})
    assert of(step, ev.Moved) == [ev.Moved(0, "bullhead", 5, True, 20, 15)]
    assert of(step, ev.RowCompleted) == [ev.RowCompleted(0, 1, 23, 2, (20, 21, 22))]


@pytest.mark.parametrize(
    ("row", "visible"),
    [("5: 30", True), ("5: 30 31", True), ("5: 30 31 32", False), ("12: 30 31", True), ("6: 30", False)],
)
def test_a_happy_cow_is_visible_while_uncovered_in_an_active_row(row: str, visible: bool) -> None:
    """R31"""
    state = position(f"1: 10\n2: 20\n{row}\n8: 78 80", hands={0: [83, 90], 1: [11, 91]}, at=[20, 0])
    assert happy_cow_visible(CLASSIC, state.rows) == visible
    (moved,) = of(lay(state, {0: 83, 1: 11}), ev.Moved)
    assert (moved.plus, moved.end) == ((True, 16) if visible else (False, 24))


def test_a_row_that_becomes_active_counts_from_the_next_tile_on() -> None:
    """R32: completing row 4 still costs; the cow-pat after it is plus."""
    rows = "1: 10\n2: 20\n4: 30 31 32 33 34\n8: 78 80"
    state = position(rows, hands={0: [35, 90], 1: [83, 91]}, at=[20, 20 + 1])
    step = lay(state, {0: 35, 1: 83})
    assert of(step, ev.Moved) == [ev.Moved(0, "bullhead", 8, False, 20, 28)]
    assert of(step, ev.RowCompleted)[0].next_row == 4
    assert of(act(step.state, Take(0, (30,))), ev.Moved) == [ev.Moved(1, "cow-pat", 4, True, 21, 17)]


def test_the_tile_that_covers_the_last_happy_cow_ends_plus_points_at_once() -> None:
    """R32"""
    state = position("1: 10\n2: 20\n5: 30 31\n8: 78 80", hands={0: [83, 90], 1: [32, 91]}, at=[20, 0])
    assert of(lay(state, {0: 83, 1: 32}), ev.Moved) == [ev.Moved(0, "cow-pat", 4, False, 20, 24)]


def test_a_tile_before_that_one_brings_plus_points() -> None:
    """R32: it is judged at the moment of scoring."""
    state = position("1: 10\n2: 20\n5: 85 86\n8: 78 80", hands={0: [83, 90], 1: [87, 91]}, at=[20, 0])
    assert of(lay(state, {0: 83, 1: 87}), ev.Moved) == [ev.Moved(0, "cow-pat", 4, True, 20, 16)]


def test_events_report_happy_cows_that_become_visible_and_are_covered() -> None:
    """R31, R32: row 4 is completed and row 5 opens with two cows; the next two tiles cover them."""
    rows = "1: 10\n2: 20\n4: 30 31 32 33 34\n8: 78 80"
    state = position(rows, hands={0: [35, 90], 1: [36, 91], 2: [37, 92]}, at=[20, 21, 22])
    step = lay(state, {0: 35, 1: 36, 2: 37})
    told = [event for event in step.events if isinstance(event, ev.RowCompleted | ev.HappyCows | ev.Placed)]
    assert told == [
        ev.Placed(0, 35, 3, 5, behind=34),
        ev.RowCompleted(0, 3, 35, 4, (30, 31, 32, 33, 34)),
        ev.HappyCows(True),
    ]
    told = [event for event in act(step.state, Take(0, (30,))).events if isinstance(event, ev.HappyCows | ev.Placed)]
    assert told == [ev.Placed(1, 36, 4, 1, behind=35), ev.Placed(2, 37, 4, 2, behind=36), ev.HappyCows(False)]


def test_one_happy_cow_in_any_active_row_is_enough() -> None:
    """R31: also in the row itself, behind the cow-pat."""
    drawn = board(". 3 H [7]\n. . [5]\n. . [5]\n. . [5]\n. . [5]")
    state = position("1: 78\n2: 20\n3: 30\n4: 40", hands={0: [83, 90], 1: [21, 91]}, at=[20, 0], board=drawn)
    assert of(lay(state, {0: 83, 1: 21}), ev.Moved) == [ev.Moved(0, "cow-pat", 3, True, 20, 17)]


def test_the_happy_cows_of_the_completed_row_are_covered() -> None:
    """R32: its bullhead costs, unless another row has one."""
    state = position("1: 10\n2: 20\n5: 30 31 32 33 34\n8: 78", hands={0: [35, 90], 1: [11, 91]}, at=[20, 0])
    assert of(lay(state, {0: 35, 1: 11}), ev.Moved) == [ev.Moved(0, "bullhead", 9, False, 20, 29)]


def test_a_piece_never_goes_back_past_the_start() -> None:
    """R33: the rest is lost."""
    state = position("1: 10\n2: 20\n5: 30\n8: 78 80 81", hands={0: [83, 90], 1: [11, 91]}, at=[3, 0])
    assert of(lay(state, {0: 83, 1: 11}), ev.Moved) == [ev.Moved(0, "cow-pat", 5, True, 3, 0)]


def test_a_piece_on_the_start_stays_there() -> None:
    """R33"""
    state = position("1: 10\n2: 20\n5: 30\n8: 78 80 81", hands={0: [83, 90], 1: [11, 91]})
    assert of(lay(state, {0: 83, 1: 11}), ev.Moved) == [ev.Moved(0, "cow-pat", 5, True, 0, 0)]
