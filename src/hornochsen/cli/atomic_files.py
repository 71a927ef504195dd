"""Files are written whole or not at all."""

from __future__ import annotations

import contextlib
import itertools
import os
import tempfile
from pathlib import Path

from .errors import CommandError


def write_atomically(path: Path, text: str) -> None:
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


def check_writable(option: str, folder: Path) -> None:
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise CommandError(f"{option}: {folder}: {error.strerror}") from None


def save_unfinished_game(text: str) -> Path:
    """Write a game that was broken off, or that a bot failed in, to a new file in the user's data folder."""
    from datetime import datetime

    from platformdirs import user_data_path

    folder = user_data_path("hornochsen", appauthor=False) / "games"
    folder.mkdir(parents=True, exist_ok=True)
    path = _new_file(folder, f"{datetime.now():%Y-%m-%d-%H%M%S}")
    try:
        write_atomically(path, text)
    except BaseException:
        path.unlink()
        raise
    return path


def _new_file(folder: Path, name: str) -> Path:
    """An empty file that nobody else has taken: two games may be broken off in the same second."""
    for number in itertools.count():
        path = folder / f"{name}{f'-{number}' if number else ''}.json"
        with contextlib.suppress(FileExistsError):
            path.touch(exist_ok=False)
            break
    return path
