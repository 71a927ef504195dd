"""The whole truth about a game at one moment. Immutable; nobody but the engine and the authority sees it."""

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
"""How many tiles fit behind a screen (R20)."""
FIRST_ROWS = 4
LAST_ROUND = 200
MOST_BOUGHT = 3

Tiles = tuple[int, ...]


class Taking(msgspec.Struct, frozen=True):
    """A completed row waits for its completer to take one or two of its other tiles (R13, R17)."""

    seat: int
    tiles: Tiles


class Laying(msgspec.Struct, frozen=True):
    """What the round's start decides about how tiles are laid in it."""

    double: bool
    """Everyone lays two tiles (R26)."""

    selling: bool
    """The supply was not empty when the round began (R24)."""

    order: tuple[int, ...] = ()
    """In an open round all seats, fewest minus points first (R39); otherwise empty."""

    together: int = 0
    """How many at the head of `order` stand on the start square and choose face down, together."""

    @property
    def open(self) -> bool:
        return bool(self.order)


class State(msgspec.Struct, frozen=True):
    """A position between two actions."""

    board: Board
    rules: Rules
    round: int
    laying: Laying
    positions: tuple[int, ...]
    """Each seat's square on the course: its minus points."""

    rows: tuple[Tiles, ...]
    hands: tuple[Tiles, ...]
    """The tiles behind each screen, ascending."""

    supply: Tiles
    """What is left of it, next tile first."""

    box: Tiles
    """Ascending."""

    laid: tuple[Tiles, ...]
    """What each seat has laid in this round and is not yet on its way to the board; empty where nothing."""

    bought: tuple[int, ...]
    """How many tiles each seat has bought in this round."""

    queue: tuple[tuple[int, int], ...] = ()
    """(tile, seat): turned over, still to be placed, lowest first."""

    taking: Taking | None = None
    open_next: bool = False
    """A bull's eye was triggered in this round (R38)."""

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
        """The seats without whose action nothing goes on."""
        return awaited(self)


class View(msgspec.Struct, frozen=True):
    """What one seat (or a spectator) may know of a position; all that a player or bot ever gets."""

    seat: int | None
    """Whose view it is; `None` for a spectator."""

    board: Board
    rules: Rules
    round: int
    laying: Laying
    positions: tuple[int, ...]
    rows: tuple[Tiles, ...]
    hand: Tiles
    """The viewer's own tiles, ascending; none for a spectator."""

    held: tuple[int, ...]
    """How many tiles lie behind each screen."""

    supply: int
    box: int
    laid: tuple[tuple[int | None, ...], ...]
    """What each seat has laid: a tile, or `None` where it lies face down and is not the viewer's."""

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
        """The seats without whose action nothing goes on."""
        return awaited(self)


def awaited(table: State | View) -> tuple[int, ...]:
    """The seats without whose action nothing goes on: R8, R17, R39."""
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
    """Whether what the seat has laid may be seen by all (R39)."""
    laying = table.laying
    if not laying.order:
        return False
    group = laying.order[: laying.together]
    return seat not in group or all(table.laid[other] for other in group)
