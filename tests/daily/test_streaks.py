"""Days in a row, and where two games of the same day part."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from daily.scripted_games import new_game, play_on

from hornochsen.daily import current_streak, daily_deal, first_difference, local_secret, longest_streak

TODAY = date(2026, 3, 1)


def days(*ago: int) -> set[date]:
    return {TODAY - timedelta(days=number) for number in ago}


@pytest.mark.parametrize(
    ("finished", "current", "longest"),
    [
        (days(), 0, 0),
        (days(0), 1, 1),
        (days(1, 2), 2, 2),
        (days(0, 1, 2, 4, 5, 6, 7), 3, 4),
        (days(2, 3), 0, 2),
    ],
    ids=["none", "today", "not yet today", "with a gap", "ended"],
)
def test_streaks(finished: set[date], current: int, longest: int) -> None:
    assert current_streak(finished, TODAY) == current
    assert longest_streak(finished) == longest


def test_games_part_at_a_choice_of_the_person() -> None:
    deal = daily_deal(date(2026, 11, 16), local_secret(date(2026, 11, 16)))
    one, same, other = (play_on(new_game(deal), deal, seed) for seed in (1, 1, 2))
    assert first_difference(one, same) is None
    move = first_difference(one, other)
    assert move is not None
    assert one.moves[:move] == other.moves[:move]
    assert one.moves[move].action.seat == other.moves[move].action.seat == deal.seat
