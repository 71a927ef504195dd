"""The worked examples of the rulebooks, on the classic board."""

from rules.position import act, lay, of, position

from hornochsen.rules import Take
from hornochsen.rules import events as ev

ANJA, BERND, CONNY, DIRK = range(4)


def placed(*rows: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    return [(tile, row - 1, seat) for seat, tile, row in rows]


def test_ascending_order_and_smallest_difference() -> None:
    """R8, R9: the first example. R10: in the next round a 1 goes behind the 44."""
    state = position("1: 2\n2: 5\n3: 8\n4: 18", hands={ANJA: [1, 15], BERND: [14, 60], CONNY: [3, 70], DIRK: [44, 80]})
    step = lay(state, {ANJA: 15, BERND: 14, CONNY: 3, DIRK: 44})
    assert [(p.tile, p.row, p.seat) for p in of(step, ev.Placed)] == placed(
        (CONNY, 3, 1), (BERND, 14, 3), (ANJA, 15, 3), (DIRK, 44, 4)
    )
    assert step.state.rows[:4] == ((2, 3), (5,), (8, 14, 15), (18, 44))
    step = lay(step.state, {ANJA: 1, BERND: 60, CONNY: 70, DIRK: 80})
    assert of(step, ev.Placed)[0] == ev.Placed(ANJA, 1, 3, 2, behind=44, lowest=True)


def test_completing_a_row() -> None:
    """R13: Bernd's 63 costs 8 and begins row 5, below the 81; of the row he keeps the 56."""
    rows = "1: 10\n2: 20\n3: 53 56 59 60 62\n4: 81"
    state = position(rows, hands={ANJA: [11, 95], BERND: [63, 96]})
    step = lay(state, {ANJA: 11, BERND: 63})
    assert step.state.positions == (0, 8)
    assert (step.state.rows[2], step.state.rows[4]) == ((), (63,))
    state = act(step.state, Take(BERND, (56,))).state
    assert state.hands[BERND] == (56, 96)
    assert state.box == (53, 59, 60, 62)


def test_happy_cows() -> None:
    """R14, R31, R32: two rounds."""
    rows = "8: 78 80\n9: 68 72\n10: 20 23 25 30 34\n11: 17"
    hands = {ANJA: [55, 70, 90], BERND: [37, 56, 91], CONNY: [86, 87, 92], DIRK: [83, 99, 93]}
    state = position(rows, hands=hands, at=[5, 10, 21, 30])
    step = lay(state, {ANJA: 55, BERND: 37, CONNY: 86, DIRK: 83})
    assert of(step, ev.Moved) == [ev.Moved(BERND, "bullhead", 9, False, 10, 19)]
    assert of(step, ev.RowCompleted)[0].next_row == 11
    step = act(step.state, Take(BERND, (20, 23)))
    assert of(step, ev.Moved) == [
        ev.Moved(DIRK, "cow-pat", 4, True, 30, 26),
        ev.Moved(CONNY, "cow-pat", 5, True, 21, 16),
    ]
    assert step.state.rows[7:] == ((78, 80, 83, 86), (68, 72), (), (17,), (37, 55))

    step = lay(step.state, {ANJA: 70, BERND: 56, CONNY: 87, DIRK: 99})
    assert of(step, ev.Moved) == [ev.Moved(CONNY, "bullhead", 7, False, 16, 23)]
    assert of(step, ev.RowCompleted) == [ev.RowCompleted(CONNY, 7, 87, 9, (78, 80, 83, 86))]
    step = act(step.state, Take(CONNY, (78,)))
    assert step.state.rows[7:] == ((), (68, 72), (87, 99), (17,), (37, 55, 56, 70))
    assert step.state.box == (25, 30, 34, 80, 83, 86)
