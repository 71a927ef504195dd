"""The spaces of the environments for single games."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..kernel.observations.layout import ACTIONS, LIMIT, OBSERVATION_SIZE
from ..kernel.observations.of_views import Observation

Observed = dict[str, NDArray[np.int8]]


def observation_space(actions: int = ACTIONS) -> spaces.Dict[Any]:
    """Return the space of an observation with its mask of legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LIMIT, LIMIT, (OBSERVATION_SIZE,), np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def action_space(actions: int = ACTIONS) -> spaces.Discrete[Any]:
    """Return the space of the indices of actions."""
    return spaces.Discrete(actions)


def observed(observation: Observation) -> Observed:
    """Return an observation as an element of its space."""
    return {"observation": observation.numbers, "action_mask": observation.mask}
