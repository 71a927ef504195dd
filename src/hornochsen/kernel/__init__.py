"""A fast, compiled implementation of the game on flat arrays. It gives the same states as `rules`.

- `game`: the state as arrays, and the rules that change it
- `policies`: how the players of a playout choose
- `worlds`: sampling of states that are consistent with a view
- `playouts`: games and actions played out by a policy
- `observations`: what a seat sees, as bytes
- `stepping`: many games side by side, each advanced by one action at a time
"""

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
