"""Setting up a game."""

import random

from rules.position import CLASSIC, board, whereabouts

from hornochsen.rules import OFFICIAL, TILES, deal, shuffled
from hornochsen.rules import events as ev

BACKWARDS = tuple(reversed(TILES))


def test_six_tiles_are_dealt_seat_by_seat() -> None:
    """R5"""
    state = deal(CLASSIC, OFFICIAL, 3, BACKWARDS).state
    assert state.hands == (tuple(range(94, 100)), tuple(range(88, 94)), tuple(range(82, 88)))


def test_the_next_four_tiles_begin_rows_one_to_four_in_the_order_drawn() -> None:
    """R5"""
    state = deal(CLASSIC, OFFICIAL, 3, BACKWARDS).state
    assert state.rows == ((81,), (80,), (79,), (78,), *[()] * 8)


def test_the_rest_is_the_supply_in_its_order() -> None:
    """R5"""
    state = deal(CLASSIC, OFFICIAL, 3, BACKWARDS).state
    assert state.supply == tuple(range(77, 0, -1))
    assert state.box == ()
    assert whereabouts(state) == list(TILES)


def test_all_pieces_start_on_the_start_square() -> None:
    """R5"""
    assert deal(CLASSIC, OFFICIAL, 4, BACKWARDS).state.positions == (0, 0, 0, 0)


def test_the_first_round_waits_for_everyone() -> None:
    """R5, R8"""
    state, events = deal(CLASSIC, OFFICIAL, 4, BACKWARDS)
    assert events == (ev.RoundBegan(1, double=False, open=False, order=(), together=0),)
    assert (state.round, state.awaited, state.laying.selling) == (1, (0, 1, 2, 3), True)
    assert (state.bought, state.laid, state.queue, state.taking) == ((0,) * 4, ((),) * 4, (), None)


def test_the_first_round_is_double_if_the_first_rows_show_a_double_square() -> None:
    """R5, R26"""
    drawn = board(". . [5]\n. . [5]\n. . [5]\n. D [5]\n. . [5]")
    state, events = deal(drawn, OFFICIAL, 2, BACKWARDS)
    assert state.laying.double
    assert events == (ev.RoundBegan(1, double=True, open=False, order=(), together=0),)


def test_four_rows_are_active() -> None:
    """R6"""
    for players in range(2, 9):
        rows = deal(CLASSIC, OFFICIAL, players, BACKWARDS).state.rows
        assert [bool(row) for row in rows] == [True] * 4 + [False] * 8


def test_shuffling_depends_only_on_the_given_random_numbers() -> None:
    """R5"""
    first, again, other = (shuffled(random.Random(seed)) for seed in (7, 7, 8))
    assert first == again != other
    assert sorted(first) == list(TILES)
