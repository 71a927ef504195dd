"""The network in compiled code: it computes what the training's network computes, and looks ahead as the rules say."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from importlib.resources import as_file, files
from itertools import islice

import numpy as np
import pytest
from kernel.random_play import positions
from kernel.reference_lookahead import ReferenceLookahead, TilesDrawnError, certain_network, certain_weights
from kernel.test_worlds import where_all_tiles_are
from numpy.typing import NDArray

from hornochsen.boards import load
from hornochsen.bots.aurochs import Aurochs, network
from hornochsen.bots.search import without_hidden_tiles
from hornochsen.kernel import to_state
from hornochsen.kernel.network.batch_evaluation import Evaluator, new_evaluator
from hornochsen.kernel.network.lookahead import evaluate_network, new_lookahead_games, store_policy
from hornochsen.kernel.observations.known_tiles import new_knowledge
from hornochsen.kernel.observations.layout import ACTIONS
from hornochsen.kernel.observations.of_views import seen_tiles
from hornochsen.kernel.playouts.arguments import Run, new_scratch
from hornochsen.kernel.playouts.trials import new_decision
from hornochsen.kernel.stepping.arrays import GameKinds, Games, new_game_kinds, new_games
from hornochsen.kernel.stepping.stepping import clear_games, draw_actions, step_games
from hornochsen.kernel.worlds.sampling import Worlds
from hornochsen.rules import OFFICIAL, TILES, Buy, Play, State, Take, apply, deal, legal, most_to_buy, shuffled, view
from training.game_kinds import training_game_kinds
from training.player import evaluate, load_weights

WEIGHTS = files("hornochsen.bots").joinpath("aurochs.npz")
GAMES = 300
"""Number of games in a batch."""
KINDS, ALIKE = 7, 6
"""Number of kinds of decisions, and of positions of each kind, that are compared with the slow look-ahead."""


@pytest.fixture(scope="module")
def batch() -> tuple[GameKinds, Games]:
    """Games of all kinds in which some random actions were made."""
    kinds, games = new_game_kinds(training_game_kinds(60, seed=4)), new_games(GAMES)
    actions, stream = np.zeros(GAMES, np.int64), np.array([2], np.uint64)
    clear_games(games, np.uint64(2))
    for _ in range(61):  # the first step begins the games
        step_games(kinds, games, actions, 0, 0, GAMES, new_knowledge())
        draw_actions(games.masks, stream, actions)
    return kinds, games


def judged(kinds: GameKinds, games: Games, game: int, evaluator: Evaluator) -> tuple[NDArray[np.float32], float]:
    """Return the compiled network's probabilities of the actions of the seat to act, and its chance to win."""
    probabilities = np.zeros(ACTIONS, np.float32)
    store_policy(
        kinds.boards[games.kinds[game]],
        games.games[game],
        int(games.seats[game]),
        games.seen[game],
        int(games.chosen[game]),
        evaluator,
        probabilities,
    )
    return probabilities, float(evaluator.values[0])


def test_the_weights_are_small() -> None:
    with as_file(WEIGHTS) as path:
        assert path.stat().st_size < 5_000_000


def test_the_compiled_network_computes_what_the_training_computes_on_the_observations_of_a_batch(
    batch: tuple[GameKinds, Games],
) -> None:
    """In a batch the seats lay in order, so observing them in order changes nothing."""
    kinds, games = batch
    with as_file(WEIGHTS) as path:
        weights = load_weights(str(path))
    evaluator, chances = new_evaluator(network()), []
    for game in range(GAMES):
        legal_actions = games.masks[game] != 0
        logits, chance = evaluate(weights, games.observations[game])
        expected = np.exp(np.where(legal_actions, logits - logits[legal_actions].max(), -np.inf))
        probabilities, compiled_chance = judged(kinds, games, game, evaluator)
        assert probabilities == pytest.approx(expected / expected.sum(), abs=1e-4)
        assert compiled_chance == pytest.approx(chance, abs=1e-4)
        chances.append(chance)
    assert max(chances) - min(chances) > 0.3


@pytest.mark.parametrize("seed", range(6))
def test_it_does_not_matter_whether_others_have_laid(seed: int) -> None:
    """Seats lay at the same time: the network chooses the same before and after the others."""
    before = deal(load("classic"), OFFICIAL, 4, shuffled(random.Random(seed))).state
    after: State = before
    for seat in (0, 2, 3):
        after = apply(after, Play(seat, (view(after, seat).hand[0],))).state
    choices = {Aurochs(random.Random(3), budget=1).choose(view(state, 1), legal(state, 1)) for state in (before, after)}
    assert len(choices) == 1


def test_the_compiled_code_is_used_as_it_was_compiled_ahead() -> None:
    """Arguments of other types would be compiled again, at a player's first move."""
    state = deal(load("classic"), OFFICIAL, 3, shuffled(random.Random(1))).state
    Aurochs(random.Random(1), budget=20).choose(view(state, 0), legal(state, 0))
    assert len(evaluate_network.signatures) == len(store_policy.signatures) == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", [2, 4, 8])
def test_worlds_have_the_same_values_together_and_alone(players: int) -> None:
    """Games that advance side by side share computations, but do not influence each other."""
    state = deal(load("classic"), OFFICIAL, players, shuffled(random.Random(players))).state
    seen = view(state, 1)
    worlds, evaluator, games = Worlds(seen), new_evaluator(network()), new_lookahead_games()
    decision = new_decision(worlds, legal(state, 1)[:7])

    def values(first: int, count: int) -> NDArray[np.float64]:
        sums = np.zeros(7)
        run = Run(np.uint64(5), first, seen.round)
        evaluate_network(
            decision, run, count, sums, new_scratch(), evaluator, games, np.array(seen_tiles(seen), np.int64)
        )
        return sums

    alone = [values(index, 1) for index in range(20)]
    assert values(0, 20) == pytest.approx(sum(alone), abs=1e-4)
    assert len({tuple(each) for each in alone}) == 20


def decisions_by_kind(rng: random.Random) -> Iterator[tuple[str, State, int]]:
    """Yield positions of random games with a seat that has tiles to choose from, and the kind of its decision."""
    while True:
        for state in positions(rng):
            if not state.over:
                seat = rng.choice(state.awaited)
                kind = "taking" if state.taking else "double" if state.laying.double else "single"
                kind += ", open" if state.laying.open else ", closed"
                if sum(isinstance(action, Play | Take) for action in legal(state, seat)) > 1:
                    yield "in the last round" if state.dunghill_reached else kind, state, seat


def test_values_are_those_of_a_slow_look_ahead_with_the_rules() -> None:
    """The values of some actions in one world, with a network whose choices are certain and which does not buy."""
    rng, kinds = random.Random("look-ahead"), Counter[str]()
    with as_file(WEIGHTS) as path:
        weights = certain_weights(load_weights(str(path)))
    evaluator, games, scratch = new_evaluator(certain_network(network())), new_lookahead_games(), new_scratch()
    for kind, state, seat in decisions_by_kind(rng):
        if len(kinds) == KINDS and min(kinds.values()) >= ALIKE:
            break
        if kinds[kind] >= ALIKE:
            continue
        seen, rounds = without_hidden_tiles(view(state, seat)), kinds[kind] % 3
        actions = [action for action in legal(state, seat) if isinstance(action, Play | Take)]
        actions = rng.sample(actions, min(4, len(actions)))
        last_round, sums = seen.round - 1 + rounds, np.zeros(len(actions))
        decision, run = new_decision(Worlds(seen), actions), Run(np.uint64(rng.getrandbits(64)), 0, last_round)
        evaluate_network(decision, run, 1, sums, scratch, evaluator, games, np.array(seen_tiles(seen), np.int64))
        world = to_state(scratch.world, state.board, state.rules, seen.ledger)
        reference = ReferenceLookahead(weights, seat, last_round)
        try:
            expected = [reference.value(world, action) for action in actions]
        except TilesDrawnError:
            continue
        assert sums == pytest.approx(expected, abs=1e-4), (state, seat)
        kinds[kind] += 1


def few_tiles_left(rng: random.Random) -> Iterator[State]:
    """Yield positions in which seat 0 and two others may buy, but only one or two tiles are for sale."""
    while True:
        for state in positions(rng):
            for_sale = len(state.supply) + (len(state.box) if state.rules.box_sales else 0)
            buyers = [seat for seat in range(state.players) if most_to_buy(state, seat)]
            if for_sale in (1, 2) and not state.laying.open and len(buyers) > 2 and 0 in buyers:
                yield state


def test_a_purchase_is_limited_to_the_tiles_that_the_others_leave() -> None:
    """In a sampled world the others buy first. No tile is sold twice."""
    evaluator, games, bought = new_evaluator(network()), new_lookahead_games(), set()
    for state in islice(few_tiles_left(random.Random("few")), 10):
        seen = view(state, 0)
        purchases = [action for action in legal(state, 0) if isinstance(action, Buy)]
        decision, run = new_decision(Worlds(seen), purchases), Run(np.uint64(5), 0, seen.round - 1)
        known = np.array(seen_tiles(seen), np.int64)
        evaluate_network(decision, run, 10, np.zeros(len(purchases)), new_scratch(), evaluator, games, known)
        for game in games.games[: 10 * len(purchases)]:
            world = to_state(game, state.board, state.rules)
            assert where_all_tiles_are(world) == list(TILES)
            bought.add(world.bought[0])
    assert bought == {0, 1, 2}
