"""Rows of tables, their logs and the records of their games."""

from __future__ import annotations

from msgspec import Struct


class TableRow(Struct, frozen=True):
    """The state of a table at one version."""

    code: str
    version: int
    phase: str
    public: bool
    wake: float | None
    """Table time at which the scheduler must next process the table; `None` for never."""

    updated: float
    people: int
    """Number of people with a seat."""

    summary: bytes
    """The entry in the list of public tables, as JSON."""

    snapshot: bytes
    """The table as JSON."""


class ListedRow(Struct, frozen=True):
    """A table in a list, without its snapshot."""

    code: str
    version: int
    phase: str
    public: bool
    wake: float | None
    updated: float
    people: int
    summary: bytes


class LogRow(Struct, frozen=True):
    """The change that made one version of a table, and the answer to its request."""

    version: int
    at: float
    key: str | None
    """Hash of the token that sent the request; request ids belong to a token, not to a seat."""

    request: str | None
    answer: bytes | None
    entry: bytes
    """The `LogEntry` (events and moves), as JSON."""


class RecordRow(Struct, frozen=True):
    """The record of a finished game, or an uploaded record."""

    id: str
    created: float
    code: str | None
    """The code of its table; `None` for an upload."""

    text: str


class UploadRow(Struct, frozen=True):
    """An uploaded record in a list, without its text."""

    id: str
    created: float
    length: int
