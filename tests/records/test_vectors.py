"""Recorded games and the states that they must give. Each game in tests/vectors is a test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hornochsen.records import read, states

VECTORS = Path(__file__).parent.parent / "vectors"
RECORDS = sorted(VECTORS.glob("*.json"))


def test_the_recorded_games_exist() -> None:
    assert len(RECORDS) >= 45


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_gives_its_states(path: Path) -> None:
    expected = [json.loads(line) for line in path.with_suffix(".states.jsonl").read_text().splitlines()]
    got = [json.loads(json.dumps(state)) for state in states(read(path.read_bytes()))]
    assert got == expected
