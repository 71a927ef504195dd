"""Every benchmark runs to its end at its smallest size."""

from __future__ import annotations

import os
import pkgutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from missing_tools import skip_unless_ci
from patience import PATIENCE

ROOT = Path(__file__).parents[1]
NAMES = [module.name for module in pkgutil.iter_modules([str(ROOT / "benchmarks")]) if module.name[0] != "_"]


COMMAND = [sys.executable, "-m", "benchmarks"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}


def bench(*args: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m benchmarks` as `make bench` does."""
    return subprocess.run(
        [*COMMAND, *args],
        cwd=ROOT,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=4 * PATIENCE,  # a benchmark starts several programs
    )


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_a_benchmark_runs_to_its_end(name: str) -> None:
    done = bench("--quick", name)
    assert done.returncode == 0, done.stderr
    assert done.stdout
    if skipped := [line.strip() for line in done.stdout.splitlines() if " is skipped: " in line]:
        skip_unless_ci("; ".join(skipped))


def test_a_line_is_written_before_the_benchmark_ends() -> None:
    with subprocess.Popen([*COMMAND, "core"], cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stdout.readline().startswith("core: ")
        process.kill()
    assert process.returncode == -signal.SIGKILL


def test_an_unknown_benchmark_is_refused_in_one_line() -> None:
    done = bench("sever")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == (
        f"python -m benchmarks: error: there is no benchmark sever; there are {', '.join(NAMES)}"
    )
