"""Run pytest, then run the tests that failed once more, in a single process.

The arguments are pytest's. The exit status is 0 if every failed test passed the second time; these flaky tests are
listed at the end of the output. Only failed tests are repeated: a collection error, a crash of pytest itself or an
empty selection (exit status 5) fails at once.

If VITEST_FLAKY_FILE names a file with the flaky tests of the page, they are listed last.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

TESTS_FAILED = 1
MAX_RETRIED = 30
"""Do not retry more failures than this: the change is broken, and each test may run into a timeout of minutes.

A browser that crashes makes the later tests of its worker fail, which are usually fewer.
"""


class Session:
    """Runs of pytest with a common cache, in which pytest stores the tests that failed last."""

    def __init__(self, arguments: list[str], cache: Path) -> None:
        self.command = [sys.executable, "-m", "pytest", *arguments, "-o", f"cache_dir={cache}"]
        self.last_failed = cache / "v" / "cache" / "lastfailed"
        self.summary = ""
        """The last line of pytest's output: the numbers of passed and failed tests."""

    def run(self, *arguments: str) -> int:
        """Run pytest, copy its output to ours, and return its exit status."""
        with subprocess.Popen(
            [*self.command, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as pytest:
            assert pytest.stdout
            for line in pytest.stdout:
                print(line, end="", flush=True)
                self.summary = line.strip() or self.summary
        return pytest.returncode

    def failed(self) -> list[str]:
        """Return the tests that failed and have not passed since then."""
        return sorted(json.loads(self.last_failed.read_text(encoding="utf-8"))) if self.last_failed.exists() else []


def run(session: Session) -> int:
    """Run the tests, repeat the failed ones, and return the exit status."""
    status = session.run()
    first, summary = session.failed(), session.summary
    if status != TESTS_FAILED or not first:
        return status
    if len(first) > MAX_RETRIED:
        print(f"\n{len(first)} tests failed. At most {MAX_RETRIED} are run again.")
        return status
    print(f"\nRunning {len(first)} failed tests again, one at a time.\n", flush=True)
    repeated = session.run("--last-failed", "--last-failed-no-failures=none", "-n", "0")
    still = session.failed()
    flaky = [test for test in first if test not in still]
    print(f"\nFirst run: {summary}\nSecond run, failed tests only: {session.summary}")
    for title, tests in (("Failed twice", still), ("Flaky (failed, then passed alone)", flaky)):
        if tests:
            print(f"{title}:", *tests, sep="\n  ")
    return repeated or (status if still else 0)


def main() -> int:
    """Run the tests, list the flaky tests of the page, and return the exit status of the tests."""
    listed = os.environ.pop("VITEST_FLAKY_FILE", None)  # tests that run Vitest must not write into this file
    with tempfile.TemporaryDirectory(prefix="pytest-retry-") as folder:
        status = run(Session(sys.argv[1:], Path(folder)))
    if listed and (text := Path(listed).read_text(encoding="utf-8").rstrip()):
        print(f"\nVitest, earlier in this output:\n{text}")
    return status


if __name__ == "__main__":
    sys.exit(main())
