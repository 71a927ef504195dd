"""`make quick` leaves out the tests that need a browser, a server or another process."""

from __future__ import annotations

from pathlib import Path

import pytest
from selection import needs_processes

TESTS = Path(__file__).parent


@pytest.mark.parametrize(
    "file",
    [
        "test_ci_script.py",  # imports subprocess
        "server/reliability/test_crash.py",  # imports a helper that does
        "server/storage/test_retention.py",  # gets its databases from the folder's conftest
        "web/games/test_solo_game.py",  # gets its browser from there
    ],
)
def test_modules_that_need_processes_are_left_out(file: str) -> None:
    assert needs_processes(TESTS / file)


@pytest.mark.parametrize("folder", ["rules", "oracle", "records"])
def test_folders_of_pure_tests_are_kept(folder: str) -> None:
    assert not all(map(needs_processes, (TESTS / folder).glob("test_*.py")))
