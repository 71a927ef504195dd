"""`python -m training.recipe --out FOLDER`: repeat the training of the aurochs, and continue it if it was interrupted.

It makes three runs, one after the other, each in a folder of its own. Their lengths are numbers of iterations, so that
they do not depend on the speed of the machine. An interrupted run goes on from its last checkpoint.
"""

from __future__ import annotations

import argparse
import json
import shutil
import time
from pathlib import Path
from typing import Any, NamedTuple

import torch

from .__main__ import default_threads
from .game_kinds import PLAYERS
from .ppo import Options, train

EARLIER_PLAYERS = (2.0, 2.0, 8.0, 2.0, 2.0, 1.0, 1.5)
"""The weights of 2 to 8 players in the first two runs."""


class Part(NamedTuple):
    """One of the runs."""

    name: str
    schedule: int
    """The number of iterations over which learning rate and entropy bonus fall."""

    end: int
    """The number of iterations at which the run ends; a continued run counts those before."""

    seed: int
    rate: float
    entropy: float
    weights_of_players: tuple[float, ...]
    continues: bool = False
    """Whether the run continues the one before with its optimiser, rather than beginning with its weights."""


PARTS = (
    Part("first", 383, 203, 1, 7e-4, 0.008, EARLIER_PLAYERS),
    Part("second", 350, 350, 1, 7e-4, 0.008, EARLIER_PLAYERS, continues=True),
    Part("third", 145, 145, 101, 3e-4, 0.002, PLAYERS),
)
"""The commands that trained the shipped weights had lengths in seconds. The iterations of the second and the third run
are those that they reached. The first one was interrupted after about 203 iterations in 530 of its 1,000 seconds."""


def follow(out: Path, settings: dict[str, Any], shrink: float = 1.0, stop_after: float = float("inf")) -> Path | None:
    """Make the runs that are not complete, and return the file of weights, or `None` after `stop_after` seconds.

    `settings` are options of all runs, and `shrink` divides their numbers of iterations.
    """
    began = time.perf_counter()
    before = out
    for part in PARTS:
        folder = out / part.name
        end, schedule = (max(1, round(count / shrink)) for count in (part.end, part.schedule))
        if iterations(folder) < end:
            left = stop_after - (time.perf_counter() - began)
            options = Options(
                folder,
                seconds=float("inf"),
                iterations=schedule,
                stop_at=end,
                stop_after=left,
                seed=part.seed,
                rate=part.rate,
                entropy=part.entropy,
                weights_of_players=part.weights_of_players,
                **beginning(part, folder, before),
                **settings,
            )
            forget_after(folder / "log.jsonl", iterations(folder))
            print(f"run {part.name}: {json.dumps(train(options))}", flush=True)
            if iterations(folder) < end:
                return None
        before = folder
    shutil.copyfile(before / "weights.npz", out / "weights.npz")
    return out / "weights.npz"


def beginning(part: Part, folder: Path, before: Path) -> dict[str, Any]:
    """Return the options that say how a run begins: with its checkpoint, that of the run before, or its weights."""
    if (folder / "checkpoint.pt").exists():
        return {"resume": folder / "checkpoint.pt"}
    if part.continues:
        return {"resume": before / "checkpoint.pt"}
    return {} if part is PARTS[0] else {"weights": before / "weights.npz"}


def iterations(folder: Path) -> int:
    """Return the number of iterations at the last checkpoint in a folder; 0 without one."""
    if not (folder / "checkpoint.pt").exists():
        return 0
    state = torch.load(folder / "checkpoint.pt", map_location="cpu", weights_only=True)
    return int(state["progress"]["iterations"])


def forget_after(log: Path, last: int) -> None:
    """Remove the lines of a log after an iteration: these iterations were not saved, and are made again."""
    if log.exists():
        lines = log.read_text().splitlines(keepends=True)
        complete = [line for line in lines if line.endswith("\n")]
        log.write_text("".join(line for line in complete if json.loads(line)["iterations"] <= last))


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    """Return the options of the command line."""
    default = Options(Path())
    parser = argparse.ArgumentParser(prog="python -m training.recipe", description=__doc__)
    add = parser.add_argument
    add("--out", type=Path, required=True, help="folder for the three runs and the weights")
    add("--stop-after", type=float, default=default.stop_after, help="interrupt the recipe after this many seconds")
    add("--save-every", type=float, default=default.save_every, help="seconds between checkpoints (%(default)s)")
    add("--threads", type=int, default=default_threads(), help="threads that step games (%(default)s)")
    add("--games", type=int, default=default.games, help="games at once (%(default)s); fewer give other weights")
    add("--steps", type=int, default=default.steps, help="decisions in each game per iteration (%(default)s)")
    add("--minibatch", type=int, default=default.minibatch, help="decisions per optimisation step (%(default)s)")
    add("--shrink", type=float, default=1.0, help="divide the numbers of iterations by this, for a test")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    given = vars(parse(arguments))
    weights = follow(given.pop("out"), shrink=given.pop("shrink"), stop_after=given.pop("stop_after"), settings=given)
    print(f"the weights are in {weights}" if weights else "interrupted; the same command continues")


if __name__ == "__main__":
    main()
