"""Bull's eye: the next round is open. On the classic board they are on 40 and 50."""

import pytest
from msgspec.structs import replace
from rules.position import CLASSIC, act, board, lay, of, position

from hornochsen.rules import Buy, Illegal, Play, Step, Take, apply, legal
from hornochsen.rules import events as ev

MINUS = """
    1: 10
    2: 20
    3: 30
    8: 78 80
    """
PLUS = MINUS.replace("3:", "5:")
"""An 83 goes onto a cow-pat: 4 minus points, or 4 plus points if row 5 shows its happy cows."""


def four_points(at: list[int], rows: str = MINUS) -> Step:
    """Return the step in which seat 0 gets four points and the others get none."""
    laid = dict(zip(range(len(at)), (83, 11, 21, 12, 22), strict=False))
    return lay(position(rows, hands={seat: [tile, 90 + seat] for seat, tile in laid.items()}, at=at), laid)


@pytest.mark.parametrize("at", [36, 37, 38, 39])
def test_moving_onto_or_across_a_bulls_eye_triggers_it(at: int) -> None:
    """R36"""
    step = four_points([at, 20])
    assert of(step, ev.BullsEye) == [ev.BullsEye(0, 40)]
    assert of(step, ev.RoundBegan)[0].open


@pytest.mark.parametrize("at", [35, 20, 0])
def test_stopping_before_a_bulls_eye_does_not_trigger_it(at: int) -> None:
    """R36"""
    step = four_points([at, 20])
    assert of(step, ev.BullsEye) == []
    assert not of(step, ev.RoundBegan)[0].open


@pytest.mark.parametrize("other", [40, 41, 44, 49, 70])
def test_another_piece_on_or_beyond_the_bulls_eye_prevents_the_trigger(other: int) -> None:
    """R36: overtaking a leader who is past it does not count (R37)."""
    assert of(four_points([38, other]), ev.BullsEye) == []


def test_pieces_just_behind_the_bulls_eye_do_not_prevent_the_trigger() -> None:
    """R36"""
    assert of(four_points([38, 39, 37]), ev.BullsEye) == [ev.BullsEye(0, 40)]


def test_a_piece_that_was_not_in_the_lead_can_trigger_a_bulls_eye() -> None:
    """R36: it is in the lead after the move."""
    assert of(four_points([36, 39]), ev.BullsEye) == [ev.BullsEye(0, 40)]


def test_each_bulls_eye_is_judged_by_itself() -> None:
    """R36: another piece is on the first one, no piece is on the second."""
    assert of(four_points([47, 44]), ev.BullsEye) == [ev.BullsEye(0, 50)]


def test_one_move_can_trigger_both_bulls_eyes() -> None:
    """R36"""
    drawn = board(". . 4 5 [7]\n. . [5]\n. . [5]\n. . [5]\n. . [5]", bulls_eyes=(9, 8))
    state = position("1: 78 80\n2: 20\n3: 30\n4: 40", hands={0: [83, 90], 1: [21, 91]}, at=[5, 7], board=drawn)
    step = lay(state, {0: 83, 1: 21})
    assert of(step, ev.BullsEye) == [ev.BullsEye(0, 9), ev.BullsEye(0, 8)]


def test_a_bulls_eye_can_be_triggered_again_after_the_leader_has_dropped_back() -> None:
    """R36"""
    state = position(PLUS, hands={0: [31, 83, 90], 1: [11, 12, 91]}, at=[42, 20])
    state = lay(state, {0: 83, 1: 11}).state
    assert state.positions == (38, 20)
    assert of(apply(state, Buy(0, 2)), ev.BullsEye) == [ev.BullsEye(0, 40)]


def test_a_purchase_can_trigger_a_bulls_eye() -> None:
    """R37"""
    state = position(MINUS, hands={0: [83], 1: [11]}, at=[38, 20])
    step = apply(state, Buy(0, 2))
    assert of(step, ev.BullsEye) == [ev.BullsEye(0, 40)]
    assert step.state.open_next


@pytest.mark.parametrize(("at", "count"), [([37, 38, 39], 1), ([37, 39, 0], 2)])
def test_squares_over_which_a_piece_is_pushed_count(at: list[int], count: int) -> None:
    """R34, R37"""
    state = position(MINUS, hands={0: [83], 1: [11], 2: [12]}, at=at)
    step = apply(state, Buy(0, count))
    assert step.state.positions[0] == 40
    assert of(step, ev.BullsEye) == [ev.BullsEye(0, 40)]


@pytest.mark.parametrize("at", [[42, 20], [40, 20], [44, 20]])
def test_a_move_back_never_triggers_a_bulls_eye(at: list[int]) -> None:
    """R37: neither onto it, nor across it, nor off it."""
    assert of(four_points(at, PLUS), ev.BullsEye) == []


def test_a_move_back_that_is_pushed_onto_a_bulls_eye_does_not_trigger_it() -> None:
    """R34, R37"""
    step = four_points([42, 38, 39], PLUS)
    assert step.state.positions == (40, 38, 39)
    assert of(step, ev.BullsEye) == []


def test_leaving_a_bulls_eye_does_not_trigger_it() -> None:
    """R37"""
    assert of(four_points([40, 20]), ev.BullsEye) == []


def test_only_the_round_after_the_trigger_is_open() -> None:
    """R38: this round and the one after the next are not open."""
    state = position(MINUS, hands={0: [83, 90], 1: [11, 12, 91]}, at=[38, 20])
    step = lay(state, {0: 83, 1: 11})
    assert not any(laid.face_up for laid in of(step, ev.Laid))
    assert of(step, ev.RoundBegan) == [ev.RoundBegan(2, double=False, open=True, order=(1, 0), together=0)]
    step = lay(step.state, {1: 12, 0: 90})
    assert all(laid.face_up for laid in of(step, ev.Laid))
    assert step.state.laying.order == ()
    assert (step.state.laying.open, step.state.open_next) == (False, False)


def test_several_triggers_open_one_round() -> None:
    """R38"""
    drawn = replace(CLASSIC, bulls_eyes=(40, 41))
    state = position(MINUS, hands={0: [31, 90], 1: [11, 12]}, at=[38, 37], board=drawn)
    step = act(state, Buy(1, 3), Buy(0, 3), Play(0, (31,)), Play(1, (11,)))
    assert of(step, ev.BullsEye) == [ev.BullsEye(1, 40), ev.BullsEye(0, 41)]
    assert of(step, ev.RoundBegan)[0].open
    assert not lay(step.state, {1: 12, 0: 90}).state.laying.open


def test_the_next_round_is_open_even_if_the_piece_has_dropped_back() -> None:
    """R38: bought onto the bull's eye, then four plus points."""
    state = position(PLUS, hands={0: [83], 1: [11, 91]}, at=[38, 20])
    step = act(state, Buy(0, 2), Play(0, (83,)), Play(1, (11,)))
    assert step.state.positions == (36, 20)
    assert of(step, ev.RoundBegan)[0].open


def test_a_trigger_in_an_open_round_makes_the_next_one_open_too() -> None:
    """R38"""
    state = position(MINUS, hands={0: [83], 1: [11, 91]}, at=[38, 20], open_round=True)
    step = lay(state, {1: 11, 0: 83})
    assert of(step, ev.BullsEye) == [ev.BullsEye(0, 40)]
    assert of(step, ev.RoundBegan)[0].open


OPEN = {0: [31, 90], 1: [11, 91], 2: [21, 92], 3: [83, 93]}


def test_tiles_are_laid_face_up_fewest_minus_points_first() -> None:
    """R39"""
    state = position(MINUS, hands=OPEN, at=[7, 42, 3, 12], open_round=True)
    for seat in (2, 0, 3):
        assert state.awaited == (seat,)
        step = lay(state, {seat: OPEN[seat][0]})
        assert step.events == (ev.Laid(seat, 1, True, (OPEN[seat][0],)),)
        state = step.state
    assert state.awaited == (1,)
    assert of(lay(state, {1: 11}), ev.Revealed) == []


def test_laying_out_of_turn_is_refused() -> None:
    """R39"""
    state = position(MINUS, hands=OPEN, at=[7, 42, 3, 12], open_round=True)
    for seat in (0, 1, 3):
        with pytest.raises(Illegal, match=f"in this open round seat 2 lays before seat {seat}") as refused:
            lay(state, {seat: OPEN[seat][0]})
        assert refused.value.reason == "not-your-turn"
        assert not any(isinstance(action, Play) for action in legal(state, seat))


def test_tiles_of_an_open_round_go_to_the_board_lowest_first() -> None:
    """R39"""
    state = position(MINUS, hands=OPEN, at=[7, 42, 3, 12], open_round=True)
    step = lay(state, {2: 21, 0: 31, 3: 83, 1: 11})
    assert [(placed.tile, placed.seat) for placed in of(step, ev.Placed)] == [(11, 1), (21, 2), (31, 0), (83, 3)]


def test_the_order_is_that_of_the_pieces_when_the_round_begins() -> None:
    """R39: buying does not change it."""
    state = position(MINUS, hands=OPEN, at=[7, 42, 6, 12], open_round=True)
    state = act(state, Buy(2, 3)).state
    assert state.positions == (7, 42, 9, 12)
    assert state.awaited == (2,)
    state = lay(state, {2: 21}).state
    state = act(state, Buy(0, 3)).state
    assert state.awaited == (0,)


def test_points_of_the_round_before_count_for_the_order() -> None:
    """R39: seat 0 has passed seat 1."""
    assert of(four_points([38, 39, 20, 0, 0]), ev.RoundBegan) == [
        ev.RoundBegan(2, double=False, open=True, order=(3, 4, 2, 1, 0), together=2)
    ]


def test_players_on_the_start_square_choose_together_first_and_turn_over_at_the_same_time() -> None:
    """R39"""
    state = position(MINUS, hands=OPEN, at=[0, 42, 3, 0], open_round=True)
    assert state.awaited == (0, 3)
    step = lay(state, {3: 83})
    assert step.events == (ev.Laid(3, 1, False, (83,)),)
    assert step.state.awaited == (0,)
    step = lay(step.state, {0: 31})
    assert step.events == (ev.Laid(0, 1, False, (31,)), ev.Revealed((0, 3), ((31,), (83,))))
    assert step.state.awaited == (2,)


def test_other_players_wait_for_the_whole_group_on_the_start_square() -> None:
    """R39"""
    state = position(MINUS, hands=OPEN, at=[0, 42, 3, 0], open_round=True)
    with pytest.raises(Illegal, match="in this open round seat 0, 3 lays before seat 2"):
        lay(state, {2: 21})
    with pytest.raises(Illegal, match="in this open round seat 0 lays before seat 2"):
        lay(lay(state, {3: 83}).state, {2: 21})


def test_a_player_who_buys_away_from_the_start_square_stays_in_the_group() -> None:
    """R39: the order is that of the round's start."""
    state = position(MINUS, hands=OPEN, at=[0, 42, 3, 0], open_round=True)
    state = act(state, Buy(0, 2)).state
    assert state.awaited == (0, 3)
    assert of(lay(state, {0: 31, 3: 83}), ev.Revealed) == [ev.Revealed((0, 3), ((31,), (83,)))]


def test_when_all_are_on_the_start_square_their_tiles_are_turned_over_once() -> None:
    """R39"""
    state = position(MINUS, hands=OPEN, open_round=True)
    step = lay(state, {2: 21, 0: 31, 3: 83, 1: 11})
    assert of(step, ev.Revealed) == [ev.Revealed((0, 1, 2, 3), ((31,), (11,), (21,), (83,)))]
    assert [placed.tile for placed in of(step, ev.Placed)] == [11, 21, 31, 83]


def test_a_player_who_has_not_laid_may_buy_out_of_turn() -> None:
    """R40"""
    state = position(MINUS, hands=OPEN, at=[7, 42, 3, 12], open_round=True)
    assert legal(state, 1) == (Buy(1, 1), Buy(1, 2), Buy(1, 3))
    state = lay(act(state, Buy(1, 1)).state, {2: 21}).state
    assert legal(state, 1) == ()
    assert legal(state, 3) == (Buy(3, 1), Buy(3, 2), Buy(3, 3))
    with pytest.raises(Illegal) as refused:
        apply(state, Buy(2, 1))
    assert refused.value.reason == "already-laid"


def test_in_a_double_round_that_is_open_both_tiles_are_laid_openly() -> None:
    """R41"""
    state = position("1: 10\n2: 20\n3: 30\n7: 40", hands={0: [11, 90], 1: [12, 91]}, at=[3, 42], open_round=True)
    step = lay(state, {0: (90, 11)})
    assert step.events == (ev.Laid(0, 2, True, (11, 90)),)
    step = lay(step.state, {1: (12, 91)})
    assert [placed.tile for placed in of(step, ev.Placed)] == [11, 12, 90, 91]


def test_in_an_open_double_round_a_player_with_one_tile_must_buy_first() -> None:
    """R28, R40, R41"""
    state = position("1: 10\n2: 20\n3: 30\n7: 40", hands={0: [11], 1: [12]}, at=[3, 42], open_round=True)
    assert legal(state, 0) == (Buy(0, 1), Buy(0, 2), Buy(0, 3))
    assert legal(state, 1) == (Buy(1, 1), Buy(1, 2), Buy(1, 3))


def test_a_row_waits_for_its_completer_in_an_open_round_too() -> None:
    """R17, R39"""
    state = position("1: 10\n2: 20 21 22\n3: 30\n4: 40", hands={0: [23, 90], 1: [41, 91]}, at=[3, 42], open_round=True)
    step = lay(state, {0: 23, 1: 41})
    assert step.state.awaited == (0,)
    assert act(step.state, Take(0, (20,))).state.round == 2
