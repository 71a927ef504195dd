"""`python -m hornochsen.kernel`: compile the whole kernel ahead of time.

With `--report`, it prints only progress lines: the number of ready functions and the number of all functions.
"""

from __future__ import annotations

import sys
import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from . import __name__ as package
from .cache import folder, remove_stale
from .compilation import compile_all
from .jit import ENTRIES

REPORT = "--report"

BAR_DELAY = 2.0
"""Seconds after which a progress bar appears."""


def main() -> None:
    began = time.perf_counter()
    remove_stale()
    if folder() is None:
        print(f"{package}: no folder can be written for compiled code; it will be compiled again each time")
        return
    console = Console(stderr=True)
    columns = TextColumn("compiling the kernel"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=None, visible=False)

        def show(ready: int, total: int) -> None:
            progress.update(task, completed=ready, total=total, visible=time.perf_counter() - began > BAR_DELAY)

        compiled = compile_all(show)
    print(f"{package}: {compiled} of {len(ENTRIES)} functions compiled in {time.perf_counter() - began:.1f} s")


if __name__ == "__main__":
    try:
        if sys.argv[1:] == [REPORT]:
            remove_stale()
            compile_all(lambda ready, total: print(ready, total, flush=True))
        else:
            main()
    except KeyboardInterrupt:
        sys.exit(130)
