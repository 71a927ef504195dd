"""Progress bars on standard error."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
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
