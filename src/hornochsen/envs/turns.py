"""PettingZoo's interface for turns (AEC): one seat acts at a time."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from ..rules import Board, Rules
from . import drawing
from .seat_game import Rewarded, SeatGame
from .spaces import Observed, action_space, observation_space, observed
from .table import Rewards, check_rewards, table_of

RENDER_MODES = ["human", "ansi", "rgb_array"]
METADATA: dict[str, Any] = {"name": "hornochsen_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}


class TurnEnv(AECEnv[str, Observed, int | None]):
    """A game as an AEC environment. Agents are called `seat_0`, `seat_1` and so on."""

    metadata = METADATA

    def __init__(
        self,
        board: str | Path | Board = "classic",
        rules: str | Rules = "official",
        players: int = 4,
        rewards: Rewards = "win",
        tolerant: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_rewards(rewards)
        self.table, self.kind, self.render_mode = table_of(board, rules, players), rewards, render_mode
        self.tolerant = tolerant
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._observations = {agent: observation_space() for agent in self.possible_agents}
        self._actions = {agent: action_space() for agent in self.possible_agents}
        self._rng = random.Random()

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        """Return the space of an agent's observations."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """Return the space of an agent's actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. With a seed, it and those that follow are reproducible."""
        if seed is not None:
            self._rng = random.Random(seed)
        self.game = SeatGame(self.table, self._rng, self.tolerant)
        self._since = Rewarded(self.game, self.kind)
        self.agents = self.possible_agents[:]
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
        self.game.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._since.since(), strict=True))
        if self.game.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.seat]
        self._accumulate_rewards()

    def render(self) -> Any:
        """Return the table as text or as a picture; print the text in the mode `human`."""
        return draw(self.game, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def draw(game: SeatGame, mode: str | None) -> Any:
    """Return the table as text or as a picture; print the text in the mode `human`."""
    if mode == "rgb_array":
        return drawing.picture(game.state)
    if mode == "human":
        print(drawing.text(game.state))
        return None
    return drawing.text(game.state) if mode == "ansi" else None
