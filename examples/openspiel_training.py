"""Train OpenSpiel's Q-learner against random players: python examples/openspiel_training.py --seconds 60

The learner knows a summary of its observation only: which tile is likely to be cheapest, how cheap, and what it may do.
"""

import argparse
import random
import time
from typing import Any

import numpy as np
from open_spiel.python import rl_environment, rl_tools
from open_spiel.python.algorithms import random_agent, tabular_qlearner

from hornochsen import envs
from hornochsen.kernel.observations.layout import (
    CANDIDATE_SIZE,
    IS_TAKING,
    LIKELY_COST,
    MOST_CANDIDATES,
    MOST_TO_BUY,
    PRESENT,
    TO_CHOOSE,
)

PLAYERS = 3


def summary(observation: list[float]) -> str:
    """Return what the learner knows: its cheapest candidate, and its options."""
    numbers = np.asarray(observation)
    candidates = numbers[: MOST_CANDIDATES * CANDIDATE_SIZE].reshape(MOST_CANDIDATES, CANDIDATE_SIZE)
    costs = np.where(candidates[:, PRESENT] > 0, candidates[:, LIKELY_COST], np.inf)
    dear = costs.min() > 24  # three points
    return f"{costs.argmin()} {dear} {numbers[[IS_TAKING, TO_CHOOSE, MOST_TO_BUY]]}"


def play(environment: Any, agents: list[Any], learning: bool) -> list[float]:
    """Play a game and return the rewards of all players."""
    step = environment.reset()
    while not step.last():
        step.observations["info_state"] = [summary(numbers) for numbers in step.observations["info_state"]]
        player = step.observations["current_player"]
        output = agents[player].step(step, is_evaluation=not learning)
        step = environment.step([output.action])
    for agent in agents:
        agent.step(step, is_evaluation=not learning)
    return list(step.rewards)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="how long to train")
    parser.add_argument("--games", type=int, default=100, help="how many games to play afterwards")
    options = parser.parse_args()
    environment = rl_environment.Environment(
        envs.openspiel(players=PLAYERS),
        observation_type=rl_environment.ObservationType.OBSERVATION,
        chance_event_sampler=rl_environment.ChanceEventSampler(seed=1),
    )
    np.random.seed(1)
    random.seed(1)
    actions = environment.action_spec()["num_actions"]
    learner = tabular_qlearner.QLearner(0, actions, step_size=0.05, epsilon_schedule=rl_tools.ConstantSchedule(0.1))
    agents = [learner, *(random_agent.RandomAgent(player, actions) for player in range(1, PLAYERS))]
    end, games = time.monotonic() + options.seconds, 0
    while time.monotonic() < end:
        play(environment, agents, learning=True)
        games += 1
    share = sum(play(environment, agents, learning=False)[0] for _ in range(options.games)) / options.games
    print(f"{games} games of training; wins {share:.0%} of {options.games} games against random players")


if __name__ == "__main__":
    main()
