"""Compile the whole kernel."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module

from . import __name__ as package
from . import __path__ as folders
from .cache import mark_complete
from .jit import ENTRIES

Report = Callable[[int, int], object]
"""Called with the number of functions that are ready and the number of all functions."""


def compile_all(report: Report) -> int:
    """Compile all functions that are not in the cache. Return their number."""
    for module in pkgutil.walk_packages(folders, f"{package}."):
        if module.name != f"{package}.__main__":
            import_module(module.name)
    for ready, (function, types) in enumerate(ENTRIES):
        report(ready, len(ENTRIES))
        function.compile(types)
    report(len(ENTRIES), len(ENTRIES))
    mark_complete()
    return sum(bool(function.stats.cache_misses) for function, _ in ENTRIES)
