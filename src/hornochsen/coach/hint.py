"""Hints: what the coach would do in a player's position, from the player's view alone."""

from __future__ import annotations

from collections.abc import Generator

import msgspec

from ..rules import Play, View
from .evaluation import ActionValue, Evaluation, evaluating, finish
from .reasons import Reason, reason
from .safety import Safety, safety

HINT_BUDGET = 20_000
"""Playouts for a hint, which takes less than a second."""


class Hint(msgspec.Struct, frozen=True):
    """The values of the actions, the best of them, and the safety of each tile that may be laid."""

    evaluation: Evaluation
    best: ActionValue
    reason: Reason | None
    safety: tuple[Safety, ...]


def hint(view: View, seed: int = 0, budget: int = HINT_BUDGET) -> Hint:
    """Return a hint for the view's seat; raise `EvaluationError` where the seat has nothing to decide."""
    return finish(hinting(view, seed, budget))


def hinting(view: View, seed: int = 0, budget: int = HINT_BUDGET) -> Generator[float, None, Hint]:
    """Yield the progress, from 0 to 1, then return the hint."""
    evaluation = yield from evaluating(view, budget, seed)
    lays = any(isinstance(value.action, Play) for value in evaluation.actions)
    odds = safety(view, seed) if lays else ()
    best = evaluation.best
    return Hint(evaluation, best, reason(view, evaluation, best.action, odds), odds)
