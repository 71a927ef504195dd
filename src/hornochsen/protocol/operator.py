"""Bodies of the HTTP API for operators, which the operator's page uses."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class OperatorLoad(Struct, frozen=True):
    """The load of the process that answers; rates and lag are those of the last minute."""

    choices_per_second: float
    lag_seconds: float
    """The longest lag of the event loop."""

    memory_bytes: int | None
    """Resident memory; `null` where the operating system has no figure."""

    connections: int
    addresses: int
    """Number of addresses (IPv6: /64 networks) with an open socket."""

    bot_queue: int
    """Tables whose bots wait or think."""

    write_queue: int
    """Changes that wait to be stored."""


class OperatorStorage(Struct, frozen=True):
    """The size of the database in bytes, and the numbers of stored rows."""

    bytes: int
    tables: int
    open_tables: int
    """Tables that are neither over nor closed."""

    records: int
    """Records of finished games."""

    uploads: int
    """Uploaded records."""

    reviews: int
    queued_reviews: int


class OperatorProblem(Struct, frozen=True):
    """A warning or an error from the log of the process that answers."""

    at: str
    level: str
    text: str
    details: str


class OperatorTable(Struct, frozen=True):
    """A table, with the names of its people."""

    code: str
    phase: str
    people: tuple[str, ...]
    bots: int
    public: bool
    updated: float
    """The time of its last change, in seconds since 1970."""


class OperatorPerson(Struct, frozen=True):
    """A person at a table."""

    who: int
    name: str
    present: bool
    addresses: tuple[str, ...]
    """Stored addresses, the latest first; empty unless a setting keeps them."""

    player: str | None
    """The id of the player for whom the game counts; `null` for a guest."""


class OperatorChatLine(Struct, frozen=True):
    """A chat message in a report."""

    at: float
    name: str
    text: str


class OperatorReport(Struct, frozen=True):
    """A player's open report of another person."""

    id: str
    at: float
    code: str
    who: int
    name: str
    reporter: str
    note: str
    chat: tuple[OperatorChatLine, ...]


class OperatorBarredPlayer(Struct, frozen=True):
    """A barred player."""

    id: str
    name: str


class OperatorOverview(Struct, frozen=True):
    """Everything that the operator's page shows at first."""

    version: str
    now: float
    """The server's time, in seconds since 1970."""

    began: float
    """The time at which the process that answers started."""

    processes: int
    """Number of running server processes."""

    load: OperatorLoad
    storage: OperatorStorage
    reports: tuple[OperatorReport, ...]
    tables: tuple[OperatorTable, ...]
    """The tables that changed last."""

    problems: tuple[OperatorProblem, ...]
    """The latest warnings and errors, the newest first."""

    barred: tuple[str, ...]
    """Barred addresses and networks."""

    barred_players: tuple[OperatorBarredPlayer, ...]


class OperatorPeople(Struct, frozen=True):
    """The people at a table."""

    code: str
    people: tuple[OperatorPerson, ...]


class OperatorAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """An address or a network to bar, or to allow again."""

    address: Annotated[str, Meta(min_length=2, max_length=64)]


class OperatorPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """A player to bar, or to allow again."""

    player: Annotated[str, Meta(min_length=1, max_length=64)]
