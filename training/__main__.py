"""`python -m training --out FOLDER`: train a network by self-play."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from .ppo import Options, train


def parse(arguments: list[str] | None = None) -> Options:
    """Return the options of the command line."""
    default = Options(Path())
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    add = parser.add_argument
    add("--out", type=Path, required=True, help="folder for the log, checkpoints and weights")
    add("--seconds", type=float, default=default.seconds, help="length of the whole training (%(default)s)")
    add(
        "--iterations",
        type=int,
        default=default.iterations,
        help="the same in iterations; the shorter one counts, so raise --seconds too",
    )
    add("--stop-after", type=float, default=default.stop_after, help="interrupt the training after this many seconds")
    add("--stop-at", type=int, default=default.stop_at, help="interrupt the training at this number of iterations")
    add("--save-every", type=float, default=default.save_every, help="seconds between checkpoints (%(default)s)")
    add("--resume", type=Path, help="continue from this checkpoint")
    add("--weights", type=Path, help="begin with these weights, or with those of a checkpoint")
    add("--against", type=Path, help="train a best response to the network with these weights")
    add("--rate", type=float, default=default.rate, help="learning rate at the beginning (%(default)s)")
    add("--entropy", type=float, default=default.entropy, help="weight of the entropy at the beginning (%(default)s)")
    add("--seed", type=int, default=default.seed)
    add("--games", type=int, default=default.games, help="games at once (%(default)s)")
    add("--steps", type=int, default=default.steps, help="decisions in each game per iteration (%(default)s)")
    add("--minibatch", type=int, default=default.minibatch, help="decisions per optimisation step (%(default)s)")
    add("--threads", type=int, default=default_threads(), help="threads that step games (%(default)s)")
    return Options(**vars(parser.parse_args(arguments)))


def default_threads() -> int:
    """Return the number of cores of this process, but at most eight: more threads wait for each other."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(8, cores)


if __name__ == "__main__":
    print(json.dumps(train(parse())))
