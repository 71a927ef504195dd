"""The game for OpenSpiel passes its test, plays the games of `rules`, and shows players only what they may see."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from hornochsen import envs
from hornochsen.envs.seat_game import SeatGame
from hornochsen.kernel.observations.layout import (
    BUY_ONE,
    IN_HAND,
    NEVER_SEEN,
    PLAYER_HELD,
    PLAYER_SIZE,
    PLAYERS,
    SKIP,
)
from hornochsen.kernel.observations.of_views import observe_view
from hornochsen.rules import (
    TILES,
    Action,
    Buy,
    Play,
    State,
    Take,
    apply,
    box_draw,
    deal,
    sample_world,
    view,
    visible,
)
from hornochsen.rules import legal as legal_actions
from hornochsen.rules.events import AnyEvent, Placed, RoundBegan

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.bots import uniform_random  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

EXAMPLE = Path(__file__).parents[2] / "examples" / "openspiel_training.py"


OPTIONS = [
    {"players": 2, "board": "calf-yard"},
    {"players": 4},
    {"players": 4, "rules": "jeux-de-nim"},
    {"players": 8},
]
PUBLIC, ONE, ALL = (getattr(pyspiel.PrivateInfoType, name) for name in ("NONE", "SINGLE_PLAYER", "ALL_PLAYERS"))


@pytest.mark.parametrize("options", OPTIONS)
def test_it_passes_the_random_simulation_of_openspiel(options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(envs.openspiel(**options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("rules", ["official", "jeux-de-nim"])
def test_the_same_choices_give_the_games_of_the_rules(rules: str) -> None:
    rng = random.Random(f"openspiel {rules}")
    game = SeatGame(envs.game_kind_of("classic", rules, 4), rng)
    state = envs.openspiel(players=4, rules=rules).new_initial_state()
    hands = [tile for hand in game.state.hands for tile in hand]
    draw(state, [*hands, *(tile for row in game.state.rows for tile in row)])
    while not game.state.over:
        assert without_order(state.state) == without_order(game.state)
        assert (state.current_player(), state.legal_actions()) == (game.seat, legal(game))
        before, index = game.state, rng.choice(legal(game))
        game.act(index)
        state.apply_action(index)
        if state.is_chance_node():
            draw(state, before.supply[: len(before.supply) - len(game.state.supply)])
            draw(state, [tile for tile in before.box if tile not in game.state.box])
    assert state.is_terminal()
    assert state.returns() == list(game.shares())
    assert without_order(state.state) == without_order(game.state)


def draw(state: Any, tiles: Any) -> None:
    for tile in tiles:
        assert tile in dict(state.chance_outcomes())
        state.apply_action(tile)


def legal(game: SeatGame) -> list[int]:
    return [int(index) for index in game.observe(game.seat).mask.nonzero()[0]]


def without_order(state: State) -> State:
    return replace(state, supply=tuple(sorted(state.supply)))


def decisions(rng: random.Random, **options: Any) -> Iterator[Any]:
    """Play a game at random and yield its states at which a player decides, and the last one."""
    state = envs.openspiel(**options).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        yield state
        actions = state.legal_actions()
        state.apply_action(rng.choice(actions if rng.random() < 0.1 else actions[: max(1, len(actions) // 2)]))
    yield state


def seen_by(observer: Any, state: Any, player: int) -> tuple[str, bytes]:
    """Return string and tensor of an observer."""
    observer.set_from(state, player)
    return observer.string_from(state, player), observer.tensor.tobytes()


def observers(game: Any, private: Any) -> list[Any]:
    """Return an observer without and one with perfect recall."""
    kinds = [pyspiel.IIGObservationType(perfect_recall=recall, private_info=private) for recall in (False, True)]
    return [game.make_py_observer(kind, {}) for kind in kinds]


def parallel_game(rng: random.Random, **options: Any) -> Iterator[tuple[Any, State, list[AnyEvent]]]:
    """Play the same game in OpenSpiel and with `rules`; yield state, position and events at decisions and at the end.

    Only actions and the tiles that are drawn pass from one game to the other. `rules` lays two tiles at once and
    OpenSpiel one after the other, so there is nothing to compare between the two.
    """
    table = envs.game_kind_of(options.get("board", "classic"), options.get("rules", "official"), options["players"])
    supply = rng.sample(TILES, len(TILES))
    step = deal(table.board, table.rules, table.players, supply)
    state = envs.openspiel(**options).new_initial_state()
    draw(state, supply[: len(supply) - len(step.state.supply)])
    events = [*step.events]
    while not step.state.over:
        yield state, step.state, events
        before = step.state
        action = rng.choice(legal_actions(before, before.awaited[0]))
        from_box = tuple(rng.sample(before.box, box_draw(before, action)))
        step = apply(before, action, from_box)
        events += step.events
        for index in indices(before, action):
            state.apply_action(index)
        if state.is_chance_node():
            draw(state, before.supply[: len(before.supply) - len(step.state.supply)])
            draw(state, from_box)
    yield state, step.state, events


def indices(state: State, action: Action) -> list[int]:
    """Return the indices of an action, as docs/envs.md describes them; the lower one of two tiles is chosen first."""
    if isinstance(action, Buy):
        return [BUY_ONE + action.count - 1]
    assert isinstance(action, Play | Take)
    tiles = sorted(state.taking.tiles if state.taking else state.hands[action.seat])
    chosen = [tiles.index(tile) for tile in action.tiles]
    others = legal_actions(state, action.seat)
    two = any(isinstance(other, Play | Take) and len(other.tiles) == 2 for other in others)
    return [*chosen, SKIP] if two and len(chosen) == 1 else chosen


@pytest.mark.parametrize("options", OPTIONS)
def test_an_information_state_tells_the_hand_and_all_events_that_the_player_saw(options: dict[str, Any]) -> None:
    for state, position, events in parallel_game(random.Random("recall"), **options):
        for player, hand in enumerate(position.hands):
            seen = [str(visible(event, player)) for event in events]
            assert state.information_state_string(player) == "\n".join([str(hand), *seen])


@pytest.mark.parametrize("options", OPTIONS)
def test_the_tensor_of_an_information_state_tells_who_placed_each_tile_when(options: dict[str, Any]) -> None:
    """After the observation come two numbers for each tile, by the tiles' numbers; the last placement counts."""
    most = 0
    for state, position, events in parallel_game(random.Random("placed"), **options):
        placed, now = {}, 0
        for event in events:
            if isinstance(event, RoundBegan):
                now = event.round
            elif isinstance(event, Placed):
                placed[event.tile] = [1 + event.seat, now]
        numbers = [number for tile in TILES for number in placed.get(tile, [0, 0])]
        for player in range(position.players):
            tensor = state.information_state_tensor(player)
            assert tensor == state.observation_tensor(player) + numbers
        most = max(most, len(placed))
    assert most > 20


def test_the_information_states_of_a_player_are_distinct_and_continue_each_other() -> None:
    """At a decision, the events begin with those of the player's earlier decisions; a tile chosen first is added."""
    rng = random.Random("distinct")
    texts: dict[int, list[str]] = {0: [], 1: [], 2: []}
    second = 0
    for state in decisions(rng, players=3):
        if state.is_terminal():
            break
        text = state.information_state_string(state.current_player())
        assert text.endswith(f" chosen {state.chosen}") == bool(state.chosen)
        second += bool(state.chosen)
        texts[state.current_player()].append(text)
    for several in texts.values():
        assert len(set(several)) == len(several) > 20
        told = [text.partition(" chosen ")[0].splitlines()[1:] for text in several]
        assert all(after[: len(before)] == before for before, after in pairwise(told))
    assert second


def test_the_tile_that_is_chosen_first_is_in_nobody_elses_information_state() -> None:
    before: dict[int, str] = {}
    chosen = 0
    for state in decisions(random.Random("first"), players=3):
        now = {player: state.information_state_string(player) for player in range(3)}
        if state.chosen:
            seat = state.current_player()
            assert now == before | {seat: f"{before[seat]} chosen {state.chosen}"}
            chosen += 1
        before = now
    assert chosen


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 2, "board": "calf-yard", "rules": "jeux-de-nim"}])
def test_worlds_that_look_the_same_to_a_player_are_observed_alike(options: dict[str, Any]) -> None:
    """This holds for all players, not only for the one to act, and for spectators."""
    rng = random.Random("alike")
    game = envs.openspiel(**options)
    everybody, own = observers(game, PUBLIC), observers(game, ONE)
    choosing = 0
    for state in decisions(rng, **options):
        for player in range(game.num_players()) if rng.random() < 0.3 else ():
            world = state.resample_from_infostate(player, rng.random)
            assert view(world.state, player) == view(state.state, player)
            for observer in own + everybody:
                assert seen_by(observer, world, player) == seen_by(observer, state, player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.current_player() == state.current_player()
            choosing += state.chosen != 0 and player != state.current_player()
    assert choosing


def test_a_resampled_state_contains_nothing_hidden() -> None:
    """It is the same whatever the others hold, and can be played on."""
    rng = random.Random("resampled")
    for state in decisions(rng, players=3):
        other = state.clone()
        other.state = sample_world(view(state.state, 1), rng)
        if state.chosen and state.current_player() != 1:
            other.chosen = observe_view(view(other.state, state.current_player())).tiles[0]
        one, two = (each.resample_from_infostate(1, lambda: 0.5) for each in (state, other))
        assert str(one) == str(two)
        assert one.events == two.events
        assert one.history() == []
        if not one.is_terminal():
            one.apply_action(rng.choice(one.legal_actions()))


def test_a_state_of_chance_is_not_resampled() -> None:
    with pytest.raises(ValueError, match="only a state in which a player decides"):
        envs.openspiel().new_initial_state().resample_from_infostate(0, random.random)


def test_a_public_observer_shows_every_player_the_same_and_no_tile_of_a_hand() -> None:
    everybody = observers(envs.openspiel(players=4, board="calf-yard"), PUBLIC)
    for state in decisions(random.Random("public"), players=4, board="calf-yard"):
        for observer in everybody:
            first, *others = (seen_by(observer, state, player) for player in range(4))
            assert others == [first] * 3
            assert not observer.dict["observation"][IN_HAND:NEVER_SEEN].any()
        assert str(view(state.state, None)) == everybody[0].string_from(state, 0)
        held = [everybody[0].dict["observation"][PLAYERS + PLAYER_SIZE * seat + PLAYER_HELD] for seat in range(4)]
        assert held == [len(hand) for hand in state.state.hands]
    events = [str(visible(event, None)) for event in state.events]
    assert everybody[1].string_from(state, 0).splitlines() == ["()", *events]


@pytest.mark.parametrize(
    ("kind", "named"),
    [
        ({"private_info": ALL}, "not public_info=True with ALL_PLAYERS"),
        ({"public_info": False}, "not public_info=False with SINGLE_PLAYER"),
        ({"public_info": False, "private_info": PUBLIC}, "not public_info=False with NONE"),
    ],
)
@pytest.mark.parametrize("recall", [False, True])
def test_observers_of_other_types_are_refused(kind: dict[str, Any], named: str, recall: bool) -> None:
    with pytest.raises(ValueError, match=named):
        make_observation(envs.openspiel(), pyspiel.IIGObservationType(perfect_recall=recall, **kind))


def test_the_search_in_information_sets_plays() -> None:
    game = envs.openspiel(players=2, board="calf-yard")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    check_bot(ismcts.ISMCTSBot(game, evaluator, 2.0, 5, random_state=np.random.RandomState(2)))


def test_the_search_with_all_hidden_tiles_plays() -> None:
    game = envs.openspiel(players=2, board="calf-yard")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    check_bot(mcts.MCTSBot(game, 2.0, 5, evaluator, random_state=np.random.RandomState(2)))


def test_random_bots_play() -> None:
    check_bot(pyspiel.make_uniform_random_bot(0, 1))
    check_bot(uniform_random.UniformRandomBot(0, np.random.RandomState(1)))


def check_bot(bot: Any) -> None:
    """Check that a bot of OpenSpiel chooses legal actions at the first turns of player 0."""
    states = decisions(random.Random("search"), players=2, board="calf-yard")
    for state in islice((state for state in states if state.current_player() == 0), 6):
        assert bot.step(state) in state.legal_actions()


def test_the_example_trains() -> None:
    command = [sys.executable, str(EXAMPLE), "--seconds", "0.1", "--games", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "games of training; wins" in done.stdout
