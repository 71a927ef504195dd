"""Rows of the database as immutable values, and the exceptions of the storage package."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .ratings.rating_rows import RatedGame

ReviewStatus = Literal["queued", "done", "failed"]
"""The stored status of a review; a queued review runs while a live process has claimed it."""


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


class ReviewRow(Struct, frozen=True):
    """A review of one seat of a record: a request that waits or runs, or a result."""

    record: str
    seat: int
    status: ReviewStatus
    progress: float
    """The computed share, from 0 to 1."""

    process: str | None
    """The process that runs the review."""

    result: bytes | None
    """The review as JSON, without names."""

    error: str | None


class QueuedReview(Struct, frozen=True):
    """A review that waits or runs, with everything that decides its place in the queue."""

    record: str
    seat: int
    table: str
    """The code of the record's table, or the id of an uploaded record."""

    address: str | None
    process: str | None
    attempts: int
    """How often a process has begun it."""


class ChatLine(Struct, frozen=True):
    """A chat message in a report."""

    at: float
    name: str
    """The speaker's name when the message was sent."""

    text: str


class ReportRow(Struct, frozen=True):
    """A player's report of another person, with the last chat messages at that time."""

    id: str
    at: float
    code: str
    who: int
    """The number of the reported person at the table."""

    name: str
    """The name of the reported person."""

    reporter: str
    """The name of the person who reports."""

    note: str
    chat: tuple[ChatLine, ...]
    closed: float | None = None
    """When an operator closed the report; `None` while it is open."""


class AddressRow(Struct, frozen=True):
    """An address from which a person was connected to a table, for operators only."""

    code: str
    who: int
    address: str
    name: str
    at: float
    """When the person was last seen with this address."""


class PlayerSeatRow(Struct, frozen=True):
    """A seat that a player has taken, with the name that the player uses there."""

    player: str
    code: str
    who: int
    name: str


class GameRow(Struct, frozen=True):
    """A finished game in which a player took part."""

    id: str
    """The id of its record."""

    ended: float
    board: str
    rules: str
    clock: int | None
    seats: int


class ParticipationRow(Struct, frozen=True):
    """A seat of a finished game in which a player took part."""

    game: str
    seat: int
    player: str | None
    ended: float
    bot: str | None
    name: str
    place: int
    points: int
    left: bool
    """Whether the player left the seat to a bot."""

    quality: float | None = None
    """The quality of play, once the seat has been reviewed."""


class Result(Struct, frozen=True):
    """A finished game with all its seats."""

    game: GameRow
    seats: tuple[ParticipationRow, ...]


class PlayerRow(Struct, frozen=True):
    """A player."""

    id: str
    name: str
    colour: str | None
    emblem: str | None
    created: float
    seen: float
    recovery: str | None
    """The hash of the recovery code."""

    barred: bool = False


class DeviceRow(Struct, frozen=True):
    """A device of a player."""

    id: str
    player: str
    secret: str
    """The hash of the secret that the device keeps."""

    name: str
    created: float
    seen: float


class NoticeSettingsRow(Struct, frozen=True):
    """Which notices a player wants, and when."""

    player: str
    turn: bool
    deadline: bool
    daily: bool
    invitation: bool
    mail: bool
    """Whether notices are mailed too."""

    quiet_from: int | None
    """Minutes after midnight in the player's time zone, as is `quiet_until`."""

    quiet_until: int | None
    zone: str
    language: str
    unsubscribe: str
    """The token of the link that ends mails."""


class MailAddressRow(Struct, frozen=True):
    """The mail address of a player."""

    player: str
    address: str
    asked: float
    confirmed: float | None


class PushRow(Struct, frozen=True):
    """Where the browser on a player's device receives Web Push."""

    device: str
    player: str
    endpoint: str
    key: str
    """The browser's public key, in base64url as `auth`."""

    auth: str
    failures: int = 0
    """The number of failed attempts in a row."""

    paused: float = 0.0
    """Until when nothing is sent."""


class NoticeRow(Struct, frozen=True):
    """A notice in the outbox."""

    player: str
    kind: str
    subject: str
    """The code of a table, or a date."""

    turn: str
    """Which turn at the table."""

    due: float
    until: float
    """When the notice no longer makes sense."""

    channel: str = ""
    """`mail`, or the id of a device; empty until the recipients are known."""

    started: int = 0
    """How often the notice was sent, or may have been sent."""

    failures: int = 0
    """How often it certainly was not sent."""


class DailyDayRow(Struct, frozen=True):
    """The secret of a day's deal, and the versions with which it is played."""

    day: str
    secret: str
    commitment: str
    version: int
    """The version of the plan and of the bots."""

    rules: int
    created: float


class DailyGameRow(Struct, frozen=True):
    """A game of the day."""

    code: str
    day: str
    player: str | None
    """`None` after the player was deleted."""

    counted: bool
    began: float
    ended: float | None = None
    place: int | None = None
    points: int | None = None
    rounds: str | None = None
    """A letter for each round: the first of its rating."""

    record: str | None = None
    """The id of the record; `None` while the game runs, and for an abandoned game."""


class DailyEnd(Struct, frozen=True):
    """The end of a game of the day."""

    code: str
    ended: float
    place: int
    points: int
    rounds: str | None
    record: str | None
    """`None` for an abandoned game."""


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

    rated: RatedGame | None = None
    """The result of a rated game, with the ratings that follow from it."""

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


class StorageError(Exception):
    """Base class of storage errors; the message is one line."""


class Conflict(StorageError):
    """The version or the code is already taken, or the table no longer exists."""


class Repeated(StorageError):
    """The request has been carried out before; the log contains its answer."""


class Unavailable(StorageError):
    """The database cannot be reached or written. A write may or may not have been committed."""


class OutdatedSchema(StorageError):
    """The database has the schema of another version."""


class DatabaseInUse(StorageError):
    """A running server uses the database."""


class BadUrl(StorageError):
    """The URL is invalid or names an unsupported database."""


class BadBackup(StorageError):
    """The file is damaged or is not a backup."""


class NotEmpty(StorageError):
    """A restore would overwrite the content of the database."""
