"""`BatchEnv`: many games at once, as arrays, for learning from many decisions."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, get_args

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..kernel import ENDINGS, to_state
from ..kernel.observations.known_tiles import Knowledge, new_knowledge
from ..kernel.observations.layout import ACTIONS, OBSERVATION_SIZE
from ..kernel.stepping.arrays import (
    FINAL_DECISIONS,
    FINAL_ENDING,
    FINAL_KIND,
    FINAL_POSITIONS,
    new_game_kinds,
    new_games,
)
from ..kernel.stepping.stepping import clear_games, draw_actions, first_illegal, step_games
from ..rules import State
from ..rules.events import Ending
from .game_kind import GameKind, Rewards, check_rewards


class Step(NamedTuple):
    """A batch after a step, one row per game.

    The arrays belong to the batch: the next step changes them, and nobody else can write to them.
    """

    observations: NDArray[np.int8]
    """The observation of the seat to act; docs/envs.md lists the numbers."""

    masks: NDArray[np.int8]
    """1 for each legal action."""

    seats: NDArray[np.int64]
    """The seat to act."""

    rewards: NDArray[np.float32]
    """The reward of each seat for this step."""

    done: NDArray[np.int8]
    """1 where the step ended a game. The other arrays of this row then belong to the next game already."""


class Result(NamedTuple):
    """The result of a finished game."""

    kind: int
    """The game's kind, as an index into the batch's `kinds`."""

    decisions: int
    ending: Ending
    positions: tuple[int, ...]


class BatchEnv:
    """Many games at once. In each game one seat acts at a time; a game that ends is followed by a new one.

    With several kinds of games, the kind of each new game is drawn at random. The games depend on the seed and the
    actions only, not on the number of threads.
    """

    actions = ACTIONS
    """The number of actions."""

    observation_size = OBSERVATION_SIZE
    """The number of bytes in an observation."""

    def __init__(
        self, games: int, kinds: Sequence[GameKind], *, seed: int = 0, rewards: Rewards = "win", threads: int = 1
    ) -> None:
        if games < 1 or threads < 1:
            raise ValueError(f"games and threads must be at least 1, not {games} and {threads}")
        if not kinds:
            raise ValueError("kinds: at least one is needed")
        check_rewards(rewards)
        self.kinds = tuple(kind.checked() for kind in kinds)
        self.games = games
        self._reward_kind = get_args(Rewards).index(rewards)
        self._words = new_game_kinds(self.kinds)
        self._batch = new_games(games)
        self._parts = [
            (games * part // threads, games * (part + 1) // threads, new_knowledge()) for part in range(threads)
        ]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._closed = False
        self._step = Step(*(read_only(getattr(self._batch, name)) for name in Step._fields))
        self.reset(seed)

    def reset(self, seed: int) -> Step:
        """Begin all games anew."""
        self._check_open()
        word = np.uint64(seed % 2**64)
        self._sampling = np.array([word ^ np.uint64(0x5EED)], np.uint64)
        clear_games(self._batch, word)
        return self._advance(np.zeros(self.games, np.int64))

    def step(self, actions: ArrayLike) -> Step:
        """Apply one action in each game. If one is illegal, raise `ValueError` and change no game."""
        self._check_open()
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions: integers are needed, not {given.dtype}")
        chosen = np.ascontiguousarray(given, np.int64)
        if chosen.shape != (self.games,):
            raise ValueError(f"actions: one for each of the {self.games} games is needed, not shape {chosen.shape}")
        illegal = first_illegal(self._batch.masks, chosen)
        if illegal >= 0:
            legal = np.flatnonzero(self._batch.masks[illegal]).tolist()
            raise ValueError(f"game {illegal}: action {chosen[illegal]} is illegal; legal are {legal}")
        return self._advance(chosen)

    def current(self) -> Step:
        """Return the arrays of the last step."""
        return self._step

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal action for each game."""
        actions = np.empty(self.games, np.int64)
        draw_actions(self._batch.masks, self._sampling, actions)
        return actions

    def game_kind(self, game: int) -> GameKind:
        """Return the kind of a game."""
        return self.kinds[int(self._batch.kinds[game])]

    def state(self, game: int) -> State:
        """Return a game as a state of the rules, hidden information included, but without a ledger."""
        kind = self.game_kind(game)
        return to_state(self._batch.games[game], kind.board, kind.rules)

    def result(self, game: int) -> Result:
        """Return the result of the last game that ended at this index; `done` says that there is one."""
        final = [int(number) for number in self._batch.finals[game]]
        kind = final[FINAL_KIND]
        positions = tuple(final[FINAL_POSITIONS : FINAL_POSITIONS + self.kinds[kind].players])
        return Result(kind, final[FINAL_DECISIONS], ENDINGS[final[FINAL_ENDING] - 1], positions)

    def close(self) -> None:
        """End the threads. The batch cannot be stepped any more."""
        self._closed = True
        if self._pool:
            self._pool.shutdown()

    def _check_open(self) -> None:
        if self._closed:
            raise RuntimeError("the batch is closed: make a new BatchEnv")

    def _advance(self, actions: NDArray[np.int64]) -> Step:
        """Step all games, each part of them in a thread of its own."""

        def step(part: tuple[int, int, Knowledge]) -> None:
            step_games(self._words, self._batch, actions, self._reward_kind, *part)

        if self._pool is None:
            step(self._parts[0])
        else:
            for _ in self._pool.map(step, self._parts):
                pass
        return self._step


def read_only(array: NDArray[Any]) -> NDArray[Any]:
    """Return a view of an array through which it cannot be changed: compiled code relies on the masks."""
    shown = array.view()
    shown.flags.writeable = False
    return shown
