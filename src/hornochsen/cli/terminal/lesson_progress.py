"""Remember the chapter of the lesson where a learner stopped."""

from __future__ import annotations

import contextlib
from pathlib import Path

from ..atomic_files import write_atomically


def _file() -> Path:
    from platformdirs import user_data_path

    return user_data_path("hornochsen", appauthor=False) / "lesson.txt"


def read_progress(last: int) -> int:
    """Return the number of the stored chapter; 1 if no chapter is stored, or one that does not exist."""
    try:
        chapter = int(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return 1
    return chapter if 1 <= chapter <= last else 1


def write_progress(chapter: int) -> None:
    """Store the chapter to continue with. A folder that cannot be written only loses the bookmark."""
    with contextlib.suppress(OSError):
        _file().parent.mkdir(parents=True, exist_ok=True)
        write_atomically(_file(), f"{chapter}\n")
