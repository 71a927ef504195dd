"""A lock that lets a single process serve a SQLite database."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from .errors import DatabaseInUse, Unavailable


class ServingLock:
    """An exclusive SQLite transaction on a file beside the database; it ends when the process ends."""

    def __init__(self, path: Path) -> None:
        file = path.with_name(f"{path.name}-serving")
        try:
            self._connection = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise Unavailable(f"{file}: {error}") from None
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._connection.close()
            if "locked" in str(error):
                raise DatabaseInUse(
                    "another process serves this database: stop it, or name another one with --database"
                ) from None
            raise Unavailable(f"{file}: {error}") from None

    def release(self) -> None:
        """Let another process serve the database."""
        self._connection.close()
