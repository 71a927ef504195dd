"""Answers and updates: what the server says."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from .positions import Position, Screens, TableInfo, Wait
from .table_events import TableOrGameEvent
from .values import Token


class Message(Struct, frozen=True, tag_field="type"):
    """The base of all that the server sends."""


class Done(Message, frozen=True, tag="done"):
    """The request was carried out and is on disk."""

    id: str
    version: int


class Refused(Message, frozen=True, tag="error"):
    """The request was refused, and nothing has changed. `error` is a stable word, `text` says more in English."""

    id: str | None
    error: str
    text: str


class Missed(Struct, frozen=True):
    """What happened in one version of the table."""

    version: int
    events: tuple[TableOrGameEvent, ...]


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to `hello`, `sit`, `claim` and `refresh`: all there is to know just now."""

    id: str
    protocol: int
    server: str
    """The server's version."""

    version: int
    token: Token | None
    """To be kept before one sits down: it is the seat's. `null` where the client has it already."""

    seat: int | None
    """One's own seat; `null` for a spectator."""

    table: TableInfo
    position: Position | None
    """`null` before the first game."""

    waits: tuple[Wait, ...]
    missed: tuple[Missed, ...]
    """What happened since the version asked for, oldest first."""

    own: int | UnsetType = UNSET
    """The seat that one held in the running game: with `sit` one returns to it while a bot plays there, unless it is
    `closed`. Left out where there is none."""

    asks: bool | UnsetType = UNSET
    """Whether `table.asking` is one's own; left out where not."""


class Secret(Message, frozen=True, tag="secret"):
    """The answer to `handover`: good once, and for ten minutes."""

    id: str
    secret: Token


class Update(Message, frozen=True, tag="update"):
    """What happened. What has not changed is left out."""

    version: int
    events: tuple[TableOrGameEvent, ...]
    table: TableInfo | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    """One's own seat, where it has changed."""

    position: Position | UnsetType | None = UNSET
    screens: Screens | UnsetType = UNSET
    """In place of a whole position: these two of its fields have changed."""

    waits: tuple[Wait, ...] | UnsetType = UNSET


class Bye(Message, frozen=True, tag="bye"):
    """The server closes the socket: why, and after how many milliseconds to come back (`null`: do not)."""

    reason: Literal["restart", "closed", "too-fast", "too-slow", "barred", "silent"]
    retry: int | None


AnyMessage = Done | Refused | Welcome | Secret | Update | Bye
