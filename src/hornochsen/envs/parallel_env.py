"""PettingZoo's interface for simultaneous actions: all seats for which the game waits act at once."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from ..kernel.observations.layout import ACTIONS
from ..rules import Action, Buy, most_minus_first, most_to_buy
from .petting_zoo import PettingZooGame
from .rendering import RENDER_MODES
from .spaces import Observed

WAIT = ACTIONS
"""The only legal action of a seat for which the game does not wait."""

METADATA: dict[str, Any] = {"name": "hornochsen_parallel_v0", "render_modes": RENDER_MODES}


class RoundEnv(PettingZooGame, ParallelEnv[str, Observed, int]):
    """A game as a parallel environment. Agents are called `seat_0`, `seat_1` and so on.

    Purchases of one step are carried out first, in the order of R21: most minus points first. When the tiles for sale
    run out meanwhile, a later buyer gets what is left. Then all tiles are laid.
    """

    metadata = METADATA
    actions = ACTIONS + 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Deal a new game. With a seed, it and those that follow are reproducible."""
        self.deal(seed)
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let all agents act.

        An action that a mask forbids is a `ValueError`, or replaced if the environment is tolerant.
        """
        self.game.check_running()
        self._carry_out(self._moves(actions))
        over = self.game.state.over
        agents = self.agents
        if over:
            self.agents = []
        return (
            self._observe(),
            dict(zip(agents, self._reward_counter.since_last_call(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _moves(self, actions: dict[str, int]) -> list[Action]:
        """Return the actions of the rules, by seat. Nothing is carried out if an index is illegal."""
        indices = {agent: index(actions[agent]) for agent in self.agents}
        for agent, seen in self._observe().items():
            mask, at = seen["action_mask"], indices[agent]
            if not self.tolerant and not (0 <= at < len(mask) and mask[at]):
                raise ValueError(f"{agent}: action {at} is not legal; legal are {np.flatnonzero(mask).tolist()}")
        chosen = [self.game.choose(seat, indices[self.possible_agents[seat]]) for seat in self.game.state.awaited]
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
