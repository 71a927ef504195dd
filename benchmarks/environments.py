"""Measure the batch environment against OpenSpiel and PettingZoo, stepped through Python with observations."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from typing import Any

from hornochsen import envs

from .kernel import Run, medians

GAMES = 256
OURS = "hornochsen, a batch of 256 games"
PEERS = ("hearts", "tiny_bridge_4p")


def batch(players: int = 4) -> Run:
    """Return a run that steps a batch of games, with observations and masks, in one thread."""
    env = envs.BatchEnv(GAMES, [envs.game_kind_of(players=players)])

    def run() -> int:
        for _ in range(8):
            env.step(env.sample())
        return 8 * GAMES

    return run


def openspiel(name: str) -> Run:
    """Return a run that plays a random game of OpenSpiel, and asks for the observation tensor of each player to act."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    observes = game.get_type().provides_observation_tensor

    def run() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            tensor = state.observation_tensor if observes else state.information_state_tensor
            tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return run


def pettingzoo(make: Callable[[], Any]) -> Run:
    """Return a run that plays a random game of PettingZoo."""
    env = make()
    rng = random.Random(1)

    def run() -> int:
        env.reset(seed=1)
        decisions = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            masked = isinstance(seen, dict)
            legal = seen["action_mask"].nonzero()[0] if masked else range(env.action_space(agent).n)
            env.step(int(rng.choice(legal)))
            decisions += 1
        return decisions

    return run


def rock_paper_scissors() -> Any:
    """Return PettingZoo's environment `rps_v2`."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import rps_v2

        return rps_v2.env()


def missing() -> str | None:
    """Return the reason why the benchmark cannot run, or `None`."""
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return "OpenSpiel is not installed (`make bench` installs it)"
    return None


def main(quick: bool = False) -> None:
    runs = {OURS: batch()} | {f"OpenSpiel's {name}": openspiel(name) for name in PEERS}
    try:
        runs["PettingZoo's rps_v2"] = pettingzoo(rock_paper_scissors)
    except ImportError:
        print("PettingZoo's rps_v2 is skipped: pygame is not installed (`make bench` installs it)")
    runs["hornochsen, PettingZoo's interface"] = pettingzoo(envs.aec)
    rates = medians(runs, quick)
    print(
        "random play with observations and masks, decisions per second of processor time (medians, measured in turns):"
    )
    for name, value in rates.items():
        ratio = "" if name == OURS else f"   the batch is {rates[OURS] / value:.0f} times as fast"
        print(f"  {name:<46}{value / 1e6:8.4f} M{ratio}")
