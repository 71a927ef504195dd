"""Play many random games, or many random continuations of one game, in one compiled call that releases the GIL."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import boolean, int64
from numpy.typing import NDArray

from ...rules import Board, Rules
from ...rules.state import LAST_ROUND
from ..game.dealing import deal_out, undealt
from ..game.layout import ENDING, PLAYERS, POSITION, ROUND, Results, Words, board_words, copy_game
from ..jit import WORDS, compiled, entry
from ..policies.policy import Policy
from ..policies.random_policy import RANDOM
from ..random_stream import start
from .arguments import RUN, SCRATCH, Run, Scratch, new_run, new_scratch
from .playout import play_on


class Batch(NamedTuple):
    """The results of many games, as arrays with one entry per game."""

    positions: NDArray[np.int64]
    """The final positions, by game and seat."""

    rounds: NDArray[np.int64]
    """The round in which each game stopped."""

    endings: NDArray[np.int64]
    """0 for a game that is not over, else 1 + the index into `layout.ENDINGS`."""

    decisions: NDArray[np.int64]
    """Decisions in each game: each tile laid, each purchase and each take counts as one."""


def random_games(board: Board, rules: Rules, players: int, games: int, seed: int, first: int = 0) -> Batch:
    """Return the results of whole random games. Game number `first + n` of a seed is the same in every batch."""
    results = np.zeros((games, 3 + players), np.int64)
    play_random_games(board_words(board, rules), undealt(players), True, new_run(seed, first), results, new_scratch())
    return batch(results)


def random_playouts(
    board: Words, game: Words, games: int, seed: int, first: int = 0, last_round: int = LAST_ROUND
) -> Batch:
    """Return the results of random continuations of one game to the end of `last_round`. `game` is not changed."""
    results = np.zeros((games, 3 + int(game[PLAYERS])), np.int64)
    play_random_games(board, game, False, new_run(seed, first, last_round), results, new_scratch())
    return batch(results)


def batch(results: Results) -> Batch:
    """Return the columns of an array that `play_games` filled, as a `Batch`."""
    return Batch(results[:, 3:], results[:, 0], results[:, 1], results[:, 2])


@compiled
def play_games(
    policy: Policy, board: Words, begin: Words, dealing: bool, run: Run, results: Results, scratch: Scratch
) -> None:
    """Play one game per row of `results`, and store its round, ending, number of decisions and positions there.

    All games start as copies of `begin`; with `dealing`, the tiles of each copy are shuffled and dealt first.
    """
    game, stream = scratch.game, scratch.stream
    for index in range(results.shape[0]):
        start(stream, run.seed, run.first + index)
        copy_game(game, begin)
        if dealing:
            deal_out(board, game, stream)
        results[index, 2] = play_on(policy, board, game, run.last_round, stream)
        results[index, 0] = game[ROUND]
        results[index, 1] = game[ENDING]
        for seat in range(game[PLAYERS]):
            results[index, 3 + seat] = game[POSITION + seat]


@entry(WORDS, WORDS, boolean, RUN, int64[:, ::1], SCRATCH)
def play_random_games(board: Words, begin: Words, dealing: bool, run: Run, results: Results, scratch: Scratch) -> None:
    """Call `play_games` with the random policy."""
    play_games(RANDOM, board, begin, dealing, run, results, scratch)
