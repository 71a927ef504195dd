"""Rows of players who wait for others, and of blocked players."""

from __future__ import annotations

from msgspec import Struct


class WaitingRow(Struct, frozen=True):
    """A player who waits for a game with others."""

    player: str
    pace: str
    seats: int | None
    since: float
    seen: float
    device: str | None
    address: str
    """The keyed hash of the address."""

    network: str
    bots: str | None = None
    """The level of the bots with which the player agreed to start."""

    agreed: float | None = None
    code: str | None = None
    """The code of the table that was found."""


class Matched(Struct, frozen=True):
    """A player who gets a seat at a new table, if the player still waits since this time."""

    player: str
    since: float


class BlockRow(Struct, frozen=True):
    """A player whom another player has blocked."""

    player: str
    blocked: str
    id: str
    name: str
    at: float
