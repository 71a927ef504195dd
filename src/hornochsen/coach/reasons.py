"""Reasons for the coach's advice, as codes and arguments; the texts are in the locales."""

from __future__ import annotations

from typing import Any

import msgspec

from ..rules import View
from .candidates import Choice
from .evaluation import Evaluation


class Reason(msgspec.Struct, frozen=True):
    """The code of a reason, and the arguments of its text."""

    code: str
    args: dict[str, Any] = {}


def reason(view: View, evaluation: Evaluation, action: Choice) -> Reason | None:
    """Return why the best action is better than `action` or, for the best action, why it is good."""
    return None
