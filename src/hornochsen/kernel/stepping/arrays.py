"""The arrays of a batch of games: one row per game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import numpy as np
from numba import float32, int8, int16, int32, int64, types, uint64
from numpy.typing import NDArray

from ...rules import MAX_PLAYERS, TILES, Board, Rules
from ..game.dealing import undealt
from ..game.layout import GAME_SIZE, board_words
from ..observations.layout import ACTIONS, MOST_CANDIDATES, OBSERVATION_SIZE


class GameKinds(NamedTuple):
    """The kinds of games in a batch: a board, rules and a number of players each."""

    boards: NDArray[np.int16]
    """The kernel's board array of each kind."""

    begins: NDArray[np.int16]
    """A game before the deal of each kind; its supply is not shuffled."""


class Games(NamedTuple):
    """The games of a batch, with the observations of the seats that act next."""

    games: NDArray[np.int16]
    kinds: NDArray[np.int64]
    """The index of each game's kind: its board, rules and number of players."""

    seen: NDArray[np.int64]
    """The set of tiles that have been placed or turned over (see `tile_sets`)."""

    chosen: NDArray[np.int64]
    """The tile that the player to act has chosen first, or 0."""

    streams: NDArray[np.uint64]
    seats: NDArray[np.int64]
    """The seat to act."""

    observations: NDArray[np.int8]
    masks: NDArray[np.int8]
    candidates: NDArray[np.int16]
    rewards: NDArray[np.float32]
    """The rewards of the last action, by seat."""

    done: NDArray[np.int8]
    """1 if the last action ended a game; the arrays then show the next game already."""

    finals: NDArray[np.int32]
    """The game that ended last: its kind, its number of decisions, its ending, and the position of each seat."""

    decisions: NDArray[np.int64]
    """The number of decisions in the present game so far."""


FINAL_KIND, FINAL_DECISIONS, FINAL_ENDING, FINAL_POSITIONS = range(4)
"""Columns of `Games.finals`."""

_named_tuple: Any = cast(Any, types.NamedTuple)
GAME_KINDS = _named_tuple((int16[:, ::1], int16[:, ::1]), GameKinds)
GAMES = _named_tuple(
    (
        int16[:, ::1],
        int64[::1],
        int64[:, ::1],
        int64[::1],
        uint64[:, ::1],
        int64[::1],
        int8[:, ::1],
        int8[:, ::1],
        int16[:, ::1],
        float32[:, ::1],
        int8[::1],
        int32[:, ::1],
        int64[::1],
    ),
    Games,
)


def new_game_kinds(kinds: Sequence[tuple[Board, Rules, int]]) -> GameKinds:
    """Return the arrays of these kinds of games, each a board, rules and a number of players."""
    return GameKinds(
        np.stack([board_words(board, rules) for board, rules, _ in kinds]),
        np.stack([undealt(players, TILES) for _, _, players in kinds]),
    )


def new_games(count: int) -> Games:
    """Return the arrays of `count` games that have not begun."""
    return Games(
        games=np.zeros((count, GAME_SIZE), np.int16),
        kinds=np.zeros(count, np.int64),
        seen=np.zeros((count, 2), np.int64),
        chosen=np.zeros(count, np.int64),
        streams=np.zeros((count, 1), np.uint64),
        seats=np.zeros(count, np.int64),
        observations=np.zeros((count, OBSERVATION_SIZE), np.int8),
        masks=np.zeros((count, ACTIONS), np.int8),
        candidates=np.zeros((count, MOST_CANDIDATES), np.int16),
        rewards=np.zeros((count, MAX_PLAYERS), np.float32),
        done=np.zeros(count, np.int8),
        finals=np.zeros((count, FINAL_POSITIONS + MAX_PLAYERS), np.int32),
        decisions=np.zeros(count, np.int64),
    )
