"""What goes into the database and comes out of it, and how it says no."""

from __future__ import annotations

from msgspec import Struct


class TableRow(Struct, frozen=True):
    """A table at one version."""

    code: str
    version: int
    phase: str
    public: bool
    wake: float | None
    """When somebody must look after the table."""

    updated: float
    people: int
    """Persons seated."""

    summary: bytes
    """A little JSON for the list of public tables."""

    snapshot: bytes
    """The table as JSON."""


class ListedRow(Struct, frozen=True):
    """A table without what only its players need."""

    code: str
    version: int
    phase: str
    public: bool
    wake: float | None
    updated: float
    people: int
    summary: bytes


class LogRow(Struct, frozen=True):
    """What one version added to a table, and the answer to the request that did it."""

    version: int
    at: float
    key: str | None
    """The hash of the token that asked for it: ids of requests belong to it, whoever has the seat later."""

    request: str | None
    answer: bytes | None
    entry: bytes
    """A log entry as JSON."""


class RecordRow(Struct, frozen=True):
    """A finished game's record, or one that somebody uploaded."""

    id: str
    created: float
    code: str | None
    """Its table; `None` for an upload."""

    text: str


class Append(Struct, frozen=True):
    """One version more: the table as it is then, what happened, perhaps the record of a game that ended."""

    row: TableRow
    log: LogRow
    record: RecordRow | None = None


class Purged(Struct, frozen=True):
    """What was old enough to go."""

    tables: int = 0
    records: int = 0
    nameless: int = 0
    """Tables and records that stay, without names."""


class StorageError(Exception):
    """The text is one line."""


class Conflict(StorageError):
    """Another append had that version, or the code is taken, or the table is gone."""


class Repeated(StorageError):
    """The request is in the log already."""


class Unavailable(StorageError):
    """The database cannot be reached or written now. What was to be written is perhaps there: look again."""


class OutdatedSchema(StorageError):
    """The database has not the form that this version works with."""


class Served(StorageError):
    """Another process serves this SQLite database."""


class BadUrl(StorageError):
    """No URL of a database that we know."""


class BadBackup(StorageError):
    """The file is no backup, or a damaged one."""


class NotEmpty(StorageError):
    """There is something in the database that a restore would destroy."""
