"""The tiles of an observation: what a seat knows about each of the 99 tiles."""

from __future__ import annotations

from ..game.actions import group_of
from ..game.layout import (
    ACTIVE,
    FILLED,
    HAND_SIZE,
    HANDS,
    HAVE_LAID,
    HELD,
    OFFER,
    OFFERED,
    OPEN,
    PLACED,
    PLACING,
    QUEUE,
    QUEUED,
    SLOT_SIZE,
    SLOTS,
    TAKER,
    Words,
)
from ..jit import compiled
from .layout import IN_HAND, LEFT_BOARD, NEVER_SEEN, NUMBERS, THIS_ROUND, Bytes


@compiled
def face_up_seats(game: Words) -> int:
    """Return a bit mask of the seats whose tiles of this round are visible to all (R8, R39)."""
    if game[PLACING] != 0:
        return 255
    if game[OPEN] == 0:
        return 0
    laid: int = game[HAVE_LAID]
    group = group_of(game)
    return laid if group & ~laid == 0 else laid & ~group


@compiled
def write_tiles(game: Words, seat: int, seen: Bytes, chosen: int, observation: Bytes) -> None:
    """Write the four numbers of each tile. `seen` is 1 for each tile that has been placed or turned over."""
    for tile in range(1, NUMBERS + 1):
        observation[NEVER_SEEN - 1 + tile] = 1 - seen[tile]
        observation[LEFT_BOARD - 1 + tile] = seen[tile]
    for slot in range(ACTIVE):
        for at in range(game[FILLED + slot]):
            observation[LEFT_BOARD - 1 + game[SLOTS + SLOT_SIZE * slot + at]] = 0
    if game[TAKER] != 0:
        for at in range(game[OFFERED]):
            observation[LEFT_BOARD - 1 + game[OFFER + at]] = 0
    elif chosen != 0:
        observation[THIS_ROUND - 1 + chosen] = 1
    for at in range(game[HELD + seat]):
        tile = game[HANDS + HAND_SIZE * seat + at]
        observation[IN_HAND - 1 + tile] = 1
        observation[NEVER_SEEN - 1 + tile] = 0
        observation[LEFT_BOARD - 1 + tile] = 0
    visible = face_up_seats(game)
    if visible != 0:
        for at in range(game[PLACED], game[QUEUED]):
            tile = game[QUEUE + at] >> 3
            if visible >> (game[QUEUE + at] & 7) & 1:
                observation[THIS_ROUND - 1 + tile] = 1
                observation[NEVER_SEEN - 1 + tile] = 0
                observation[LEFT_BOARD - 1 + tile] = 0
