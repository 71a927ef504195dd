"""The values of actions: drawn positions with a clear answer, hidden tiles, seeds and bad input."""

from __future__ import annotations

from random import Random

import pytest
from rules.position import position

from hornochsen import evaluate
from hornochsen.coach.compared_actions import MOST_COMPARED, legal_choices
from hornochsen.coach.evaluation import Evaluation, EvaluationError, evaluating
from hornochsen.coach.hint import hint
from hornochsen.rules import Buy, Play, State, Take, TakeBack, apply, legal, sample_world, view

ROWS = """
    1: 1
    2: 20
    3: 30
    8: 78 80
    """
HANDS = {0: [15, 28, 81], 1: [12, 13, 14], 2: [50, 60, 61]}


def evaluated(state: State, seat: int = 0, budget: int = 600, seed: int = 1) -> Evaluation:
    return evaluate(view(state, seat), budget, seed)


def test_a_tile_that_certainly_loses_the_game_is_worse_than_a_safe_one() -> None:
    """R42: the 81 costs four points and takes the piece over the dunghill."""
    found = evaluated(position(ROWS, hands={0: [2, 3, 4, 81], 1: [12, 13, 14]}, at=[58, 57]), budget=2000)
    safe, costly = found.value_of(Play(0, (2,))), found.value_of(Play(0, (81,)))
    assert safe.win > costly.win
    assert found.best.action != costly.action
    loss, error = found.loss(costly.action)
    assert loss == found.best.win - costly.win > 2 * error > 0


def test_purchases_are_compared_with_tiles() -> None:
    """R18"""
    state = position(ROWS, hands=HANDS)
    assert [value.action for value in evaluated(state).actions] == list(legal(state, 0))


def test_everybodys_chances_sum_to_one_and_contain_the_seats_own() -> None:
    found = evaluated(position(ROWS, hands=HANDS, at=[9, 3, 30]), seat=1)
    for value, chances in zip(found.actions, found.chances_by_action, strict=True):
        assert sum(chances) == pytest.approx(1)
        assert chances[1] == pytest.approx(value.win)
        assert min(chances) >= 0
    assert found.chances == found.chances_after(found.best.action)
    assert found.chances[1] > found.chances[0] > found.chances[2]


def test_no_action_is_better_than_the_best() -> None:
    state = position(ROWS, hands=HANDS)
    for seed in range(20):
        found = evaluate(view(state, 0), 60, seed, Play(0, (81,)))
        assert min(found.loss(value.action)[0] for value in found.actions) == 0


def test_the_end_of_the_game_is_certain() -> None:
    """R42, R44: the row costs seat 0 eight points and takes its piece over the dunghill, whatever it takes."""
    state = position("1: 1\n2: 20\n3: 53 56 59 60 62\n8: 78", hands={0: [63, 90], 1: [11, 91]}, at=[58, 5])
    state = apply(apply(state, Play(0, (63,))).state, Play(1, (91,))).state
    for value in evaluated(state).actions:
        assert (value.win, value.win_se, value.points, value.points_se) == (0.0, 0.0, 66.0, 0.0)


def test_a_take_offers_the_tiles_of_the_row() -> None:
    """R13"""
    state = position("1: 1\n2: 20\n3: 53 56 59 60 62\n8: 78", hands={0: [63, 90], 1: [11, 91]})
    state = apply(apply(state, Play(0, (63,))).state, Play(1, (91,))).state
    assert state.taking
    found = evaluated(state)
    assert {type(value.action) for value in found.actions} == {Take}
    assert len(found.actions) == 15


def test_the_chosen_action_is_compared_however_many_there_are() -> None:
    """R26: nine tiles give 36 pairs."""
    hand = [5, 17, 28, 39, 41, 52, 63, 85, 96]
    state = position("1: 1\n2: 20\n7: 30\n8: 78 80", hands={0: hand, 1: [40, 42, 43]})
    actions = legal_choices(view(state, 0))
    assert len(actions) > MOST_COMPARED
    for action in actions:
        found = evaluate(view(state, 0), 1, 1, action)
        assert found.value_of(action).playouts >= 1
        assert len(found.actions) <= MOST_COMPARED + 1


def test_equal_seeds_give_equal_values() -> None:
    state = position(ROWS, hands=HANDS)
    assert evaluated(state, seed=7) == evaluated(state, seed=7) != evaluated(state, seed=8)


@pytest.mark.parametrize("open_round", [False, True])
def test_values_and_hints_do_not_depend_on_anything_that_the_seat_cannot_see(open_round: bool) -> None:
    """Replace everything hidden by another world that looks the same to the seat."""
    rng = Random("hidden")
    at = [5, 0, 3] if open_round else None
    state = position(ROWS, hands=HANDS, at=at, open_round=open_round, box=[4, 5, 6, 7])
    state = apply(state, Play(1, (13,))).state
    if open_round:
        state = apply(state, Play(2, (60,))).state
    seen, first = view(state, 0), hint(view(state, 0), 3, 200)
    for _ in range(3):
        other = sample_world(seen, rng)
        assert other != state
        assert evaluate(view(other, 0), 200, 3) == first.evaluation
        assert hint(view(other, 0), 3, 200) == first


def test_choices_of_a_view_are_those_of_the_state_without_take_backs() -> None:
    state = position(ROWS, hands=HANDS)
    for step in range(3):
        for seat in range(3):
            actions = [action for action in legal(state, seat) if not isinstance(action, TakeBack)]
            assert list(legal_choices(view(state, seat))) == actions
        state = apply(state, Buy(step, 2)).state


def test_progress_grows_to_the_whole() -> None:
    work = evaluating(view(position(ROWS, hands=HANDS), 0), 3000, 1)
    shares = list(work)
    assert shares == sorted(shares)
    assert len(shares) > 3
    assert shares[-1] == 1.0


@pytest.mark.parametrize(
    ("seat", "budget", "chosen", "text"),
    [
        (0, 0, None, "budget: must be at least 1 playout, not 0"),
        (None, 5, None, "the view's seat has no decision to make"),
        (1, 5, None, "the view's seat has no decision to make"),
        (0, 5, Play(0, (99,)), "chosen: Play(seat=0, tiles=(99,)) is not legal in this position"),
    ],
)
def test_bad_input_is_refused_in_one_line(seat: int | None, budget: int, chosen: Play | None, text: str) -> None:
    state = apply(position(ROWS, hands=HANDS), Play(1, (13,))).state
    with pytest.raises(EvaluationError) as refused:
        evaluate(view(state, seat), budget, 0, chosen)
    assert str(refused.value) == text
