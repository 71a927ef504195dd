"""A bot that plays with trained weights, without search: `hornochsen arena ./training/player.py:Player bull bull bull`.

The environment variable WEIGHTS names the file of weights. It needs NumPy only.
"""

from __future__ import annotations

import os
import random
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from hornochsen.kernel.observations.layout import CANDIDATE_SIZE, MOST_CANDIDATES, ROWS, Bytes
from hornochsen.kernel.observations.of_views import action_for, observe_view
from hornochsen.rules import Action, View

Array = NDArray[np.float32]


@lru_cache
def load_weights(path: str) -> dict[str, Array]:
    """Return the weights in a file, by name."""
    with np.load(path) as weights:
        return {name: weights[name].astype(np.float32) for name in weights.files}


def evaluate(weights: dict[str, Array], observation: Bytes) -> tuple[Array, float]:
    """Return the logits of all actions, and the chance to win."""

    def layer(name: str, inputs: Array) -> Array:
        outputs: Array = inputs @ weights[f"{name}.weight"].T
        return outputs + weights[f"{name}.bias"] if f"{name}.bias" in weights else outputs

    inputs = observation * weights["scale"]
    second = np.maximum(layer("second", np.maximum(layer("first", inputs), 0)), 0)
    third = second + np.maximum(layer("third", second), 0)
    tiles = np.maximum(layer("tile", inputs[:ROWS].reshape(MOST_CANDIDATES, CANDIDATE_SIZE)), 0)
    joint = np.maximum(layer("context", third) + layer("joint", tiles), 0)
    logits = np.concatenate([layer("score", joint)[:, 0], layer("other", third)])
    return logits, float(1 / (1 + np.exp(-layer("value", third)[0])))


class Player:
    """Makes the choice that the network finds most likely."""

    def __init__(self, rng: random.Random) -> None:
        self.weights = load_weights(os.environ["WEIGHTS"])

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        chosen = 0
        while True:
            observation = observe_view(view, chosen)
            logits, _ = evaluate(self.weights, observation.numbers)
            index = int(np.where(observation.mask, logits, -np.inf).argmax())
            action = action_for(view, observation, index, chosen)
            if not isinstance(action, int):
                return action
            chosen = action
