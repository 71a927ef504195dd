"""The ledger: public information about tiles that left the board (R7, R15).

A tile that was never on the board is in the supply, or was dealt, bought or drawn from it. A tile that left the board
is in the box, behind the screen of the player who completed its row, or behind the screen of a player who bought it
from the box. The ledger lists, in order, the events that decide between these places.
"""

from __future__ import annotations

import msgspec


class Kept(msgspec.Struct, frozen=True, tag="kept"):
    """A seat completed a row and kept `count` of its `tiles`; `kept` names them and is known to that seat only."""

    seat: int
    tiles: tuple[int, ...]
    count: int
    kept: tuple[int, ...] | None


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    """A seat bought `count` tiles from the box; `tiles` names them and is known to that seat only."""

    seat: int
    count: int
    tiles: tuple[int, ...] | None


class TurnedUp(msgspec.Struct, frozen=True, tag="turned-up"):
    """A seat laid `tile`, which was once in a completed row: the seat had kept it or bought it from the box."""

    seat: int
    tile: int


Entry = Kept | Drawn | TurnedUp
Ledger = tuple[Entry, ...]


def left_the_board(ledger: Ledger) -> set[int]:
    """Return the tiles that have been in completed rows."""
    return {tile for entry in ledger if type(entry) is Kept for tile in entry.tiles}


def as_known(ledger: Ledger, seat: int | None) -> Ledger:
    """Return the ledger without the tiles that the seat does not know; `None` is a spectator."""
    return tuple([entry if entry.seat == seat else _public(entry) for entry in ledger])


def _public(entry: Entry) -> Entry:
    """Return the entry without the tiles that only its seat knows."""
    if type(entry) is Kept:
        return Kept(entry.seat, entry.tiles, entry.count, None)
    return Drawn(entry.seat, entry.count, None) if type(entry) is Drawn else entry
