"""`.ci/retry.py` and Vitest, run on small projects: which failures they repeat, and the end of their output."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from patience import PATIENCE
from server.helpers.page_tests import vitest

SCRIPT = Path(__file__).parent.parent / ".ci" / "retry.py"

PASSING = """
def test_passing():
    pass
"""

FLAKY = """
from pathlib import Path

def test_flaky():
    "Fail the first time only."
    mark = Path(__file__).with_name("was_here")
    seen = mark.exists()
    mark.touch()
    assert seen
"""

FAILING = """
def test_failing():
    assert 1 == 2
"""

LEAKING = """
from pathlib import Path
import pytest

@pytest.fixture
def resource():
    yield
    mark = Path(__file__).with_name("was_here")
    seen = mark.exists()
    mark.touch()
    assert seen

def test_leaking(resource):
    pass
"""

CRASHING = """
import os
from pathlib import Path

def test_crashing():
    mark = Path(__file__).with_name("was_here")
    if not mark.exists():
        mark.touch()
        os._exit(9)
"""

BROKEN = "import no_such_module\n"


def retry(folder: Path, *arguments: str, **files: str) -> tuple[int, list[str]]:
    """Write the files, run the script there, and return its exit status and the lines of its output."""
    for name, text in files.items():
        (folder / f"test_{name}.py").write_text(text)
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "-q", "-p", "xdist", *arguments],
        cwd=folder,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},  # other plugins take seconds to import
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def test_nothing_is_repeated_when_all_tests_pass(tmp_path: Path) -> None:
    status, lines = retry(tmp_path, passing=PASSING)
    assert status == 0
    assert lines[-1].startswith("1 passed")
    assert not any("again" in line for line in lines)


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_flaky_test_passes_and_is_named_at_the_end(tmp_path: Path, workers: str) -> None:
    status, lines = retry(tmp_path, "-n", workers, passing=PASSING, flaky=FLAKY)
    assert status == 0
    assert lines[-2:] == ["Flaky (failed, then passed alone):", "  test_flaky.py::test_flaky"]
    assert lines[-4].startswith("First run: 1 failed, 1 passed")
    assert lines[-3].startswith("Second run, failed tests only: 1 passed")


def test_an_error_in_a_teardown_is_repeated(tmp_path: Path) -> None:
    status, lines = retry(tmp_path, leaking=LEAKING)
    assert status == 0
    assert lines[-1] == "  test_leaking.py::test_leaking"


def test_a_test_that_fails_twice_fails(tmp_path: Path) -> None:
    status, lines = retry(tmp_path, passing=PASSING, flaky=FLAKY, failing=FAILING)
    assert status == 1
    assert lines[-4:] == [
        "Failed twice:",
        "  test_failing.py::test_failing",
        "Flaky (failed, then passed alone):",
        "  test_flaky.py::test_flaky",
    ]


def test_a_worker_that_died_is_repeated(tmp_path: Path) -> None:
    status, lines = retry(tmp_path, "-n", "2", passing=PASSING, crashing=CRASHING)
    assert status == 0
    assert lines[-1] == "  test_crashing.py::test_crashing"


def test_a_crash_of_pytest_itself_is_not_repeated(tmp_path: Path) -> None:
    status, lines = retry(tmp_path, crashing=CRASHING)
    assert status == 9
    assert not any("again" in line for line in lines)


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_collection_error_fails(tmp_path: Path, workers: str) -> None:
    status, lines = retry(tmp_path, "-n", workers, broken=BROKEN, passing=PASSING)
    assert status != 0
    assert any("no_such_module" in line for line in lines)
    assert not any(line.startswith("Flaky") for line in lines)


def test_an_empty_selection_fails(tmp_path: Path) -> None:
    status, _ = retry(tmp_path, "-k", "nothing", passing=PASSING)
    assert status == 5


def test_many_failures_are_not_repeated(tmp_path: Path) -> None:
    many = "import pytest\n\n@pytest.mark.parametrize('number', range(11))\ndef test_all(number):\n    assert False\n"
    status, lines = retry(tmp_path, many=many)
    assert status == 1
    assert lines[-1] == "11 tests failed. At most 10 are run again."


def test_failures_of_an_earlier_session_are_not_repeated(tmp_path: Path) -> None:
    """The cache of the working copy may hold failures that this run did not select."""
    (tmp_path / "test_failing.py").write_text(FAILING)
    earlier = tmp_path / ".pytest_cache" / "v" / "cache" / "lastfailed"
    earlier.parent.mkdir(parents=True)
    earlier.write_text('{"test_failing.py::test_failing": true}')
    status, lines = retry(tmp_path, "test_flaky.py", flaky=FLAKY)
    assert status == 0
    assert lines[-1] == "  test_flaky.py::test_flaky"


FLAKY_ON_THE_PAGE = """
let runs = 0;
it("fails the first time", () => expect(++runs).toBe(2));
"""


def test_vitest_repeats_a_flaky_test_and_names_it_at_the_end(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "flaky.test.ts").write_text(FLAKY_ON_THE_PAGE)
    done = vitest("--dir", str(tmp_path), "--globals", CI="true")
    assert done.returncode == 0, done.stderr
    *_, title, test = done.stdout.splitlines()
    assert title == "Flaky (failed, then passed):"
    assert test.endswith("flaky.test.ts > fails the first time: expected 1 to be 2 // Object.is equality")


def test_vitest_repeats_nothing_outside_ci(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "flaky.test.ts").write_text(FLAKY_ON_THE_PAGE)
    done = vitest("--dir", str(tmp_path), "--globals", CI="")
    assert done.returncode == 1
    assert "Flaky" not in done.stdout
