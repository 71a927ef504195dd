"""Players that are programs. A bot sees what a person in its seat sees, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from ..rules import Action, View
from .calf import Calf


class Bot(Protocol):
    """All that a bot is: from what it sees and what is allowed, one of the allowed actions."""

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action: ...


BOTS: dict[str, Callable[[random.Random], Bot]] = {"calf": Calf}
"""The bots by name, weakest first."""

__all__ = ["BOTS", "Bot", "Calf"]
