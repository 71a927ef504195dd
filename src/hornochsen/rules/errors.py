"""Errors about actions."""

from __future__ import annotations


class GameError(ValueError):
    """An action was rejected and nothing has changed. The message is one line without hidden information."""


class Malformed(GameError):
    """The action is invalid in every position: tile 120, a seat that does not exist, an unknown action."""


class Illegal(GameError):
    """The action is valid in form but not allowed now; `reason` is a stable identifier."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(reason, text)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.args[1])
