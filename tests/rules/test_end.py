"""The end of the game. On the classic board the dunghill is on 60."""

import pytest
from rules.position import act, lay, of, position

from hornochsen.rules import Buy, Illegal, Play, Step, Take, TakeBack, apply, legal, most_to_buy, places
from hornochsen.rules import events as ev

MINUS = """
    1: 10
    2: 20
    3: 30
    8: 78 80
    """
PLUS = MINUS.replace("3:", "5:")
"""An 83 goes onto a cow-pat: 4 minus points, or 4 plus points if row 5 shows its happy cows."""


def four_points(at: list[int], number: int = 1) -> Step:
    state = position(MINUS, hands={0: [83, 90], 1: [11, 91], 2: [85, 92]}, at=at, number=number)
    return lay(state, {0: 83, 1: 11, 2: 85})


@pytest.mark.parametrize("at", [56, 57, 59])
def test_reaching_or_crossing_the_dunghill_ends_the_game(at: int) -> None:
    """R42"""
    step = four_points([at, 0, 1])
    assert of(step, ev.DunghillReached) == [ev.DunghillReached(0)]
    assert step.state.ending == "dunghill"
    assert step.events[-1] == ev.GameEnded("dunghill", (3, 1, 2))


def test_stopping_before_the_dunghill_does_not_end_the_game() -> None:
    """R42"""
    step = four_points([55, 0, 1])
    assert step.state.positions[0] == 59
    assert of(step, ev.DunghillReached) == []
    assert step.state.ending is None


def test_the_game_ends_at_the_end_of_the_round() -> None:
    """R42: the tiles that are left are placed, and count."""
    step = four_points([59, 0, 1])
    assert step.events[-7:] == (
        ev.Placed(0, 83, 7, 2, behind=80),
        ev.Moved(0, "cow-pat", 4, False, 59, 63),
        ev.DunghillReached(0),
        ev.Placed(2, 85, 7, 3, behind=83),
        ev.Moved(2, "cow-pat", 5, False, 1, 6),
        ev.RoundEnded(1),
        ev.GameEnded("dunghill", (3, 1, 2)),
    )
    assert step.state.positions == (63, 0, 6)
    assert of(step, ev.RoundBegan) == []


def test_the_game_ends_after_tiles_were_taken() -> None:
    """R13, R42"""
    state = position("1: 10\n2: 20 21 22\n3: 30\n4: 40", hands={0: [23, 90], 1: [41, 91]}, at=[58, 0])
    step = lay(state, {0: 23, 1: 41})
    assert step.state.awaited == (0,)
    assert not step.state.over
    step = act(step.state, Take(0, (20,)))
    assert (step.state.ending, step.state.hands[0]) == ("dunghill", (20, 90))


def test_the_game_ends_even_if_the_piece_moved_back_afterwards() -> None:
    """R42: bought onto the dunghill, then four plus points."""
    state = position(PLUS, hands={0: [83], 1: [11, 91]}, at=[58, 57])
    step = act(state, Buy(0, 2), Play(0, (83,)), Play(1, (11,)))
    assert step.state.positions == (56, 57)
    assert step.events[-1] == ev.GameEnded("dunghill", (1, 2))


def test_moving_on_from_the_dunghill_does_not_reach_it_again() -> None:
    """R42: bought onto the dunghill, then four minus points."""
    state = position(MINUS, hands={0: [83], 1: [11, 91]}, at=[58, 57])
    step = act(state, Buy(0, 2), Play(0, (83,)), Play(1, (11,)))
    assert step.state.positions == (64, 57)
    assert of(step, ev.DunghillReached) == [ev.DunghillReached(0)]


def test_free_tiles_are_still_drawn_first() -> None:
    """R25, R42"""
    state = position(MINUS, hands={0: [83], 1: [11, 91]}, at=[58, 0])
    step = lay(state, {0: 83, 1: 11})
    assert [type(event) for event in step.events[-3:]] == [ev.Drew, ev.RoundEnded, ev.GameEnded]
    assert len(step.state.hands[0]) == 6


def test_the_game_ends_when_a_player_has_no_tile_and_the_supply_is_empty() -> None:
    """R43"""
    state = position(MINUS, hands={0: [31], 1: [11, 91]}, at=[3, 0], rest="box")
    step = lay(state, {0: 31, 1: 11})
    assert step.events[-2:] == (ev.RoundEnded(1), ev.GameEnded("no-tiles", (2, 1)))
    assert step.state.ending == "no-tiles"


def test_the_game_goes_on_while_free_tiles_can_be_drawn() -> None:
    """R43: one tile in the supply is enough for one player."""
    state = position(MINUS, hands={0: [31], 1: [11, 91]}, supply=[50], rest="box")
    assert lay(state, {0: 31, 1: 11}).state.ending is None


def test_the_game_ends_when_the_supply_is_empty_before_all_could_draw() -> None:
    """R25, R43"""
    state = position(MINUS, hands={0: [31], 1: [11]}, supply=range(50, 56), rest="box")
    step = lay(state, {0: 31, 1: 11})
    assert of(step, ev.Drew) == [ev.Drew(0, 6, tuple(range(50, 56)))]
    assert step.state.ending == "no-tiles"


def test_an_empty_supply_alone_does_not_end_the_game() -> None:
    """R43"""
    state = position(MINUS, hands={0: [31, 90], 1: [11, 91]}, rest="box")
    assert lay(state, {0: 31, 1: 11}).state.ending is None


def test_a_tile_taken_from_a_completed_row_keeps_the_game_going() -> None:
    """R43"""
    state = position("1: 10\n2: 20 21 22\n3: 30\n4: 40", hands={0: [23], 1: [41, 91]}, rest="box")
    assert act(lay(state, {0: 23, 1: 41}).state, Take(0, (20,))).state.ending is None


def test_fewest_minus_points_wins_and_the_furthest_piece_is_last() -> None:
    """R44"""
    assert four_points([59, 7, 1]).events[-1] == ev.GameEnded("dunghill", (3, 2, 1))


@pytest.mark.parametrize(
    ("positions", "expected"),
    [
        ((0, 0, 61), (1, 1, 3)),
        ((0, 0, 0), (1, 1, 1)),
        ((61, 0, 5, 0, 0, 60), (6, 1, 4, 1, 1, 5)),
        ((3, 2, 1), (3, 2, 1)),
    ],
)
def test_players_on_the_start_square_share_the_place(positions: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """R44"""
    assert places(positions) == expected


def test_a_game_that_has_not_ended_after_round_200_ends_there() -> None:
    """R45"""
    step = four_points([3, 0, 1], number=200)
    assert step.events[-2:] == (ev.RoundEnded(200), ev.GameEnded("round-limit", (3, 1, 2)))
    assert step.state.ending == "round-limit"


def test_the_limit_of_rounds_does_not_end_a_game_in_round_199() -> None:
    """R45"""
    step = four_points([3, 0, 1], number=199)
    assert (step.state.ending, step.state.round) == (None, 200)


@pytest.mark.parametrize("action", [Buy(0, 1), Play(0, (90,)), TakeBack(0), Take(0, (10,))], ids=repr)
def test_every_action_is_refused_when_the_game_is_over(action: Buy | Play | TakeBack | Take) -> None:
    """R42"""
    state = four_points([59, 0, 1]).state
    assert state.over
    assert state.awaited == ()
    assert [legal(state, seat) for seat in range(3)] == [(), (), ()]
    assert [most_to_buy(state, seat) for seat in range(3)] == [0, 0, 0]
    with pytest.raises(Illegal, match="the game is over") as refused:
        apply(state, action)
    assert refused.value.reason == "over"
