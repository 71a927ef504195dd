"""The cache of compiled code.

Numba's own cache compares one source file only: after a change of a callee in another file it returns stale code. So
the cache folder here is named by a hash of all sources that are compiled in.
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
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator

from .target import processor

VARIABLE = "HORNOCHSEN_CACHE"
"""The environment variable that replaces the user's cache folder."""

KERNEL = Path(__file__).parent

_PREFIX = "kernel-"
_COMPLETE = "complete-"
"""The name, before a hash of the processor, of an empty file in a folder that holds the whole kernel."""

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
    """Return the folder for the compiled code of these sources; `None` if it neither exists nor can be created."""
    path = _base() / f"{_PREFIX}{fingerprint()}"
    return path if _can_write(path) or any(path.glob("*.nbi")) else None


def is_writable() -> bool:
    """Return whether the cache can keep code that is compiled now."""
    path = folder()
    return path is not None and _can_write(path)


def _can_write(path: Path) -> bool:
    """Create the folder if it does not exist; return whether files can be created in it."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=path).close()
    except OSError:
        return False
    return True


def _base() -> Path:
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    import platformdirs

    return platformdirs.user_cache_path("hornochsen", appauthor=False)


def remove_stale() -> int:
    """Delete cache folders of other versions of the sources that are older than a month; return their number."""
    current = folder()
    if current is None:
        return 0
    month_ago = time.time() - 30 * 24 * 3600
    removed = 0
    for path in current.parent.glob(f"{_PREFIX}*"):
        with suppress(OSError):  # another process may remove it at the same time
            if path != current and path.is_dir() and path.stat().st_mtime < month_ago:
                shutil.rmtree(path)
                removed += 1
    return removed


def is_complete() -> bool:
    """Return whether the cache holds the whole kernel for this processor."""
    path = folder()
    return path is not None and (path / _marker()).exists()


def mark_complete() -> None:
    """Record that the cache holds the whole kernel for this processor, unless some of it could not be saved."""
    path = folder()
    if path is not None and _KernelCache.all_saved:
        with suppress(OSError):  # the folder cannot be written
            (path / _marker()).touch()


def _marker() -> str:
    return _COMPLETE + hashlib.sha256(processor().encode()).hexdigest()[:16]


def keep_in_cache(dispatcher: Any) -> None:
    """Cache a compiled function in our folder. This does not affect other users of Numba in the process."""
    if folder() is not None:
        with suppress(OSError):  # the sources are not files, as in a zip archive
            dispatcher._cache = cast(Any, _KernelCache)(dispatcher.py_func)


class _Locator(UserProvidedCacheLocator):
    """A cache locator that returns our folder, even if it is not writable."""

    def get_cache_path(self) -> str:
        return str(folder())

    def ensure_cache_path(self) -> None:
        Path(self.get_cache_path()).mkdir(parents=True, exist_ok=True)

    @classmethod
    def from_function(cls, function: Any, file: str) -> _Locator:
        return cls(function, file)


class _CacheImpl(CompileResultCacheImpl):
    _locator_classes: list[Any] = [_Locator]  # noqa: RUF012


class _KernelCache(FunctionCache):
    """A cache that may be missing, read-only or broken: the function is then compiled as if there were none."""

    _impl_class = _CacheImpl
    all_saved = True
    """Whether all functions that this process has compiled were saved."""

    def load_overload(self, signature: Any, target: Any) -> Any:
        try:
            return cast(Any, super()).load_overload(signature, target)
        except (OSError, EOFError, pickle.UnpicklingError):
            return None

    def save_overload(self, signature: Any, data: Any) -> None:
        try:
            cast(Any, super()).save_overload(signature, data)
        except OSError:
            _KernelCache.all_saved = False
            cast(Any, self).disable()
