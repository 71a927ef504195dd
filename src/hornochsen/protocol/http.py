"""Bodies of the HTTP API's requests and responses that sockets do not send."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .notices import Channel
from .values import Clock, Phase


class Info(Struct, frozen=True):
    """The server's version, boards, bots and languages."""

    name: str
    version: str
    protocol: int
    boards: tuple[str, ...]
    bots: tuple[str, ...]
    """The levels of the server's bots, weakest first."""

    languages: tuple[str, ...]
    notices: tuple[Channel, ...] = ()
    """The channels by which players can be notified."""


class Health(Struct, frozen=True):
    """The answer of a server that can read and write its database."""

    status: Literal["ok"]
    version: str


class Opened(Struct, frozen=True):
    """The code of a new table, and its link for other players."""

    code: str
    link: str


class MoveLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a private link that moves a seat to another device."""

    secret: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$(?!\n)")]


class Uploaded(Struct, frozen=True):
    """The id of an uploaded record, and the link to its replay."""

    id: str
    link: str


class Problem(Struct, frozen=True):
    """An error: a stable code for programs, and an English sentence for people."""

    error: str
    text: str


class Summary(Struct, frozen=True):
    """A table's entry in the list of public tables."""

    code: str
    phase: Phase
    board: str
    """The name of one of the server's boards, or `custom`."""

    clock: Clock | None
    people: tuple[str, ...]
    """The names of the people, in seat order."""

    bots: int
    present: int = 1
    """The number of people who are connected."""

    rated: bool = False
    """Whether its games change ratings."""
