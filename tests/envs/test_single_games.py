"""The environments for single games pass the tests of their libraries."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from hornochsen import envs
from hornochsen.envs.parallel_env import WAIT
from hornochsen.envs.rendering import picture

# All other warnings of these libraries are faults, and fail.
pytestmark = [
    pytest.mark.filterwarnings(f"ignore:{message}:UserWarning")
    for message in (
        "Observation space for each agent probably should be gymnasium.spaces.box",  # ours has a mask too
        "Observation is not a NumPy array",
        "Action mask numpy array is all zeros",  # of a game that is over
        ".*Not able to test alternative render modes due to the environment not having a spec",
    )
]


@pytest.mark.parametrize("rewards", ["win", "points"])
def test_aec_passes_the_test_of_pettingzoo(rewards: str) -> None:
    api_test(envs.aec(players=3, rewards=rewards), num_cycles=300)


def test_aec_is_reproducible() -> None:
    seed_test(lambda: envs.aec(players=3, board="calf-yard"), num_cycles=30)


def test_all_render_modes_work(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(envs.aec)
    assert "row  1" in capsys.readouterr().out


def test_parallel_passes_the_tests_of_pettingzoo() -> None:
    parallel_api_test(envs.parallel(players=5), num_cycles=300)
    parallel_seed_test(lambda: envs.parallel(players=3, tolerant=True), num_cycles=30)  # this test ignores masks


@pytest.mark.parametrize("rewards", ["win", "points"])
def test_gymnasium_env_passes_the_checker(rewards: str) -> None:
    env = envs.against(["cow", "calf"], board="calf-yard", rewards=rewards, tolerant=True, render_mode="ansi")
    check_env(env)  # this test ignores masks


@pytest.mark.parametrize("kind", ["parallel", "gymnasium"])
def test_pictures_show_the_table(kind: str) -> None:
    """The picture is drawn from the present state."""
    env: Any = (
        envs.parallel(players=3, render_mode="rgb_array")
        if kind == "parallel"
        else envs.against(["cow", "calf"], render_mode="rgb_array")
    )
    env.reset(seed=1)
    first = env.render()
    assert (first.dtype, first.shape) == (np.uint8, picture(env.game.state).shape)
    assert (first == picture(env.game.state)).all()
    while not (env.game.state.round > 2 or env.game.state.over):
        masks = [env.game.observe(seat).mask for seat in range(3)]
        indices = [int(mask.argmax()) if mask.any() else WAIT for mask in masks]
        env.step(dict(zip(env.possible_agents, indices, strict=True)) if kind == "parallel" else indices[0])
    later = env.render()
    assert (later == picture(env.game.state)).all()
    assert (later != first).any()


def test_texts_of_parallel_and_gymnasium_show_the_table() -> None:
    for env in (envs.parallel(players=3, render_mode="ansi"), envs.against(["cow"], render_mode="ansi")):
        env.reset(seed=1)
        assert env.render().splitlines()[1].startswith("row  1")
