"""Play the training games with the present network, and record all decisions.

The games are split into two halves: while the processor steps one half, the GPU computes the actions of the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from hornochsen.envs import BatchEnv
from hornochsen.kernel.observations.layout import ACTIONS, NUMBER_OF_PLAYERS, OBSERVATION_SIZE
from hornochsen.rules import MAX_PLAYERS

from .game_kinds import PLAYERS, training_game_kinds
from .model import Model


class Batch(NamedTuple):
    """Decisions between several actions whose outcome, or whose seat's next decision, is known."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    log_probabilities: Tensor
    advantages: Tensor
    returns: Tensor


class Outcomes(NamedTuple):
    """The games that ended and the wins in them of the learner, or of one seat in self-play, by number of players."""

    games: NDArray[np.int64]
    wins: NDArray[np.float64]

    @property
    def shares(self) -> dict[str, float]:
        """The wins as multiples of a fair share: of all games, and by number of players."""
        players = np.arange(len(self.games))
        shares = {"wins": float((self.wins * players).sum() / max(1, self.games.sum()))}
        for count in np.flatnonzero(self.games):
            shares[f"wins_of_{count}"] = float(self.wins[count] * count / self.games[count])
        return shares


class Half:
    """One half of the games, with the record of a rollout: arrays by step and game."""

    def __init__(self, env: BatchEnv, steps: int, device: str, opponent: Model | None = None) -> None:
        def record(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(steps, env.games, *shape, dtype=kind, device=device)

        self.env, self.device, self.opponent = env, device, opponent
        self.rows = torch.arange(env.games, device=device)
        self.sent = [page_locked(array, device) for array in env.current()]
        """Copies of the batch's arrays. The GPU reads them before it sends the actions of the next step."""
        self.received = torch.zeros(env.games, dtype=torch.int64, pin_memory=device == "cuda")
        self.ready = torch.cuda.Event() if device == "cuda" else None
        self.observations = record(OBSERVATION_SIZE, kind=torch.int8)
        self.masks = record(ACTIONS, kind=torch.bool)
        self.actions, self.seats = record(kind=torch.int64), record(kind=torch.int64)
        self.log_probabilities, self.values = record(), record()
        self.learning = record(kind=torch.bool)
        """Whether the decision is the learner's: all decisions in self-play, one seat's against a fixed opponent."""
        self.done, self.rewards = record(kind=torch.bool), record(MAX_PLAYERS)

    def choose(self, model: Model, step: int) -> None:
        """Begin to compute the actions for the decisions that the games wait for."""
        sent_observations, sent_masks, sent_seats = self.send(0, 3)
        observations = self.observations[step]
        observations.copy_(sent_observations, non_blocking=True)
        self.masks[step].view(torch.int8).copy_(sent_masks, non_blocking=True)
        self.seats[step].copy_(sent_seats, non_blocking=True)
        with torch.no_grad(), torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            logits, values = model(observations)
            learning = torch.ones_like(self.masks[step, :, 0])
            if self.opponent:
                learning = self.seats[step] == self.rows % observations[:, NUMBER_OF_PLAYERS]
                logits = torch.where(learning.unsqueeze(1), logits, self.opponent(observations)[0])
        logits = logits.masked_fill(~self.masks[step], -1e9)
        noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-6)))
        actions = (logits + noise).argmax(1)
        self.actions[step], self.learning[step] = actions, learning
        self.log_probabilities[step] = functional.log_softmax(logits, 1)[self.rows, actions]
        self.values[step] = torch.sigmoid(values)
        self.received.copy_(actions, non_blocking=True)
        if self.ready:
            self.ready.record()

    def play(self, step: int, outcomes: Outcomes) -> None:
        """Apply the actions, and add the games that ended to `outcomes`."""
        if self.ready:
            self.ready.synchronize()
        players = self.env.current().observations[:, NUMBER_OF_PLAYERS].astype(np.int64)
        now = self.env.step(self.received.numpy())
        sent_rewards, sent_done = self.send(3, 5)
        self.rewards[step].copy_(sent_rewards, non_blocking=True)
        self.done[step].view(torch.int8).copy_(sent_done, non_blocking=True)
        ended = np.flatnonzero(now.done)
        np.add.at(outcomes.games, players[ended], 1)
        np.add.at(outcomes.wins, players[ended], now.rewards[ended, ended % players[ended]])

    def send(self, first: int, end: int) -> list[Tensor]:
        """Copy some of the batch's arrays into page-locked memory, and return it."""
        for tensor, array in zip(self.sent[first:end], self.env.current()[first:end], strict=True):
            np.copyto(tensor.numpy(), array)
        return self.sent[first:end]

    def batch(self, decay: float) -> Batch:
        """Return the decisions with generalised advantage estimates. Each seat's decisions form one sequence."""
        advantages, known_at = torch.zeros_like(self.values), torch.zeros_like(self.done)
        value = torch.zeros(self.env.games, MAX_PLAYERS, device=self.device)
        advantage, known = torch.zeros_like(value), torch.zeros_like(value, dtype=torch.bool)
        for step in range(len(self.actions) - 1, -1, -1):
            done = self.done[step].unsqueeze(1)
            value = torch.where(done, self.rewards[step], value)
            advantage = advantage.masked_fill(done, 0)
            known = known | done
            of_seat = self.rows, self.seats[step]
            estimate = value[of_seat] - self.values[step] + decay * advantage[of_seat]
            known_at[step] = known[of_seat]
            advantages[step] = estimate.masked_fill(~known_at[step], 0)
            advantage[of_seat] = advantages[step]
            value[of_seat] = self.values[step]
            known[of_seat] = True
        chosen = known_at & self.learning & (self.masks.sum(2) > 1)
        return Batch(
            self.observations[chosen],
            self.masks[chosen],
            self.actions[chosen],
            self.log_probabilities[chosen],
            advantages[chosen],
            (advantages + self.values)[chosen].clamp(0, 1),
        )


def page_locked(array: NDArray[Any], device: str) -> Tensor:
    """Return a tensor of the same shape and type, which a GPU copies while the processor goes on."""
    tensor = torch.from_numpy(array.copy())
    return tensor.pin_memory() if device == "cuda" else tensor


class Rollout:
    """Two halves of games that are played in turns."""

    def __init__(
        self,
        games: int,
        steps: int,
        seed: int,
        threads: int,
        device: str,
        opponent: Model | None = None,
        weights_of_players: Sequence[float] = PLAYERS,
    ) -> None:
        self.steps = steps
        kinds = training_game_kinds(1024, seed, weights_of_players)
        envs = [BatchEnv(games // 2, kinds, seed=2 * seed + half, threads=threads) for half in range(2)]
        self.halves = [Half(env, steps, device, opponent) for env in envs]

    def play(self, model: Model, decay: float) -> tuple[Batch, Outcomes]:
        """Play `steps` decisions in every game. Return them, and the outcomes of the games that ended."""
        outcomes = Outcomes(np.zeros(MAX_PLAYERS + 1, np.int64), np.zeros(MAX_PLAYERS + 1))
        for half in self.halves:
            half.choose(model, 0)
        for step in range(self.steps):
            for half in self.halves:
                half.play(step, outcomes)
                if step + 1 < self.steps:
                    half.choose(model, step + 1)
        parts = [half.batch(decay) for half in self.halves]
        return Batch(*(torch.cat(both) for both in zip(*parts, strict=True))), outcomes

    def close(self) -> None:
        """End the threads of the games."""
        for half in self.halves:
            half.env.close()
