"""Step a part of a batch in one compiled call that releases the GIL; several threads step several parts."""

from __future__ import annotations

import numpy as np
from numba import int8, int64, uint64
from numpy.typing import NDArray

from ..game.actions import awaited
from ..game.layout import ENDING, GAME_SIZE, PLAYERS, Stream
from ..jit import STREAM, compiled, entry, trailing_zeros
from ..observations.known_tiles import Knowledge
from ..observations.observe import observe
from ..random_stream import below, start, word
from .arrays import GAME_KINDS, GAMES, GameKinds, Games
from .beginning import begin
from .choosing import choose
from .rewarding import count_before, reward


@compiled
def look(kinds: GameKinds, batch: Games, index: int, knowledge: Knowledge) -> None:
    """Find the seat to act, and write what it sees."""
    game = batch.games[index]
    seat = trailing_zeros(awaited(game)) & 7
    batch.seats[index] = seat
    observe(
        kinds.boards[batch.kinds[index]],
        game,
        seat,
        batch.seen[index],
        batch.chosen[index],
        batch.observations[index],
        batch.masks[index],
        batch.candidates[index],
        knowledge,
    )


@entry(GAME_KINDS, GAMES, int64[::1], int64, int64, int64, int64[::1])
def step_games(
    kinds: GameKinds,
    batch: Games,
    actions: NDArray[np.int64],
    reward_kind: int,
    first: int,
    end: int,
    knowledge: Knowledge,
) -> None:
    """Apply a legal action to each game from index `first` to `end - 1`, with rewards of a kind (see `rewarding`).

    A game without players has not begun and begins instead.
    """
    for index in range(first, end):
        game = batch.games[index]
        count_before(game, index, reward_kind, batch)
        if game[PLAYERS] != 0:
            batch.chosen[index] = choose(
                kinds.boards[batch.kinds[index]],
                game,
                batch.seats[index] & 7,
                actions[index],
                batch.chosen[index],
                batch.candidates[index],
                batch.seen[index],
                batch.streams[index],
            )
            batch.decisions[index] += 1
            reward(game, index, reward_kind, batch)
        batch.done[index] = game[ENDING] != 0
        if game[ENDING] != 0 or game[PLAYERS] == 0:
            begin(kinds, batch, index)
        look(kinds, batch, index, knowledge)


@entry(GAMES, uint64)
def clear_games(batch: Games, seed: np.uint64) -> None:
    """Remove all games, so that the next step begins new ones. They depend on the seed and their index only."""
    for index in range(batch.games.shape[0]):
        start(batch.streams[index], seed, index)
        batch.chosen[index] = 0
        for at in range(GAME_SIZE):
            batch.games[index, at] = 0


@entry(int8[:, ::1], int64[::1])
def first_illegal(masks: NDArray[np.int8], actions: NDArray[np.int64]) -> int:
    """Return the index of the first game whose action is not legal, or -1."""
    for index in range(masks.shape[0]):
        action = actions[index]
        if action < 0 or action >= masks.shape[1] or masks[index, action] == 0:
            return index
    return -1


@entry(int8[:, ::1], STREAM, int64[::1])
def draw_actions(masks: NDArray[np.int8], stream: Stream, actions: NDArray[np.int64]) -> None:
    """Store a random legal action of each game in `actions`; all legal actions are equally likely."""
    for index in range(masks.shape[0]):
        legal = 0
        for action in range(masks.shape[1]):
            legal += masks[index, action]
        number = below(word(stream), legal)
        action = 0
        while number >= masks[index, action]:
            number -= masks[index, action]
            action += 1
        actions[index] = action
