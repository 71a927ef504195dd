"""The game over flat arrays, compiled, for speed: the same rules as in `rules`, state by state."""

from .actions import action_of, code_of
from .batches import Batch, random_games, random_playouts
from .layout import ENDINGS, board_words
from .loading import load, to_state
from .random_policy import BUYING
from .stepping import KernelGame
from .trials import Trials, random_trials
from .worlds import Worlds

__all__ = [
    "BUYING",
    "ENDINGS",
    "Batch",
    "KernelGame",
    "Trials",
    "Worlds",
    "action_of",
    "board_words",
    "code_of",
    "load",
    "random_games",
    "random_playouts",
    "random_trials",
    "to_state",
]
