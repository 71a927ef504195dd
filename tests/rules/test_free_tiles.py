"""Free tiles at the end of a round."""

from rules.position import act, lay, of, position

from hornochsen.rules import Take
from hornochsen.rules import events as ev

ROWS = """
    1: 10
    2: 20 21 22
    3: 30
    4: 40
    """


def test_a_player_without_tiles_draws_six() -> None:
    """R25: they are the next tiles of the supply."""
    state = position(ROWS, hands={0: [31], 1: [41, 60]}, supply=[99, 1, 98, 2, 97, 3, 96])
    step = lay(state, {0: 31, 1: 41})
    assert of(step, ev.Drew) == [ev.Drew(0, 6, (1, 2, 3, 97, 98, 99))]
    assert step.state.hands == ((1, 2, 3, 97, 98, 99), (60,))
    assert step.state.supply == state.supply[6:]


def test_free_tiles_cost_nothing() -> None:
    """R25"""
    state = position(ROWS, hands={0: [31], 1: [41, 60]}, at=[3, 4])
    step = lay(state, {0: 31, 1: 41})
    assert of(step, ev.Moved) == []
    assert (step.state.positions, step.state.bought) == ((3, 4), (0, 0))


def test_free_tiles_are_drawn_at_the_end_of_the_round() -> None:
    """R25: after the last tile is placed, before the next round begins."""
    state = position(ROWS, hands={0: [31], 1: [41, 60]})
    step = lay(state, {0: 31, 1: 41})
    assert [type(event) for event in step.events[-4:]] == [ev.Placed, ev.Drew, ev.RoundEnded, ev.RoundBegan]


def test_a_player_who_still_has_a_tile_draws_none() -> None:
    """R25"""
    state = position(ROWS, hands={0: [31, 50], 1: [41, 60]})
    assert of(lay(state, {0: 31, 1: 41}), ev.Drew) == []


def test_a_player_who_has_taken_a_tile_from_a_row_draws_none() -> None:
    """R25"""
    state = position(ROWS, hands={0: [23], 1: [41, 60]})
    step = act(lay(state, {0: 23, 1: 41}).state, Take(0, (20,)))
    assert of(step, ev.Drew) == []
    assert step.state.hands[0] == (20,)


def test_a_player_draws_fewer_if_the_supply_holds_fewer() -> None:
    """R25"""
    state = position(ROWS, hands={0: [31], 1: [41, 60]}, supply=[99, 1], rest="box")
    step = lay(state, {0: 31, 1: 41})
    assert of(step, ev.Drew) == [ev.Drew(0, 2, (1, 99))]
    assert (step.state.supply, step.state.box) == ((), state.box)


def test_free_tiles_never_come_out_of_the_box() -> None:
    """R25, R43: an empty supply ends the game instead."""
    state = position(ROWS, hands={0: [31], 1: [41, 60]}, rest="box")
    step = lay(state, {0: 31, 1: 41})
    assert of(step, ev.Drew) == []
    assert step.state.box == state.box
    assert step.state.ending == "no-tiles"


def test_from_a_short_supply_the_player_with_the_most_minus_points_draws_first() -> None:
    """R25"""
    state = position(ROWS, hands={0: [31], 1: [41], 2: [12, 60]}, at=[5, 9, 20], supply=range(80, 88), rest="box")
    step = lay(state, {0: 31, 1: 41, 2: 12})
    assert of(step, ev.Drew) == [ev.Drew(1, 6, tuple(range(80, 86))), ev.Drew(0, 2, (86, 87))]


def test_on_the_start_square_the_lower_seat_draws_first() -> None:
    """R25"""
    state = position(ROWS, hands={0: [31, 60], 1: [41], 2: [12]}, supply=range(80, 88), rest="box")
    step = lay(state, {0: 31, 1: 41, 2: 12})
    assert of(step, ev.Drew) == [ev.Drew(1, 6, tuple(range(80, 86))), ev.Drew(2, 2, (86, 87))]


def test_points_of_this_round_count_for_the_order_of_drawing() -> None:
    """R25: seat 0 ends the round ahead of seat 1."""
    rows = "1: 10\n2: 20\n8: 30 31\n4: 40"
    state = position(rows, hands={0: [32], 1: [41], 2: [12, 60]}, at=[6, 9, 0], supply=range(80, 88), rest="box")
    step = lay(state, {0: 32, 1: 41, 2: 12})
    assert step.state.positions == (10, 9, 0)
    assert [drew.seat for drew in of(step, ev.Drew)] == [0, 1]
