"""Secret and public information. (`test_nothing_leaks.py` searches whole games for leaks.)"""

from typing import get_args, get_type_hints

import pytest
from rules.position import act, lay, position

from hornochsen.rules import Buy, Play, State, Step, Take, Taking, apply, view, visible
from hornochsen.rules import events as ev
from hornochsen.rules.ledger import Drawn, Kept, TurnedUp

ROWS = """
    1: 10
    2: 20 21 22
    3: 30
    4: 40
    """


@pytest.fixture
def state() -> State:
    return position(ROWS, hands={0: [23, 50, 51], 1: [31, 60], 2: [12, 70]}, at=[0, 4, 7])


def seen(step: Step, seat: int | None, kind: type[ev.Event]) -> list[ev.AnyEvent]:
    return [visible(event, seat) for event in step.events if isinstance(event, kind)]


def test_a_seat_sees_its_own_tiles_and_the_number_of_the_others(state: State) -> None:
    """R7"""
    assert view(state, 0).hand == (23, 50, 51)
    assert view(state, 2).hand == (12, 70)
    assert view(state, 2).held == (3, 2, 2)


def test_a_spectator_sees_no_hand(state: State) -> None:
    """R7"""
    assert view(state, None).hand == ()
    assert view(state, None).held == (3, 2, 2)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_board_and_course_are_public(state: State, seat: int | None) -> None:
    """R7"""
    seen = view(state, seat)
    assert (seen.rows, seen.positions) == (state.rows, state.positions)
    assert (seen.board, seen.rules, seen.round, seen.laying) == (state.board, state.rules, 1, state.laying)
    assert (seen.seat, seen.players, seen.over, seen.awaited) == (seat, 3, False, (0, 1, 2))


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_only_the_sizes_of_supply_and_box_are_public(seat: int | None) -> None:
    """R7"""
    state = position(ROWS, hands={0: [23], 1: [31], 2: [12]}, box=[1, 2, 3])
    seen = view(state, seat)
    assert (seen.supply, seen.box) == (99 - 6 - 3 - 3, 3)


@pytest.mark.parametrize("seat", [1, 2, None])
def test_bought_tiles_are_secret_and_their_number_is_public(state: State, seat: int | None) -> None:
    """R7"""
    step = apply(state, Buy(0, 2))
    assert seen(step, 0, ev.Bought) == [ev.Bought(0, 2, 0, state.supply[:2])]
    assert seen(step, seat, ev.Bought) == [ev.Bought(0, 2, 0, None)]
    assert view(step.state, seat).bought == (2, 0, 0)
    assert view(step.state, seat).held == (5, 2, 2)


@pytest.mark.parametrize("seat", [1, 2, None])
def test_tiles_from_the_box_are_secret_and_their_number_is_public(seat: int | None) -> None:
    """R7"""
    state = position(ROWS, hands={0: [23], 1: [31], 2: [12]}, supply=[99], rest="box")
    step = act(state, Buy(0, 3), from_box=[98, 1])
    assert seen(step, 0, ev.Bought) == [ev.Bought(0, 3, 2, (1, 98, 99))]
    assert seen(step, seat, ev.Bought) == [ev.Bought(0, 3, 2, None)]
    assert view(step.state, 0).ledger[-1] == Drawn(0, 2, (1, 98))
    assert view(step.state, seat).ledger[-1] == Drawn(0, 2, None)


@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_face_down_tile_is_secret_and_its_presence_is_public(state: State, seat: int | None) -> None:
    """R7, R8"""
    step = lay(state, {0: 50})
    assert view(step.state, 0).laid == ((50,), (), ())
    assert view(step.state, seat).laid == ((None,), (), ())
    assert seen(step, 0, ev.Laid) == [ev.Laid(0, 1, False, (50,))]
    assert seen(step, seat, ev.Laid) == [ev.Laid(0, 1, False, None)]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_tile_turned_over_is_public(state: State, seat: int | None) -> None:
    """R7, R8"""
    step = lay(state, {0: 23, 1: 31, 2: 12})
    assert seen(step, seat, ev.Revealed) == [ev.Revealed((0, 1, 2), ((23,), (31,), (12,)))]
    assert view(step.state, seat).queue == ((31, 1),)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_in_an_open_round_a_laid_tile_is_public(seat: int | None) -> None:
    """R7, R39"""
    state = position(ROWS, hands={0: [23], 1: [31], 2: [12]}, at=[1, 4, 7], open_round=True)
    step = lay(state, {0: 23})
    assert view(step.state, seat).laid == ((23,), (), ())
    assert seen(step, seat, ev.Laid) == [ev.Laid(0, 1, True, (23,))]


def test_in_an_open_round_tiles_of_the_start_group_are_secret_until_all_of_it_have_chosen() -> None:
    """R7, R39"""
    state = position(ROWS, hands={0: [23], 1: [31], 2: [12]}, at=[0, 0, 7], open_round=True)
    step = lay(state, {1: 31})
    assert view(step.state, 0).laid == ((), (None,), ())
    assert seen(step, 0, ev.Laid) == [ev.Laid(1, 1, False, None)]
    step = lay(step.state, {0: 23})
    assert view(step.state, 2).laid == ((23,), (31,), ())
    assert seen(step, 2, ev.Laid) == [ev.Laid(0, 1, False, None)]
    assert seen(step, 2, ev.Revealed) == [ev.Revealed((0, 1), ((23,), (31,)))]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_tiles_of_a_completed_row_are_public(state: State, seat: int | None) -> None:
    """R7"""
    step = lay(state, {0: 23, 1: 31, 2: 12})
    assert seen(step, seat, ev.RowCompleted) == [ev.RowCompleted(0, 1, 23, 4, (20, 21, 22))]
    assert view(step.state, seat).taking == Taking(0, (20, 21, 22))
    assert view(act(step.state, Take(0, (20,))).state, seat).ledger[0].tiles == (20, 21, 22)  # type: ignore[union-attr]


@pytest.mark.parametrize("seat", [1, 2, None])
def test_taken_tiles_are_secret_and_their_number_is_public(state: State, seat: int | None) -> None:
    """R15"""
    step = act(lay(state, {0: 23, 1: 31, 2: 12}).state, Take(0, (20, 22)))
    assert seen(step, 0, ev.Took) == [ev.Took(0, 2, (20, 22))]
    assert seen(step, seat, ev.Took) == [ev.Took(0, 2, None)]
    assert view(step.state, 0).ledger == (Kept(0, (20, 21, 22), 2, (20, 22)),)
    assert view(step.state, seat).ledger == (Kept(0, (20, 21, 22), 2, None),)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_free_tiles_are_secret_and_their_number_is_public(seat: int | None) -> None:
    """R7, R25"""
    state = position(ROWS, hands={0: [31, 50], 1: [41, 60], 2: [12]})
    step = lay(state, {0: 31, 1: 41, 2: 12})
    assert seen(step, 2, ev.Drew) == [ev.Drew(2, 6, state.supply[:6])]
    assert seen(step, seat, ev.Drew) == [ev.Drew(2, 6, None)]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_taken_tile_that_is_laid_again_is_public_from_then_on(state: State, seat: int | None) -> None:
    """R7: players can work this out, so the ledger contains it."""
    state = act(lay(state, {0: 23, 1: 31, 2: 12}).state, Take(0, (20, 22))).state
    state = lay(state, {0: 22, 1: 60}).state
    assert TurnedUp(0, 22) not in view(state, seat).ledger
    state = lay(state, {2: 70}).state
    assert view(state, seat).ledger[1:] == (TurnedUp(0, 22),)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_in_an_open_round_a_taken_tile_is_public_as_soon_as_it_is_laid(seat: int | None) -> None:
    """R7, R39"""
    state = position(ROWS, hands={0: [23, 50], 1: [31, 60]}, at=[7, 38])
    state = act(state, Buy(1, 2), Play(0, (23,)), Play(1, (31,)), Take(0, (20,))).state
    assert state.laying.order == (0, 1)
    assert view(lay(state, {0: 20}).state, seat).ledger[1:] == (TurnedUp(0, 20),)


def test_the_ledger_omits_tiles_that_never_left_the_board(state: State) -> None:
    """R7: the ledger lists only what decides where tiles can be."""
    assert lay(state, {0: 50, 1: 31, 2: 12}).state.ledger == ()


def test_events_are_public_except_for_four_kinds_of_tiles() -> None:
    """R7"""
    kinds = ev.Event.__subclasses__()
    assert set(kinds) == set(get_args(ev.AnyEvent))
    secret = {kind for kind in kinds if get_type_hints(kind).get("tiles") == ev.Tiles | None}
    assert secret == {ev.Bought, ev.Laid, ev.Took, ev.Drew}
