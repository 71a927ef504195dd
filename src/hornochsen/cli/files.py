"""Files are written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a file so that whoever reads it sees the old one or the new one, never half of it."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    written = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        written.chmod(_permissions(path))
        written.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            written.unlink()
        raise


def _permissions(path: Path) -> int:
    """Those of the file that is replaced; for a new one, what the umask leaves."""
    try:
        return path.stat().st_mode & 0o777
    except OSError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def broken_off_path() -> Path:
    """A new file in the user's data folder, for a game that was broken off, or that a bot failed in."""
    from datetime import datetime

    from platformdirs import user_data_path

    folder = user_data_path("hornochsen", appauthor=False) / "games"
    begun = f"{datetime.now():%Y-%m-%d-%H%M%S}"
    return next(path for n in range(10**6) if not (path := folder / f"{begun}{f'-{n}' if n else ''}.json").exists())
