"""The history of a position: where its tiles are after each entry of the ledger."""

from __future__ import annotations

from hornochsen.rules import State, View
from hornochsen.rules.ledger import Drawn, Entry, Kept, TurnedUp


def viewers(table: State | View) -> list[int | None]:
    return [None, *range(table.players)]


Tiles = frozenset[int]
Screens = tuple[Tiles, ...]
"""The tiles of completed rows that each seat holds."""


def after(entry: Entry, screens: Screens, box: Tiles) -> tuple[Screens, Tiles]:
    """Return where tiles of completed rows are after a fully known entry; fail if the entry is impossible."""
    mine = screens[entry.seat]
    match entry:
        case Kept(_, tiles, count, kept):
            assert kept is not None
            assert len(kept) == count
            assert set(kept) <= set(tiles)
            mine, box = mine | set(kept), box | (set(tiles) - set(kept))
        case Drawn(_, count, tiles):
            assert tiles is not None
            assert len(tiles) == count
            assert set(tiles) <= box
            mine, box = mine | set(tiles), box - set(tiles)
        case TurnedUp(_, tile):
            assert tile in mine
            mine -= {tile}
    return (*screens[: entry.seat], mine, *screens[entry.seat + 1 :]), box


def check_history(state: State) -> None:
    """Check that a ledger is possible and that it leads to where the tiles are."""
    screens: Screens = (frozenset(),) * state.players
    box: Tiles = frozenset()
    for entry in state.ledger:
        screens, box = after(entry, screens, box)
    assert sorted(box) == list(state.box)
    back = {tile for entry in state.ledger if isinstance(entry, Kept) for tile in entry.tiles}
    for seat, mine in enumerate(screens):
        face_up = {tile for tile in state.laid[seat] if TurnedUp(seat, tile) in state.ledger}
        held = {*state.hands[seat], *state.laid[seat]}
        assert mine <= held
        assert (held & back) - mine <= face_up
