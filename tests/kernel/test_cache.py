"""The cache of compiled code: it is reused, never stale, and its failures are harmless."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hornochsen.kernel import cache

USE = """
import numpy as np
from hornochsen.kernel.game.layout import no_game
from hornochsen.kernel.game.kernel_game import awaited_seats
assert awaited_seats(no_game(3)) == 0b111
print(sum(awaited_seats.stats.cache_hits.values()), sum(awaited_seats.stats.cache_misses.values()))
"""


def use(folder: Path, processor: str | None = None) -> tuple[int, int]:
    """Call a compiled function in a new process. Return its number of cache hits and misses."""
    environment = {**os.environ, cache.VARIABLE: str(folder)}
    if processor:
        environment["NUMBA_CPU_NAME"] = processor
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", USE], env=environment, capture_output=True, text=True, check=False
    )
    assert not done.stderr
    hits, misses = done.stdout.split()
    return int(hits), int(misses)


@pytest.fixture
def _cleared() -> Iterator[None]:
    """Clear the memoised folder and hash before and after a test."""
    cache.folder.cache_clear()
    cache.fingerprint.cache_clear()
    yield
    cache.folder.cache_clear()
    cache.fingerprint.cache_clear()


def test_compiled_code_is_reused(tmp_path: Path) -> None:
    assert use(tmp_path) == (0, 1)
    assert use(tmp_path) == (1, 0)
    for path in tmp_path.rglob("*.nbc"):
        path.write_bytes(b"broken")
    assert use(tmp_path) == (0, 1)


def test_code_for_another_processor_is_not_reused(tmp_path: Path) -> None:
    assert use(tmp_path) == (0, 1)
    assert use(tmp_path, "generic") == (0, 1)
    assert use(tmp_path) == use(tmp_path, "generic") == (1, 0)


@pytest.mark.usefixtures("_cleared")
def test_a_cache_is_complete_once_the_whole_kernel_was_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path))
    use(tmp_path)
    assert not cache.is_complete(), "a part of the kernel is compiled"
    cache.mark_complete()
    assert cache.is_complete()
    monkeypatch.setattr(cache, "processor", lambda: "another one")
    assert not cache.is_complete()
    monkeypatch.undo()
    cache.folder.cache_clear()
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "other"))
    assert not cache.is_complete()


UNSAVED = """
import os, pathlib
from hornochsen.kernel import cache
from hornochsen.kernel.game.layout import no_game
from hornochsen.kernel.game.kernel_game import awaited_seats
import numba.core.caching
def full(*_):
    raise OSError("No space left on device")
numba.core.caching.IndexDataCacheFile.save = full
assert awaited_seats(no_game(3)) == 0b111
cache.mark_complete()
assert not cache.is_complete()
"""


def test_a_cache_is_not_complete_if_a_function_could_not_be_saved(tmp_path: Path) -> None:
    """The disk is full; the small file that marks a complete cache may still fit."""
    environment = {**os.environ, cache.VARIABLE: str(tmp_path)}
    subprocess.run([sys.executable, "-c", UNSAVED], env=environment, check=True)


def test_the_kernel_runs_without_a_writable_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    assert use(file / "cache") == (0, 1)


def fingerprint(folder: Path) -> str:
    cache.fingerprint.cache_clear()
    return cache.fingerprint(folder)


@pytest.mark.parametrize("name", ["part.py", "package/part.py"])
def test_an_edited_source_has_another_folder(tmp_path: Path, name: str) -> None:
    source = tmp_path / name
    source.parent.mkdir(exist_ok=True)
    source.write_text("POINTS = 1")
    before = fingerprint(tmp_path)
    assert fingerprint(tmp_path) == before
    source.write_text("POINTS = 2")
    assert fingerprint(tmp_path) != before


def test_a_moved_source_has_another_folder(tmp_path: Path) -> None:
    (tmp_path / "package").mkdir()
    source = tmp_path / "part.py"
    source.write_text("POINTS = 1")
    before = fingerprint(tmp_path)
    source.rename(tmp_path / "package" / "part.py")
    assert fingerprint(tmp_path) != before


@pytest.mark.usefixtures("_cleared")
def test_folders_of_older_sources_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path))
    old, young, foreign = tmp_path / "kernel-0123456789abcdef", tmp_path / "kernel-fedcba9876543210", tmp_path / "games"
    for path in (old, young, foreign):
        path.mkdir()
        (path / "file").write_text("something")
    two_months_ago = time.time() - 60 * 24 * 3600
    for path in (old, foreign):
        os.utime(path, (two_months_ago, two_months_ago))
    current = cache.folder()
    assert cache.remove_stale() == 1
    assert set(tmp_path.iterdir()) == {current, young, foreign}


def test_the_kernel_says_that_it_needs_the_compiler() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import hornochsen.kernel.compilation"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
    )
    assert done.stderr.splitlines()[-1] == (
        "ImportError: the kernel runs only as compiled code: unset the environment variable NUMBA_DISABLE_JIT"
    )


@pytest.mark.usefixtures("_cleared")
def test_the_users_cache_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(cache.VARIABLE, raising=False)
    folder = cache.folder()
    assert folder is None or "hornochsen" in folder.parts


def test_the_command_compiles_everything_and_prints_one_line() -> None:
    done = subprocess.run([sys.executable, "-m", "hornochsen.kernel"], capture_output=True, text=True, check=True)
    assert len(done.stdout.splitlines()) == 1
    assert "compiled" in done.stdout
    assert not done.stderr
