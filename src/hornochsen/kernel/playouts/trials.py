"""Actions tried out: each in the same sampled worlds, played on by a policy, in one compiled call without the GIL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numba import int64, uint64
from numpy.typing import NDArray

from ...rules import TILES, Action
from ...rules.state import LAST_ROUND
from ..game.actions import act, code_of
from ..game.layout import ENDING, GAME_SIZE, PLAYERS, POSITION, ROUND, Results, Stream, Words, copy_game
from ..jit import STREAM, WORDS, compiled, entry
from ..policies.random_policy import random_buying, random_laying, random_taking
from ..random_stream import start
from ..worlds.sampling import WORLD, WorldArrays, Worlds, sample
from .playout import Choose, play_on


class Trials(NamedTuple):
    """What came of actions, by world and action."""

    positions: NDArray[np.int64]
    rounds: NDArray[np.int64]
    endings: NDArray[np.int64]
    """0 for a game that is not over, else 1 + the place in `layout.ENDINGS`."""


def random_trials(
    worlds: Worlds, actions: Sequence[Action], count: int, seed: int, first: int = 0, last_round: int = LAST_ROUND
) -> Trials:
    """Try actions of one seat in `count` worlds, with random play after them.

    World number `first + n` is always the same one, however the numbers are shared out.
    """
    results = np.zeros((count, len(actions), 2 + worlds.view.players), np.int64)
    codes = np.array([code_of(action) for action in actions], np.int64)
    try_at_random(
        worlds.board,
        worlds.arrays,
        actions[0].seat,
        codes,
        last_round,
        np.uint64(seed % 2**64),
        first,
        results,
        *scratch(),
    )
    return Trials(results[:, :, 2:], results[:, :, 0], results[:, :, 1])


def scratch() -> tuple[Words, Words, Words, Stream]:
    """A world, a game, marks and a stream for compiled code to work on."""
    world, game = np.empty((2, GAME_SIZE), np.int16)
    return world, game, np.empty(len(TILES) + 1, np.int16), np.empty(1, np.uint64)


@compiled
def try_actions(
    buying: Choose,
    laying: Choose,
    taking: Choose,
    board: Words,
    worlds: WorldArrays,
    seat: int,
    codes: NDArray[np.int64],
    last_round: int,
    seed: np.uint64,
    first: int,
    results: Results,
    world: Words,
    game: Words,
    marks: Words,
    stream: Stream,
) -> None:
    """Each action in each world, with the same luck; in `results`, by world and action: round, ending, positions."""
    for index in range(results.shape[0]):
        start(stream, seed, first + index)
        sample(worlds, world, marks, stream)
        luck = stream[0]
        for action in range(codes.shape[0]):
            stream[0] = luck
            copy_game(game, world)
            act(board, game, seat, codes[action], stream)
            play_on(buying, laying, taking, board, game, last_round, stream)
            results[index, action, 0] = game[ROUND]
            results[index, action, 1] = game[ENDING]
            for other in range(game[PLAYERS]):
                results[index, action, 2 + other] = game[POSITION + other]


@entry(WORDS, WORLD, int64, int64[::1], int64, uint64, int64, int64[:, :, ::1], WORDS, WORDS, WORDS, STREAM)
def try_at_random(
    board: Words,
    worlds: WorldArrays,
    seat: int,
    codes: NDArray[np.int64],
    last_round: int,
    seed: np.uint64,
    first: int,
    results: Results,
    world: Words,
    game: Words,
    marks: Words,
    stream: Stream,
) -> None:
    """`try_actions` with the random policy."""
    try_actions(
        random_buying,
        random_laying,
        random_taking,
        board,
        worlds,
        seat,
        codes,
        last_round,
        seed,
        first,
        results,
        world,
        game,
        marks,
        stream,
    )
