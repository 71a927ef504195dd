"""The complete state of a game, and the part of it that a viewer may see. Both are immutable."""

from __future__ import annotations

import msgspec

from .board import Board
from .events import Ending
from .ledger import Ledger
from .ruleset import Rules

TILES = range(1, 100)
MIN_PLAYERS, MAX_PLAYERS = 2, 8
HAND = 6
SCREEN = 9
"""The maximum number of tiles behind a screen (R20)."""
FIRST_ROWS = 4
LAST_ROUND = 200
MOST_BOUGHT = 3

Tiles = tuple[int, ...]


class Taking(msgspec.Struct, frozen=True):
    """A pending decision: the seat that completed a row takes one or two of its tiles (R13, R17)."""

    seat: int
    tiles: Tiles


class Laying(msgspec.Struct, frozen=True):
    """The properties of a round that are fixed when it begins."""

    double: bool
    """Whether each player lays two tiles (R26)."""

    selling: bool
    """Whether the supply was not empty when the round began (R24)."""

    order: tuple[int, ...] = ()
    """All seats in an open round, fewest minus points first (R39); empty in other rounds."""

    together: int = 0
    """The number of seats at the head of `order` that stand on the start square and lay face down together."""

    @property
    def open(self) -> bool:
        """Return whether the players lay in `order` instead of all at once (R39)."""
        return bool(self.order)


class State(msgspec.Struct, frozen=True):
    """The complete state of a game between two actions, hidden information included."""

    board: Board
    rules: Rules
    round: int
    laying: Laying
    positions: tuple[int, ...]
    """Each seat's square on the course, which is its number of minus points."""

    rows: tuple[Tiles, ...]
    hands: tuple[Tiles, ...]
    """The tiles behind each screen, ascending."""

    supply: Tiles
    """The remaining supply, next tile first."""

    box: Tiles
    """The tiles in the box, ascending."""

    laid: tuple[Tiles, ...]
    """The tiles each seat has laid in this round; empty again once all tiles are revealed and queued."""

    bought: tuple[int, ...]
    """The number of tiles each seat has bought in this round."""

    queue: tuple[tuple[int, int], ...] = ()
    """The revealed tiles still to be placed, as (tile, seat), lowest first."""

    taking: Taking | None = None
    open_next: bool = False
    """Whether a bull's eye was triggered in this round (R38), so that the next round is open."""

    dunghill_reached: bool = False
    ending: Ending | None = None
    ledger: Ledger = ()

    @property
    def players(self) -> int:
        return len(self.positions)

    @property
    def over(self) -> bool:
        return self.ending is not None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that must act before the game can continue."""
        return awaited(self)


class View(msgspec.Struct, frozen=True):
    """The part of a state that a seat or a spectator may know; the only input of players and bots."""

    seat: int | None
    """The viewer's seat; `None` for a spectator."""

    board: Board
    rules: Rules
    round: int
    laying: Laying
    positions: tuple[int, ...]
    rows: tuple[Tiles, ...]
    hand: Tiles
    """The viewer's own tiles, ascending; empty for a spectator."""

    held: tuple[int, ...]
    """The number of tiles behind each screen."""

    supply: int
    box: int
    laid: tuple[tuple[int | None, ...], ...]
    """The tiles each seat has laid; `None` for a face-down tile of another seat."""

    bought: tuple[int, ...]
    queue: tuple[tuple[int, int], ...]
    taking: Taking | None
    open_next: bool
    dunghill_reached: bool
    ending: Ending | None
    ledger: Ledger

    @property
    def players(self) -> int:
        return len(self.positions)

    @property
    def over(self) -> bool:
        return self.ending is not None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that must act before the game can continue."""
        return awaited(self)


def awaited(table: State | View) -> tuple[int, ...]:
    """Return the seats that must act before the game can continue (R8, R17, R39)."""
    if table.ending is not None:
        return ()
    if table.taking is not None:
        return (table.taking.seat,)
    laying = table.laying
    if not laying.order:
        return tuple([seat for seat, tiles in enumerate(table.laid) if not tiles])
    waiting = [seat for seat in laying.order if not table.laid[seat]]
    group = laying.order[: laying.together]
    return tuple(sorted(seat for seat in waiting if seat in group)) or tuple(waiting[:1])


def face_up(table: State | View, seat: int) -> bool:
    """Return whether the tiles the seat has laid lie face up (R39)."""
    laying = table.laying
    if not laying.order:
        return False
    group = laying.order[: laying.together]
    return seat not in group or all(table.laid[other] for other in group)
