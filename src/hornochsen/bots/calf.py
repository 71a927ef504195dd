"""The calf chooses legal actions at random."""

from __future__ import annotations

import random

from ..rules import Action, Buy, TakeBack, View

BUYING = 0.1


class Calf:
    """Lays and takes at random, buys with the probability `BUYING`, and never takes a tile back."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        buys = [action for action in legal if isinstance(action, Buy)]
        others = [action for action in legal if not isinstance(action, Buy | TakeBack)]
        return self.rng.choice(buys if buys and (not others or self.rng.random() < BUYING) else others)
