"""Ratings of players: they find the truth, know how uncertain they are, and do not depend on the order of seats."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hornochsen.ratings.player_ratings import after_game
from hornochsen.ratings.scale import (
    ANCHORS,
    DAY,
    DEVIATION,
    MEAN,
    MIN_DEVIATION,
    POINTS,
    PlayerRating,
    after_inactivity,
)

SERVERS = 30


def drawn_places(rng: np.random.Generator, strengths: list[float]) -> list[int]:
    """Return the places of a game between players of these ratings, as the model draws them."""
    luck = rng.gumbel(size=len(strengths)) + np.array(strengths) / POINTS
    return [int(place) for place in (-luck).argsort().argsort() + 1]


def test_a_win_raises_and_a_defeat_lowers_a_rating() -> None:
    first, second = after_game([PlayerRating(), PlayerRating()], [1, 2], 0.0)
    assert first
    assert second
    assert first.mean > MEAN > second.mean
    assert first.mean - MEAN == pytest.approx(MEAN - second.mean)
    assert first.deviation == second.deviation < DEVIATION
    assert (first.games, first.ended) == (1, 0.0)


def test_bots_are_fixed_points() -> None:
    person, bot = after_game([PlayerRating(), ANCHORS["calf"]], [2, 1], 0.0)
    assert bot is None
    assert person
    worse = after_game([PlayerRating(), ANCHORS["aurochs"]], [2, 1], 0.0)[0]
    assert worse
    assert person.mean < worse.mean, "a defeat by a weak bot costs more"


def test_a_certain_rating_changes_less() -> None:
    certain, new = PlayerRating(deviation=60.0, games=50), PlayerRating()
    first, second = after_game([certain, new], [2, 1], 0.0)
    assert first
    assert second
    assert MEAN - first.mean < second.mean - MEAN


def test_rest_makes_a_rating_less_certain() -> None:
    rating = PlayerRating(deviation=60.0, games=30, ended=0.0)
    assert after_inactivity(rating, 365 * DAY).deviation == pytest.approx(110.0, abs=0.01)
    assert after_inactivity(rating, 1e6 * DAY).deviation == DEVIATION
    assert after_inactivity(rating, -5.0) == rating, "the clocks of two servers may differ"


def test_a_game_in_which_all_share_the_first_place_changes_only_the_certainty() -> None:
    after = after_game([PlayerRating()] * 4, [1, 1, 1, 1], 0.0)
    assert {rating.mean for rating in after if rating} == {MEAN}


@given(st.data())
def test_the_order_of_seats_does_not_matter(data: st.DataObject) -> None:
    count = data.draw(st.integers(2, 8))
    number = st.floats(600, 2400)
    rating = st.builds(PlayerRating, mean=number, deviation=st.floats(MIN_DEVIATION, DEVIATION), ended=st.none())
    seats = data.draw(st.lists(st.one_of(rating, number), min_size=count, max_size=count))
    order = data.draw(st.lists(st.integers(1, count), min_size=count, max_size=count))
    places = [1 + sum(other < one for other in order) for one in order]
    if not any(isinstance(seat, PlayerRating) for seat in seats):
        seats[0] = PlayerRating()
    found = after_game(seats, places, 5.0)
    turned = after_game(seats[::-1], places[::-1], 5.0)[::-1]
    for one, other, seat in zip(found, turned, seats, strict=True):
        if one is None or other is None:
            assert one is other
            assert isinstance(seat, float)
            continue
        assert one.mean == pytest.approx(other.mean, abs=0.01)
        assert math.isfinite(one.mean)
        assert isinstance(seat, PlayerRating)
        assert MIN_DEVIATION <= one.deviation <= max(MIN_DEVIATION, seat.deviation) + 0.01


def test_ratings_find_the_truth_and_say_how_certain_they_are() -> None:
    """Players of known strengths and bots at random tables: about 95 of 100 intervals contain the truth."""
    rng = np.random.default_rng(3)
    inside = total = 0
    errors: list[float] = []
    for _ in range(SERVERS):
        truth = list(rng.normal(MEAN, DEVIATION / 2, size=6))
        known = [PlayerRating() for _ in truth]
        for _ in range(60):
            people = list(rng.permutation(6)[: rng.integers(2, 5)])
            bots = list(rng.choice([*ANCHORS.values()], size=rng.integers(0, 3)))
            seats = [*(known[at] for at in people), *map(float, bots)]
            places = drawn_places(rng, [*(truth[at] for at in people), *bots])
            for at, rating in zip(people, after_game(seats, places, 0.0), strict=False):
                assert rating
                known[at] = rating
        inside += sum(abs(one.mean - value) < 1.96 * one.deviation for one, value in zip(known, truth, strict=True))
        errors += [abs(one.mean - value) for one, value in zip(known, truth, strict=True)]
        total += len(truth)
    assert 0.90 < inside / total < 0.99
    assert np.mean(errors) < 70
