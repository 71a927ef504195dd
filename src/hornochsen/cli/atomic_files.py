"""Write files atomically."""

from __future__ import annotations

import contextlib
import itertools
import os
import tempfile
from pathlib import Path

from .errors import CommandError


def write_atomically(path: Path, text: str) -> None:
    """Replace a file's content in one step: readers see the old or the new content, never a part."""
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
    """Return the permissions of the existing file, or the umask's default for a new file."""
    try:
        return path.stat().st_mode & 0o777
    except OSError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def check_writable(option: str, folder: Path) -> None:
    """Raise `CommandError` for `option` unless files can be created in the folder."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise CommandError(f"{option}: {folder}: {error.strerror}") from None


def save_unfinished_game(text: str) -> Path:
    """Save the record of an unfinished game to a new file in the user's data folder; return its path."""
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
    """Create an empty file with an unused name; two games may be saved in the same second."""
    for number in itertools.count():
        path = folder / f"{name}{f'-{number}' if number else ''}.json"
        with contextlib.suppress(FileExistsError):
            path.touch(exist_ok=False)
            break
    return path
