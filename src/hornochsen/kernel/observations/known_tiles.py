"""A seat's knowledge of the tiles and the rows, computed once and shared by the parts of its observation."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..game.actions import group_of
from ..game.layout import (
    ACTIVE,
    FILLED,
    HAND_SIZE,
    HANDS,
    HAVE_LAID,
    HELD,
    LAST,
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
from .layout import IN_HAND, LEFT_BOARD, NEVER_SEEN, THIS_ROUND, Bytes
from .tile_sets import (
    NO_TILES,
    TileSet,
    TileSetArray,
    all_tiles,
    count_up_to,
    mark,
    union,
    with_tile,
    without,
    write_ascending,
    write_set,
)

Knowledge = NDArray[np.int64]

# Indices into the array.
UNSEEN = 0
"""The set of tiles that the seat never saw: two words."""
KNOWN = 2
"""The set of tiles that are known to be placed in this round: two words."""
SLOT_BY_RANK = 4
"""The four slots, sorted by the last tile of their row, ascending."""
LAST_BY_RANK = 8
"""The last tiles of the slots in SLOT_BY_RANK."""
UNSEEN_UP_TO = 12
"""For each tile in LAST_BY_RANK, the number of unseen tiles that are not higher."""
KNOWN_UP_TO = 16
"""For each tile in LAST_BY_RANK, the number of known tiles that are not higher."""
KNOWLEDGE_SIZE = 20


def new_knowledge() -> Knowledge:
    """Return an uninitialised array for one observation at a time."""
    return np.empty(KNOWLEDGE_SIZE, np.int64)


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
def words_as_set(game: Words, first: int, count: int) -> TileSet:
    """Return the set of the tiles in the `count` words of the game from index `first` on."""
    tiles = NO_TILES
    for at in range(count):
        tiles = with_tile(tiles, game[first + at] & 127)
    return tiles


@compiled
def known_tiles(game: Words) -> TileSet:
    """Return the tiles of this round that are visible to all and still to be placed."""
    tiles = NO_TILES
    visible = face_up_seats(game)
    if visible != 0:
        for at in range(game[PLACED], game[QUEUED]):
            if visible >> (game[QUEUE + at] & 7) & 1:
                tiles = with_tile(tiles, game[QUEUE + at] >> 3 & 127)
    return tiles


@compiled
def look_at_tiles(
    game: Words, seat: int, seen: TileSetArray, chosen: int, candidates: Words, knowledge: Knowledge, observation: Bytes
) -> int:
    """Write the tiles of the observation, and the candidates. Return the number of candidates.

    `seen` is the set of tiles that have been placed or turned over, `chosen` the tile that the seat has chosen first.
    """
    hand = words_as_set(game, HANDS + HAND_SIZE * seat, game[HELD + seat] & 15)
    known = known_tiles(game)
    visible = known
    for slot in range(ACTIVE):
        visible = union(visible, words_as_set(game, SLOTS + SLOT_SIZE * slot, game[FILLED + slot] & 15))
    if game[TAKER] != 0:
        offered = words_as_set(game, OFFER, game[OFFERED] & 15)
        visible = union(visible, offered)
        count = write_ascending(offered, candidates)
    else:
        count = write_ascending(hand, candidates)
        if chosen != 0:
            known = with_tile(known, chosen)
    visible = union(visible, hand)
    placed = (seen[0], seen[1])
    unseen = without(all_tiles(), union(placed, visible))
    write_set(hand, IN_HAND, observation)
    write_set(unseen, NEVER_SEEN, observation)
    write_set(without(placed, visible), LEFT_BOARD, observation)
    mark(known, THIS_ROUND, observation)
    knowledge[UNSEEN], knowledge[UNSEEN + 1] = unseen
    knowledge[KNOWN], knowledge[KNOWN + 1] = known
    return count


@compiled
def look_at_rows(game: Words, knowledge: Knowledge) -> None:
    """Sort the rows by their last tiles, and count tiles up to them."""
    unseen, known = (knowledge[UNSEEN], knowledge[UNSEEN + 1]), (knowledge[KNOWN], knowledge[KNOWN + 1])
    for slot in range(ACTIVE):
        last = game[LAST + slot] & 127
        rank = 0
        for other in range(ACTIVE):
            rank += game[LAST + other] < last
        knowledge[SLOT_BY_RANK + rank] = slot
        knowledge[LAST_BY_RANK + rank] = last
        knowledge[UNSEEN_UP_TO + rank] = count_up_to(unseen, last)
        knowledge[KNOWN_UP_TO + rank] = count_up_to(known, last)
