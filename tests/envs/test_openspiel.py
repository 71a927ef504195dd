"""The game for OpenSpiel passes its test, plays the games of `rules`, and shows players only what they may see."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from hornochsen import envs
from hornochsen.envs.seat_game import SeatGame
from hornochsen.rules import State, sample_world, view

pyspiel = pytest.importorskip("pyspiel")

EXAMPLE = Path(__file__).parents[2] / "examples" / "openspiel_training.py"


def test_it_passes_the_random_simulation_of_openspiel() -> None:
    pyspiel.random_sim_test(envs.openspiel(players=2, board="calf-yard"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("rules", ["official", "jeux-de-nim"])
def test_the_same_choices_give_the_games_of_the_rules(rules: str) -> None:
    rng = random.Random(f"openspiel {rules}")
    game = SeatGame(envs.table_of("classic", rules, 4), rng)
    state = envs.openspiel(players=4, rules=rules).new_initial_state()
    hands = [tile for hand in game.state.hands for tile in hand]
    draw(state, [*hands, *(tile for row in game.state.rows for tile in row)])
    while not game.state.over:
        assert without_order(state.state) == without_order(game.state)
        assert (state.current_player(), state.legal_actions()) == (game.seat, legal(game))
        before, index = game.state, rng.choice(legal(game))
        game.act(index)
        state.apply_action(index)
        if state.is_chance_node():
            draw(state, before.supply[: len(before.supply) - len(game.state.supply)])
            draw(state, [tile for tile in before.box if tile not in game.state.box])
    assert state.is_terminal()
    assert state.returns() == list(game.shares())
    assert without_order(state.state) == without_order(game.state)


def draw(state: Any, tiles: Any) -> None:
    for tile in tiles:
        assert tile in dict(state.chance_outcomes())
        state.apply_action(tile)


def legal(game: SeatGame) -> list[int]:
    return [int(index) for index in game.observe(game.seat).mask.nonzero()[0]]


def without_order(state: State) -> State:
    return replace(state, supply=tuple(sorted(state.supply)))


def test_players_see_nothing_hidden() -> None:
    rng = random.Random("hidden")
    state = envs.openspiel(players=3).new_initial_state()
    for _ in range(250):
        if state.is_terminal():
            break
        if state.is_chance_node():
            tile, _ = rng.choice(state.chance_outcomes())
            state.apply_action(tile)
            continue
        player = state.current_player()
        other = state.clone()
        other.state = sample_world(view(state.state, player), rng)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        state.apply_action(rng.choice(state.legal_actions()))


def test_the_example_trains() -> None:
    command = [sys.executable, str(EXAMPLE), "--seconds", "0.1", "--games", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "games of training; wins" in done.stdout
