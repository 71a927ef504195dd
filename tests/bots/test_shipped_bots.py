"""The built-in bots: each makes every kind of decision, uses only its view, and is stronger than a simpler one."""

from __future__ import annotations

import math
import random
from itertools import count

import pytest
from effort import QUICK
from oracle import oracle

from hornochsen.boards import load, names
from hornochsen.bots import BOTS, Bot, aurochs, search
from hornochsen.bots.aurochs import Aurochs
from hornochsen.bots.bull import Bull
from hornochsen.bots.cow import Cow
from hornochsen.bots.ox import Ox
from hornochsen.bots.registry import load as load_bot
from hornochsen.rules import (
    JEUX_DE_NIM,
    OFFICIAL,
    Action,
    Board,
    Buy,
    Play,
    Rules,
    State,
    Take,
    apply,
    deal,
    draw_from_box,
    legal,
    preview,
    read_board,
    sample_world,
    shuffled,
    view,
)

FEW = 30
"""Playouts per decision in tests that do not depend on a bot's strength."""

ENOUGH = 150


def bot(name: str, rng: random.Random, budget: int = FEW) -> Bot:
    return load_bot(name, budget=budget).make(rng)


def play(bots: list[Bot], board: Board, rules: Rules, rng: random.Random) -> tuple[State, list[Action]]:
    state, actions = deal(board, rules, len(bots), shuffled(rng)).state, []
    while not state.over:
        seat = state.awaited[-1]
        offered = legal(state, seat)
        action = bots[seat].choose(view(state, seat), offered)
        assert action in offered
        actions.append(action)
        state = apply(state, action, draw_from_box(state, action, rng)).state
    return state, actions


def test_the_bots_are_listed_weakest_first() -> None:
    assert list(BOTS) == ["calf", "cow", "ox", "bull", "aurochs"]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_bot_makes_every_kind_of_decision(name: str, players: int) -> None:
    rng, chosen = random.Random(players), set[type[Action]]()
    for rules in (OFFICIAL, JEUX_DE_NIM, Rules(happy_buying=True, box_sales=False)):
        board = read_board(oracle.random_board(rng))
        state, actions = play([bot(name, rng) for _ in range(players)], board, rules, rng)
        assert state.over
        chosen.update(type(action) for action in actions)
    assert Play in chosen


@pytest.mark.parametrize("board", names())
def test_a_game_of_all_bots_ends_on_every_board(board: str) -> None:
    rng = random.Random(board)
    state, _ = play([bot(name, rng) for name in BOTS], load(board), OFFICIAL, rng)
    assert state.over


@pytest.mark.parametrize("name", BOTS)
def test_a_seed_reproduces_a_game(name: str) -> None:
    games = [
        play([bot(name, random.Random(7)) for _ in range(3)], load("calf-yard"), OFFICIAL, random.Random(2))
        for _ in "ab"
    ]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_does_not_use_hidden_information(name: str) -> None:
    """With the same view of two worlds and the same random numbers, a bot chooses the same action."""
    rng = random.Random(3)
    calves = [bot("calf", rng) for _ in range(4)]
    state = deal(load("classic"), OFFICIAL, 4, shuffled(rng)).state
    while state.round < 8:
        seat = state.awaited[-1]
        action = calves[seat].choose(view(state, seat), legal(state, seat))
        state = apply(state, action, draw_from_box(state, action, rng)).state
    seat = state.awaited[0]
    seen = view(state, seat)
    other = sample_world(seen, rng)
    choices = {bot(name, random.Random(5)).choose(view(world, seat), legal(world, seat)) for world in (state, other)}
    assert len(choices) == 1


class Clock:
    """A clock that advances by `seconds` at each reading."""

    def __init__(self, seconds: int) -> None:
        self.perf_counter = count(step=seconds).__next__


@pytest.mark.parametrize("kind", [Ox, Bull, Aurochs])
def test_a_time_limit_is_kept_roughly(kind: type[Ox | Bull | Aurochs], monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(1)
    monkeypatch.setattr(search, "time", clock)
    state = deal(load("classic"), OFFICIAL, 4, shuffled(random.Random(1))).state
    assert kind(random.Random(1), think=20).choose(view(state, 0), legal(state, 0)) in legal(state, 0)
    assert 20 <= clock.perf_counter() <= 30


@pytest.mark.parametrize("kind", [Ox, Bull, Aurochs])
@pytest.mark.filterwarnings("error")
def test_a_slow_machine_still_makes_some_playouts(
    kind: type[Ox | Bull | Aurochs], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "time", Clock(1000))
    state = deal(load("classic"), OFFICIAL, 4, shuffled(random.Random(1))).state
    assert kind(random.Random(1), think=20).choose(view(state, 0), legal(state, 0)) in legal(state, 0)


def test_the_cow_lays_the_cheapest_tile() -> None:
    rng = random.Random(1)
    for _ in range(30):
        before = deal(load("muck-hall"), OFFICIAL, 2, shuffled(rng)).state
        chosen = Cow(rng).choose(view(before, 0), legal(before, 0))
        assert isinstance(chosen, Play)
        seen = view(before, 0)
        assert preview(seen, 0, chosen.tiles[0]).points == min(preview(seen, 0, tile).points for tile in seen.hand)


def test_the_aurochs_uses_playouts_beside_its_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same network and the same random numbers, playouts of another length lead to some other choices."""
    rng, choices = random.Random(6), []
    deals = [deal(load("classic"), OFFICIAL, 4, shuffled(rng)).state for _ in range(12)]
    for rounds in (4, 1):
        monkeypatch.setattr(aurochs, "GUIDED_ROUNDS", rounds)
        choices.append([Aurochs(random.Random(1), 60).choose(view(state, 0), legal(state, 0)) for state in deals])
    assert choices[0] != choices[1]


def share_of_a_deal(strong: str, weak: str, number: int, budget: int) -> float:
    """Return the win share of one bot against three others in one deal, played from every seat."""
    wins = 0.0
    for seat in range(4):
        bots = [bot(strong if at == seat else weak, random.Random(f"{number} {at}"), budget) for at in range(4)]
        positions = play(bots, load("classic"), OFFICIAL, random.Random(number))[0].positions
        best = min(positions)
        wins += (positions[seat] == best) / positions.count(best)
    return wins / 4


FAIR, STRONGER, SPREAD = 0.25, 0.4, 0.25
"""The win share of an equal bot, that of a stronger one, and the standard deviation of the share of a deal."""

FALSE_ALARM, FALSE_PASS = 1e-4, 1e-2


def is_stronger(strong: str, weak: str, budget: int) -> bool:
    """Return whether a bot wins more than a fair share: play until the result is clear (Wald's sequential test).

    A bot that wins `STRONGER` of its games fails with probability `FALSE_ALARM`; one that wins a fair share passes with
    probability `FALSE_PASS`. The games are the same in each run.
    """
    evidence = 0.0
    for number in count():
        share = share_of_a_deal(strong, weak, number, budget)
        evidence += (STRONGER - FAIR) * (2 * share - STRONGER - FAIR) / (2 * SPREAD**2)
        if evidence > math.log(1 / FALSE_PASS):
            return True
        if evidence < math.log(FALSE_ALARM):
            return False
    raise AssertionError


@pytest.mark.skipif(QUICK, reason="plays many games")
@pytest.mark.parametrize(
    ("strong", "weak", "budget"),
    [("cow", "calf", FEW), ("ox", "calf", FEW), ("ox", "cow", ENOUGH), ("bull", "cow", ENOUGH), ("aurochs", "ox", FEW)],
)
def test_each_bot_is_stronger_than_a_simpler_one(strong: str, weak: str, budget: int) -> None:
    """With few playouts. To tell neighbours apart takes many games at full strength; docs/bots.md has such series."""
    assert is_stronger(strong, weak, budget)


def test_the_bull_buys_and_takes_one_or_two() -> None:
    rng = random.Random(4)
    actions = [
        action
        for _ in range(3)
        for action in play([bot("bull", rng) for _ in range(4)], load("classic"), OFFICIAL, rng)[1]
    ]
    assert any(isinstance(action, Buy) for action in actions)
    assert {len(action.tiles) for action in actions if isinstance(action, Take)} == {1, 2}
