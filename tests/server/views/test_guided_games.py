"""The guide of a first game watches games of calves on the board of that game: its comments must be true."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest
from patience import PATIENCE

import hornochsen
from hornochsen.protocol.replays import ReplayStep
from hornochsen.server.views.replays import MAX_STEPS, PagedReplay

ROOT = Path(__file__).parents[3]
VITEST = ROOT / "web" / "node_modules" / "vitest" / "vitest.mjs"
GAMES = (("calf-yard", 3, 12), ("classic", 5, 6))
"""Boards, the number of players, and the number of games. Only on a larger board does the supply run out."""


def steps(replaying: PagedReplay) -> list[ReplayStep]:
    """Return all steps of a game as the first player sees them."""
    starts = range(0, replaying.total, MAX_STEPS)
    return [step for start in starts for step in replaying.steps(0, start).steps]


def test_the_guide_says_only_what_is_true_and_not_too_much(tmp_path: Path) -> None:
    node = shutil.which("node", path=f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}")
    if node is None or not VITEST.exists():
        pytest.skip("needs Node and the page's packages: make web")
    games = []
    for board, players, count in GAMES:
        for seed in range(count):
            replayed = hornochsen.play(["calf"] * players, board=board, seed=seed)
            game = {"players": replayed.record.players, "dunghill": replayed.record.board.dunghill}
            games.append({**game, "steps": steps(PagedReplay(replayed))})
    played = tmp_path / "games.json"
    played.write_bytes(msgspec.json.encode(games))
    ran = subprocess.run(
        [node, VITEST, "run", "tests/guided_games.test.ts"],
        cwd=ROOT / "web",
        env={**os.environ, "HORNOCHSEN_GUIDED": str(played), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "4 passed" in ran.stdout, ran.stdout
