"""`python -m hornochsen.kernel`: compile the whole kernel ahead of time."""

from __future__ import annotations

import pkgutil
import sys
import time
from importlib import import_module

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from . import __name__ as package
from . import __path__ as folders
from .cache import folder, mark_complete, remove_stale
from .jit import ENTRIES

BAR_DELAY = 2.0
"""Seconds after which a progress bar appears."""


def main() -> None:
    began = time.perf_counter()
    remove_stale()
    if folder() is None:
        print(f"{package}: no folder can be written for compiled code; it will be compiled again each time")
        return
    compiled = compile_all()
    print(f"{package}: {compiled} of {len(ENTRIES)} functions compiled in {time.perf_counter() - began:.1f} s")


def compile_all() -> int:
    """Compile all functions that are not in the cache, with a progress bar if it takes long. Return their number."""
    began = time.perf_counter()
    for module in pkgutil.walk_packages(folders, f"{package}."):
        if module.name != f"{package}.__main__":
            import_module(module.name)
    console = Console(stderr=True)
    columns = TextColumn("compiling the kernel"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=len(ENTRIES), visible=False)
        for function, types in ENTRIES:
            progress.update(task, visible=time.perf_counter() - began > BAR_DELAY)
            function.compile(types)
            progress.advance(task)
    mark_complete()
    return sum(bool(function.stats.cache_misses) for function, _ in ENTRIES)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
