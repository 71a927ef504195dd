"""Bodies of the HTTP API for waiting for other people, and for blocking people."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .values import Device, Level

Pace = Literal["now", "day"]
"""`now`: a choice takes a minute at most, and everybody is there. `day`: a choice takes a day at most."""

SeatCount = Annotated[int, Meta(ge=2, le=8)]
TableCode = Annotated[str, Meta(pattern=r"^[A-Z0-9]{1,12}$(?!\n)")]


class StartWaiting(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to wait for a game: its pace and number of players."""

    pace: Pace
    seats: SeatCount | None = None
    """The number of players; `null` for any number."""

    device: Device | None = None
    """The browser's random text: two players of one browser are not matched with each other."""


class StayWaiting(Struct, frozen=True, forbid_unknown_fields=True):
    """Stay among the people who wait, and get the changes."""

    known: Annotated[str, Meta(max_length=64)] = ""
    """The `revision` that the client has; the server answers later if nothing has changed."""


class AcceptBots(Struct, frozen=True, forbid_unknown_fields=True):
    """Start with bots on the free seats."""

    level: Level


class StopWaiting(Struct, frozen=True, forbid_unknown_fields=True):
    """Stop waiting, or discard the table that was found."""

    table: TableCode | None = None
    """The code of the table that was found; `null` to stop waiting."""


class WaitingCounts(Struct, frozen=True):
    """Numbers of people who wait, by pace."""

    now: int
    day: int


class OwnWaiting(Struct, frozen=True):
    """The player's own matching request."""

    pace: Pace
    seats: int | None
    waited: int
    """Seconds since the player began to wait."""

    same: int
    """The number of people who wait for the same, the player included."""

    bots_in: int | None
    """Seconds until bots are offered; 0 if they are offered, `null` if they never are."""

    level: Level | None
    """The level of the bots with which the player agreed to start; `null` if the player has not agreed."""

    agreed: int
    """The number of the people in `same` who have agreed to start with bots."""


class MatchingState(Struct, frozen=True):
    """Numbers of people who wait, the player's own request, and the table that was found."""

    counts: WaitingCounts
    waiting: OwnWaiting | None
    table: str | None
    """The code of the table at which the player has got a seat."""

    pace: Pace | None
    """The pace of the table in `table`."""

    revision: str


class BlockSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Block a person at a table where the player has or had a seat."""

    table: TableCode
    who: Annotated[int, Meta(ge=0, le=1_000_000)]
    """The person's number at the table."""


class BlockMet(Struct, frozen=True, forbid_unknown_fields=True):
    """Block a person with whom the player has finished a game."""

    game: Annotated[str, Meta(max_length=64)]
    seat: Annotated[int, Meta(ge=0, le=7)]


class Unblock(Struct, frozen=True, forbid_unknown_fields=True):
    """Remove the block of a person."""

    id: Annotated[str, Meta(max_length=32)]


class Blocked(Struct, frozen=True):
    """A person whom the player has blocked."""

    id: str
    name: str
    """The person's name when they were blocked."""

    at: float


class Met(Struct, frozen=True):
    """A person with whom the player has finished a game, and who is not blocked."""

    game: str
    """The id of the last game that the player and this person finished together."""

    seat: int
    name: str
    ended: float


class BlockedPeople(Struct, frozen=True):
    """The people whom the player has blocked, and those whom the player met last."""

    blocked: tuple[Blocked, ...]
    met: tuple[Met, ...]
