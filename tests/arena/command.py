"""Run the command line, in this process or in a new one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENCE

from hornochsen import cli
from hornochsen.bots import command as programs

CONTESTS = {
    "arena": "hornochsen.cli.commands.research.arena:arena",
    "league": "hornochsen.cli.commands.research.league:league",
}
PATIENT = f"from hornochsen.arena import cluster; cluster.PATIENCE = {PATIENCE}"
PROGRAM = (sys.executable, "-c", f"from hornochsen.cli import *; COMMANDS.update({CONTESTS}); {PATIENT}; main()")
TESTS = Path(__file__).parent.parent
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(TESTS), "LANG": "C.UTF-8", "COLUMNS": "100"}
BOARD = ("--board", "calf-yard")


def hornochsen(*args: str, capture: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Run the command line in this process. Return its exit status, output and errors."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["hornochsen", *args])
        patch.setattr(programs, "EXIT_SECONDS", PATIENCE)
        patch.setattr(programs, "LIMIT", PATIENCE)
        for name, where in CONTESTS.items():
            patch.setitem(cli.COMMANDS, name, where)
        with pytest.raises(SystemExit) as ended:
            cli.main()
    assert isinstance(ended.value.code, int)
    return ended.value.code, *capture.readouterr()


def refused(*args: str, capture: pytest.CaptureFixture[str]) -> str:
    """Return the one-line error message of a command that must fail with exit status 2 and no output."""
    status, out, err = hornochsen(*args, capture=capture)
    assert (status, out) == (2, "")
    [line] = err.splitlines()
    return line


def result(*args: str, capture: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """Return the JSON output of a series or a league."""
    status, out, err = hornochsen(*args, "--json", capture=capture)
    assert (status, err) == (0, "")
    said: dict[str, Any] = json.loads(out)
    return said


def started(*args: str, folder: Path) -> subprocess.Popen[str]:
    """Start the command line in its own process group, as a terminal does."""
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*PROGRAM, *args], stdout=pipe, stderr=pipe, text=True, env=ENVIRONMENT, cwd=folder, start_new_session=True
    )


def until(condition: Callable[[], object]) -> None:
    """Wait until a condition holds."""
    last = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < last, "it did not happen"
        time.sleep(0.02)


def until_counted(games: Path, last: str) -> None:
    """Wait until a deal, whose `last` record is saved in the folder, counts: then another record is saved."""
    until((games / last).exists)
    saved = len(list(games.iterdir()))
    until(lambda: len(list(games.iterdir())) > saved)


def all_ended(group: int) -> bool:
    """Return whether all processes of a group have ended."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False
