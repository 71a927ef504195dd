"""The game over flat arrays, compiled, for speed: the same rules as in `rules`, state by state."""

from .game.actions import action_of, code_of
from .game.conversion import load, to_state
from .game.kernel_game import KernelGame
from .game.layout import ENDINGS, board_words
from .playouts.batches import Batch, random_games, random_playouts
from .playouts.trials import Trials, random_trials
from .policies.random_policy import BUYING
from .worlds.sampling import Worlds

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
