"""Progress bars on standard error, and the preparation that needs one: compiling the kernel."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn


@contextlib.contextmanager
def progress_display(*columns: ProgressColumn) -> Iterator[Progress]:
    """Yield a display for progress bars with these columns; it is shown only if standard error is a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    shown = sys.stderr is not None and sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not shown) as display:
        yield display


def compile_kernel(announce: Callable[[], object]) -> None:
    """Compile the kernel now unless the cache holds it, so that the first move is not delayed; call `announce` before.

    Another process compiles, with a progress bar, because the compiler takes 300 MB.
    """
    from ..kernel.cache import folder, is_complete

    if is_complete():
        return
    if folder() is None:
        from ..kernel.__main__ import compile_all  # no folder can be written: the code is kept in this process only

        announce()
        compile_all()
    else:
        _run_until_terminated([sys.executable, "-m", "hornochsen.kernel"], announce)


def _run_until_terminated(command: list[str], announce: Callable[[], object]) -> None:
    """Call `announce` and run a command. SIGTERM ends the command, and then this process."""
    process: subprocess.Popen[bytes] | None = None
    terminated = False

    def terminate(*_: object) -> None:  # an exception here could leave a process that `Popen` has just started
        nonlocal terminated
        terminated = True
        if process is not None:
            process.terminate()

    earlier = signal.signal(signal.SIGTERM, terminate)
    try:
        announce()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        if terminated:
            process.terminate()
        process.wait()
    except BaseException:
        if process is not None:
            process.kill()
        raise
    finally:
        signal.signal(signal.SIGTERM, earlier)
    if terminated:
        sys.exit(128 + signal.SIGTERM)
