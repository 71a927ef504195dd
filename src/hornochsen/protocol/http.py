"""What the HTTP API answers, besides what sockets send too."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .values import Clock, Phase


class Info(Struct, frozen=True):
    """What this server is and offers."""

    name: str
    version: str
    protocol: int
    boards: tuple[str, ...]
    bots: tuple[str, ...]
    """The levels of the house's bots, weakest first."""

    languages: tuple[str, ...]


class Health(Struct, frozen=True):
    """Whether the server can keep what it is told."""

    status: Literal["ok"]
    version: str


class Opened(Struct, frozen=True):
    """A table was opened: its code, and the link to send to others."""

    code: str
    link: str


class Uploaded(Struct, frozen=True):
    """A record was uploaded: its name, and the link to its replay."""

    id: str
    link: str


class Problem(Struct, frozen=True):
    """The one shape of every error: a stable word for programs, a sentence in English for people."""

    error: str
    text: str


class Summary(Struct, frozen=True):
    """What one sees of a table before one goes there."""

    code: str
    phase: Phase
    board: str
    clock: Clock | None
    people: tuple[str, ...]
    """Their names, in seat order."""

    bots: int
