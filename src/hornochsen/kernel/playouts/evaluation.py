"""Actions weighed: each tried in the same sampled worlds, played on with guidance for some rounds, and valued."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

import numpy as np
from numba import float64, int64, uint64
from numpy.typing import NDArray

from ..game.actions import act
from ..game.layout import DUNGHILL, ENDING, PLAYERS, POSITION, Stream, Words, copy_game
from ..jit import STREAM, WORDS, compiled, entry
from ..policies.guided_policy import guided_buying, guided_laying, guided_taking
from ..policies.random_policy import random_buying, random_laying, random_taking
from ..random_stream import start
from ..worlds.sampling import WORLD, WorldArrays, sample
from .playout import Choose, play_on

Worth = Callable[[Words, Words, int], float]

LEAD = 6.0
"""A sixth of the way to the dunghill is a clear lead: that much behind, a win is e times less likely."""


@compiled
def chance_to_win(board: Words, game: Words, seat: int) -> float:
    """How good a position is for a seat: its share of the win at the end, before that how likely a win seems."""
    mine = game[POSITION + seat]
    if game[ENDING] != 0:
        sharing = 1.0
        for other in range(game[PLAYERS]):
            if game[POSITION + other] < mine:
                return 0.0
            sharing += 1.0 if game[POSITION + other] == mine and other != seat else 0.0
        return 1.0 / sharing
    weight = LEAD / board[DUNGHILL]
    total = 0.0
    for other in range(game[PLAYERS]):
        total += exp((mine - game[POSITION + other]) * weight)
    return 1.0 / total


@compiled
def fewest_points(board: Words, game: Words, seat: int) -> float:
    """How good a position is for who only counts minus points."""
    return -float(game[POSITION + seat])


@compiled
def try_out(
    buying: Choose,
    laying: Choose,
    taking: Choose,
    worth: Worth,
    board: Words,
    worlds: WorldArrays,
    seat: int,
    codes: NDArray[np.int64],
    last_round: int,
    seed: np.uint64,
    first: int,
    count: int,
    sums: NDArray[np.float64],
    world: Words,
    game: Words,
    marks: Words,
    stream: Stream,
) -> None:
    """Add up what each action is worth over worlds number `first` and on, all actions with the same luck."""
    for index in range(count):
        start(stream, seed, first + index)
        sample(worlds, world, marks, stream)
        luck = stream[0]
        for action in range(codes.shape[0]):
            stream[0] = luck
            copy_game(game, world)
            act(board, game, seat, codes[action], stream)
            play_on(buying, laying, taking, board, game, last_round, stream)
            sums[action] += worth(board, game, seat)


_TYPES = (WORDS, WORLD, int64, int64[::1], int64, uint64, int64, int64, float64[::1], WORDS, WORDS, WORDS, STREAM)


@entry(*_TYPES)
def evaluate_guided(board, worlds, seat, codes, last_round, seed, first, count, sums, world, game, marks, stream):  # type: ignore[no-untyped-def]
    """`try_out` with the guided policy, by the chance to win."""
    try_out(
        guided_buying,
        guided_laying,
        guided_taking,
        chance_to_win,
        board,
        worlds,
        seat,
        codes,
        last_round,
        seed,
        first,
        count,
        sums,
        world,
        game,
        marks,
        stream,
    )


@entry(*_TYPES)
def evaluate_random(board, worlds, seat, codes, last_round, seed, first, count, sums, world, game, marks, stream):  # type: ignore[no-untyped-def]
    """`try_out` with the random policy, by minus points."""
    try_out(
        random_buying,
        random_laying,
        random_taking,
        fewest_points,
        board,
        worlds,
        seat,
        codes,
        last_round,
        seed,
        first,
        count,
        sums,
        world,
        game,
        marks,
        stream,
    )
