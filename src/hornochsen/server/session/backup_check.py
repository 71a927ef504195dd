"""Verification of a backup without restoring it: the file is whole, and this version can read all that it contains."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ...records import BadRecord, parse
from ..storage import BadBackup
from ..storage.maintenance.backup import Header, Line, check_file
from ..table.table import decode_entry, decode_table


class BackupReader:
    """Examines the rows of a backup: contents can be decoded, and each table's log ends with the table's version."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._versions: dict[str, int] = {}
        """The version of each table."""

        self._logged: dict[str, int] = {}
        """The last version in the log of each table."""

    def examine(self, line: Line) -> None:
        """Raise `BadBackup` if a row cannot be read; the log must not have gaps."""
        row = line.row
        try:
            if line.table == "tables":
                self._versions[row["code"]] = row["version"]
                if decode_table(row["snapshot"]).version != row["version"]:
                    raise ValueError("its snapshot has another version")
            elif line.table == "log":
                if row["version"] != self._logged.get(row["code"], 0) + 1:
                    raise ValueError(f"version {row['version']} does not follow the version before")
                self._logged[row["code"]] = row["version"]
                decode_entry(row["entry"])
            elif line.table == "records":
                parse(row["text"])
        except (ValueError, TypeError, BadRecord, RecursionError) as error:
            where = f"{line.table} {row.get('code') or row.get('id') or ''}".strip()
            raise BadBackup(f"{self.path}: {where}: {_first_line(error)}") from None

    def finish(self) -> None:
        """Raise `BadBackup` if a table's log does not end with the table's version."""
        for code, version in self._versions.items():
            if self._logged.get(code, 0) != version:
                raise BadBackup(f"{self.path}: tables {code}: its log does not end with version {version}")


def _first_line(error: Exception) -> str:
    text = str(error).partition("\n")[0]
    return f"unreadable: {text}" if isinstance(error, msgspec.MsgspecError) else text


def verify(path: Path) -> Header:
    """Return the header of a backup; raise `BadBackup` if the backup is damaged or this version cannot read it."""
    reader = BackupReader(path)
    header = check_file(path, reader.examine)
    reader.finish()
    return header
