"""Where compiled code is kept between runs.

Numba looks at one source file when it decides whether what it kept is still good: an edited callee in another file
leaves its callers stale. So the folder is named by a hash of all sources that end up in compiled code.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import shutil
import sys
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, cast

import numba
import numpy as np
import platformdirs
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator

VARIABLE = "HORNOCHSEN_CACHE"
"""The environment variable that names another folder than the user's cache."""

KERNEL = Path(__file__).parent

_PREFIX = "kernel-"
_CONSTANTS = [KERNEL.parent / "rules" / name for name in ("board.py", "state.py")]
"""Files whose constants are compiled in."""


@cache
def fingerprint(kernel: Path = KERNEL) -> str:
    """Return a hash of everything that the compiled code depends on: versions, and all sources below `kernel`."""
    digest = hashlib.sha256(f"{sys.implementation.cache_tag} {numba.__version__} {np.__version__}".encode())
    sources = {path.relative_to(kernel).as_posix(): path for path in kernel.rglob("*.py")}
    constants = {f"rules/{path.name}": path for path in _CONSTANTS}
    for name, path in sorted(sources.items()) + sorted(constants.items()):
        digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@cache
def folder() -> Path | None:
    """The folder of this version's compiled code; `None` where there is none and none can be made."""
    path = _base() / f"{_PREFIX}{fingerprint()}"
    try:
        path.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=path).close()
    except OSError:
        return path if any(path.glob("*.nbi")) else None
    return path


def _base() -> Path:
    named = os.environ.get(VARIABLE)
    return Path(named) if named else platformdirs.user_cache_path("hornochsen", appauthor=False)


def remove_stale() -> int:
    """Remove what other versions of the sources left a month ago or longer; how many folders that were."""
    current = folder()
    if current is None:
        return 0
    month_ago = time.time() - 30 * 24 * 3600
    removed = 0
    for path in current.parent.glob(f"{_PREFIX}*"):
        with suppress(OSError):  # another process may be removing it too
            if path != current and path.is_dir() and path.stat().st_mtime < month_ago:
                shutil.rmtree(path)
                removed += 1
    return removed


def filled() -> bool:
    """Whether there is compiled code already, so that nobody has to wait for it."""
    path = folder()
    return path is not None and any(path.glob("*.nbi"))


def keep_in_cache(dispatcher: Any) -> None:
    """Let a compiled function be kept in our folder; other users of numba keep theirs where they like."""
    if folder() is not None:
        with suppress(OSError):  # sources that are no files of their own, in an archive
            dispatcher._cache = cast(Any, _KernelCache)(dispatcher.py_func)


class _Locator(UserProvidedCacheLocator):
    """Says that the folder is ours, and that it need not be writable."""

    def __init__(self, function: Any, file: str) -> None:
        cast(Any, super()).__init__(function, file)
        self._cache_path = str(folder())

    def ensure_cache_path(self) -> None:
        Path(self._cache_path).mkdir(parents=True, exist_ok=True)

    @classmethod
    def from_function(cls, function: Any, file: str) -> _Locator:
        return cls(function, file)


class _Kept(CompileResultCacheImpl):
    _locator_classes: list[Any] = [_Locator]  # noqa: RUF012


class _KernelCache(FunctionCache):
    """A cache that may be missing, read-only or broken: then the function is compiled, and that is all."""

    _impl_class = _Kept

    def load_overload(self, signature: Any, target: Any) -> Any:
        try:
            return cast(Any, super()).load_overload(signature, target)
        except (OSError, EOFError, pickle.UnpicklingError):
            return None

    def save_overload(self, signature: Any, data: Any) -> None:
        try:
            cast(Any, super()).save_overload(signature, data)
        except OSError:
            self._enabled = False
