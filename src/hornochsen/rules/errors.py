"""What can be wrong with an action: its form, or the moment."""

from __future__ import annotations


class GameError(ValueError):
    """Something was refused; nothing has changed. The text is one line and tells only what the asker may know."""


class Malformed(GameError):
    """No position could make this right: a tile 120, a seat that does not exist, an unknown action."""


class Illegal(GameError):
    """Well-formed, but not allowed now. `reason` is a stable slug, the text says what would be legal."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(reason, text)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.args[1])
