"""The batch environment plays the games of `rules`, and shows each seat what its view shows."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from effort import repetitions
from envs.batch_play import Follower, random_game_kinds
from kernel.random_play import CLASSIC

from hornochsen.envs import BatchEnv, GameKind, Rewards
from hornochsen.kernel import load
from hornochsen.kernel.observations.known_tiles import new_knowledge
from hornochsen.kernel.observations.layout import ACTIONS, BUY_ONE, MOST_CANDIDATES, OBSERVATION_SIZE
from hornochsen.kernel.observations.of_views import observe_one, seen_tiles
from hornochsen.kernel.stepping.arrays import new_game_kinds
from hornochsen.rules import OFFICIAL, State, places, sample_world, view

GAMES = repetitions(60, soak=2000)


@pytest.mark.parametrize("seed", range(3))
def test_random_play_gives_the_games_of_the_rules(seed: int) -> None:
    rng = Random(f"batch {seed}")
    env = BatchEnv(8, random_game_kinds(rng, 8), seed=seed)
    followers = [Follower(env, index) for index in range(env.games)]
    finished = 0
    while finished < GAMES:
        actions = env.sample()
        if rng.random() < 0.8:  # uniformly random play would buy nearly always
            actions = np.where(actions < BUY_ONE, actions, first_tiles(env, actions))
        step = env.step(actions)
        for follower, action in zip(followers, actions.tolist(), strict=True):
            index = follower.index
            follower.follow(action)
            if step.done[index]:
                finished += 1
                check_result(env, follower)
                follower.begin()
            else:
                assert not follower.state.over
            assert step.seats[index] == follower.seat
            if rng.random() < 0.1:
                follower.compare()
                check_observation(env, follower, rng)


def first_tiles(
    env: BatchEnv, actions: np.ndarray[tuple[int], np.dtype[np.int64]]
) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Return the first legal tile of each game, or the given action where none is legal."""
    masks = env.current().masks[:, :BUY_ONE]
    return np.where(masks.any(1), masks.argmax(1), actions)


def check_result(env: BatchEnv, follower: Follower) -> None:
    state, result = follower.state, env.result(follower.index)
    assert state.ending == result.ending
    assert state.positions == result.positions
    rewards = env.current().rewards[follower.index]
    winners = [place == 1 for place in places(state.positions)]
    assert rewards[: state.players].tolist() == pytest.approx([won / sum(winners) for won in winners])
    assert not rewards[state.players :].any()


def check_observation(env: BatchEnv, follower: Follower, rng: Random) -> None:
    """The bytes are those computed from the seat's view alone, and in another world that it cannot tell apart."""
    step, index = env.current(), follower.index
    expected = follower.observation()
    assert step.observations[index].tobytes() == expected.numbers.tobytes()
    assert step.masks[index].tobytes() == expected.mask.tobytes()
    world = sample_world(view(follower.state, follower.seat), rng)
    numbers, mask = bytes_of(world, follower.seat, follower.chosen)
    assert step.observations[index].tobytes() == numbers
    assert step.masks[index].tobytes() == mask


def bytes_of(state: State, seat: int, chosen: int) -> tuple[bytes, bytes]:
    """Return observation and mask as the batch computes them: from the complete state."""
    numbers, mask = np.empty(OBSERVATION_SIZE, np.int8), np.empty(ACTIONS, np.int8)
    seen, tiles = seen_tiles(view(state, seat)), np.zeros(MOST_CANDIDATES, np.int16)
    kinds = new_game_kinds([GameKind(state.board, state.rules, state.players)])
    observe_one(kinds.boards[0], load(state), seat, seen, chosen, numbers, mask, tiles, new_knowledge())
    return numbers.tobytes(), mask.tobytes()


@pytest.mark.parametrize("rewards", ["win", "points"])
def test_games_depend_on_the_seed_and_not_on_the_threads(rewards: Rewards) -> None:
    kinds = random_game_kinds(Random("threads"), 5)

    def play(seed: int, threads: int) -> list[bytes]:
        env = BatchEnv(50, kinds, seed=seed, rewards=rewards, threads=threads)
        history = [array.tobytes() for array in env.current()]
        for _ in range(400):
            history += [array.tobytes() for array in env.step(env.sample())]
        env.close()
        return history

    assert play(1, threads=1) == play(1, threads=4)
    assert play(1, threads=1) != play(2, threads=1)


def test_points_add_up_to_the_final_squares() -> None:
    env = BatchEnv(20, [GameKind(CLASSIC, OFFICIAL, 3)], rewards="points")
    sums = np.zeros((20, 3))
    finished = 0
    while finished < 20:
        step = env.step(env.sample())
        sums += step.rewards[:, :3]
        for index in np.flatnonzero(step.done):
            finished += 1
            assert tuple(-sums[index]) == env.result(int(index)).positions
            sums[index] = 0


def test_an_illegal_action_changes_no_game() -> None:
    env = BatchEnv(3, [GameKind(CLASSIC, OFFICIAL, 2)])
    before = [array.tobytes() for array in env.current()]
    actions = env.sample()
    actions[1] = ACTIONS - 1
    with pytest.raises(ValueError, match=r"game 1: action 14 is illegal; legal are \[0, 1, 2, 3, 4, 5, 11, 12, 13\]"):
        env.step(actions)
    assert [array.tobytes() for array in env.current()] == before
    with pytest.raises(ValueError, match="3 games"):
        env.step([0, 0])


def test_nobody_can_make_an_action_legal() -> None:
    """Compiled code does not check actions again, so the arrays of a step are read-only."""
    env = BatchEnv(2, [GameKind(CLASSIC, OFFICIAL, 2)])
    for step in (env.current(), env.reset(2), env.step(env.sample())):
        for array in step:
            with pytest.raises(ValueError, match="read-only"):
                array[:] = 1
    with pytest.raises(ValueError, match="game 0: action 14 is illegal"):
        env.step([ACTIONS - 1, 0])


@pytest.mark.parametrize("actions", [[0.9, 1.9], [True, False], ["0", "1"], [None, 0]])
def test_actions_are_integers(actions: Any) -> None:
    env = BatchEnv(2, [GameKind(CLASSIC, OFFICIAL, 2)])
    before = [array.tobytes() for array in env.current()]
    with pytest.raises(TypeError, match="actions: integers are needed, not "):
        env.step(actions)
    assert [array.tobytes() for array in env.current()] == before
    env.step(np.zeros(2, np.uint8))


@pytest.mark.parametrize("threads", [1, 2])
def test_a_closed_batch_is_not_stepped(threads: int) -> None:
    env = BatchEnv(2, [GameKind(CLASSIC, OFFICIAL, 2)], threads=threads)
    env.close()
    env.close()
    before = [array.tobytes() for array in env.current()]
    with pytest.raises(RuntimeError, match="the batch is closed: make a new BatchEnv"):
        env.step([0, 0])
    with pytest.raises(RuntimeError, match="the batch is closed: make a new BatchEnv"):
        env.reset(1)
    assert [array.tobytes() for array in env.current()] == before


def test_a_reset_begins_the_same_games() -> None:
    env = BatchEnv(4, [GameKind(CLASSIC)], seed=5)
    first = env.current().observations.copy()
    env.step(env.sample())
    assert (env.reset(5).observations == first).all()
    assert (env.reset(6).observations != first).any()
