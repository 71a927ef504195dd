"""Measure the kernel against OpenSpiel's C++ random bots, sampling, playouts, and the time to load compiled code."""

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
from hornochsen.kernel.playouts.arguments import new_scratch
from hornochsen.kernel.playouts.evaluation import evaluate_guided
from hornochsen.kernel.worlds.sampling import WORLD, WorldArrays, sample
from hornochsen.rules import OFFICIAL, Buy, State, TakeBack, apply, deal, draw_from_box, legal, shuffled, view

REPEATS = 25
SECONDS = 0.1
GOOFSPIEL = ("goofspiel(players=4)", "goofspiel(players=4,points_order=descending)")
"""The default game, whose point cards come in random order, and the variant with a fixed order, which is faster."""

Run = Callable[[], int]
"""A function that does some work and returns the number of units done: decisions, worlds or playouts."""


def rate(run: Run, seconds: float) -> float:
    """Return the units of work done per second of processor time, of all threads together."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += run()
    return done / spent


def medians(runs: dict[str, Run], quick: bool) -> dict[str, float]:
    """Return the median rate of each run. The runs alternate, so that other load on the machine slows all of them."""
    for run in runs.values():
        run()
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(1 if quick else REPEATS):
        for name, run in runs.items():
            rates[name].append(rate(run, 0.001 if quick else SECONDS))
    return {name: statistics.median(values) for name, values in rates.items()}


def our_games(players: int, games: int = 500) -> Run:
    """Return a run that plays random games on the kernel and counts decisions."""
    board, seeds = load_board("classic"), iter(range(10**9))
    return lambda: int(random_games(board, OFFICIAL, players, games, next(seeds)).decisions.sum())


def goofspiel(name: str, games: int = 200) -> Run:
    """Return a run that plays random games of OpenSpiel's Goofspiel and counts decisions."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(4)]
    decisions: int = 4 * (game.num_distinct_actions() - 1)  # the last card is no decision
    seeds = iter(range(10**9))

    def run() -> int:
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return games * decisions

    return run


def mid_game() -> State:
    """Return a position at the beginning of round 8."""
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


def worlds_of(state: State) -> Run:
    """Return a run that samples worlds from a view of a state."""
    worlds, scratch = Worlds(view(state, 0)), new_scratch()
    scratch.stream[0] = np.uint64(1)

    def run() -> int:
        sample_thousand(worlds.arrays, scratch.game, scratch.marks, scratch.stream)
        return 1000

    return run


def playouts_of(state: State) -> Run:
    """Return a run that plays random continuations of a state."""
    board, game, seeds = board_words(state.board, state.rules), load(state), iter(range(10**9))
    return lambda: len(random_playouts(board, game, 500, next(seeds)).rounds)


def trials_of(state: State, rounds: int) -> Run:
    """Return a run that tries all legal actions of seat 0 in sampled worlds."""
    worlds, actions, seeds = Worlds(view(state, 0)), legal(state, 0), iter(range(10**9))
    last = state.round + rounds - 1
    return lambda: int(random_trials(worlds, actions, 50, next(seeds), last_round=last).rounds.size)


def guided_playouts_of(state: State, rounds: int) -> Run:
    """Return a run that makes guided playouts, as the bull does."""
    rng = random.Random(1)

    def run() -> int:
        search = Search(view(state, 0), legal(state, 0), rng)
        search.evaluate(evaluate_guided, range(len(search.actions)), 100, rounds)
        return 100 * len(search.actions)

    return run


def compare(quick: bool) -> None:
    """Print the decisions per second of the kernel and of OpenSpiel."""
    runs = {"hornochsen, 4 players": our_games(4)}
    try:
        runs |= {name: goofspiel(name) for name in GOOFSPIEL}
    except ImportError:
        print("OpenSpiel is skipped: it is not installed (`make bench` installs it)")
    rates = medians(runs, quick)
    ours = rates["hornochsen, 4 players"]
    print("random play, decisions per second of processor time (medians, measured in turns):")
    for name, value in rates.items():
        ratio = f"   hornochsen is {ours / value:.1f} times as fast" if name in GOOFSPIEL else ""
        print(f"  {name:<46}{value / 1e6:7.2f} M{ratio}")


def search_rates(quick: bool) -> None:
    """Print the rates of random games, sampling and playouts."""
    state = mid_game()
    rates = medians(
        {
            "hornochsen, 2 players: decisions": our_games(2),
            "hornochsen, 8 players: decisions": our_games(8),
            "round 8: worlds": worlds_of(state),
            "round 8: playouts to the end": playouts_of(state),
            "round 8: actions tried in worlds, to the end": trials_of(state, 200),
            "round 8: actions tried in worlds, 3 rounds": trials_of(state, 3),
            "round 8: guided playouts, to the end": guided_playouts_of(state, 200),
            "round 8: guided playouts, 4 rounds": guided_playouts_of(state, 4),
        },
        quick,
    )
    print("per second of processor time:")
    for name, value in rates.items():
        print(f"  {name:<46}{value / 1e6:7.2f} M")


def loading(quick: bool) -> None:
    """Print how long it takes to compile the kernel, and to load it from the cache."""
    command = [sys.executable, "-m", "hornochsen.kernel"]
    print("waiting:")
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(os.environ) if quick else {**os.environ, VARIABLE: folder}
        for what in ("compiling everything", "loading everything from the cache")[quick:]:
            start = time.perf_counter()
            subprocess.run(command, env=environment, check=True, capture_output=True)
            print(f"  {what:<46}{time.perf_counter() - start:7.1f} s, imports included")


def main(quick: bool = False) -> None:
    compare(quick)
    search_rates(quick)
    loading(quick)


if __name__ == "__main__":
    main()
