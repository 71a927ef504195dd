"""The events of a game, as typed values.

Everything in an event is public except the field `tiles` of `Bought`, `Laid`, `Took` and `Drew`. `views.visible`
sets that field to `None` for viewers who may not see the tiles.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Tiles = tuple[int, ...]

Reason = Literal["cow-pat", "bullhead", "purchase"]
Ending = Literal["dunghill", "no-tiles", "round-limit"]


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """The base of all events."""


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round begins. In an open round `order` lists the seats; the first `together` of them lay face down (R39)."""

    round: int
    double: bool
    open: bool
    order: tuple[int, ...]
    together: int


class Bought(Event, frozen=True, tag="bought"):
    """A seat bought `count` tiles, `from_box` of them from the box (R18, R23)."""

    seat: int
    count: int
    from_box: int
    tiles: Tiles | None


class Laid(Event, frozen=True, tag="laid"):
    """A seat laid one or two tiles; `tiles` is public only when they lie face up (R8, R39)."""

    seat: int
    count: int
    face_up: bool
    tiles: Tiles | None


class TookBack(Event, frozen=True, tag="took-back"):
    """A seat took back the tiles it had laid face down (R22)."""

    seat: int


class Revealed(Event, frozen=True, tag="revealed"):
    """Face-down tiles were turned over, all at once (R8; R39 for the group on the start square)."""

    seats: tuple[int, ...]
    tiles: tuple[Tiles, ...]


class Placed(Event, frozen=True, tag="placed"):
    """A tile was laid on a square of a row (R9–R11)."""

    seat: int
    tile: int
    row: int
    square: int
    behind: int = 0
    """The row's last tile before; 0 in logs that were written before this field existed."""

    lowest: bool = False
    """Whether the tile is lower than the last tile of every active row (R10)."""


class HappyCows(Event, frozen=True, tag="happy-cows"):
    """The first happy cow became visible, or the last visible one was covered (R31)."""

    visible: bool


class Moved(Event, frozen=True, tag="moved"):
    """A piece moved `points` forward, or backward if `plus`; R34 may add squares (R12, R13, R19, R31)."""

    seat: int
    reason: Reason
    points: int
    plus: bool
    start: int
    end: int


class BullsEye(Event, frozen=True, tag="bulls-eye"):
    """A piece set off a bull's eye: the next round is open (R36, R38)."""

    seat: int
    square: int


class DunghillReached(Event, frozen=True, tag="dunghill-reached"):
    """A piece reached or crossed the dunghill (R42)."""

    seat: int


class RowCompleted(Event, frozen=True, tag="row-completed"):
    """A seat covered the bullhead of a row with a tile and so completed the row (R13, R14)."""

    seat: int
    row: int
    tile: int
    """The tile on the bullhead. It leaves the row and starts `next_row`, on the first square."""

    next_row: int
    tiles: Tiles
    """The other tiles of the row. The seat takes some of them; the rest goes into the box."""


class Took(Event, frozen=True, tag="took"):
    """A seat took `count` tiles of the completed row (0 with a full hand, R16); the rest went into the box (R13)."""

    seat: int
    count: int
    tiles: Tiles | None


class Drew(Event, frozen=True, tag="drew"):
    """A seat without tiles drew free tiles from the supply (R25)."""

    seat: int
    count: int
    tiles: Tiles | None


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """A round ended: all tiles are placed, and free tiles are drawn."""

    round: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over (R42, R43, R45). `places` holds each seat's place (R44)."""

    ending: Ending
    places: tuple[int, ...]


AnyEvent = (
    RoundBegan
    | Bought
    | Laid
    | TookBack
    | Revealed
    | Placed
    | Moved
    | BullsEye
    | DunghillReached
    | HappyCows
    | RowCompleted
    | Took
    | Drew
    | RoundEnded
    | GameEnded
)
