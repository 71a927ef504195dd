"""Observations of views, for players outside compiled code. They equal those of a batch of games."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import int8, int64
from numpy.typing import NDArray

from ...rules import Action, Buy, Play, Take, View
from ...rules.ledger import Kept
from ..game.conversion import hold, load_table, put
from ..game.layout import BOXED, HELD, PLACING, QUEUE, QUEUED, SUPPLY_LEFT, Words, board_words, no_game
from ..jit import WORDS, entry
from .known_tiles import new_knowledge
from .layout import ACTIONS, BUY_ONE, MOST_CANDIDATES, OBSERVATION_SIZE, SKIP, TO_CHOOSE
from .observe import observe
from .tile_sets import TileSetArray, tile_set


class Observation(NamedTuple):
    """The observation of a seat, and its legal actions."""

    numbers: NDArray[np.int8]
    """The observation, as `layout` describes it."""

    mask: NDArray[np.int8]
    """1 for each legal action."""

    tiles: tuple[int, ...]
    """The candidates, ascending."""


def observe_view(view: View, chosen: int = 0) -> Observation:
    """Return what a seat sees; `chosen` is the tile that it has chosen first, or 0. Only an awaited seat may act."""
    assert view.seat is not None
    game = _table(view)
    numbers, mask = np.empty(OBSERVATION_SIZE, np.int8), np.empty(ACTIONS, np.int8)
    tiles = np.zeros(MOST_CANDIDATES, np.int16)
    observe_one(
        board_words(view.board, view.rules),
        game,
        view.seat,
        seen_tiles(view),
        chosen,
        numbers,
        mask,
        tiles,
        new_knowledge(),
    )
    if view.seat not in view.awaited:
        mask[:] = 0
    count = len(view.taking.tiles) if view.taking else len(view.hand)
    return Observation(numbers, mask, tuple(int(tile) for tile in tiles[:count]))


def action_for(view: View, observation: Observation, index: int, chosen: int = 0) -> Action | int:
    """Return the action with this index, or the first of two tiles, which the next observation takes as `chosen`."""
    assert view.seat is not None
    if not 0 <= index < ACTIONS or not observation.mask[index]:
        raise ValueError(f"action {index} is not legal; legal are {np.flatnonzero(observation.mask).tolist()}")
    kind = Take if view.taking else Play
    if index == SKIP:
        return kind(view.seat, (chosen,))
    if index >= BUY_ONE:
        return Buy(view.seat, index - BUY_ONE + 1)
    tile = observation.tiles[index]
    if chosen:
        return kind(view.seat, (min(chosen, tile), max(chosen, tile)))
    return tile if observation.numbers[TO_CHOOSE] == 2 else kind(view.seat, (tile,))


def _table(view: View) -> Words:
    """Return a game with everything that the view shows, and nothing else."""
    assert view.seat is not None
    game = no_game(view.players)
    load_table(game, view)
    hold(game, view.seat, view.hand)
    game[HELD : HELD + view.players] = view.held
    game[SUPPLY_LEFT], game[BOXED] = view.supply, view.box
    laid = [8 * tile + seat for seat, tiles in enumerate(view.laid) for tile in tiles if tile is not None]
    put(game, QUEUE, QUEUED, laid or [8 * tile + seat for tile, seat in view.queue])
    game[PLACING] = view.taking is not None
    return game


def seen_tiles(view: View) -> TileSetArray:
    """Return the set of tiles that have been placed or turned over."""
    seen = {tile for tile, _ in view.queue}
    for tiles in (*view.rows, *(kept.tiles for kept in view.ledger if isinstance(kept, Kept))):
        seen.update(tiles)
    return tile_set(seen.union(view.taking.tiles if view.taking else ()))


observe_one = entry(WORDS, WORDS, int64, int64[::1], int64, int8[::1], int8[::1], WORDS, int64[::1])(observe)
"""`observe`, for calls from Python."""
