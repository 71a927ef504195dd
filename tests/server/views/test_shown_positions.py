"""The page applies events to the position that it shows; after each step it must show the server's position."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest
from patience import PATIENCE

from hornochsen import records
from hornochsen.protocol.replays import ReplayStep, Viewer
from hornochsen.server.views.replays import MAX_STEPS, PagedReplay

ROOT = Path(__file__).parents[3]
GAMES = [*sorted((ROOT / "tests" / "vectors").glob("*.json")), ROOT / "tests" / "records" / "shuffled_game.json"]
VITEST = ROOT / "web" / "node_modules" / "vitest" / "vitest.mjs"


def steps(replaying: PagedReplay, viewer: Viewer) -> list[ReplayStep]:
    """Return all steps of a game as a viewer sees them."""
    starts = range(0, replaying.total, MAX_STEPS)
    return [step for start in starts for step in replaying.steps(viewer, start).steps]


def test_the_page_shows_the_servers_position_after_every_step_of_every_recorded_game(tmp_path: Path) -> None:
    node = shutil.which("node", path=f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}")
    if node is None or not VITEST.exists():
        pytest.skip("needs Node and the page's packages: make web")
    for path in GAMES:
        replaying = PagedReplay(records.read(path.read_bytes()))
        last = len(replaying.record.players) - 1
        views = {str(viewer): steps(replaying, viewer) for viewer in (0, last, None, "all")}
        game = {"record": msgspec.json.decode(path.read_bytes()), "views": views}
        (tmp_path / path.name).write_bytes(msgspec.json.encode(game))
    ran = subprocess.run(
        [node, VITEST, "run", "tests/recorded_games.test.ts"],
        cwd=ROOT / "web",
        env={**os.environ, "HORNOCHSEN_GAMES": str(tmp_path), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert f"{len(GAMES)} passed" in ran.stdout, ran.stdout
