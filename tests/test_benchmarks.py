"""Every benchmark runs to its end at its smallest size."""

from __future__ import annotations

import os
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest
from patience import PATIENCE

ROOT = Path(__file__).parents[1]
NAMES = [module.name for module in pkgutil.iter_modules([str(ROOT / "benchmarks")]) if module.name[0] != "_"]


def bench(*args: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m benchmarks` as `make bench` does."""
    path = {"PYTHONPATH": str(ROOT / "tests")}
    return subprocess.run(
        [sys.executable, "-m", "benchmarks", *args],
        cwd=ROOT,
        env={**os.environ, **path},
        capture_output=True,
        text=True,
        timeout=4 * PATIENCE,  # a benchmark starts several programs
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_benchmark_runs_to_its_end(name: str) -> None:
    done = bench("--quick", name)
    assert done.returncode == 0, done.stderr
    skipped = f"{name} is skipped: "
    if done.stdout.startswith(skipped):
        assert os.environ.get("CI") != "true", done.stdout
        pytest.skip(done.stdout.removeprefix(skipped).strip())
    assert done.stdout


def test_an_unknown_benchmark_is_refused_in_one_line() -> None:
    done = bench("sever")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == (
        f"python -m benchmarks: error: there is no benchmark sever; there are {', '.join(NAMES)}"
    )
