"""Environments for reinforcement learning.

- `BatchEnv`: many games as arrays, stepped in compiled code
- `aec`, `parallel`: PettingZoo's interfaces
- `against`: Gymnasium's interface, one seat against bots
- `openspiel`: the game for OpenSpiel

All but the first need the extra `envs`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .batch import BatchEnv, Result, Step
from .game_kind import GameKind, Rewards, game_kind_of

if TYPE_CHECKING:
    from .aec_env import TurnEnv
    from .against_bots import BotsEnv
    from .parallel_env import RoundEnv

__all__ = [
    "BatchEnv",
    "GameKind",
    "Result",
    "Rewards",
    "Step",
    "aec",
    "against",
    "game_kind_of",
    "openspiel",
    "parallel",
]


def aec(**options: Any) -> TurnEnv:
    """Return a PettingZoo AEC environment; the options are those of `TurnEnv`."""
    from .aec_env import TurnEnv

    return TurnEnv(**options)


def parallel(**options: Any) -> RoundEnv:
    """Return a PettingZoo parallel environment; the options are those of `RoundEnv`."""
    from .parallel_env import RoundEnv

    return RoundEnv(**options)


def against(bots: Sequence[str], **options: Any) -> BotsEnv:
    """Return a Gymnasium environment: one seat against these bots; the options are those of `BotsEnv`."""
    from .against_bots import BotsEnv

    return BotsEnv(bots, **options)


def openspiel(**parameters: Any) -> Any:
    """Return the game for OpenSpiel; the parameters are `players`, `board` and `rules`."""
    from .openspiel_game import load_game

    return load_game(parameters)
