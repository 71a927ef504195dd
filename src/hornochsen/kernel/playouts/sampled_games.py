"""Try an action in a sampled world and play on. All actions get the same world and the same random numbers."""

from __future__ import annotations

import numpy as np

from ..game.actions import act
from ..game.layout import copy_game
from ..jit import compiled
from ..policies.policy import Policy
from ..random_stream import start
from ..worlds.sampling import sample
from .arguments import Decision, Run, Scratch
from .playout import play_on


@compiled
def sample_world(decision: Decision, run: Run, index: int, scratch: Scratch) -> np.uint64:
    """Sample world number `index` of the run into `scratch.world`. Return the random state for `try_action`."""
    start(scratch.stream, run.seed, run.first + index)
    sample(decision.worlds, scratch.world, scratch.marks, scratch.stream)
    random_state: np.uint64 = scratch.stream[0]
    return random_state


@compiled
def try_action(
    policy: Policy, decision: Decision, run: Run, action: int, random_state: np.uint64, scratch: Scratch
) -> None:
    """Do the action in the sampled world and play on; `scratch.game` is the game that is reached."""
    scratch.stream[0] = random_state
    copy_game(scratch.game, scratch.world)
    act(decision.board, scratch.game, decision.seat, decision.codes[action], scratch.stream)
    play_on(policy, decision.board, scratch.game, run.last_round, scratch.stream)
