"""`SeatGame`: one game, in which one seat acts at a time. The environments for single games are built on it."""

from __future__ import annotations

import random

import numpy as np
from numpy.typing import NDArray

from ..kernel.observations.of_views import Observation, action_for, observe_view
from ..rules import Action, State, View, apply, deal, draw_from_box, places, shuffled, view
from .game_kind import GameKind


class SeatGame:
    """A game of `rules`, played by the indices of actions (see docs/envs.md). All chance comes from `rng`.

    Of the seats for which the game waits, the lowest acts first. It cannot see what the others will choose, and they
    cannot see what it has laid face down.
    """

    def __init__(self, kind: GameKind, rng: random.Random, tolerant: bool = False) -> None:
        self.rng, self.tolerant = rng, tolerant
        self.state: State = deal(kind.board, kind.rules, kind.players, shuffled(rng)).state
        self.chosen: dict[int, int] = {}
        """The first of two tiles, by the seats that have chosen it."""

    @property
    def seat(self) -> int:
        """The seat to act."""
        self.check_running()
        return self.state.awaited[0]

    def check_running(self) -> None:
        """Raise `RuntimeError` if the game is over."""
        if self.state.over:
            raise RuntimeError("the game is over: call reset")

    def view(self, seat: int) -> View:
        """Return the view of a seat."""
        return view(self.state, seat)

    def observe(self, seat: int) -> Observation:
        """Return what a seat sees, and what it may do."""
        return observe_view(self.view(seat), self.chosen.get(seat, 0))

    def choose(self, seat: int, index: int) -> Action | None:
        """Return the action with this index for a seat, or `None` if the index chooses the first of two tiles.

        Raises `ValueError` if the index is not legal; a tolerant game replaces it by the next legal one instead. The
        action is not applied.
        """
        observation = self.observe(seat)
        if self.tolerant:
            index = next_legal(observation.mask, index)
        action = action_for(self.view(seat), observation, index, self.chosen.get(seat, 0))
        self.chosen.pop(seat, None)
        if isinstance(action, int):
            self.chosen[seat] = action
            return None
        return action

    def apply(self, action: Action) -> None:
        """Apply an action."""
        self.state = apply(self.state, action, draw_from_box(self.state, action, self.rng)).state

    def act(self, index: int) -> None:
        """Apply the action with this index for the seat to act; the first of two tiles is only stored."""
        action = self.choose(self.seat, index)
        if action is not None:
            self.apply(action)

    def shares(self) -> tuple[float, ...]:
        """Return each seat's share of the win; all are 0 while the game goes on."""
        if not self.state.over:
            return (0.0,) * self.state.players
        winners = [place == 1 for place in places(self.state.positions)]
        return tuple(won / sum(winners) for won in winners)


def next_legal(mask: NDArray[np.int8], index: int) -> int:
    """Return the first legal index from `index` on, continuing at 0 after the last one; `index` may be any integer."""
    return next(at % len(mask) for at in range(index, index + len(mask)) if mask[at % len(mask)])


class RewardCounter:
    """Counts the rewards of all seats from one call to the next."""

    def __init__(self, game: SeatGame, reward_kind: str) -> None:
        self.game, self.reward_kind = game, reward_kind
        self.positions = game.state.positions

    def since_last_call(self) -> tuple[float, ...]:
        """Return the rewards of each seat since the last call."""
        if self.reward_kind == "win":
            return self.game.shares()
        before, self.positions = self.positions, self.game.state.positions
        return tuple(float(old - new) for old, new in zip(before, self.positions, strict=True))
