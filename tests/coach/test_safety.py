"""The odds of the tiles in a hand, on drawn positions and against the rules."""

from __future__ import annotations

from random import Random

import pytest
from rules.position import CLASSIC, position

from hornochsen.coach.safety import Safety, safety
from hornochsen.rules import Play, State, apply, legal, sample_world, view

ROWS = """
    1: 1
    2: 20
    3: 30
    8: 78 80
    """


def odds(state: State, seat: int = 0, seed: int = 1, worlds: int = 400) -> dict[int, Safety]:
    return {found.tile: found for found in safety(view(state, seat), seed, worlds)}


def test_the_tile_right_behind_the_last_one_of_a_long_row_is_certainly_safe() -> None:
    found = odds(position(ROWS, hands={0: [2, 31, 90], 1: [12, 13, 14]}))
    assert found[2] == Safety(2, 1.0, 0.0, 0.0, 0.0)


def test_the_tile_right_behind_the_last_one_on_a_cow_pat_certainly_costs_its_points() -> None:
    """R12: no tile of another player fits between the two."""
    found = odds(position(ROWS, hands={0: [11, 81], 1: [12, 13, 14]}))
    assert found[81] == Safety(81, 0.0, 0.0, 4.0, 0.0)


def test_a_certain_bullhead_is_never_safe() -> None:
    """R13"""
    rows = "1: 1\n2: 20\n3: 53 56 59 60 62\n8: 78"
    assert odds(position(rows, hands={0: [63, 90], 1: [11, 91]}))[63] == Safety(63, 0.0, 0.0, 8.0, 0.0)


def test_plus_points_are_a_negative_cost_and_safe() -> None:
    """R31"""
    rows = "1: 1\n2: 20\n5: 30\n8: 78 80"
    found = odds(position(rows, hands={0: [81, 90], 1: [11, 91]}, at=[30, 3]))
    assert (found[81].safe, found[81].cost) == (1.0, -4.0)


def test_both_tiles_of_a_double_round_have_odds_of_their_own() -> None:
    """R26: the 2 is free although the 81, its partner in every world, costs four points."""
    state = position("1: 1\n2: 20\n7: 30\n8: 78 80", hands={0: [2, 81], 1: [40, 41, 42]})
    assert state.laying.double
    found = odds(state)
    assert (found[2].cost, found[81].cost) == (0.0, 4.0)


def test_tiles_that_others_have_laid_face_up_count() -> None:
    """R39: the 81 lies on the cow-pat before the 82, which therefore costs five points."""
    state = position(ROWS, hands={0: [82, 90], 1: [81, 91]}, at=[9, 3], open_round=True)
    state = apply(state, Play(1, (81,))).state
    assert odds(state)[82] == Safety(82, 0.0, 0.0, 5.0, 0.0)


def test_the_same_seed_gives_the_same_odds() -> None:
    state = position(ROWS, hands={0: [15, 28, 70], 1: [12, 13, 14], 2: [50, 60, 61]})
    assert odds(state, seed=7) == odds(state, seed=7)
    assert odds(state, seed=7) != odds(state, seed=8)
    assert all(found.safe_error > 0 for found in odds(state, seed=7).values() if 0 < found.safe < 1)


@pytest.mark.parametrize("open_round", [False, True])
def test_the_odds_do_not_depend_on_anything_that_the_seat_cannot_see(open_round: bool) -> None:
    """Replace everything hidden by another world that looks the same to the seat."""
    rng = Random("hidden")
    hands = {0: [15, 28, 70], 1: [12, 13, 14], 2: [50, 60, 61]}
    state = position(ROWS, hands=hands, at=[5, 0, 3] if open_round else None, open_round=open_round, box=[4, 5, 6, 7])
    state = apply(state, Play(1, (13,))).state
    if open_round:
        state = apply(state, Play(2, (60,))).state
    seen, first = view(state, 0), safety(view(state, 0), 3, 200)
    for _ in range(5):
        other = sample_world(seen, rng)
        assert other != state
        assert safety(view(other, 0), 3, 200) == first


def test_the_odds_agree_with_games_played_by_the_rules() -> None:
    """The other player has only one tile, so that only the deal decides which tile comes first."""
    rows = "1: 10\n2: 20\n8: 30 31\n4: 40"
    state = position(rows, hands={0: [33, 90], 1: [32]}, board=CLASSIC)
    costs = []
    rng = Random("rules")
    for _ in range(400):
        world = sample_world(view(state, 0), rng)
        played = apply(world, Play(0, (33,))).state
        (only,) = [action for action in legal(played, 1) if isinstance(action, Play)]
        costs.append(apply(played, only).state.positions[0])
    found = odds(state, worlds=1000)[33]
    assert abs(found.cost - sum(costs) / len(costs)) < 0.35
    assert abs(found.safe - costs.count(0) / len(costs)) < 0.1
