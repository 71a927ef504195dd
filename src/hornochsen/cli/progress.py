"""Progress bars on standard error, and the preparation that needs one: compiling the kernel."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NoReturn

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
    if folder() is not None:
        with _exit_on_termination():  # ends the other process too
            announce()
            subprocess.run([sys.executable, "-m", "hornochsen.kernel"], stdout=subprocess.DEVNULL, check=False)
        return
    from ..kernel.__main__ import compile_all  # no folder can be written: the code is kept in this process only

    announce()
    compile_all()


@contextlib.contextmanager
def _exit_on_termination() -> Iterator[None]:
    """Turn SIGTERM into `SystemExit`, which ends the process for which `subprocess.run` waits."""

    def leave(number: int, _: object) -> NoReturn:
        sys.exit(128 + number)

    earlier = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, earlier)
