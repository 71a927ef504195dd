"""Rows of players, their devices, their seats and their finished games."""

from __future__ import annotations

from msgspec import Struct


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


class SeatLinkRow(Struct, frozen=True):
    """A mailed link that lets one device play at one table as its player."""

    id: str
    player: str
    code: str
    secret: str
    """The hash of the link's secret; of the device's secret once the link is used."""

    name: str
    created: float
    used: float | None
    until: float


NO_SEAT = -1
"""The `who` of a name with which a player asked for a seat, or joined one that the game does not count for."""


class PlayerSeatRow(Struct, frozen=True):
    """A seat that a player has taken, with the name that the player uses there."""

    player: str
    code: str
    who: int
    """`NO_SEAT` for a name that the player used without a seat of their own."""

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
    local: bool = False
    """Whether the game was played on one device, and counts because a player said so."""


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
