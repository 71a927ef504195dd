"""Writes that change a table, each with everything that is stored in the same transaction."""

from __future__ import annotations

from msgspec import Struct

from .daily import DailyEnd, DailyGameRow
from .notices import NoticeRow
from .players import PlayerSeatRow, Result
from .tables import LogRow, RecordRow, TableRow


class Append(Struct, frozen=True):
    """The next version of a table: its new state, the log entry, and the record if a game ended."""

    row: TableRow
    log: LogRow
    record: RecordRow | None = None
    earlier: tuple[LogRow, ...] = ()
    """The log entries of the versions before this one that are written with it."""

    result: Result | None = None
    """The result for the players who took part; `None` if no game ended or no player took part."""

    seated: tuple[PlayerSeatRow, ...] = ()
    """Players who have just taken seats."""

    notices: tuple[NoticeRow, ...] = ()
    """Notices to players, for those who want them."""

    daily: DailyGameRow | DailyEnd | None = None
    """The beginning or the end of a game of the day."""

    @property
    def logs(self) -> tuple[LogRow, ...]:
        """The log entries of all versions of this append."""
        return (*self.earlier, self.log)

    @property
    def follows(self) -> int:
        """The version that the table must have; 0 for a new table."""
        return self.row.version - 1 - len(self.earlier)


class SetWake(Struct, frozen=True):
    """A change of the time at which a table is due; ignored if the table has another version."""

    code: str
    version: int
    wake: float | None


Write = Append | SetWake
"""A write that is part of a group commit."""


class Purged(Struct, frozen=True):
    """Numbers of rows that a purge deleted or anonymised."""

    tables: int = 0
    records: int = 0
    anonymised: int = 0
    """Number of tables and records from which names were removed."""
