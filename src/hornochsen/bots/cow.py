"""The cow lays the tiles that are cheapest on the present board."""

from __future__ import annotations

import random

from ..rules import Action, Buy, Play, Take, View, preview


class Cow:
    """Lays and takes the tiles that would cost least if they were placed now. It buys only when it must."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        laying = [action for action in legal if isinstance(action, Play | Take)]
        if not laying:
            return next(action for action in legal if isinstance(action, Buy))
        most = max(len(action.tiles) for action in laying)
        choices = [action for action in laying if len(action.tiles) == most]
        self.rng.shuffle(choices)
        return min(choices, key=lambda action: sum(cost(view, tile) for tile in action.tiles))


def cost(view: View, tile: int) -> int:
    """Return the minus points of a tile if it is placed before all others; negative for plus points."""
    assert view.seat is not None
    seen = preview(view, view.seat, tile)
    return -seen.points if seen.plus else seen.points
