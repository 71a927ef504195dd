"""Uniform sampling of worlds (states that are consistent with a view) in compiled code: a fast `rules.sample_world`."""

from __future__ import annotations

import random
from typing import Any, NamedTuple, cast

import numpy as np
from numba import float64, int16, types
from numpy.typing import NDArray

from ...rules import TILES, State, View
from ...rules.ledger import Kept
from ...rules.state import MAX_PLAYERS
from ..game.buying import draw, pick_up
from ..game.conversion import hold, load_table, put, to_state
from ..game.laying import lay_one
from ..game.layout import (
    BOX,
    BOXED,
    GAME_SIZE,
    HELD,
    LAZY,
    PLACING,
    PLAYERS,
    QUEUE,
    QUEUED,
    SUPPLY,
    SUPPLY_LEFT,
    Stream,
    Words,
    copy_game,
    no_game,
)
from ..jit import STREAM, WORDS, compiled, entry
from ..policies.cost_ranks import guided_board
from ..random_stream import below, unit, word
from .returned_tiles import Lacking, ReturnedTiles


class WorldArrays(NamedTuple):
    """The arrays from which compiled code draws a world."""

    table: Words
    """A game with everything that the viewer sees. The supply holds every tile that the viewer never saw."""

    fresh: Words
    """For each other seat, the number of tiles that it holds or has laid face down and that the viewer never saw."""

    face_down: Words
    """For each other seat, the number of tiles that it has laid face down."""

    sinks: NDArray[np.int16]
    """For each sink: its seat, whether it is a purchase, and the range of its tiles in `unseen`."""

    unseen: Words
    """The unseen tiles of completed rows, by sink."""

    chances: NDArray[np.float64]
    """Cumulative probabilities of the outcomes, in the order of the rows of `lacking`."""

    lacking: NDArray[np.int16]
    """The number of unseen tiles that a sink gets, by outcome and sink."""


class Worlds:
    """All worlds that are consistent with a view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.board = guided_board(view.board, view.rules, view.players)
        self.returned = ReturnedTiles(view.ledger)
        self.outcomes: list[Lacking] = list(self.returned.outcomes)
        self.arrays = self._arrays()

    def _arrays(self) -> WorldArrays:
        view, returned = self.view, self.returned
        sinks = range(len(returned.sinks))
        at = [0, *np.cumsum([len(returned.unseen.get(sink, ())) for sink in sinks], dtype=int).tolist()]
        by_seat = [0] * MAX_PLAYERS
        for sink in sinks:
            by_seat[returned.entry(sink).seat] += self.outcomes[0][sink]  # every outcome has the same sum per seat
        face_down = [tiles.count(None) for tiles in view.laid]
        fresh = [
            0 if seat == view.seat else view.held[seat] + face_down[seat] - by_seat[seat]
            for seat in range(view.players)
        ]
        weights = np.cumsum(np.array([*returned.outcomes.values()], object))
        return WorldArrays(
            table=_table(view),
            fresh=np.array(fresh, np.int16),
            face_down=np.array(face_down, np.int16),
            sinks=np.array(
                [(returned.entry(s).seat, not isinstance(returned.entry(s), Kept), at[s], at[s + 1]) for s in sinks],
                np.int16,
            ).reshape(-1, 4),
            unseen=np.array([tile for sink in sinks for tile in returned.unseen.get(sink, ())], np.int16),
            chances=np.array([weight / weights[-1] for weight in weights], np.float64),
            lacking=np.array(self.outcomes, np.int16).reshape(len(self.outcomes), -1),
        )

    def sample(self, stream: Stream) -> State:
        """Return a random world as a state. For many worlds, call `sample` in compiled code, which is much faster."""
        game, marks = np.empty(GAME_SIZE, np.int16), np.zeros(len(TILES) + 1, np.int16)
        sample_one(self.arrays, game, marks, stream)
        return self.state(game, marks, random.Random(int(stream[0])))

    def state(self, game: Words, marks: Words, rng: random.Random) -> State:
        """Return a sampled world as a state; `rng` chooses the sinks of tiles that were revealed again."""
        given: dict[int, list[int]] = {}
        for tile in TILES:
            if marks[tile]:
                given.setdefault(int(marks[tile]) - 1, []).append(tile)
        ledger = self.returned.filled(self.outcomes[marks[0]], given, rng)
        return to_state(game, self.view.board, self.view.rules, ledger)


def _table(view: View) -> Words:
    game = no_game(view.players)
    load_table(game, view)
    if view.seat is not None:
        hold(game, view.seat, view.hand)
    put(game, SUPPLY, SUPPLY_LEFT, _never_seen(view))
    laid = [8 * tile + seat for seat, tiles in enumerate(view.laid) for tile in tiles if tile is not None]
    put(game, QUEUE, QUEUED, laid or [8 * tile + seat for tile, seat in view.queue])
    game[PLACING] = not any(view.laid) and bool(view.queue or view.taking or view.over)
    game[LAZY] = 1
    return game


def _never_seen(view: View) -> list[int]:
    seen = {*view.hand, *(tile for tile, _ in view.queue), *(view.taking.tiles if view.taking else ())}
    completed = (kept.tiles for kept in view.ledger if isinstance(kept, Kept))
    for tiles in (*view.rows, *view.laid, *completed):
        seen.update(tile for tile in tiles if tile is not None)
    return [tile for tile in TILES if tile not in seen]


@compiled
def sample(world: WorldArrays, game: Words, marks: Words, stream: Stream) -> None:
    """Write a uniformly random world into `game`. Its supply has no order.

    `marks` (100 words) records the tiles of completed rows: for each tile 1 + its sink, or 0, and the outcome in the
    first word. Only `Worlds.state` needs it.
    """
    copy_game(game, world.table)
    outcome = 0
    if world.chances.shape[0] > 1:
        random = unit(word(stream))
        while random >= world.chances[outcome]:
            outcome += 1
    marks[0] = outcome
    for sink in range(world.sinks.shape[0]):
        give(world, game, marks, sink, world.lacking[outcome, sink], stream)
    for seat in range(game[PLAYERS] & 15):
        for _ in range(world.fresh[seat]):
            pick_up(game, seat, draw(game, stream))
        for _ in range(world.face_down[seat]):
            lay_one(game, seat, below(word(stream), game[HELD + seat] & 15))


@compiled
def give(world: WorldArrays, game: Words, marks: Words, sink: int, count: int, stream: Stream) -> None:
    """Give a seat the `count` unseen tiles of a sink, chosen at random.

    For a completed row, they are some of its unseen tiles, and the others go into the box. For a purchase, they come
    from the box.
    """
    seat, purchase = world.sinks[sink, 0] & 7, world.sinks[sink, 1]
    first, end = world.sinks[sink, 2], world.sinks[sink, 3]
    boxed = game[BOXED] & 127
    eligible = 0 if purchase != 0 else boxed
    for at in range(first, end):
        game[BOX + boxed] = world.unseen[at]
        marks[world.unseen[at]] = 0
        boxed += 1
    for _ in range(count):
        at = BOX + eligible + below(word(stream), boxed - eligible)
        marks[game[at]] = 1 + sink
        pick_up(game, seat, game[at] & 127)
        boxed -= 1
        game[at] = game[BOX + boxed]
    game[BOXED] = boxed


_TABLE = int16[:, ::1]
WORLD = cast(Any, types.NamedTuple)((WORDS, WORDS, WORDS, _TABLE, WORDS, float64[::1], _TABLE), WorldArrays)


@entry(WORLD, WORDS, WORDS, STREAM)
def sample_one(world: WorldArrays, game: Words, marks: Words, stream: Stream) -> None:
    """Call `sample` from Python."""
    sample(world, game, marks, stream)
