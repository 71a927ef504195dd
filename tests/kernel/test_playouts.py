"""Playouts with a fixed policy give the same states as the rules, from any position."""

from __future__ import annotations

from random import Random

import numpy as np
from kernel.random_play import positions
from msgspec.structs import replace
from numba import int64

from hornochsen.kernel import board_words, load, random_playouts, to_state
from hornochsen.kernel.game.layout import HAND_SIZE, HANDS, HELD, OFFER, OFFERED, ROUND, SUPPLY_LEFT, Stream, Words
from hornochsen.kernel.jit import STREAM, WORDS, compiled, entry
from hornochsen.kernel.playouts.playout import play_on
from hornochsen.kernel.policies.policy import Policy
from hornochsen.rules import Action, Buy, Play, State, Take, apply, legal, tiles_to_lay


@compiled
def lowest_two(game: Words, first: int, count: int) -> int:
    """Return the choice of the two lowest tiles, or of the only tile."""
    one = 0
    for at in range(count):
        if game[first + at] < game[first + one]:
            one = at
    two = one
    for at in range(count):
        if at != one and (two == one or game[first + at] < game[first + two]):
            two = at
    return 16 * one + two


@compiled
def fixed_buying(_board: Words, game: Words, seat: int, most: int, _stream: Stream) -> int:
    return most if (game[ROUND] + seat) % 4 == 0 and game[SUPPLY_LEFT] >= most else 0


@compiled
def fixed_laying(_board: Words, game: Words, seat: int, count: int, _stream: Stream) -> int:
    choice = lowest_two(game, HANDS + HAND_SIZE * seat, game[HELD + seat] & 15)
    return choice if count == 2 else 17 * (choice >> 4)


@compiled
def fixed_taking(_board: Words, game: Words, _seat: int, most: int, _stream: Stream) -> int:
    choice = lowest_two(game, OFFER, game[OFFERED] & 15)
    return choice if most == 2 else 17 * (choice >> 4)


FIXED = Policy(fixed_buying, fixed_laying, fixed_taking)


@entry(WORDS, WORDS, int64, STREAM)
def play_fixed(board: Words, game: Words, last_round: int, stream: Stream) -> int:
    return play_on(FIXED, board, game, last_round, stream)


def fixed_choice(state: State) -> Action:
    """Return the choice of the same policy for the first awaited seat."""
    seat = state.awaited[0]
    actions = legal(state, seat)
    if isinstance(actions[0], Take):
        return max(actions, key=lambda action: (len(action.tiles), *(-tile for tile in action.tiles)))  # type: ignore[union-attr]
    buys = [action for action in actions if isinstance(action, Buy)]
    if buys and (state.round + seat) % 4 == 0 and len(state.supply) >= len(buys):
        return buys[-1]
    return Play(seat, state.hands[seat][: tiles_to_lay(state, seat)]) if tiles_to_lay(state, seat) else buys[0]


def play_by_the_rules(state: State, last_round: int) -> tuple[State, int] | None:
    """Return the final state and the number of decisions; `None` if a purchase draws from the box at random."""
    decisions = 0
    while not state.over and state.round <= last_round:
        action = fixed_choice(state)
        if isinstance(action, Buy) and action.count > len(state.supply):
            return None
        decisions += len(action.tiles) if isinstance(action, Play) else 1
        state = apply(state, action).state
    return state, decisions


def test_a_playout_gives_the_same_state_as_the_rules() -> None:
    rng, compared, open_rounds = Random("play on"), 0, 0
    for _ in range(60):
        for state in positions(rng):
            if rng.random() < 0.95:
                continue
            last_round = rng.choice([state.round, state.round + 2, 200])
            expected = play_by_the_rules(state, last_round)
            if expected is None:
                continue
            game = load(state)
            stream = np.zeros(1, np.uint64)
            decisions = play_fixed(board_words(state.board, state.rules), game, last_round, stream)
            assert to_state(game, state.board, state.rules) == replace(expected[0], ledger=())
            assert decisions == expected[1]
            compared += 1
            open_rounds += state.laying.open
    assert compared > 200
    assert open_rounds > 10


def test_random_playouts_from_any_position_come_to_an_end() -> None:
    rng = Random("ends")
    for _ in range(20):
        for state in positions(rng):
            if rng.random() < 0.9:
                continue
            game = load(state)
            before = game.copy()
            played = random_playouts(board_words(state.board, state.rules), game, 20, rng.getrandbits(64))
            assert (game == before).all()
            assert (played.endings > 0).all()
            assert (played.rounds >= state.round).all()
            assert (played.positions >= 0).all()
            assert played.positions.shape == (20, state.players)


def test_playouts_stop_after_the_given_round() -> None:
    state = next(positions(Random(1)))
    played = random_playouts(board_words(state.board, state.rules), load(state), 50, 3, last_round=2)
    assert set(played.rounds[played.endings == 0]) <= {3}
    assert (played.rounds <= 3).all()


def test_a_finished_game_does_not_change() -> None:
    *_, over = positions(Random(2))
    played = random_playouts(board_words(over.board, over.rules), load(over), 3, 1)
    assert played.positions.tolist() == [list(over.positions)] * 3
    assert played.decisions.tolist() == [0, 0, 0]
