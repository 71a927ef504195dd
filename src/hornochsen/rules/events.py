"""What happened: typed values, never prose.

Each event is public except for the fields named `tiles` of `Bought`, `Laid`, `Took` and `Drew`: in what another
viewer gets (`views.visible`) they are `None`.
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
    """A round begins. `order` is that of an open round (R39): its first `together` seats choose together."""

    round: int
    double: bool
    open: bool
    order: tuple[int, ...]
    together: int


class Bought(Event, frozen=True, tag="bought"):
    """A seat bought `count` tiles, the last `from_box` of them out of the box (R18, R23)."""

    seat: int
    count: int
    from_box: int
    tiles: Tiles | None


class Laid(Event, frozen=True, tag="laid"):
    """A seat laid its tile or two; `tiles` are known to all only when face up (R8, R39)."""

    seat: int
    count: int
    face_up: bool
    tiles: Tiles | None


class TookBack(Event, frozen=True, tag="took-back"):
    """A seat took back what it had laid face down (R22)."""

    seat: int


class Revealed(Event, frozen=True, tag="revealed"):
    """Face-down tiles are turned over, all at once (R8; R39 for the group on the start square)."""

    seats: tuple[int, ...]
    tiles: tuple[Tiles, ...]


class Placed(Event, frozen=True, tag="placed"):
    """A tile was laid on a square of a row (R9–R11)."""

    seat: int
    tile: int
    row: int
    square: int


class HappyCows(Event, frozen=True, tag="happy-cows"):
    """The first happy cow has come into sight, or the last one is covered: points count the other way now (R31)."""

    visible: bool


class Moved(Event, frozen=True, tag="moved"):
    """A piece moved: `points` forward, or back where `plus` (R12, R13, R19, R31). R34 may carry it beyond."""

    seat: int
    reason: Reason
    points: int
    plus: bool
    start: int
    end: int


class BullsEye(Event, frozen=True, tag="bulls-eye"):
    """A piece triggered a bull's eye: the next round is open (R36, R38)."""

    seat: int
    square: int


class DunghillReached(Event, frozen=True, tag="dunghill-reached"):
    """A piece reached or crossed the dunghill (R42)."""

    seat: int


class RowCompleted(Event, frozen=True, tag="row-completed"):
    """A bullhead was covered: `tile` goes to the first square of `next_row`, `tiles` are what else was in the row."""

    seat: int
    row: int
    tile: int
    next_row: int
    tiles: Tiles


class Took(Event, frozen=True, tag="took"):
    """A seat took `count` of the completed row's tiles, the rest went into the box (R13; none under R16)."""

    seat: int
    count: int
    tiles: Tiles | None


class Drew(Event, frozen=True, tag="drew"):
    """A seat without tiles drew free ones (R25)."""

    seat: int
    count: int
    tiles: Tiles | None


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """All tiles are placed and free tiles drawn."""

    round: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over (R42, R43, R45). `places` are the seats' places (R44)."""

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
