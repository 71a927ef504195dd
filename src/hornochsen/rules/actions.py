"""The four actions of a player: buy tiles, lay tiles, take them back, take tiles from a completed row."""

from __future__ import annotations

import msgspec


class Buy(msgspec.Struct, frozen=True, tag="buy", forbid_unknown_fields=True):
    """Buy `count` tiles before laying (R18)."""

    seat: int
    count: int


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Lay one tile, or two in a double round (R8, R26)."""

    seat: int
    tiles: tuple[int, ...]


class TakeBack(msgspec.Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """Take back the tiles that the seat has laid face down (R22)."""

    seat: int


class Take(msgspec.Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    """Take one or two tiles from the row that the seat has completed (R13)."""

    seat: int
    tiles: tuple[int, ...]


Action = Buy | Play | TakeBack | Take
