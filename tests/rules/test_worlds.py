"""Worlds drawn from a view are consistent with it, and can be played on."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st
from rules.games import EVERY, SWITCHES, Game, choose, examples, games, playthrough, some
from rules.position import whereabouts
from rules.world_histories import check_history, viewers

from hornochsen.rules import OFFICIAL, TILES, State, apply, draw_from_box, sample_world, view

late = st.builds(
    Game,
    st.sampled_from(["huge", "endless", "classic"]),
    st.sampled_from(SWITCHES),
    st.integers(4, 8),
    st.just(0.95),
    st.integers(0, 2**32),
)
"""Games with so many purchases that the supply runs out."""


def moments(game: Game, count: int) -> list[State]:
    """Return a few states of a game, most of them late."""
    states = [turn.step.state for turn in playthrough(game)]
    rng = random.Random(game.seed)
    late = states[-len(states) // 3 :]
    return [*rng.sample(late, min(count, len(late))), states[-1], rng.choice(states)]


@examples(60)
@given(games | late)
def test_the_ledger_of_a_game_tells_where_its_tiles_are(game: Game) -> None:
    """R7"""
    for turn in some(game, 40, soak=EVERY):
        check_history(turn.step.state)


@examples(100)
@given(games | late)
def test_a_world_has_exactly_the_view_it_was_drawn_from(game: Game) -> None:
    """R7"""
    rng = random.Random(game.seed)
    for state in moments(game, 3):
        for seat in viewers(state):
            seen = view(state, seat)
            world = sample_world(seen, rng)
            assert view(world, seat) == seen
            assert repr(view(world, seat)) == repr(seen)


@examples(60)
@given(games | late)
def test_in_a_world_each_tile_is_somewhere_and_its_history_is_possible(game: Game) -> None:
    """R1, R7"""
    rng = random.Random(game.seed)
    for state in moments(game, 3):
        for seat in viewers(state):
            world = sample_world(view(state, seat), rng)
            assert whereabouts(world) == list(TILES)
            assert all(list(tiles) == sorted(tiles) for tiles in (*world.hands, *world.laid, world.box))
            check_history(world)


@examples(40)
@given(games | late)
def test_a_world_can_be_played_on(game: Game) -> None:
    """R1"""
    rng = random.Random(game.seed)
    for state in moments(game, 1):
        world = sample_world(view(state, rng.choice(viewers(state))), rng)
        while not world.over:
            action = choose(world, game.greed, rng)
            world = apply(world, action, draw_from_box(world, action, rng)).state
        assert whereabouts(world) == list(TILES)
        check_history(world)


def test_the_same_chance_gives_the_same_world() -> None:
    *_, turn = playthrough(Game("classic", OFFICIAL, 4, 0.5, 1))
    seen = view(turn.before, 0)
    one, same, other = (sample_world(seen, random.Random(seed)) for seed in (1, 1, 2))
    assert one == same != other
