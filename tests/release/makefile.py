"""Ask the Makefile what it would do, in an environment with nothing but a home folder and a path."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
MAKE = shutil.which("make")
PRINT = "include Makefile\nprinted:\n\t@env\n"
PLAIN = {"HOME": str(Path.home()), "PATH": os.defpath}
"""An environment without the variables of the `make` that runs the tests."""

needs_make = pytest.mark.skipif(not MAKE, reason="make is not installed")


def exported(**given: str) -> dict[str, str]:
    """Return the environment of a recipe when make itself has the plain environment and the given variables."""
    assert MAKE
    env = {**PLAIN, **given}
    done = subprocess.run(
        [MAKE, "--file=-", "printed"], input=PRINT, cwd=ROOT, env=env, capture_output=True, text=True, check=True
    )
    return dict(line.split("=", 1) for line in done.stdout.splitlines() if "=" in line)


def made(goal: str, *variables: str) -> subprocess.CompletedProcess[str]:
    """Show what `make` would do for a goal, without doing it."""
    assert MAKE
    return subprocess.run([MAKE, "--dry-run", goal, *variables], cwd=ROOT, env=PLAIN, capture_output=True, text=True)
