"""The deal of the day: derived from the date and a secret, provable, and equal for equal choices."""

from __future__ import annotations

import random
from collections import Counter
from datetime import date, timedelta

import pytest
from daily.scripted_games import new_game, play_on

from hornochsen.bots import BOTS
from hornochsen.daily import DailyBot, DailyDeal, RoundGrade, daily_deal, daily_result, local_secret, resume_daily
from hornochsen.daily.deal import WEEK
from hornochsen.records import replay, verify
from hornochsen.rules import TILES, legal, sample_world, view

MONDAY = date(2026, 11, 16)
BOX_DAY = date(2026, 11, 23)
"""A day on which the scripted person who buys draws from the box."""


def deal_of(day: date = MONDAY) -> DailyDeal:
    return daily_deal(day, local_secret(day))


def test_equal_choices_give_equal_games() -> None:
    deal = deal_of()
    first, second, other = (play_on(new_game(deal), deal, seed) for seed in (1, 1, 2))
    assert first == second
    assert first.moves != other.moves
    assert first.supply == other.supply


def test_a_continued_game_is_the_same_game() -> None:
    deal = deal_of(BOX_DAY)
    whole = play_on(new_game(deal), deal, seed=1, buys=True)
    part = play_on(new_game(deal), deal, seed=1, buys=True, most_moves=len(whole.moves) // 2)
    assert play_on(resume_daily(replay(part), deal.key), deal, seed=1, buys=True) == whole


def test_the_deal_is_proven_without_salts() -> None:
    deal = deal_of(BOX_DAY)
    verdict = verify(replay(play_on(new_game(deal), deal, seed=1, buys=True)))
    assert verdict.proven
    assert verdict.draws
    assert verdict.salted == verdict.missing == ()


@pytest.mark.parametrize("level", sorted({level for _, bots in WEEK for level in bots}))
def test_a_bots_choice_follows_from_its_view(level: str) -> None:
    deal = deal_of()
    record = play_on(new_game(deal), deal, seed=1, most_moves=30)
    state = replay(record).final.state
    seat = next(seat for seat in state.awaited if deal.seats[seat])
    seen = view(state, seat)
    other_world = sample_world(seen, random.Random(5))
    choices = {
        DailyBot(level, deal.key, seat).choose(view(world, seat), legal(world, seat))
        for world in (state, other_world, state)
    }
    assert len(choices) == 1


def test_days_have_different_tiles_and_all_seats() -> None:
    deals = [deal_of(MONDAY + timedelta(days=number)) for number in range(60)]
    assert len({deal.key for deal in deals}) == 60
    assert set(Counter(deal.seat for deal in deals)) == {0, 1, 2, 3}
    for deal in deals:
        record = deal.record("Ann", ["Berta", "Cilli", "Dora"])
        assert sorted(record.supply) == sorted(TILES)
        assert record.players[deal.seat] == "Ann"
        assert deal.seats[deal.seat] is None


def test_the_bots_become_stronger_during_the_week() -> None:
    ladder = list(BOTS)
    strengths = [sum(ladder.index(level) for level in bots) for _, bots in WEEK]
    assert strengths == sorted(set(strengths))


def test_a_result_rates_each_round() -> None:
    deal = deal_of()
    replayed = replay(play_on(new_game(deal), deal, seed=1))
    result = daily_result(replayed, deal.seat)
    final = replayed.final.state
    assert result.day == MONDAY
    assert result.points == final.positions[deal.seat]
    assert result.place == 1 + sum(other < result.points for other in final.positions)
    assert len(result.rounds) == final.round
    assert set(result.rounds) <= set(RoundGrade)
    assert (RoundGrade.COSTLY in result.rounds or RoundGrade.CHEAP in result.rounds) == (result.points > 0)


def test_an_unfinished_game_has_no_result() -> None:
    deal = deal_of()
    with pytest.raises(ValueError, match="not over"):
        daily_result(replay(play_on(new_game(deal), deal, seed=1, most_moves=5)), deal.seat)
