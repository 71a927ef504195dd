"""The kernel beside OpenSpiel's C++ random bots; worlds, playouts, and how long compiled code takes to be there."""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import numpy as np

from hornochsen.boards import load as load_board
from hornochsen.bots.search import Search
from hornochsen.kernel import Worlds, board_words, load, random_games, random_playouts, random_trials
from hornochsen.kernel.cache import VARIABLE
from hornochsen.kernel.game.layout import Stream, Words
from hornochsen.kernel.jit import STREAM, WORDS, entry
from hornochsen.kernel.playouts.evaluation import evaluate_guided
from hornochsen.kernel.playouts.trials import scratch
from hornochsen.kernel.worlds.sampling import WORLD, WorldArrays, sample
from hornochsen.rules import OFFICIAL, Buy, State, TakeBack, apply, deal, draw_from_box, legal, shuffled, view

REPEATS = 25
SECONDS = 0.1
GOOFSPIEL = ("goofspiel(players=4)", "goofspiel(players=4,points_order=descending)")
"""As it comes, with the points turned up at random; and without any chance, which is quicker."""


def rate(run: Callable[[], int]) -> float:
    """Things a second of something that says how many it did."""
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        done += run()
    return done / spent


def medians(runs: dict[str, Callable[[], int]]) -> dict[str, float]:
    """Each one's median rate, measured turn and turn about, so that a noisy neighbour slows all of them."""
    for run in runs.values():
        run()
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(REPEATS):
        for name, run in runs.items():
            rates[name].append(rate(run))
    return {name: statistics.median(values) for name, values in rates.items()}


def our_games(players: int, games: int = 500) -> Callable[[], int]:
    board, seeds = load_board("classic"), iter(range(10**9))
    return lambda: int(random_games(board, OFFICIAL, players, games, next(seeds)).decisions.sum())


def goofspiel(name: str, games: int = 200) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(4)]
    decisions: int = 4 * (game.num_distinct_actions() - 1)  # the last card plays itself
    seeds = iter(range(10**9))

    def run() -> int:
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return games * decisions

    return run


def mid_game() -> State:
    """A position in the eighth round, before anybody has chosen."""
    rng = random.Random(8)
    state = deal(load_board("classic"), OFFICIAL, 4, shuffled(rng)).state
    while state.round < 8:
        actions = [a for a in legal(state, rng.choice(state.awaited)) if not isinstance(a, TakeBack)]
        action = rng.choice([a for a in actions if not isinstance(a, Buy)] or actions)
        state = apply(state, action, draw_from_box(state, action, rng)).state
    return state


@entry(WORLD, WORDS, WORDS, STREAM)
def sample_thousand(world: WorldArrays, game: Words, marks: Words, stream: Stream) -> None:
    for _ in range(1000):
        sample(world, game, marks, stream)


def worlds_of(state: State) -> Callable[[], int]:
    worlds, (_, game, marks, stream) = Worlds(view(state, 0)), scratch()
    stream[0] = np.uint64(1)

    def run() -> int:
        sample_thousand(worlds.arrays, game, marks, stream)
        return 1000

    return run


def playouts_of(state: State) -> Callable[[], int]:
    board, game, seeds = board_words(state.board, state.rules), load(state), iter(range(10**9))
    return lambda: len(random_playouts(board, game, 500, next(seeds)).rounds)


def trials_of(state: State, rounds: int) -> Callable[[], int]:
    worlds, actions, seeds = Worlds(view(state, 0)), legal(state, 0), iter(range(10**9))
    last = state.round + rounds - 1
    return lambda: int(random_trials(worlds, actions, 50, next(seeds), last_round=last).rounds.size)


def guided_trials_of(state: State, rounds: int) -> Callable[[], int]:
    """What the bull lives on."""
    rng = random.Random(1)

    def run() -> int:
        search = Search(view(state, 0), legal(state, 0), rng)
        everything = range(len(search.actions))
        search.try_out(evaluate_guided, everything, 100, rounds)
        return 100 * len(everything)

    return run


def side_by_side() -> None:
    runs = {"hornochsen, 4 players": our_games(4)}
    try:
        runs |= {name: goofspiel(name) for name in GOOFSPIEL}
    except ImportError:
        print("OpenSpiel is not installed (`make bench` installs it): no comparison")
    rates = medians(runs)
    ours = rates["hornochsen, 4 players"]
    print(f"random play on one core, decisions a second (median of {REPEATS}, turn and turn about):")
    for name, value in rates.items():
        ratio = f"   we do {ours / value:.1f} times as many" if name in GOOFSPIEL else ""
        print(f"  {name:<46}{value / 1e6:7.2f} M{ratio}")


def search() -> None:
    state = mid_game()
    rates = medians(
        {
            "hornochsen, 2 players: decisions": our_games(2),
            "hornochsen, 8 players: decisions": our_games(8),
            "round 8: worlds": worlds_of(state),
            "round 8: playouts to the end": playouts_of(state),
            "round 8: actions tried in worlds, to the end": trials_of(state, 200),
            "round 8: actions tried in worlds, 3 rounds": trials_of(state, 3),
            "round 8: guided playouts, to the end": guided_trials_of(state, 200),
            "round 8: guided playouts, 4 rounds": guided_trials_of(state, 4),
        }
    )
    print("a second, on one core:")
    for name, value in rates.items():
        print(f"  {name:<46}{value / 1e6:7.2f} M")


def waiting() -> None:
    """How long it takes until compiled code is there."""
    print("waiting:")
    command = [sys.executable, "-m", "hornochsen.kernel"]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, VARIABLE: folder}
        for what in ("compiling everything", "loading everything from the cache"):
            start = time.perf_counter()
            subprocess.run(command, env=environment, check=True, capture_output=True)
            print(f"  {what:<46}{time.perf_counter() - start:7.1f} s, imports included")


def main() -> None:
    side_by_side()
    search()
    waiting()


if __name__ == "__main__":
    main()
