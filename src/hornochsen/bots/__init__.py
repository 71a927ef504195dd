"""Bots. A bot gets only the information that a person in its seat would have."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Protocol

from ..rules import Action, View
from .calf import Calf


class Bot(Protocol):
    """The interface of a bot: `choose` returns one of the legal actions."""

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action: ...


_CLASSES = {"calf": "Calf", "cow": "Cow", "ox": "Ox", "bull": "Bull", "aurochs": "Aurochs"}

BUDGETS: Mapping[str, int] = {"ox": 300, "bull": 20_000, "aurochs": 800}
"""The default budget per decision of each bot that searches: playouts, or for the aurochs positions that its network
evaluates."""


class _BuiltIn(Mapping[str, Callable[[random.Random], Bot]]):
    """The built-in bots by name, weakest first. A bot is imported on access, because some bots load the kernel."""

    def __getitem__(self, name: str) -> Callable[[random.Random], Bot]:
        class_name = _CLASSES[name]
        made: Callable[[random.Random], Bot] = getattr(import_module(f".{name}", __name__), class_name)
        return made

    def __iter__(self) -> Iterator[str]:
        return iter(_CLASSES)

    def __len__(self) -> int:
        return len(_CLASSES)

    def __contains__(self, name: object) -> bool:
        return name in _CLASSES


BOTS: Mapping[str, Callable[[random.Random], Bot]] = _BuiltIn()

__all__ = ["BOTS", "BUDGETS", "Bot", "Calf"]
