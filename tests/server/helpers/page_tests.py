"""Runs of Vitest: files of the page that check data which a Python test has written, or files of a test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from missing_tools import skip_unless_ci
from patience import PATIENCE

from hornochsen.protocol.replays import ReplayStep, Viewer
from hornochsen.server.views.replays import MAX_STEPS, PagedReplay

ROOT = Path(__file__).parents[3]
VITEST = ROOT / "web" / "node_modules" / "vitest" / "vitest.mjs"


def steps(replaying: PagedReplay, viewer: Viewer) -> list[ReplayStep]:
    """Return all steps of a game as a viewer sees them."""
    starts = range(0, replaying.total, MAX_STEPS)
    return [step for start in starts for step in replaying.steps(viewer, start).steps]


def vitest(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Vitest with the page's settings, more arguments and environment variables."""
    node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if node is None or not VITEST.exists():
        skip_unless_ci("needs Node and the page's packages: make web")
    return subprocess.run(
        [node, VITEST, "run", *arguments],
        cwd=ROOT / "web",
        env={**os.environ, **environment, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def check_with_page(name: str, passed: int, **environment: str) -> None:
    """Run a Vitest file of the page with environment variables; fail unless `passed` of its tests pass."""
    ran = vitest(f"tests/{name}", **environment)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert f"{passed} passed" in ran.stdout, ran.stdout
