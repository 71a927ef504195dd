"""Gymnasium's interface: one seat plays against bots."""

from __future__ import annotations

import random
from collections.abc import Sequence
from operator import index
from pathlib import Path
from typing import Any

import gymnasium

from ..bots import Bot
from ..bots.decisions import choose_action, close_bot, make_bot
from ..bots.registry import load
from ..rules import Board, Rules
from .game_kind import Rewards, check_rewards, game_kind_of
from .rendering import RENDER_MODES, draw
from .seat_game import RewardCounter, SeatGame
from .spaces import Observed, action_space, observation_space, observed

METADATA: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}


class BotsEnv(gymnasium.Env[Observed, int]):
    """One seat against bots, which sit on the other seats in the order of their names."""

    metadata = METADATA

    def __init__(
        self,
        bots: Sequence[str] = ("cow", "cow", "cow"),
        seat: int = 0,
        board: str | Path | Board = "classic",
        rules: str | Rules = "official",
        rewards: Rewards = "win",
        budget: int | None = None,
        tolerant: bool = False,
        render_mode: str | None = None,
    ) -> None:
        check_rewards(rewards)
        self.game_kind = game_kind_of(board, rules, len(bots) + 1)
        if not 0 <= seat <= len(bots):
            raise ValueError(f"seat: must be 0 to {len(bots)}, not {seat}")
        self.seat, self.reward_kind, self.render_mode = seat, rewards, render_mode
        self.tolerant = tolerant
        self.specs = [load(name, budget=budget) for name in bots]
        self.bots: list[Bot] = []
        self.observation_space: Any = observation_space()
        self.action_space = action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new game, and play until the seat must act."""
        super().reset(seed=seed)
        rng = random.Random(int(self.np_random.integers(2**63)))
        self.game = SeatGame(self.game_kind, rng, self.tolerant)
        self._close_bots()
        self.bots = [make_bot(spec, random.Random(rng.getrandbits(64))) for spec in self.specs]
        self._reward_counter = RewardCounter(self.game, self.reward_kind)
        self._let_bots_act()
        return self._observe(), {}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Act, and play until the seat must act again.

        An action that the mask forbids is a `ValueError`, or replaced if the environment is tolerant.
        """
        self.game.act(index(action))
        self._let_bots_act()
        return self._observe(), self._reward_counter.since_last_call()[self.seat], self.game.state.over, False, {}

    def _let_bots_act(self) -> None:
        while not self.game.state.over and self.game.seat != self.seat:
            seat = self.game.seat
            at = seat - (seat > self.seat)
            self.game.apply(choose_action(self.specs[at].name, self.bots[at], self.game.state, seat))

    def _observe(self) -> Observed:
        return observed(self.game.observe(self.seat))

    def close(self) -> None:
        """Close the bots: programs that play as bots end with this process, or play the next game."""
        self._close_bots()
        super().close()

    def _close_bots(self) -> None:
        for bot in self.bots:
            close_bot(bot)
        self.bots = []

    def render(self) -> Any:
        """Return the table as text or as a picture; print the text in the mode `human`."""
        return draw(self.game.state, self.render_mode)
