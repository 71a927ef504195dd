"""What can be known of tiles that left the board: the public ledger (R7, R15).

A tile that was never on the board is in the supply or was dealt, bought or drawn from it. One that was can only be
in the box, with the player who completed its row, or with somebody who bought it out of the box. The ledger lists
just what decides among these, in the order in which it happened.
"""

from __future__ import annotations

import msgspec


class Kept(msgspec.Struct, frozen=True, tag="kept"):
    """A completed row: the seat kept `count` of `tiles`, which ones (`kept`) only it knows; the box has the rest."""

    seat: int
    tiles: tuple[int, ...]
    count: int
    kept: tuple[int, ...] | None


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    """A purchase out of the box: `count` tiles, which ones (`tiles`) only the buyer knows."""

    seat: int
    count: int
    tiles: tuple[int, ...] | None


class TurnedUp(msgspec.Struct, frozen=True, tag="turned-up"):
    """A tile of a completed row that was laid again, face up."""

    seat: int
    tile: int


Entry = Kept | Drawn | TurnedUp
Ledger = tuple[Entry, ...]


def left_the_board(ledger: Ledger) -> set[int]:
    """The tiles that were in rows that were completed."""
    return {tile for entry in ledger if type(entry) is Kept for tile in entry.tiles}


def as_known(ledger: Ledger, seat: int | None) -> Ledger:
    """The ledger as one seat knows it; a spectator is `None`."""
    return tuple(_as_known(entry, seat) for entry in ledger)


def _as_known(entry: Entry, seat: int | None) -> Entry:
    match entry:
        case Kept(owner, tiles, count, _) if owner != seat:
            return Kept(owner, tiles, count, None)
        case Drawn(owner, count, _) if owner != seat:
            return Drawn(owner, count, None)
        case _:
            return entry
