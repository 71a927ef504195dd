"""Measure the rules against RLCard's Uno, the start of the command line, and the time to open a long record."""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from hornochsen.boards import load
from hornochsen.bots import Calf
from hornochsen.bots.cow import Cow
from hornochsen.records import Record, Recorder, read, write
from hornochsen.rules import OFFICIAL, apply, deal, draw_from_box, legal, read_board, shuffled, view

SECONDS = 2.0
REPEATS = 5
LONG_BOARD = {"name": "long", "rows": [["", "", 1]] * 5, "bulls_eyes": [1], "dunghill": 500}
"""A board on which games between cows last until the round limit (R45)."""


def rate(play: Callable[[], int], seconds: float) -> float:
    """Return decisions per second. `play` plays one game and returns its number of decisions."""
    decisions, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += play()
    return decisions / spent


def our_game(rng: random.Random, *, views: bool) -> int:
    """Play a random game of four, and return its number of decisions.

    With `views`, bots choose from a view for each decision, as in a real game.
    """
    state = deal(load("classic"), OFFICIAL, 4, shuffled(rng)).state
    calf, decisions = Calf(rng), 0
    while not state.over:
        seat = state.awaited[0]
        offered = legal(state, seat)
        action = calf.choose(view(state, seat), offered) if views else offered[int(rng.random() * len(offered))]
        state = apply(state, action, draw_from_box(state, action, rng)).state
        decisions += 1
    return decisions


class UnoAgent:
    """A random player; RLCard's own one cannot be imported on Python 3.12 and later."""

    use_raw = False

    def __init__(self) -> None:
        self.rng = random.Random(1)

    def eval_step(self, state: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """Return a random legal action, and no further information."""
        return self.rng.choice(list(state["legal_actions"])), {}


def uno() -> Callable[[], int]:
    """Return a function that plays a random game of RLCard's Uno."""
    import rlcard

    env = rlcard.make("uno", config={"game_num_players": 4})
    env.set_agents([UnoAgent() for _ in range(env.num_players)])

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return play


def compare(seconds: float, repeats: int) -> None:
    """Print the decisions per second of the rules and of Uno."""
    rng = random.Random(1)
    plays: dict[str, Callable[[], int]] = {
        "rules": lambda: our_game(rng, views=False),
        "rules with views": lambda: our_game(rng, views=True),
    }
    try:
        plays["rlcard uno"] = uno()
    except ImportError:
        print("RLCard's Uno is skipped: RLCard is not installed (`make bench` installs it)")
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(repeats):  # alternately, so that other load on the machine slows all of them
        for name, play in plays.items():
            rates[name].append(rate(play, seconds))
    medians = {name: statistics.median(values) for name, values in rates.items()}
    print(f"random games, four players, decisions per second on one core (median of {repeats} runs):")
    for name, median in medians.items():
        ratio = f"   {median / medians['rlcard uno']:5.1f} × uno" if "rlcard uno" in medians else ""
        print(f"  {name:<18}{median:>10,.0f}{ratio}")


def long_record() -> tuple[str, int]:
    """Return a record of about 1,200 moves, and the number of its moves."""
    rng = random.Random(2)
    game = Recorder(Record(tuple("ABCD"), OFFICIAL, read_board(LONG_BOARD), shuffled(rng)), rng)
    cow = Cow(rng)
    while not game.state.over:
        seat = rng.choice(game.state.awaited)
        game.do(cow.choose(view(game.state, seat), legal(game.state, seat)))
    return write(game.record), len(game.record.moves)


def timed(what: str, run: Callable[[], object], repeats: int) -> None:
    """Print the median and the best time of some runs."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    print(f"  {what:<46}{statistics.median(times) * 1000:8.0f} ms (best {min(times) * 1000:.0f})")


def main(quick: bool = False) -> None:
    repeats = 1 if quick else REPEATS
    compare(0.01 if quick else SECONDS, repeats)
    print("waiting:")
    command = [sys.executable, "-m", "hornochsen", "--help"]
    timed("hornochsen --help", lambda: subprocess.run(command, check=True, capture_output=True), repeats)
    record, moves = long_record()
    timed(f"opening a record of {moves:,} moves", lambda: read(record), repeats)


if __name__ == "__main__":
    main()
