"""Evaluate actions by looking ahead to the seat's next decision, where the network estimates its chance to win.

In each sampled world the network chooses for the other seats. Their choices in the same round do not depend on the
seat's action, so all its actions meet the same ones. The games of several worlds advance side by side, so that the
network judges many decisions at once.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import numpy as np
from numba import float32, float64, int16, int64, types, uint64
from numpy.typing import NDArray

from ..game.actions import BUY, LAY, act, awaited
from ..game.buying import most_to_buy
from ..game.layout import ENDING, GAME_SIZE, OPEN, PLACING, ROUND, Stream, Words, copy_game
from ..jit import WORDS, called, compiled, entry, trailing_zeros
from ..observations.tile_sets import TileSetArray
from ..playouts.arguments import DECISION, RUN, SCRATCH, Decision, Run, Scratch
from ..playouts.evaluation import chance_to_win
from ..playouts.sampled_games import sample_world
from ..stepping.choosing import choose, watch
from .batch_evaluation import (
    EVALUATOR,
    MOST,
    Evaluator,
    draw_action,
    evaluate_batch,
    observe_in_turn,
    only_action,
    to_probabilities,
)
from .weights import Vector


class LookaheadGames(NamedTuple):
    """Games that advance side by side. Beyond the first `MOST` of them are the worlds from which they begin."""

    games: NDArray[np.int16]
    seen: NDArray[np.int64]
    """The tiles that all players have seen, by game."""
    streams: NDArray[np.uint64]
    chosen: NDArray[np.int64]
    """The first of two tiles that the game's next seat has chosen, or 0."""
    deciding: NDArray[np.int64]
    """The games whose decisions are judged."""


LOOKAHEAD_GAMES = cast(Any, types.NamedTuple)(
    (int16[:, ::1], int64[:, ::1], uint64[:, ::1], int64[::1], int64[::1]), LookaheadGames
)


def new_lookahead_games() -> LookaheadGames:
    """Return arrays for one caller."""
    return LookaheadGames(
        np.zeros((2 * MOST, GAME_SIZE), np.int16),
        np.zeros((2 * MOST, 2), np.int64),
        np.zeros((2 * MOST, 1), np.uint64),
        np.zeros(2 * MOST, np.int64),
        np.zeros(MOST, np.int64),
    )


@called
def act_and_watch(board: Words, game: Words, seat: int, code: int, seen: TileSetArray, stream: Stream) -> None:
    """Apply the action with this code, and mark the tiles that it turns over as seen.

    The others have bought already: a purchase is limited to the tiles that are left.
    """
    kind, one = code >> 14, code >> 7 & 127
    if kind == LAY:
        watch(game, seat, one, code & 127, seen)
    if kind == BUY:
        one = min(one, most_to_buy(board, game, seat))
        if one == 0:
            return
        code = BUY << 14 | one << 7
    act(board, game, seat, code, stream)


@compiled
def laying_others(game: Words, seat: int) -> int:
    """Return a bit mask of the other seats that buy and lay at the same time as this seat."""
    if game[OPEN] == 0 and game[PLACING] == 0 and game[ENDING] == 0:
        return awaited(game) & ~(1 << seat)
    return 0


@compiled
def deciding_seats(game: Words, seat: int, last_round: int) -> int:
    """Return a bit mask of the seats that decide before this seat's first decision after the last round."""
    waiting = awaited(game)
    if game[ROUND] > last_round and waiting >> seat & 1:
        return 0
    return waiting


@called
def apply_choice(
    evaluator: Evaluator, at: int, board: Words, games: LookaheadGames, row: int, seat: int, action: int
) -> None:
    """Apply an action of decision number `at` to its game."""
    games.chosen[row] = choose(
        board,
        games.games[row],
        seat,
        action,
        games.chosen[row],
        evaluator.tiles[at],
        games.seen[row],
        games.streams[row],
    )


@called
def advance(
    evaluator: Evaluator,
    board: Words,
    games: LookaheadGames,
    first: int,
    count: int,
    seat: int,
    last_round: int,
    laying: bool,
) -> None:
    """Let the network choose in games until they wait for this seat.

    With `laying`, it only chooses for the others who lay at the same time as this seat.
    """
    while True:
        deciding = 0
        for row in range(first, first + count):
            game = games.games[row]
            while True:
                waiting = laying_others(game, seat) if laying else deciding_seats(game, seat, last_round)
                if waiting == 0:
                    break
                other = trailing_zeros(waiting) & 7
                legal = observe_in_turn(evaluator, deciding, board, game, other, games.seen[row], games.chosen[row])
                if legal > 1:
                    games.deciding[deciding] = row << 3 | other
                    deciding += 1
                    break
                apply_choice(evaluator, deciding, board, games, row, other, only_action(evaluator.masks[deciding]))
        if deciding == 0:
            return
        evaluate_batch(evaluator, deciding, True)
        for at in range(deciding):
            row, other = games.deciding[at] >> 3, games.deciding[at] & 7
            action = draw_action(evaluator.masks[at], evaluator.logits[at], games.streams[row])
            apply_choice(evaluator, at, board, games, row, other, action)


@called
def add_values(
    evaluator: Evaluator, decision: Decision, games: LookaheadGames, count: int, actions: int, sums: NDArray[np.float64]
) -> None:
    """Add the seat's share of the win in games that are over, and its chance to win in the others, to `sums`."""
    deciding = 0
    for row in range(count):
        game = games.games[row]
        if game[ENDING] != 0:
            sums[row % actions] += chance_to_win(decision.board, game, decision.seat)
        else:
            observe_in_turn(evaluator, deciding, decision.board, game, decision.seat, games.seen[row], 0)
            games.deciding[deciding] = row
            deciding += 1
    if deciding > 0:
        evaluate_batch(evaluator, deciding, False)
        for at in range(deciding):
            sums[games.deciding[at] % actions] += evaluator.values[at]


@entry(DECISION, RUN, int64, float64[::1], SCRATCH, EVALUATOR, LOOKAHEAD_GAMES, int64[::1])
def evaluate_network(
    decision: Decision,
    run: Run,
    count: int,
    sums: NDArray[np.float64],
    scratch: Scratch,
    evaluator: Evaluator,
    games: LookaheadGames,
    seen: TileSetArray,
) -> None:
    """Add each action's value over `count` worlds to `sums`; `seen` is the set of tiles that all players have seen."""
    board, seat, actions = decision.board, decision.seat, decision.codes.shape[0]
    most = max(1, MOST // actions)
    for begin in range(0, count, most):
        worlds = min(most, count - begin)
        for index in range(worlds):
            world = MOST + index
            sample_world(decision, run, begin + index, scratch)
            copy_game(games.games[world], scratch.world)
            games.streams[world, 0] = scratch.stream[0]
            games.seen[world, 0], games.seen[world, 1] = seen[0], seen[1]
            games.chosen[world] = 0
        advance(evaluator, board, games, MOST, worlds, seat, run.last_round, True)
        for row in range(worlds * actions):
            world = MOST + row // actions
            copy_game(games.games[row], games.games[world])
            games.streams[row, 0] = games.streams[world, 0]
            games.seen[row, 0], games.seen[row, 1] = games.seen[world, 0], games.seen[world, 1]
            games.chosen[row] = 0
            if games.games[row][ENDING] == 0:
                code = decision.codes[row % actions]
                act_and_watch(board, games.games[row], seat, code, games.seen[row], games.streams[row])
        advance(evaluator, board, games, 0, worlds * actions, seat, run.last_round, False)
        add_values(evaluator, decision, games, worlds * actions, actions, sums)


@entry(WORDS, WORDS, int64, int64[::1], int64, EVALUATOR, float32[::1])
def store_policy(
    board: Words, game: Words, seat: int, seen: TileSetArray, chosen: int, evaluator: Evaluator, probabilities: Vector
) -> None:
    """Store the network's probability of each action; `chosen` is the tile that the seat has chosen first, or 0."""
    observe_in_turn(evaluator, 0, board, game, seat, seen, chosen)
    evaluate_batch(evaluator, 1, True)
    to_probabilities(evaluator.masks[0], evaluator.logits[0])
    for action in range(probabilities.shape[0]):
        probabilities[action] = evaluator.logits[0, action]
