"""Random play through the environments for single games gives the games of `rules`."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from hornochsen import envs
from hornochsen.bots import Calf
from hornochsen.bots.decisions import make_bot
from hornochsen.envs.parallel_env import WAIT
from hornochsen.envs.seat_game import SeatGame
from hornochsen.kernel.observations.layout import ACTIONS
from hornochsen.kernel.observations.of_views import action_for, observe_view
from hornochsen.rules import Buy, State, apply, box_draw, draw_from_box, legal, most_to_buy, view

OPTIONS = [
    {"players": 4},
    {"players": 2, "rules": "jeux-de-nim"},
    {"players": 6, "board": "calf-yard"},
]


def followed(before: State, seat: int, index: int, chosen: int, after: State) -> tuple[State, int]:
    """Return the state after an action, with the tiles from the box that `after` shows, and the first tile, if any."""
    seen = view(before, seat)
    action = action_for(seen, observe_view(seen, chosen), index, chosen)
    if isinstance(action, int):
        return before, action
    assert action in legal(before, seat)
    count = box_draw(before, action)
    drawn = [tile for tile in before.box if tile in after.hands[seat]][:count]
    return apply(before, action, drawn).state, 0


def bought(before: State, seat: int, count: int, after: State) -> State:
    """Let a seat buy as many tiles as it can get, up to `count`."""
    action = Buy(seat, min(count, most_to_buy(before, seat)))
    drawn = [tile for tile in before.box if tile in after.hands[seat]][: box_draw(before, action)]
    return apply(before, action, drawn).state if action.count else before


def random_index(rng: random.Random, mask: Any) -> int:
    """Return a legal index, seldom that of a purchase."""
    indices: list[int] = mask.nonzero()[0].tolist()
    return rng.choice(indices) if rng.random() < 0.1 else indices[rng.randrange(max(1, len(indices) // 2))]


def check_seat(seen: Any, state: State, seat: int, chosen: int) -> None:
    """Check that a seat sees what its own view shows; `chosen` is the first of two tiles, or 0."""
    expected = observe_view(view(state, seat), chosen)
    assert seen["observation"].tolist() == expected.numbers.tolist()
    assert seen["action_mask"][:ACTIONS].tolist() == expected.mask.tolist()


@pytest.mark.parametrize("options", OPTIONS)
def test_turns(options: dict[str, Any]) -> None:
    rng = random.Random("turns")
    env = envs.aec(**options)
    env.reset(seed=1)
    state, chosen, total = env.game.state, 0, dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        total[agent] += reward
        if ended:
            env.step(None)
            continue
        seat = env.possible_agents.index(agent)
        assert seat == state.awaited[0]
        check_seat(seen, state, seat, chosen)
        for other, name in enumerate(env.possible_agents):
            check_seat(env.observe(name), state, other, chosen if other == seat else 0)
        index = random_index(rng, seen["action_mask"])
        env.step(index)
        state, chosen = followed(state, seat, index, chosen, env.game.state)
        assert env.game.state == state
    assert state.over
    assert list(total.values()) == list(env.game.shares())


@pytest.mark.parametrize("options", OPTIONS)
def test_one_seat_against_bots(options: dict[str, Any]) -> None:
    """Bots with the same random numbers make the same choices in the game of the rules."""
    rng = random.Random("bots")
    rest = {name: value for name, value in options.items() if name != "players"}
    env = envs.against(["calf", *["cow"] * (options["players"] - 2)], seat=1, **rest)
    seen, _ = env.reset(seed=1)
    chance = random.Random(int(np.random.default_rng(1).integers(2**63)))
    game = SeatGame(env.game_kind, chance)
    bots = [make_bot(spec, random.Random(chance.getrandbits(64))) for spec in env.specs]
    bots.insert(1, bots[0])  # this seat is ours
    ended, total, chosen = False, 0.0, 0

    def let_bots_act(state: State) -> State:
        while not state.over and state.awaited[0] != 1:
            seat = state.awaited[0]
            action = bots[seat].choose(view(state, seat), legal(state, seat))
            state = apply(state, action, draw_from_box(state, action, chance)).state
        return state

    state = let_bots_act(game.state)
    while not ended:
        assert env.game.state == state
        check_seat(seen, state, 1, chosen)
        index = random_index(rng, seen["action_mask"])
        seen, reward, ended, _, _ = env.step(index)
        total += reward
        action = action_for(view(state, 1), observe_view(view(state, 1), chosen), index, chosen)
        chosen = action if isinstance(action, int) else 0
        if not isinstance(action, int):
            state = apply(state, action, draw_from_box(state, action, chance)).state
            state = let_bots_act(state)
    assert env.game.state == state
    check_seat(seen, state, 1, 0)
    assert state.over
    assert total == env.game.shares()[1]


@pytest.mark.parametrize("options", OPTIONS)
def test_all_seats_at_once(options: dict[str, Any]) -> None:
    """A step carries out purchases, most minus points first, and then lays all tiles."""
    rng, chosen = random.Random("rounds"), dict[int, int]()
    env = envs.parallel(**options)
    seen, _ = env.reset(seed=1)
    while env.agents:
        before = env.game.state
        for seat, agent in enumerate(env.possible_agents):
            check_seat(seen[agent], before, seat, chosen.get(seat, 0))
        indices = {agent: random_index(rng, seen[agent]["action_mask"]) for agent in env.agents}
        waiting = [seat for seat, index in enumerate(indices.values()) if index == WAIT]
        assert set(waiting) == set(range(before.players)) - set(before.awaited)
        seen, _, _, _, _ = env.step(indices)
        state, plays = before, []
        for seat in sorted(before.awaited, key=lambda seat: (-before.positions[seat], seat)):
            own = view(before, seat)
            first = chosen.pop(seat, 0)
            action = action_for(own, observe_view(own, first), list(indices.values())[seat], first)
            if isinstance(action, Buy):
                state = bought(state, seat, action.count, env.game.state)
            elif isinstance(action, int):
                chosen[seat] = action
            else:
                plays.append(action)
        for play in sorted(plays, key=lambda action: action.seat):
            if not state.over:
                state = apply(state, play).state
        assert env.game.state == state
    assert env.game.state.over
    for seat, agent in enumerate(env.possible_agents):
        check_seat(seen[agent], state, seat, 0)


def test_illegal_actions_are_refused_or_replaced() -> None:
    env = envs.aec(players=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action 14 is not legal"):
        env.step(14)
    tolerant = envs.aec(players=2, tolerant=True)
    tolerant.reset(seed=1)
    lowest = tolerant.game.state.hands[0][0]
    tolerant.step(14)
    assert tolerant.game.state.laid[0] == (lowest,)
    together = envs.parallel(players=2)
    together.reset(seed=1)
    with pytest.raises(ValueError, match="seat_1: action 15 is not legal"):
        together.step({"seat_0": 0, "seat_1": WAIT})
    assert not any(together.game.state.laid)


OUTSIDE = [-16, -15, -4, -1, 15, 16, 1000]


def environment(kind: str, **options: Any) -> tuple[Any, Callable[[Any], Any]]:
    """Return an environment for two players, and a function that lets seat 0 make an action in it."""
    env: Any
    if kind == "aec":
        env = envs.aec(players=2, **options)
        step = env.step
    elif kind == "parallel":
        env = envs.parallel(players=2, **options)

        def step(action: Any) -> None:
            env.step({"seat_0": action, "seat_1": 0})
    else:
        env = envs.against(["calf"], **options)
        step = env.step
    env.reset(seed=1)
    return env, step


@pytest.mark.parametrize("kind", ["aec", "parallel", "gymnasium"])
@pytest.mark.parametrize("action", OUTSIDE)
def test_actions_that_do_not_exist_are_refused_or_replaced(kind: str, action: int) -> None:
    env, step = environment(kind)
    before = env.game.state
    with pytest.raises(ValueError, match=rf"action {action} is not legal; legal are \[0, 1, 2, 3, 4, 5, 11, 12, 13\]"):
        step(action)
    assert env.game.state == before
    assert not env.game.chosen
    step(0)
    assert env.game.state != before
    replaced, step = environment(kind, tolerant=True)
    like, step_like = environment(kind, tolerant=True)
    step(action)
    step_like(action % 15)
    assert replaced.game.state == like.game.state != before


@pytest.mark.parametrize("kind", ["aec", "parallel", "gymnasium"])
def test_an_action_is_an_integer(kind: str) -> None:
    env, step = environment(kind)
    before = env.game.state
    with pytest.raises(TypeError, match="'float' object cannot be interpreted as an integer"):
        step(0.9)
    assert env.game.state == before
    step(np.array(0))


@pytest.mark.parametrize("kind", ["parallel", "gymnasium"])
def test_a_game_that_is_over_must_be_reset(kind: str) -> None:
    env, step = environment(kind, tolerant=True, board="calf-yard")
    while not env.game.state.over:
        step(0)
    with pytest.raises(RuntimeError, match="the game is over: call reset"):
        step(0)
    env.reset()
    step(0)


def test_bots_are_closed_after_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[Calf] = []
    monkeypatch.setattr(Calf, "close", lambda calf: closed.append(calf), raising=False)
    env = envs.against(["calf", "calf"])
    env.close()
    assert not closed
    env.reset(seed=1)
    first = env.bots
    env.reset()
    assert closed == first
    second = env.bots
    env.close()
    env.close()
    assert closed == first + second


def test_wrong_options_are_named() -> None:
    with pytest.raises(ValueError, match="players: must be 2 to 8, not 9"):
        envs.aec(players=9)
    with pytest.raises(ValueError, match="rules: must be one of official, jeux-de-nim, not 'house'"):
        envs.parallel(rules="house")
    with pytest.raises(ValueError, match="rewards: must be one of win, points, not 'money'"):
        envs.against(["cow"], rewards="money")
    with pytest.raises(ValueError, match="seat: must be 0 to 1, not 2"):
        envs.against(["cow"], seat=2)
