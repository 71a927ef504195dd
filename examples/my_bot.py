"""An example bot. To run it: hornochsen arena ./examples/my_bot.py:MyBot calf calf calf"""

import random

from hornochsen.rules import Action, Play, Take, View, preview


class MyBot:
    """Lays the cheapest tile, takes the tiles that are furthest from its hand, and buys only when it must."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        best = min(self.cost(view, action) for action in legal)
        return self.rng.choice([action for action in legal if self.cost(view, action) == best])

    def cost(self, view: View, action: Action) -> float:
        match action:
            case Play(seat, tiles):
                return sum(preview(view, seat, tile).end - view.positions[seat] for tile in tiles)
            case Take(_, tiles):
                return -sum(abs(tile - own) for tile in tiles for own in view.hand)
            case _:
                return 99
