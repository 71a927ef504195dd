"""Double squares: rounds in which everyone lays two tiles."""

import pytest
from rules.position import LONG, act, lay, of, position

from hornochsen.rules import (
    JEUX_DE_NIM,
    OFFICIAL,
    Buy,
    Illegal,
    Play,
    Rules,
    Take,
    apply,
    legal,
    most_to_buy,
    tiles_to_lay,
)
from hornochsen.rules import events as ev

DOUBLE = """
    1: 10
    2: 20
    3: 30
    7: 40
    """

BOTH = pytest.mark.parametrize("rules", [OFFICIAL, JEUX_DE_NIM], ids=["official", "jeux-de-nim"])


def test_with_a_double_square_visible_everyone_lays_two_tiles() -> None:
    """R26"""
    state = position(DOUBLE, hands={0: [11, 50, 60], 1: [21, 51]})
    assert state.laying.double
    assert [action for action in legal(state, 0) if isinstance(action, Play)] == [
        Play(0, (11, 50)),
        Play(0, (11, 60)),
        Play(0, (50, 60)),
    ]
    with pytest.raises(Illegal, match="seat 0 lays 2 tiles in this round, not 1 tile") as refused:
        lay(state, {0: 11})
    assert refused.value.reason == "wrong-count"


@pytest.mark.parametrize(
    ("rows", "double"),
    [
        ("1: 10\n2: 20\n3: 30\n7: 40", True),
        ("1: 10\n2: 20\n3: 30\n7: 40 41 42", True),
        ("1: 10\n2: 20\n3: 30\n7: 40 41 42 43", True),
        ("1: 10\n2: 20\n3: 30\n7: 40 41 42 43 44", False),
        ("1: 10\n2: 20\n3: 30\n4: 40", False),
    ],
    ids=["all visible", "two visible", "the last visible", "all covered", "row not active"],
)
def test_a_double_square_is_visible_while_uncovered_in_an_active_row(rows: str, double: bool) -> None:
    """R26: judged when a round begins; here the second one, after one that leaves row 7 alone."""
    state = position(rows, hands={0: [11, 12, 50], 1: [21, 31, 51]})
    step = lay(state, {0: (11, 12), 1: (21, 31)} if state.laying.double else {0: 11, 1: 21})
    assert [began.double for began in of(step, ev.RoundBegan)] == [double]
    assert tiles_to_lay(step.state, 0) == (0 if double else 1)


def test_all_laid_tiles_are_sorted_together() -> None:
    """R27"""
    state = position(DOUBLE, hands={0: [50, 11], 1: [51, 21, 60]})
    step = lay(state, {0: (50, 11), 1: (21, 51)})
    assert of(step, ev.Revealed) == [ev.Revealed((0, 1), ((11, 50), (21, 51)))]
    assert [(placed.tile, placed.seat) for placed in of(step, ev.Placed)] == [(11, 0), (21, 1), (50, 0), (51, 1)]


def test_a_double_square_uncovered_during_a_round_changes_the_next_one() -> None:
    """R27: the row with the double squares becomes active as soon as row 3 is completed."""
    state = position("3: 53 56 59 60 62\n4: 81\n5: 82 83 84 85\n6: 1", hands={0: [63, 90], 1: [2, 91]})
    assert not state.laying.double
    step = lay(state, {0: 63, 1: 2})
    assert of(step, ev.RowCompleted)[0].next_row == 6
    step = act(step.state, Take(0, (53,)))
    assert of(step, ev.RoundBegan) == [ev.RoundBegan(2, double=True, open=False, order=(), together=0)]
    assert tiles_to_lay(step.state, 1) == 0
    assert tiles_to_lay(step.state, 0) == 2


def test_a_double_square_covered_during_a_round_changes_the_next_one() -> None:
    """R27"""
    state = position("1: 10\n2: 20\n3: 30\n7: 40 41 42 43", hands={0: [11, 44, 60], 1: [31, 32, 61]})
    step = lay(state, {0: (11, 44), 1: (31, 32)})
    assert of(step, ev.RoundBegan) == [ev.RoundBegan(2, double=False, open=False, order=(), together=0)]
    assert tiles_to_lay(step.state, 0) == 1


@BOTH
def test_a_player_with_one_tile_must_buy_first(rules: Rules) -> None:
    """R28"""
    state = position(DOUBLE, hands={0: [50], 1: [21, 51]}, rules=rules)
    assert legal(state, 0) == (Buy(0, 1), Buy(0, 2), Buy(0, 3))
    assert tiles_to_lay(state, 0) == 0
    for play in [Play(0, (50,)), Play(0, (50, 51))]:
        with pytest.raises(Illegal, match="seat 0 has one tile and must buy at least one") as refused:
            apply(state, play)
        assert refused.value.reason == "must-buy"


@BOTH
def test_after_that_purchase_two_tiles_are_laid(rules: Rules) -> None:
    """R28"""
    state = position(DOUBLE, hands={0: [50], 1: [21, 51]}, supply=[60], rules=rules)
    state = apply(state, Buy(0, 1)).state
    assert legal(state, 0) == (Play(0, (50, 60)),)


def test_a_player_with_two_tiles_need_not_buy() -> None:
    """R28"""
    state = position(DOUBLE, hands={0: [50, 60], 1: [21, 51]})
    assert Play(0, (50, 60)) in legal(state, 0)
    assert most_to_buy(state, 0) == 3


def test_in_a_single_round_one_tile_is_enough() -> None:
    """R28"""
    state = position("1: 10\n2: 20\n3: 30\n4: 40", hands={0: [50], 1: [21, 51]})
    assert Play(0, (50,)) in legal(state, 0)


def test_the_tile_may_come_out_of_the_box_when_the_supply_has_run_out_in_this_round() -> None:
    """R23, R28: seat 0 may still buy up to three."""
    state = position(DOUBLE, hands={0: [50], 1: [21, 51]}, supply=[1, 2], rest="box")
    state = apply(state, Buy(1, 2)).state
    assert legal(state, 0) == (Buy(0, 1), Buy(0, 2), Buy(0, 3))
    state = act(state, Buy(0, 1), from_box=[99]).state
    assert legal(state, 0) == (Play(0, (50, 99)),)


def test_without_box_sales_exactly_one_tile_comes_out_of_the_box() -> None:
    """R28: `box_sales` is false; a player with two tiles buys none."""
    state = position(DOUBLE, hands={0: [50], 1: [21, 51], 2: [60, 61]}, supply=[1, 2], rest="box", rules=JEUX_DE_NIM)
    state = apply(state, Buy(1, 2)).state
    assert legal(state, 0) == (Buy(0, 1),)
    assert legal(state, 2) == (Play(2, (60, 61)),)
    state = act(state, Buy(0, 1), from_box=[99]).state
    assert legal(state, 0) == (Play(0, (50, 99)),)


def test_without_box_sales_the_supply_is_sold_first() -> None:
    """R28: `box_sales` is false; the supply limits the purchase."""
    state = position(DOUBLE, hands={0: [50], 1: [21, 51]}, supply=[1, 2], rest="box", rules=JEUX_DE_NIM)
    assert legal(state, 0) == (Buy(0, 1), Buy(0, 2))


PACKED = """
    1: 1-10
    2: 11-21
    3: 22-32
    4: 33-43
    """


@BOTH
def test_if_no_tile_can_be_bought_the_single_tile_is_laid(rules: Rules) -> None:
    """R29: supply and box are empty."""
    state = position(PACKED, board=LONG, hands={0: [44], 1: [45]}, at=range(2, 10), rest="hands", rules=rules)
    assert state.laying.double
    assert (state.supply, state.box) == ((), ())
    assert legal(state, 0) == (Play(0, (44,)),)
    state = lay(state, {0: 44}).state
    assert state.laid[0] == (44,)
    with pytest.raises(Illegal, match="seat 2 lays 2 tiles in this round"):
        lay(state, {2: state.hands[2][0]})


@BOTH
def test_of_two_players_the_first_to_announce_gets_the_last_tile(rules: Rules) -> None:
    """R29"""
    state = position(PACKED, board=LONG, hands={0: [44], 1: [45]}, at=range(2, 10), box=[99], rest="hands", rules=rules)
    assert legal(state, 0) == (Buy(0, 1),)
    assert legal(state, 1) == (Buy(1, 1),)
    state = act(state, Buy(1, 1), from_box=[99]).state
    assert legal(state, 1) == (Play(1, (45, 99)),)
    assert legal(state, 0) == (Play(0, (44,)),)


@BOTH
def test_that_last_tile_may_come_from_the_supply(rules: Rules) -> None:
    """R29"""
    state = position(
        PACKED, board=LONG, hands={0: [44], 1: [45]}, at=range(2, 10), supply=[99], rest="hands", rules=rules
    )
    state = act(state, Buy(1, 1)).state
    assert state.hands[1] == (45, 99)
    assert legal(state, 0) == (Play(0, (44,)),)
    with pytest.raises(Illegal) as refused:
        apply(state, Buy(0, 1))
    assert refused.value.reason == "nothing-for-sale"


@BOTH
def test_with_an_empty_supply_at_the_rounds_start_exactly_one_tile_comes_out_of_the_box(rules: Rules) -> None:
    """R30"""
    state = position(DOUBLE, hands={0: [50], 1: [21, 51]}, rest="box", rules=rules)
    assert legal(state, 0) == (Buy(0, 1),)
    with pytest.raises(Illegal, match="seat 0 can buy at most 1 now, not 2") as refused:
        act(state, Buy(0, 2), from_box=[98, 99])
    assert refused.value.reason == "too-many"
    step = act(state, Buy(0, 1), from_box=[99])
    assert step.events == (ev.Bought(0, 1, 1, (99,)), ev.Moved(0, "purchase", 1, False, 0, 1))
    assert legal(step.state, 0) == (Play(0, (50, 99)),)


@BOTH
def test_only_a_player_with_one_tile_buys_then(rules: Rules) -> None:
    """R24, R30"""
    state = position(DOUBLE, hands={0: [50], 1: [21, 51]}, rest="box", rules=rules)
    assert legal(state, 1) == (Play(1, (21, 51)),)
    with pytest.raises(Illegal) as refused:
        act(state, Buy(1, 1), from_box=[99])
    assert refused.value.reason == "nothing-for-sale"
