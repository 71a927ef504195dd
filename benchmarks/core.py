"""The core beside RLCard's uno, the help, and opening a long record."""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from hornochsen.boards import load
from hornochsen.bots import Calf
from hornochsen.records import Record, Recorder, read, write
from hornochsen.rules import OFFICIAL, apply, deal, draw_from_box, legal, shuffled, view

SECONDS = 2.0
REPEATS = 5


def rate(play: Callable[[], int]) -> float:
    """Decisions a second of something that plays one game and says how many decisions it had."""
    decisions, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        decisions += play()
    return decisions / spent


def our_game(rng: random.Random, *, views: bool) -> int:
    """A random game of four; with `views` the players are bots that get a view each time, as in a real game."""
    state = deal(load("classic"), OFFICIAL, 4, shuffled(rng)).state
    calf, decisions = Calf(rng), 0
    while not state.over:
        seat = state.awaited[0]
        offered = legal(state, seat)
        action = calf.choose(view(state, seat), offered) if views else offered[int(rng.random() * len(offered))]
        state = apply(state, action, draw_from_box(state, action, rng)).state
        decisions += 1
    return decisions


def uno() -> Callable[[], int]:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"game_num_players": 4})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return play


def compare() -> None:
    rng = random.Random(1)
    play_uno = uno()
    rates: dict[str, list[float]] = {"rules": [], "rules with views": [], "rlcard uno": []}
    for _ in range(REPEATS):  # turn and turn about, so that a noisy neighbour slows all of them
        rates["rules"].append(rate(lambda: our_game(rng, views=False)))
        rates["rules with views"].append(rate(lambda: our_game(rng, views=True)))
        rates["rlcard uno"].append(rate(play_uno))
    base = statistics.median(rates["rlcard uno"])
    print("random games, four players, decisions a second on one core (median of", REPEATS, "runs):")
    for name, values in rates.items():
        middle = statistics.median(values)
        print(f"  {name:<18}{middle:>10,.0f}   {middle / base:5.1f} × uno")


def long_record() -> str:
    """A record of at least 1,000 moves."""
    rng = random.Random(2)
    longest = ""
    while longest.count('"player"') < 1000:
        game = Recorder(Record(tuple("ABCDEFGH"), OFFICIAL, load("haymow"), shuffled(rng)), rng)
        while not game.state.over:
            seat = rng.choice(game.state.awaited)
            game.do(Calf(rng).choose(view(game.state, seat), legal(game.state, seat)))
        longest = max(longest, write(game.record), key=lambda text: text.count('"player"'))
    return longest


def timed(what: str, run: Callable[[], object], repeats: int = REPEATS) -> None:
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    print(f"  {what:<46}{statistics.median(times) * 1000:8.0f} ms (best {min(times) * 1000:.0f})")


def main() -> None:
    compare()
    command = str(Path(sys.executable).parent / "hornochsen")
    print("waiting:")
    timed("hornochsen --help", lambda: subprocess.run([command, "--help"], check=True, capture_output=True))
    record = long_record()
    moves = record.count('"player"')
    timed(f"opening a record of {moves:,} moves", lambda: read(record))
