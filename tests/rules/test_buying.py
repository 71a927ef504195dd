"""Buying tiles."""

import pytest
from rules.position import LONG, act, lay, of, position

from hornochsen.rules import (
    Buy,
    Illegal,
    Malformed,
    Play,
    TakeBack,
    apply,
    box_draw,
    legal,
    most_minus_first,
    most_to_buy,
)
from hornochsen.rules import events as ev
from hornochsen.rules.ledger import Drawn

ROWS = """
    1: 10
    2: 20
    3: 30
    4: 40
    """


def buys(count: int, seat: int = 0) -> tuple[Buy, ...]:
    return tuple(Buy(seat, n) for n in range(1, count + 1))


@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_two_or_three_tiles_are_bought_before_laying(count: int) -> None:
    """R18: they are the next tiles of the supply."""
    state = position(ROWS, hands={0: [50], 1: [51]}, supply=[77, 7, 70])
    step = apply(state, Buy(0, count))
    bought = tuple(sorted([77, 7, 70][:count]))
    assert step.events == (
        ev.Bought(0, count, 0, bought),
        ev.Moved(0, "purchase", count, False, 0, count),
    )
    assert step.state.hands[0] == tuple(sorted((50, *bought)))
    assert step.state.supply == state.supply[count:]
    assert step.state.bought == (count, 0)


@pytest.mark.parametrize("count", [-1, 0, 4, True, 1.0, "1", None])
def test_no_other_number_is_bought(count: int) -> None:
    """R18"""
    state = position(ROWS, hands={0: [50], 1: [51]})
    with pytest.raises(Malformed, match="count: a purchase is 1, 2 or 3 tiles, not "):
        apply(state, Buy(0, count))


def test_a_player_buys_once_per_round() -> None:
    """R18: a player announces the whole purchase at once."""
    state = position(ROWS, hands={0: [50], 1: [51]})
    state = apply(state, Buy(0, 1)).state
    with pytest.raises(Illegal, match="seat 0 has bought already; one purchase per round") as refused:
        apply(state, Buy(0, 1))
    assert refused.value.reason == "already-bought"
    assert not any(isinstance(action, Buy) for action in legal(state, 0))
    assert most_to_buy(state, 0) == 0


def test_a_player_may_buy_again_in_the_next_round() -> None:
    """R18"""
    state = position(ROWS, hands={0: [50], 1: [51]})
    state = act(state, Buy(0, 1), Play(0, (50,)), Play(1, (51,)), Buy(0, 3)).state
    assert (state.round, state.bought) == (2, (3, 0))


def test_buying_after_laying_is_refused() -> None:
    """R18"""
    state = lay(position(ROWS, hands={0: [50], 1: [51]}), {0: 50}).state
    with pytest.raises(Illegal, match="seat 0 has laid already; tiles are bought before laying") as refused:
        apply(state, Buy(0, 1))
    assert refused.value.reason == "already-laid"
    assert most_to_buy(state, 0) == 0


def test_each_tile_costs_one_minus_point_in_one_move() -> None:
    """R19"""
    state = position(ROWS, hands={0: [50], 1: [51]}, at=[5, 7])
    step = apply(state, Buy(0, 3))
    assert of(step, ev.Moved) == [ev.Moved(0, "purchase", 3, False, 5, 8)]


def test_a_purchase_moves_the_piece_in_one_move_not_square_by_square() -> None:
    """R19, R34: the piece at 6 and 7 is jumped over without a push."""
    state = position(ROWS, hands={0: [50], 1: [51], 2: [52]}, at=[5, 6, 7])
    assert apply(state, Buy(0, 3)).state.positions == (8, 6, 7)


def test_happy_cows_do_not_change_the_price() -> None:
    """R19"""
    state = position("1: 10\n2: 20\n3: 30\n5: 40", hands={0: [50], 1: [51]}, at=[5, 9])
    assert of(apply(state, Buy(0, 2)), ev.Moved) == [ev.Moved(0, "purchase", 2, False, 5, 7)]


@pytest.mark.parametrize(("held", "most"), [(1, 3), (6, 3), (7, 2), (8, 1)])
def test_never_more_than_nine_tiles_behind_a_screen(held: int, most: int) -> None:
    """R20"""
    state = position(ROWS, hands={0: range(50, 50 + held), 1: [90]})
    assert legal(state, 0)[:most] == buys(most)
    assert most_to_buy(state, 0) == most
    if most < 3:
        with pytest.raises(Illegal, match=f"seat 0 can buy at most {most} now, not 3") as refused:
            apply(state, Buy(0, 3))
        assert refused.value.reason == "too-many"


def test_a_player_with_a_full_screen_cannot_buy() -> None:
    """R20"""
    state = position(ROWS, hands={0: range(50, 59), 1: [90]})
    assert not any(isinstance(action, Buy) for action in legal(state, 0))
    with pytest.raises(Illegal, match="seat 0 has 9 tiles behind its screen and cannot hold more") as refused:
        apply(state, Buy(0, 1))
    assert refused.value.reason == "screen-full"


def test_laid_tiles_no_longer_count() -> None:
    """R20: a player with nine tiles lays one, completes a row and takes another."""
    state = position("1: 10\n2: 20 21 22\n3: 30\n4: 40", hands={0: [23, *range(90, 98)], 1: [41]})
    assert len(lay(state, {0: 23, 1: 41}).state.hands[0]) == 8
    assert legal(lay(state, {0: 23, 1: 41}).state, 0)


def test_the_first_to_announce_buys_first() -> None:
    """R21"""
    state = position(ROWS, hands={0: [50], 1: [51]}, supply=[77, 7])
    first, second = act(state, Buy(0, 1), Buy(1, 1)).state, act(state, Buy(1, 1), Buy(0, 1)).state
    assert (first.hands, first.positions) == (((50, 77), (7, 51)), (1, 2))
    assert (second.hands, second.positions) == (((7, 50), (51, 77)), (2, 1))


def test_of_simultaneous_announcements_the_most_minus_points_goes_first() -> None:
    """R21: on the start square, the lower seat."""
    assert most_minus_first((0, 12, 0, 31, 4), range(5)) == [3, 1, 4, 0, 2]
    assert most_minus_first((0, 12, 0, 31, 4), [2, 4, 0]) == [4, 0, 2]


def test_face_down_tiles_may_be_taken_back_until_the_last_player_has_chosen() -> None:
    """R22"""
    state = position(ROWS, hands={0: [50, 60], 1: [51], 2: [52]})
    laid = lay(state, {0: 50, 1: 51}).state
    assert legal(laid, 0) == (TakeBack(0),)
    step = apply(laid, TakeBack(0))
    assert step.events == (ev.TookBack(0),)
    assert (step.state.hands[0], step.state.laid, step.state.awaited) == ((50, 60), ((), (51,), ()), (0, 2))
    assert apply(step.state, Play(0, (60,))).state.laid[0] == (60,)


def test_in_a_double_round_both_tiles_are_taken_back() -> None:
    """R22, R26"""
    state = position("1: 10\n2: 20\n3: 30\n7: 40", hands={0: [50, 60], 1: [51, 52]})
    laid = lay(state, {0: (50, 60)}).state
    assert (laid.hands[0], laid.laid[0]) == ((), (50, 60))
    assert apply(laid, TakeBack(0)).state == state


def test_a_player_may_buy_after_taking_back() -> None:
    """R22"""
    state = position(ROWS, hands={0: [50, 60], 1: [51]})
    state = act(state, Play(0, (50,)), TakeBack(0), Buy(0, 2)).state
    assert (state.bought, state.positions) == ((2, 0), (2, 0))


def test_taking_back_allows_no_second_purchase() -> None:
    """R22: a purchase is never undone."""
    state = position(ROWS, hands={0: [50, 60], 1: [51]})
    state = act(state, Buy(0, 1), Play(0, (50,)), TakeBack(0)).state
    assert (state.bought, state.positions, len(state.hands[0])) == ((1, 0), (1, 0), 3)
    with pytest.raises(Illegal) as refused:
        apply(state, Buy(0, 1))
    assert refused.value.reason == "already-bought"


def test_taking_back_is_refused_when_the_last_player_has_chosen() -> None:
    """R22: all tiles are on the board by then."""
    state = lay(position(ROWS, hands={0: [50, 60], 1: [51, 61]}), {0: 50, 1: 51}).state
    with pytest.raises(Illegal, match="seat 0 has nothing to take back") as refused:
        apply(state, TakeBack(0))
    assert refused.value.reason == "not-laid"


def test_a_player_who_has_laid_nothing_cannot_take_back() -> None:
    """R22"""
    state = lay(position(ROWS, hands={0: [50, 60], 1: [51]}), {0: 50}).state
    with pytest.raises(Illegal, match="seat 1 has nothing to take back"):
        apply(state, TakeBack(1))


def test_face_up_tiles_cannot_be_taken_back() -> None:
    """R22, R39"""
    state = position(ROWS, hands={0: [50, 60], 1: [51]}, at=[3, 7], open_round=True)
    state = lay(state, {0: 50}).state
    assert legal(state, 0) == ()
    with pytest.raises(Illegal, match="seat 0 has laid face up; only face-down tiles can be taken back") as refused:
        apply(state, TakeBack(0))
    assert refused.value.reason == "face-up"


def test_the_group_on_the_start_square_may_take_back_until_its_last_member_has_chosen() -> None:
    """R22, R39"""
    state = position(ROWS, hands={0: [50, 60], 1: [51], 2: [52]}, at=[0, 7, 0], open_round=True)
    state = act(state, Play(0, (50,)), TakeBack(0), Play(0, (60,))).state
    assert legal(state, 0) == (TakeBack(0),)
    state = lay(state, {2: 52}).state
    assert state.awaited == (1,)
    for seat in (0, 2):
        assert legal(state, seat) == ()
        with pytest.raises(Illegal) as refused:
            apply(state, TakeBack(seat))
        assert refused.value.reason == "face-up"


def test_the_box_provides_what_the_supply_lacks() -> None:
    """R23: one purchase may draw from both; a player who announces three gets three."""
    state = position(ROWS, hands={0: [50], 1: [51]}, supply=[99], rest="box")
    assert box_draw(state, Buy(0, 3)) == 2
    step = act(state, Buy(0, 3), from_box=[98, 1])
    assert step.events == (ev.Bought(0, 3, 2, (1, 98, 99)), ev.Moved(0, "purchase", 3, False, 0, 3))
    assert step.state.hands[0] == (1, 50, 98, 99)
    assert step.state.supply == ()
    assert set(state.box) - set(step.state.box) == {1, 98}
    assert step.state.ledger[-1] == Drawn(0, 2, (1, 98))


def test_later_purchases_of_that_round_come_out_of_the_box_alone() -> None:
    """R23"""
    state = position(ROWS, hands={0: [50], 1: [51]}, supply=[99, 98, 97], rest="box")
    state = apply(state, Buy(0, 3)).state
    assert (state.supply, state.ledger[-1].seat) == ((), 0)
    assert box_draw(state, Buy(1, 2)) == 2
    step = act(state, Buy(1, 2), from_box=[5, 4])
    assert of(step, ev.Bought) == [ev.Bought(1, 2, 2, (4, 5))]
    assert step.state.hands[1] == (4, 5, 51)


def test_nothing_comes_out_of_the_box_while_the_supply_suffices() -> None:
    """R23"""
    state = position(ROWS, hands={0: [50], 1: [51]}, supply=[99, 98, 97], rest="box")
    step = apply(state, Buy(0, 3))
    assert of(step, ev.Bought) == [ev.Bought(0, 3, 0, (97, 98, 99))]
    assert step.state.ledger == state.ledger
    assert step.state.box == state.box
    assert box_draw(state, Play(0, (50,))) == 0


@pytest.mark.parametrize(
    "drawn",
    [[], [1], [1, 2, 3], [1, 1], [1, 50], [1, 99]],
    ids=["none", "too few", "too many", "twice", "held", "sold"],
)
def test_the_draw_from_the_box_must_be_exactly_what_the_supply_lacks(drawn: list[int]) -> None:
    """R23"""
    state = position(ROWS, hands={0: [50], 1: [51]}, supply=[99], rest="box")
    with pytest.raises(Malformed):
        act(state, Buy(0, 3), from_box=drawn)


def test_other_actions_draw_nothing_from_the_box() -> None:
    """R23"""
    state = position(ROWS, hands={0: [50], 1: [51]}, supply=[99], rest="box")
    with pytest.raises(Malformed):
        act(state, Play(0, (50,)), from_box=[1])
    with pytest.raises(Malformed):
        act(state, Buy(0, 1), from_box=[1])


FULL_ROWS = """
    1: 1-11
    2: 12-22
    3: 23-33
    4: 34-43
    """


@pytest.mark.parametrize(("supply", "box", "most"), [([99], [], 1), ([99], [98], 2), ([99, 97], [98], 3)])
def test_a_purchase_is_limited_to_what_supply_and_box_hold(supply: list[int], box: list[int], most: int) -> None:
    """R23"""
    state = position(FULL_ROWS, board=LONG, hands={0: [44]}, at=range(2, 9), supply=supply, box=box, rest="hands")
    assert most_to_buy(state, 0) == most
    if most < 3:
        with pytest.raises(Illegal, match=f"seat 0 can buy at most {most} now, not 3"):
            apply(state, Buy(0, 3))


def test_buying_is_refused_when_supply_and_box_are_empty() -> None:
    """R23"""
    state = position(FULL_ROWS, board=LONG, hands={0: [44, 45, 46]}, at=range(2, 9), supply=[99], rest="hands")
    state = apply(state, Buy(0, 1)).state
    assert len(state.hands[6]) == 7
    assert most_to_buy(state, 6) == 0
    with pytest.raises(Illegal, match="no tiles are left to buy") as refused:
        apply(state, Buy(6, 1))
    assert refused.value.reason == "nothing-for-sale"


def test_buying_is_refused_in_a_round_that_begins_with_an_empty_supply() -> None:
    """R24: even with a full box."""
    state = position(ROWS, hands={0: [50], 1: [51, 52]}, rest="box")
    for seat in (0, 1):
        assert most_to_buy(state, seat) == 0
        assert not any(isinstance(action, Buy) for action in legal(state, seat))
        with pytest.raises(Illegal, match="no tiles are for sale in this round") as refused:
            apply(state, Buy(seat, 1))
        assert refused.value.reason == "nothing-for-sale"


def test_buying_is_refused_after_free_tiles_emptied_the_supply() -> None:
    """R24: the reason why the supply is empty does not matter."""
    state = position(ROWS, hands={0: [50], 1: [51, 52]}, supply=[1, 2, 3, 4, 5, 6], rest="box")
    assert most_to_buy(state, 0) == 3
    state = lay(state, {0: 50, 1: 51}).state
    assert (state.round, state.supply, state.hands[0]) == (2, (), (1, 2, 3, 4, 5, 6))
    assert not state.laying.selling
    assert most_to_buy(state, 0) == most_to_buy(state, 1) == 0


def test_buying_is_refused_after_purchases_emptied_the_supply() -> None:
    """R24"""
    state = position(ROWS, hands={0: [50], 1: [51, 52]}, supply=[1, 2], rest="box")
    state = act(state, Buy(0, 2), Play(0, (50,)), Play(1, (51,))).state
    assert (state.round, state.laying.selling) == (2, False)
    assert most_to_buy(state, 1) == 0


def test_one_tile_in_the_supply_is_enough_to_draw_from_the_box() -> None:
    """R23, R24"""
    state = position(ROWS, hands={0: [50], 1: [51, 52]}, supply=[1], rest="box")
    assert [most_to_buy(state, seat) for seat in (0, 1)] == [3, 3]
