"""PettingZoo's interface for simultaneous actions: all seats for which the game waits act at once."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from ..kernel.observations.layout import ACTIONS
from ..rules import Action, Board, Buy, Rules, most_minus_first, most_to_buy
from .seat_game import Rewarded, SeatGame
from .spaces import Observed, action_space, observation_space
from .table import Rewards, check_rewards, table_of
from .turns import RENDER_MODES, draw

WAIT = ACTIONS
"""The only legal action of a seat for which the game does not wait."""

METADATA: dict[str, Any] = {"name": "hornochsen_parallel_v0", "render_modes": RENDER_MODES}


class RoundEnv(ParallelEnv[str, Observed, int]):
    """A game as a parallel environment. Agents are called `seat_0`, `seat_1` and so on.

    Purchases of one step are carried out first, in the order of R21: most minus points first. When the tiles for sale
    run out meanwhile, a later buyer gets what is left. Then all tiles are laid.
    """

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
        check_rewards(rewards)
        self.table, self.kind, self.render_mode = table_of(board, rules, players), rewards, render_mode
        self.tolerant = tolerant
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._observations = {agent: observation_space(ACTIONS + 1) for agent in self.possible_agents}
        self._actions = {agent: action_space(ACTIONS + 1) for agent in self.possible_agents}
        self._rng = random.Random()

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        """Return the space of an agent's observations."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """Return the space of an agent's actions; the last of them waits."""
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Deal a new game. With a seed, it and those that follow are reproducible."""
        if seed is not None:
            self._rng = random.Random(seed)
        self.game = SeatGame(self.table, self._rng, self.tolerant)
        self._since = Rewarded(self.game, self.kind)
        self.agents = self.possible_agents[:]
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let all agents act.

        An action that a mask forbids is a `ValueError`, or replaced if the environment is tolerant.
        """
        self._carry_out(self._moves(actions))
        over = self.game.state.over
        agents = self.agents
        if over:
            self.agents = []
        return (
            self._observe(),
            dict(zip(agents, self._since.since(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _moves(self, actions: dict[str, int]) -> list[Action]:
        """Return the actions of the rules, by seat. Nothing is carried out if an index is illegal."""
        for agent, seen in self._observe().items():
            if not self.tolerant and not seen["action_mask"][actions[agent]]:
                raise ValueError(f"{agent}: action {actions[agent]} is not legal")
        awaited = self.game.state.awaited
        chosen = [self.game.choose(seat, int(actions[self.possible_agents[seat]]) % ACTIONS) for seat in awaited]
        return [action for action in chosen if action is not None]

    def _carry_out(self, moves: list[Action]) -> None:
        buys = {move.seat: move for move in moves if isinstance(move, Buy)}
        for seat in most_minus_first(self.game.state.positions, buys):
            count = min(buys[seat].count, most_to_buy(self.game.state, seat))
            if count:
                self.game.apply(Buy(seat, count))
        for move in moves:
            if not isinstance(move, Buy) and not self.game.state.over:
                self.game.apply(move)

    def _observe(self) -> dict[str, Observed]:
        """Return what each agent sees."""
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            numbers, mask, _ = self.game.observe(seat)
            wait = np.array([not mask.any()], np.int8)
            seen[agent] = {"observation": numbers, "action_mask": np.concatenate([mask, wait])}
        return seen

    def render(self) -> Any:
        """Return the table as text or as a picture; print the text in the mode `human`."""
        return draw(self.game, self.render_mode)
