"""PettingZoo's interface for turns (AEC): one seat acts at a time."""

from __future__ import annotations

from operator import index
from typing import Any

from pettingzoo import AECEnv

from .petting_zoo import PettingZooGame
from .rendering import RENDER_MODES
from .spaces import Observed, observed

METADATA: dict[str, Any] = {"name": "hornochsen_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}


class TurnEnv(PettingZooGame, AECEnv[str, Observed, int | None]):
    """A game as an AEC environment. Agents are called `seat_0`, `seat_1` and so on."""

    metadata = METADATA

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. With a seed, it and those that follow are reproducible."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.seat]

    def observe(self, agent: str) -> Observed:
        """Return what an agent sees. Its mask is 0 unless the game waits for it."""
        return observed(self.game.observe(self.possible_agents.index(agent)))

    def step(self, action: int | None) -> None:
        """Let the selected agent act.

        An action that its mask forbids is a `ValueError`, or replaced if the environment is tolerant.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must choose an action")
        self.game.act(index(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._reward_counter.since_last_call(), strict=True))
        if self.game.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.seat]
        self._accumulate_rewards()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
