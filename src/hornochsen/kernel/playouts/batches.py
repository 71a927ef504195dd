"""Many random games, or many random ends of one game, in one compiled call without the GIL."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import boolean, int64, uint64
from numpy.typing import NDArray

from ...rules import Board, Rules
from ...rules.state import LAST_ROUND
from ..game.dealing import deal_out, undealt
from ..game.layout import ENDING, GAME_SIZE, PLAYERS, POSITION, ROUND, Results, Stream, Words, board_words, copy_game
from ..jit import STREAM, WORDS, compiled, entry
from ..policies.random_policy import random_buying, random_laying, random_taking
from ..random_stream import start
from .playout import Choose, play_on


class Batch(NamedTuple):
    """How games ended, one row or number for each."""

    positions: NDArray[np.int64]
    rounds: NDArray[np.int64]
    """The round each game was in when it was left."""

    endings: NDArray[np.int64]
    """0 for a game that is not over, else 1 + the place in `layout.ENDINGS`."""

    decisions: NDArray[np.int64]
    """How many were made: a tile laid, a purchase or a take counts as one."""


def random_games(board: Board, rules: Rules, players: int, games: int, seed: int, first: int = 0) -> Batch:
    """Whole random games. Game number `first + n` is always the same one, however the numbers are shared out."""
    results = np.zeros((games, 3 + players), np.int64)
    undealt_game = undealt(players)
    play_random_games(
        board_words(board, rules), undealt_game, True, LAST_ROUND, np.uint64(seed % 2**64), first, results, *scratch()
    )
    return batch(results)


def random_playouts(
    board: Words, game: Words, games: int, seed: int, first: int = 0, last_round: int = LAST_ROUND
) -> Batch:
    """Random ends of one game, or what comes of it by the end of some round; `game` stays as it is."""
    results = np.zeros((games, 3 + int(game[PLAYERS])), np.int64)
    play_random_games(board, game, False, last_round, np.uint64(seed % 2**64), first, results, *scratch())
    return batch(results)


def scratch() -> tuple[Words, Stream]:
    """A game and a stream for compiled code to work on."""
    return np.empty(GAME_SIZE, np.int16), np.empty(1, np.uint64)


def batch(results: Results) -> Batch:
    """The results of `play_games`, by name."""
    return Batch(results[:, 3:], results[:, 0], results[:, 1], results[:, 2])


@compiled
def play_games(
    buying: Choose,
    laying: Choose,
    taking: Choose,
    board: Words,
    begin: Words,
    dealing: bool,
    last_round: int,
    seed: np.uint64,
    first: int,
    results: Results,
    game: Words,
    stream: Stream,
) -> None:
    """Play many games from one beginning on; in each row of `results`: round, ending, decisions, positions."""
    for index in range(results.shape[0]):
        start(stream, seed, first + index)
        copy_game(game, begin)
        if dealing:
            deal_out(board, game, stream)
        results[index, 2] = play_on(buying, laying, taking, board, game, last_round, stream)
        results[index, 0] = game[ROUND]
        results[index, 1] = game[ENDING]
        for seat in range(game[PLAYERS]):
            results[index, 3 + seat] = game[POSITION + seat]


@entry(WORDS, WORDS, boolean, int64, uint64, int64, int64[:, ::1], WORDS, STREAM)
def play_random_games(
    board: Words,
    begin: Words,
    dealing: bool,
    last_round: int,
    seed: np.uint64,
    first: int,
    results: Results,
    game: Words,
    stream: Stream,
) -> None:
    """`play_games` with the random policy."""
    play_games(
        random_buying,
        random_laying,
        random_taking,
        board,
        begin,
        dealing,
        last_round,
        seed,
        first,
        results,
        game,
        stream,
    )
