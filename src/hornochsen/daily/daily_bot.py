"""Bots whose choice follows from the day's key, the seat and what the seat sees."""

from __future__ import annotations

import random
from hashlib import sha256

import msgspec

from ..bots.registry import load
from ..rules import Action, View

BUDGET = 2_000
"""Playouts for each decision; never less under load, because equal choices must give equal games."""


class DailyBot:
    """A bot of the deal of the day: the same view always gives the same choice."""

    def __init__(self, level: str, key: bytes, seat: int) -> None:
        self.spec = load(level, budget=BUDGET)
        self.key = key
        self.seat = seat

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        seen = sha256(msgspec.json.encode(view)).hexdigest()
        seed = sha256(f"hornochsen daily bot\n{self.key.hex()}\n{self.seat}\n{seen}\n".encode("ascii")).digest()
        return self.spec.make(random.Random(seed)).choose(view, legal)
