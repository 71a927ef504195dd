"""The two sets of rules and their switches."""

import msgspec
import pytest
from rules.position import act, lay, of, position, whereabouts

from hornochsen.rules import (
    JEUX_DE_NIM,
    OFFICIAL,
    PRESETS,
    RULES_VERSION,
    TILES,
    Buy,
    Illegal,
    Play,
    Rules,
    Take,
    apply,
    legal,
    most_to_buy,
)
from hornochsen.rules import events as ev

QUIET = """
    1: 10
    2: 20
    3: 30
    8: 78 80
    """
HAPPY = QUIET.replace("3:", "5:")
COMPLETING = """
    1: 10
    2: 20 21 22
    3: 30
    4: 40
    """


def test_the_presets() -> None:
    assert PRESETS == {"official": OFFICIAL, "jeux-de-nim": JEUX_DE_NIM}
    assert Rules(dunghill_ends="round", box_sales=True, happy_buying=False) == OFFICIAL == Rules()
    assert Rules(dunghill_ends="at_once", box_sales=False, happy_buying=False) == JEUX_DE_NIM


def test_the_version_of_the_rules() -> None:
    assert RULES_VERSION == 1


@pytest.mark.parametrize("data", [b'{"dunghill": "round"}', b'{"dunghill_ends": "soon"}', b'{"box_sales": 1}'])
def test_an_unknown_switch_is_refused(data: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(data, type=Rules)


def test_omitted_switches_are_those_of_the_official_rules() -> None:
    assert msgspec.json.decode(b'{"happy_buying": true}', type=Rules) == Rules(happy_buying=True)


def test_at_once_the_game_stops_the_moment_a_piece_reaches_the_dunghill() -> None:
    """R42 under `dunghill_ends = at_once`: the remaining tiles are not placed; no free tiles, no end of the round."""
    state = position(QUIET, hands={0: [83], 1: [11, 91], 2: [85, 92]}, at=[57, 0, 1], rules=JEUX_DE_NIM)
    step = lay(state, {0: 83, 1: 11, 2: 85})
    assert step.events[-4:] == (
        ev.Placed(0, 83, 7, 2, behind=80),
        ev.Moved(0, "cow-pat", 4, False, 57, 61),
        ev.DunghillReached(0),
        ev.GameEnded("dunghill", (3, 1, 2)),
    )
    assert (step.state.ending, step.state.queue, step.state.hands[0]) == ("dunghill", ((85, 2),), ())
    assert step.state.positions == (61, 0, 1)
    assert step.state.awaited == ()
    assert whereabouts(step.state) == list(TILES)


def test_at_once_a_bullheads_tile_stays_where_it_was_laid() -> None:
    """R13, R42 under `dunghill_ends = at_once`: no tiles are taken."""
    state = position(COMPLETING, hands={0: [23, 90], 1: [41, 91]}, at=[58, 0], rules=JEUX_DE_NIM)
    step = lay(state, {0: 23, 1: 41})
    assert step.state.rows[:4] == ((10,), (20, 21, 22, 23), (30,), (40,))
    assert (step.state.taking, step.state.box, step.state.hands[0]) == (None, (), (90,))
    assert not any(isinstance(event, ev.RowCompleted | ev.Took) for event in step.events)
    assert [legal(step.state, seat) for seat in (0, 1)] == [(), ()]
    assert whereabouts(step.state) == list(TILES)


def test_at_once_a_purchase_draws_first() -> None:
    """R18, R42 under `dunghill_ends = at_once`: tiles already laid stay laid."""
    state = position(QUIET, hands={0: [83], 1: [11, 91]}, at=[58, 0], supply=[77, 7], rules=JEUX_DE_NIM)
    step = act(state, Play(1, (11,)), Buy(0, 2))
    assert step.events[1:] == (
        ev.Bought(0, 2, 0, (7, 77)),
        ev.Moved(0, "purchase", 2, False, 58, 60),
        ev.DunghillReached(0),
        ev.GameEnded("dunghill", (2, 1)),
    )
    assert (step.state.hands, step.state.laid) == (((7, 77, 83), (91,)), ((), (11,)))
    assert step.state.rows == state.rows
    assert [legal(step.state, seat) for seat in (0, 1)] == [(), ()]
    assert whereabouts(step.state) == list(TILES)


def test_at_once_a_piece_before_the_dunghill_does_not_stop_the_game() -> None:
    """R42 under `dunghill_ends = at_once`"""
    state = position(QUIET, hands={0: [83, 90], 1: [11, 91]}, at=[55, 0], rules=JEUX_DE_NIM)
    assert lay(state, {0: 83, 1: 11}).state.round == 2


def test_at_once_changes_nothing_else() -> None:
    """R43 and R45 hold in both sets of rules."""
    state = position(QUIET, hands={0: [31], 1: [11, 91]}, rest="box", rules=JEUX_DE_NIM)
    assert lay(state, {0: 31, 1: 11}).state.ending == "no-tiles"
    state = position(QUIET, hands={0: [31, 90], 1: [11, 91]}, number=200, rules=JEUX_DE_NIM)
    assert lay(state, {0: 31, 1: 11}).state.ending == "round-limit"


def test_by_the_round_a_purchase_does_not_stop_the_game() -> None:
    """R42 under `dunghill_ends = round`"""
    state = position(QUIET, hands={0: [83], 1: [11, 91]}, at=[58, 0])
    step = apply(state, Buy(0, 2))
    assert of(step, ev.DunghillReached) == [ev.DunghillReached(0)]
    assert (step.state.over, step.state.dunghill_reached) == (False, True)
    assert Play(0, (83,)) in legal(step.state, 0)


def test_by_the_round_a_bullheads_tile_moves_and_tiles_are_taken() -> None:
    """R13, R42 under `dunghill_ends = round`"""
    state = position(COMPLETING, hands={0: [23, 90], 1: [41, 91]}, at=[58, 0])
    step = lay(state, {0: 23, 1: 41})
    assert step.state.rows[4] == (23,)
    assert Take(0, (20,)) in legal(step.state, 0)


def test_without_box_sales_buying_is_limited_to_what_the_supply_holds() -> None:
    """R23 under `box_sales = false`"""
    state = position(QUIET, hands={0: [31], 1: [11]}, supply=[77, 7], rest="box", rules=JEUX_DE_NIM)
    assert most_to_buy(state, 0) == 2
    with pytest.raises(Illegal, match="seat 0 can buy at most 2 now, not 3"):
        apply(state, Buy(0, 3))
    state = apply(state, Buy(0, 2)).state
    assert most_to_buy(state, 1) == 0
    with pytest.raises(Illegal, match="no tiles are left to buy") as refused:
        apply(state, Buy(1, 1))
    assert refused.value.reason == "nothing-for-sale"


def test_without_box_sales_an_empty_supply_sells_nothing() -> None:
    """R24 under `box_sales = false`"""
    state = position(QUIET, hands={0: [31], 1: [11]}, rest="box", rules=JEUX_DE_NIM)
    assert legal(state, 0) == (Play(0, (31,)),)


@pytest.mark.parametrize("rules", [OFFICIAL, JEUX_DE_NIM])
def test_without_happy_buying_a_purchase_always_costs(rules: Rules) -> None:
    """R19 under `happy_buying = false`"""
    state = position(HAPPY, hands={0: [31], 1: [11]}, at=[5, 9], rules=rules)
    assert apply(state, Buy(0, 2)).state.positions == (7, 9)


def test_with_happy_buying_the_piece_moves_back_while_a_happy_cow_is_visible() -> None:
    """R19 under `happy_buying = true`"""
    rules = Rules(happy_buying=True)
    state = position(HAPPY, hands={0: [31], 1: [11]}, at=[5, 9], rules=rules)
    assert of(apply(state, Buy(0, 2)), ev.Moved) == [ev.Moved(0, "purchase", 2, True, 5, 3)]
    state = position(QUIET, hands={0: [31], 1: [11]}, at=[5, 9], rules=rules)
    assert of(apply(state, Buy(0, 2)), ev.Moved) == [ev.Moved(0, "purchase", 2, False, 5, 7)]


def test_happy_buying_follows_the_rules_of_the_course() -> None:
    """R33, R34, R37 under `happy_buying = true`"""
    rules = Rules(happy_buying=True)
    state = position(HAPPY, hands={0: [31], 1: [11], 2: [12]}, at=[2, 43, 41], rules=rules)
    assert apply(state, Buy(0, 3)).state.positions == (0, 43, 41)
    step = apply(state, Buy(1, 2))
    assert step.state.positions == (2, 42, 41)
    assert of(step, ev.BullsEye) == []
