"""Compile the kernel before it is used, with a progress bar."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from .progress import progress_display

if TYPE_CHECKING:
    from ..kernel.compilation import Report
    from ..locales import Texts


def compile_kernel(announce: Callable[[bool], object]) -> None:
    """Compile the kernel now unless the cache holds it, so that the first move is not delayed.

    Before that, `announce` is called with whether the next start finds the compiled code in the cache.
    """
    from ..kernel.cache import is_complete, is_writable

    if is_complete():
        return
    announce(is_writable())
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn

    with progress_display(TextColumn("compiling the kernel"), BarColumn(), MofNCompleteColumn()) as display:
        task = display.add_task("", total=None)

        def report(ready: int, total: int) -> None:
            display.update(task, completed=ready, total=total)

        if is_writable():
            with contextlib.suppress(OSError, ValueError):  # no process can be started, or its output is no report
                _compile_in_other_process(report)
        if not is_complete():
            from ..kernel.compilation import compile_all

            compile_all(report)


def announcement(texts: Texts, kept: bool) -> str:
    """Return the sentence that tells players to wait for the compilation; `kept` is whether its result is cached."""
    return texts("bots-compiling", kept="yes" if kept else "no")


def _compile_in_other_process(report: Report) -> None:
    """Fill the cache by another process, because the compiler takes 300 MB. A failure is ignored."""
    # -P: no module of the current folder replaces one that the process imports.
    for line in _lines([sys.executable, "-P", "-m", "hornochsen.kernel", "--report"]):
        ready, _, total = line.partition(" ")
        report(int(ready), int(total))


def _lines(command: list[str]) -> Iterator[str]:
    """Run a command and yield its lines. SIGTERM ends the command, and then this process.

    Ctrl-C is not sent to the command, because it has a session of its own; the `KeyboardInterrupt` here ends it.
    """
    process: subprocess.Popen[str] | None = None
    terminated = False

    def terminate(*_: object) -> None:  # an exception here could leave a process that `Popen` has just started
        nonlocal terminated
        terminated = True
        if process is not None:
            process.terminate()

    earlier = signal.signal(signal.SIGTERM, terminate)
    try:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
        if terminated:
            process.terminate()
        with process:
            try:
                assert process.stdout
                yield from process.stdout
            except BaseException:
                process.kill()
                raise
    finally:
        signal.signal(signal.SIGTERM, earlier)
    if terminated:
        os.kill(os.getpid(), signal.SIGTERM)
        sys.exit(128 + signal.SIGTERM)  # the first process of a container ignores the signal
