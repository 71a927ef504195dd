"""The network in PyTorch, and its export for `training.player`, which needs NumPy only."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from hornochsen.kernel.observations import layout

FIRST, SECOND, CONTEXT = 768, 320, 64


class Model(nn.Module):
    """Policy and value: each candidate tile is scored with the same weights, in the context of the whole position."""

    scale: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(layout.OBSERVATION_SIZE, FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.third = nn.Linear(SECOND, SECOND)
        self.context = nn.Linear(SECOND, CONTEXT)
        self.tile = nn.Linear(layout.CANDIDATE_SIZE, CONTEXT)
        self.joint = nn.Linear(CONTEXT, CONTEXT, bias=False)
        self.score = nn.Linear(CONTEXT, 1, bias=False)
        self.other = nn.Linear(SECOND, layout.ACTIONS - layout.BUY_ONE)
        self.value = nn.Linear(SECOND, 1)
        self.register_buffer("scale", torch.from_numpy(scales()))
        with torch.no_grad():  # begin with nearly equal probabilities
            for head in (self.score, self.other, self.value):
                head.weight.mul_(0.1)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of all actions, and the logit of the chance to win."""
        inputs = observations.to(torch.bfloat16 if torch.is_autocast_enabled("cuda") else self.scale.dtype)
        tiles = inputs[:, : layout.ROWS].view(-1, layout.MOST_CANDIDATES, layout.CANDIDATE_SIZE)
        first = functional.linear(inputs, self.first.weight * self.scale, self.first.bias)
        second = functional.relu(self.second(functional.relu(first)))
        third = second + functional.relu(self.third(second))
        context = self.context(third).unsqueeze(1)
        tile = functional.linear(tiles, self.tile.weight * self.scale[: layout.CANDIDATE_SIZE], self.tile.bias)
        joint = functional.relu(context + self.joint(functional.relu(tile)))
        logits = torch.cat([self.score(joint).squeeze(2), self.other(third)], 1)
        return logits.float(), self.value(third).squeeze(1).float()


def scales() -> NDArray[np.float32]:
    """Return factors that bring the numbers of an observation into a range near 1."""
    scale = np.ones(layout.OBSERVATION_SIZE, np.float32)
    for index in range(layout.MOST_CANDIDATES):
        at = layout.CANDIDATES + layout.CANDIDATE_SIZE * index
        scale[at + layout.TILE] = 1 / 50
        scale[at + layout.GAP : at + layout.CANDIDATE_SIZE] = [1 / 15, 1 / 10, 1 / 2, 1 / 4, 1 / 4, 1, 1 / 16, 1 / 8]
    for rank in range(4):
        at = layout.ROWS + layout.ROW_ENTRY_SIZE * rank
        scale[at : at + layout.ROW_ENTRY_SIZE] = 1 / 4
        scale[at + layout.ROW_LAST] = 1 / 50
        scale[at + layout.ROW_UNSEEN] = 1 / 15
        scale[at + layout.ROW_INDEX] = 1 / 10
    for player in range(8):
        at = layout.PLAYERS + layout.PLAYER_SIZE * player
        numbers = [1, 1 / 20, 1 / 50, 1 / 10, 1 / 4, 1, 1, 1 / 4, 1 / 50, 1 / 50]
        scale[at : at + layout.PLAYER_SIZE] = numbers
    table = {
        layout.FIRST_CHOSEN: 1 / 50,
        layout.ROUND: 1 / 10,
        layout.SUPPLY: 1 / 30,
        layout.BOX: 1 / 20,
        layout.NUMBER_OF_PLAYERS: 1 / 4,
        layout.TO_PLACE: 1 / 3,
        layout.NUMBER_OF_ROWS: 1 / 10,
        layout.DUNGHILL: 1 / 60,
        layout.TO_EYES: 1 / 30,
        layout.TO_EYES + 1: 1 / 30,
        layout.TO_DUNGHILL: 1 / 30,
        layout.LAST_TO_DUNGHILL: 1 / 30,
        layout.LEAD: 1 / 10,
        layout.BETTER: 1 / 3,
    }
    for at, factor in table.items():
        scale[at] = factor
    return scale


def export(model: Model, path: Path) -> None:
    """Write the weights in half precision, under the names of the model's layers."""
    weights = {name: value.detach().cpu().numpy() for name, value in model.state_dict().items()}
    np.savez_compressed(path, **{name: value.astype(np.float16) for name, value in weights.items()})


def load_weights(model: Model, path: Path) -> None:
    """Read weights that `export` has written, or those of a checkpoint."""
    if path.suffix == ".npz":
        with np.load(path) as stored:
            state = {name: torch.from_numpy(stored[name].astype(np.float32)) for name in stored.files}
    else:
        state = torch.load(path, map_location="cpu", weights_only=True)["model"]
    model.load_state_dict(state)
