"""What bots that think have in common: worlds out of a view, tiles weighed up, playouts until the budget is spent."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

import numpy as np
from msgspec.structs import replace

from ..kernel.game.actions import code_of
from ..kernel.playouts.trials import scratch
from ..kernel.policies.guided_policy import likely_costs
from ..kernel.worlds.sampling import Worlds
from ..rules import Action, Buy, Play, Take, View, happy_cow_visible

Weigh = Callable[..., None]
FEW = 12
"""So many actions are looked at closely; of more, the ones that seem cheapest."""


CHUNK = 20
"""Worlds between two looks at the clock."""


class Search:
    """One decision: what is allowed, and how good it has turned out to be so far."""

    def __init__(self, view: View, actions: Sequence[Action], rng: random.Random) -> None:
        self.view = view
        self.worlds = Worlds(as_if_not_laid(view))
        self.seed = np.uint64(rng.getrandbits(64))
        self.costs = tile_costs(self.worlds, view)
        self.actions = sorted(actions, key=self.likely_cost)[:FEW]
        self.sums = np.zeros(len(self.actions))
        self.counts = np.zeros(len(self.actions), np.int64)
        self.worlds_seen = 0
        self.scratch = scratch()

    def likely_cost(self, action: Action) -> float:
        """What an action seems to cost at first sight; a purchase its price and the cheapest tile in hand."""
        if isinstance(action, Play | Take):
            return float(sum(self.costs[tile] for tile in action.tiles)) / len(action.tiles)
        assert isinstance(action, Buy)
        return float(min(self.costs[tile] for tile in self.view.hand))

    def spend(self, weigh: Weigh, which: Sequence[int], rounds: int, budget: int, think: float | None) -> None:
        """Try some of the actions, in the same worlds, for so many playouts or seconds."""
        if think is None:
            self.try_out(weigh, which, max(1, budget // len(which)), rounds)
            return
        end = time.perf_counter() + think
        self.try_out(weigh, which, CHUNK, rounds)  # once at least, however slow the machine is
        while time.perf_counter() < end:
            self.try_out(weigh, which, CHUNK, rounds)

    def try_out(self, weigh: Weigh, which: Sequence[int], worlds: int, rounds: int) -> None:
        """Try some of the actions in so many further worlds, to the end of so many rounds."""
        sums = np.zeros(len(which))
        weigh(
            self.worlds.board,
            self.worlds.arrays,
            self.actions[0].seat,
            np.array([code_of(self.actions[at]) for at in which], np.int64),
            self.view.round + rounds - 1,
            self.seed,
            self.worlds_seen,
            worlds,
            sums,
            *self.scratch,
        )
        self.worlds_seen += worlds
        self.sums[which] += sums
        self.counts[which] += worlds

    def worth(self, at: int, trust: float = 0.0) -> float:
        """What an action was worth in its playouts, and at first sight as far as that is trusted."""
        return float(self.sums[at] / self.counts[at] - trust * self.likely_cost(self.actions[at]))

    def better_half(self, which: Sequence[int], trust: float) -> list[int]:
        """The better half of some actions, the best one first."""
        return sorted(which, key=lambda at: self.worth(at, trust), reverse=True)[: (len(which) + 1) // 2]

    def best(self, which: Sequence[int]) -> Action:
        return self.actions[max(which, key=self.worth)]


def as_if_not_laid(view: View) -> View:
    """The view with what others have laid face down back behind their screens.

    What they chose is unknown but not random: a playout lets them choose again, as it would lay itself.
    """
    hidden = [tiles.count(None) for tiles in view.laid]
    if not any(hidden):
        return view
    return replace(
        view,
        held=tuple(held + back for held, back in zip(view.held, hidden, strict=True)),
        laid=tuple(() if back else tiles for tiles, back in zip(view.laid, hidden, strict=True)),
        bought=tuple(max(bought, min(back, 1)) for bought, back in zip(view.bought, hidden, strict=True)),
    )


def tile_costs(worlds: Worlds, view: View) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """What each tile is likely to cost: in this round, or, for tiles to be taken, in one like it."""
    costs = np.zeros(100)
    others = (view.players - 1) * (2 if view.laying.double and not view.taking else 1)
    happy = happy_cow_visible(view.board, view.rows) and not view.taking
    likely_costs(worlds.board, worlds.arrays.table, others, happy, costs)
    return costs
