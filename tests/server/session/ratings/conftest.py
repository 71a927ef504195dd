"""Rated games of these tests end in the first round, when all people leave."""

from __future__ import annotations

import pytest

from hornochsen.server.table.game import rated_result


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a game count from its first round on."""
    monkeypatch.setattr(rated_result, "MIN_ROUNDS", 0)
