"""Points: cow-pats and bullheads, and the tiles of a completed row."""

import pytest
from rules.position import act, board, lay, of, position

from hornochsen.rules import Buy, Illegal, Malformed, Play, Take, TakeBack, apply, legal, most_to_buy
from hornochsen.rules import events as ev
from hornochsen.rules.ledger import Kept

COMPLETING = """
    1: 10
    2: 20
    3: 53 56 59 60 62
    4: 81
    """

SHORT = board("\n".join([". . [5]"] * 4 + [". D [4]"] + [". . [3]"] * 3), dunghill=200)


def test_a_cow_pat_costs_its_number_and_nothing_else_happens() -> None:
    """R12"""
    state = position("1: 10\n2: 20\n3: 30\n8: 78 80", hands={0: [83, 90], 1: [31, 91]})
    step = lay(state, {0: 83, 1: 31})
    assert step.events[3:] == (
        ev.Placed(1, 31, 2, 1, behind=30),
        ev.Placed(0, 83, 7, 2, behind=80),
        ev.Moved(0, "cow-pat", 4, False, 0, 4),
        ev.RoundEnded(1),
        ev.RoundBegan(2, double=False, open=False, order=(), together=0),
    )
    assert step.state.rows[7] == (78, 80, 83)
    assert (step.state.hands, step.state.box, step.state.supply) == (((90,), (91,)), (), state.supply)


def test_a_plain_square_costs_nothing() -> None:
    """R12"""
    state = position(COMPLETING, hands={0: [11, 90], 1: [21, 91]})
    assert of(lay(state, {0: 11, 1: 21}), ev.Moved) == []


def test_a_bullhead_costs_first_then_the_tile_moves_then_tiles_are_taken() -> None:
    """R13: in this order."""
    state = position(COMPLETING, hands={0: [63, 90], 1: [11, 91]})
    step = lay(state, {0: 63, 1: 11})
    assert step.events[-4:] == (
        ev.Placed(0, 63, 2, 5, behind=62),
        ev.Moved(0, "bullhead", 8, False, 0, 8),
        ev.RowCompleted(0, 2, 63, 4, (53, 56, 59, 60, 62)),
        ev.HappyCows(True),
    )
    assert step.state.rows[2] == ()
    assert step.state.rows[4] == (63,)
    assert step.state.awaited == (0,)
    assert of(act(step.state, Take(0, (56,))), ev.Took) == [ev.Took(0, 1, (56,))]


@pytest.mark.parametrize("tiles", [(56,), (53, 62)])
def test_one_or_two_tiles_go_behind_the_screen_and_the_rest_into_the_box(tiles: tuple[int, ...]) -> None:
    """R13"""
    state = position(COMPLETING, hands={0: [63, 90], 1: [11, 91]})
    after = act(lay(state, {0: 63, 1: 11}).state, Take(0, tiles)).state
    assert after.hands == (tuple(sorted({*tiles, 90})), (91,))
    assert after.box == tuple(sorted({53, 56, 59, 60, 62} - {*tiles}))
    assert after.ledger == (Kept(0, (53, 56, 59, 60, 62), len(tiles), tiles),)
    assert after.taking is None


def test_all_choices_of_one_or_two_are_offered() -> None:
    """R13"""
    state = position("1: 10\n2: 20 21 22\n3: 30\n4: 40", hands={0: [23, 90], 1: [31, 91]})
    state = lay(state, {0: 23, 1: 31}).state
    offered = [(20,), (21,), (22,), (20, 21), (20, 22), (21, 22)]
    assert legal(state, 0) == tuple(Take(0, tiles) for tiles in offered)
    assert legal(state, 1) == ()


@pytest.mark.parametrize("tiles", [(), (53, 56, 59), (53, 53), (0,), (100, 53)])
def test_taking_none_or_three_is_refused(tiles: tuple[int, ...]) -> None:
    """R13"""
    state = position(COMPLETING, hands={0: [63, 90], 1: [11, 91]})
    with pytest.raises(Malformed):
        act(lay(state, {0: 63, 1: 11}).state, Take(0, tiles))


@pytest.mark.parametrize("tile", [63, 90, 81])
def test_only_the_rows_other_tiles_can_be_taken(tile: int) -> None:
    """R13: not the tile that completed it, nor any from elsewhere."""
    state = position(COMPLETING, hands={0: [63, 90], 1: [11, 91]})
    refusal = f"the completed row does not have tile {tile}, only 53, 56, 59, 60, 62"
    with pytest.raises(Illegal, match=refusal) as refused:
        act(lay(state, {0: 63, 1: 11}).state, Take(0, (tile,)))
    assert refused.value.reason == "no-such-tile"


def test_taking_without_a_completed_row_is_refused() -> None:
    """R13"""
    state = position(COMPLETING, hands={0: [63, 90], 1: [11, 91]})
    with pytest.raises(Illegal, match="no row has been completed") as refused:
        act(state, Take(0, (53,)))
    assert refused.value.reason == "nothing-to-take"


def test_the_next_tile_finds_the_moved_tile_in_its_new_row() -> None:
    """R13"""
    state = position(COMPLETING, hands={0: [63, 90], 1: [64, 91]})
    state = lay(state, {0: 63, 1: 64}).state
    assert of(act(state, Take(0, (53,))), ev.Placed) == [ev.Placed(1, 64, 4, 1, behind=63)]


FIVE = board("\n".join([". . [5]"] * 5))


@pytest.mark.parametrize(
    ("rows", "completed", "following"),
    [
        ("1: 10 11\n2: 20\n3: 30\n4: 40", 1, 5),
        ("2: 10 11\n3: 20\n4: 30\n5: 40", 2, 1),
        ("5: 10 11\n2: 20\n3: 30\n4: 40", 5, 1),
        ("4: 10 11\n1: 20\n2: 30\n5: 40", 4, 3),
    ],
)
def test_the_next_free_row_is_the_first_free_one_after_the_completed_row(
    rows: str, completed: int, following: int
) -> None:
    """R14: counting on in the order of R3, from the last row to the first."""
    state = position(rows, hands={0: [12], 1: [50]}, board=FIVE)
    (done,) = of(lay(state, {0: 12, 1: 50}), ev.RowCompleted)
    assert (done.row, done.next_row) == (completed - 1, following - 1)


def test_a_gap_between_active_rows_is_filled_first() -> None:
    """R14: the completed row counts, not the last active one."""
    state = position("1: 10 11 12 13\n2: 20\n4: 30\n6: 40", hands={0: [14], 1: [50]})
    (done,) = of(lay(state, {0: 14, 1: 50}), ev.RowCompleted)
    assert done.next_row == 2


def test_a_row_before_the_completed_one_waits_although_it_is_free() -> None:
    """R14"""
    state = position("8: 10 11 12 13\n9: 20\n10: 30\n11: 40", hands={0: [14], 1: [50]})
    (done,) = of(lay(state, {0: 14, 1: 50}), ev.RowCompleted)
    assert done.next_row == 11


def test_the_next_free_row_may_have_been_active_before() -> None:
    """R14"""
    state = position("1: 10 11\n2: 20\n3: 30\n5: 40 41", hands={0: [12, 90], 1: [42, 91]}, board=FIVE)
    step = act(lay(state, {0: 12, 1: 42}).state, Take(0, (10,)))
    assert [(done.row, done.next_row) for done in of(step, ev.RowCompleted)] == [(4, 0)]
    assert step.state.rows == ((42,), (20,), (30,), (12,), ())


def test_other_players_do_not_learn_which_tiles_were_taken() -> None:
    """R15: they learn how many (see also `test_secret.py`)."""
    state = position(COMPLETING, hands={0: [63, 90], 1: [11, 91]})
    state = lay(state, {0: 63, 1: 11}).state
    one, other = act(state, Take(0, (53, 56))), act(state, Take(0, (60, 62)))
    assert [took.count for took in of(one, ev.Took)] == [took.count for took in of(other, ev.Took)] == [2]


def test_with_eight_tiles_behind_the_screen_one_is_taken() -> None:
    """R16, R20"""
    state = position(COMPLETING, hands={0: [63, *range(90, 98)], 1: [11, 98]})
    state = lay(state, {0: 63, 1: 11}).state
    assert legal(state, 0) == tuple(Take(0, (tile,)) for tile in (53, 56, 59, 60, 62))
    with pytest.raises(Illegal, match="seat 0 can take at most 1 tile, not 2 tiles") as refused:
        act(state, Take(0, (53, 56)))
    assert refused.value.reason == "wrong-count"
    assert len(act(state, Take(0, (53,))).state.hands[0]) == 9


def test_with_seven_tiles_behind_the_screen_two_may_be_taken() -> None:
    """R16, R20"""
    state = position(COMPLETING, hands={0: [63, *range(90, 97)], 1: [11, 98]})
    state = act(lay(state, {0: 63, 1: 11}).state, Take(0, (53, 56))).state
    assert len(state.hands[0]) == 9


def test_with_nine_tiles_no_choice_is_offered_and_the_whole_row_goes_to_the_box() -> None:
    """R16: possible in a double round, after an earlier take."""
    rows = "1: 10 11\n2: 20 21\n3: 30\n5: 40"
    state = position(rows, board=SHORT, hands={0: [12, 22, *range(90, 97)], 1: [31, 32, 98]})
    state = lay(state, {0: (12, 22), 1: (31, 32)}).state
    step = act(state, Take(0, (10, 11)))
    assert step.events[:6] == (
        ev.Took(0, 2, (10, 11)),
        ev.Placed(0, 22, 1, 2, behind=21),
        ev.Moved(0, "bullhead", 5, False, 5, 10),
        ev.RowCompleted(0, 1, 22, 5, (20, 21)),
        ev.Took(0, 0, ()),
        ev.Placed(1, 31, 2, 1, behind=30),
    )
    assert len(step.state.hands[0]) == 9
    assert {20, 21} <= set(step.state.box)
    assert step.state.ledger[-1] == Kept(0, (20, 21), 0, ())


def test_the_shortest_row_with_room_for_one_is_still_a_choice() -> None:
    """R16"""
    rows = "1: 10 11\n2: 20\n3: 30\n4: 40"
    state = position(rows, board=SHORT, hands={0: [12, *range(90, 98)], 1: [31, 98]})
    state = lay(state, {0: 12, 1: 31}).state
    assert state.awaited == (0,)
    assert legal(state, 0) == (Take(0, (10,)), Take(0, (11,)))


def test_tiles_are_taken_before_the_next_tile_is_laid() -> None:
    """R17"""
    state = position("1: 10\n2: 20 21 22\n3: 30\n4: 40", hands={0: [23, 90], 1: [31, 91], 2: [12, 92]})
    step = lay(state, {0: 23, 1: 31, 2: 12})
    assert [placed.tile for placed in of(step, ev.Placed)] == [12, 23]
    assert step.state.queue == ((31, 1),)
    assert step.state.awaited == (0,)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Buy(1, 1), "taking"),
        (Play(1, (91,)), "taking"),
        (TakeBack(1), "taking"),
        (Play(0, (90,)), "taking"),
        (Buy(0, 1), "taking"),
        (Take(1, (20,)), "not-your-turn"),
    ],
    ids=repr,
)
def test_other_actions_are_refused_while_a_player_takes_tiles(
    action: Buy | Play | TakeBack | Take, reason: str
) -> None:
    """R17"""
    state = position("1: 10\n2: 20 21 22\n3: 30\n4: 40", hands={0: [23, 90], 1: [31, 91]})
    state = lay(state, {0: 23, 1: 31}).state
    with pytest.raises(Illegal, match="seat 0 ") as refused:
        apply(state, action)
    assert refused.value.reason == reason
    assert [most_to_buy(state, seat) for seat in (0, 1)] == [0, 0]
