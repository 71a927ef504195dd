"""Only one process serves a SQLite database. The operating system drops the lock when the process dies."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from .rows import Served, Unavailable


class ServingLock:
    """An exclusive transaction on a small file beside the database."""

    def __init__(self, path: Path) -> None:
        beside = path.with_name(f"{path.name}-serving")
        try:
            self._held = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise Unavailable(f"{beside}: {error}") from None
        try:
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._held.close()
            if "locked" in str(error):
                raise Served(f"{path}: another process serves this database") from None
            raise Unavailable(f"{beside}: {error}") from None

    def release(self) -> None:
        self._held.close()
