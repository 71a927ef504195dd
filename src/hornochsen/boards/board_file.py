"""What a board's file holds."""

from __future__ import annotations

import msgspec

from ..rules.board import Board


class BoardFile(msgspec.Struct, frozen=True):
    """A board, and in some languages a line that says what it is like."""

    board: Board
    about: dict[str, str] = {}

    def says(self, language: str) -> str:
        """What the board is like, in that language, or else in one that the file has."""
        return self.about.get(language) or self.about.get("en") or next(iter(self.about.values()), "")
