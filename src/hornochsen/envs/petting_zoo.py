"""The common part of PettingZoo's two interfaces: the kind of game, the agents, their spaces, and drawing."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from gymnasium import spaces

from ..kernel.observations.layout import ACTIONS
from ..rules import Board, Rules
from .game_kind import Rewards, check_rewards, game_kind_of
from .rendering import draw
from .seat_game import RewardCounter, SeatGame
from .spaces import action_space, observation_space


class PettingZooGame:
    """A game whose agents are called `seat_0`, `seat_1` and so on."""

    actions: ClassVar[int] = ACTIONS
    """The number of actions of an agent."""

    game: SeatGame
    agents: list[str]

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
        self.game_kind, self.reward_kind, self.render_mode = game_kind_of(board, rules, players), rewards, render_mode
        self.tolerant = tolerant
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = []
        self._observations = {agent: observation_space(self.actions) for agent in self.possible_agents}
        self._actions = {agent: action_space(self.actions) for agent in self.possible_agents}
        self._rng = random.Random()

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        """Return the space of an agent's observations."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """Return the space of an agent's actions."""
        return self._actions[agent]

    def deal(self, seed: int | None) -> None:
        """Deal a new game. With a seed, it and those that follow are reproducible."""
        if seed is not None:
            self._rng = random.Random(seed)
        self.game = SeatGame(self.game_kind, self._rng, self.tolerant)
        self._reward_counter = RewardCounter(self.game, self.reward_kind)
        self.agents = self.possible_agents[:]

    def render(self) -> Any:
        """Return the table as text or as a picture; print the text in the mode `human`."""
        return draw(self.game.state, self.render_mode)
