"""Series: deals, rotations, and equal results on any number of workers."""

from __future__ import annotations

import random
import re

import pytest
from arena.tasks import HERE, play, series, tally

from hornochsen.arena.scores import WIN
from hornochsen.arena.series import numbered, rotated
from hornochsen.bots.registry import BotError
from hornochsen.records import read
from hornochsen.rules import shuffled


def test_every_bot_sits_once_on_each_seat() -> None:
    turns = [rotated("abc", rotation) for rotation in range(3)]
    assert turns == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]


def test_a_deal_is_played_once_for_each_rotation() -> None:
    over: list[None] = []
    played = series("calf", f"{HERE}:Snail", "calf", recording=True)
    deal = played.play(4, lambda: over.append(None))
    assert len(over) == 3
    assert [name for name, _ in deal.records] == ["game-000005-1.json", "game-000005-2.json", "game-000005-3.json"]
    games = [read(text).record for _, text in deal.records]
    assert [game.players.index("Snail") for game in games] == [1, 2, 0]
    assert {game.supply for game in games} == {shuffled(random.Random("1 deal 4"))}
    assert games[0].extra["bots"] == ["calf", f"{HERE}:Snail", "calf"]


def test_two_budgets_of_one_bot_at_a_table() -> None:
    played = series("ox@2", "ox@40", "ox@2", recording=True)
    assert [bot.name for bot in played.bots] == ["ox@2", "ox@40"]
    deal = play(played)
    assert [sum(score.spread.values()) for score in deal.scores] == [6, 3]
    assert read(deal.records[0][1]).record.players == ("ox@2 1", "ox@40", "ox@2 2")


def test_the_wins_of_a_game_add_up_to_one() -> None:
    deal = play(series("calf", f"{HERE}:Snail", "calf"))
    assert sum(score.wins for score in deal.scores) == 3 * WIN
    assert [sum(score.spread.values()) for score in deal.scores] == [6, 3]


def test_records_are_whole_games_by_bots() -> None:
    for _, text in play(series("calf", "calf", recording=True)).records:
        replayed = read(text)
        assert replayed.final.state.over
        assert {move.by for move in replayed.record.moves} == {"bot"}
        assert replayed.record.players == ("calf 1", "calf 2")


def test_the_scores_agree_with_the_records() -> None:
    deal = play(series("calf", f"{HERE}:Snail", recording=True))
    ends = [read(text) for _, text in deal.records]
    snail = [end.final.state.positions[end.record.players.index("Snail")] for end in ends]
    assert deal.scores[1].points == sum(snail)


def test_games_are_rounded_up_to_whole_deals() -> None:
    table = series("calf", "calf", "calf")
    assert [table.deals(games) for games in (1, 3, 4, 7)] == [1, 1, 2, 3]


def test_a_seed_determines_the_games() -> None:
    one, again, other = (play(series("calf", "calf", seed=seed, recording=True)).records for seed in (1, 1, 2))
    assert one == again != other


def test_each_seat_has_its_own_random_numbers() -> None:
    """With the same random numbers, two calves with the same hand would choose the same."""
    records = play(series("calf", "calf", recording=True)).records
    first, second = (read(text).record.moves for _, text in records)
    assert [move.action for move in first] != [move.action for move in second]


def test_one_job_and_two_give_the_same_numbers() -> None:
    table = series("calf", f"{HERE}:Snail", "calf")
    one, two = (tally(table, 8, jobs) for jobs in (1, 2))
    for alone, shared in zip(one.standings(), two.standings(), strict=True):
        assert alone.name == shared.name
        assert alone.win_share_ci == shared.win_share_ci
        assert (alone.win_share, alone.points, alone.place) == (shared.win_share, shared.points, shared.place)
        assert alone.spread == shared.spread


def test_bots_with_equal_labels_are_shown_by_name() -> None:
    assert numbered(["calf", "cow", "calf"]) == ("calf 1", "cow", "calf 2")


@pytest.mark.parametrize(
    ("bot", "line"),
    [
        ("Cheat", r"chose play 1, which is not allowed; legal were: buy 1, buy 2, buy 3, play \d+"),
        ("Impostor", r"chose play \d+, which is not allowed; legal were: buy 1"),
        ("Mute", r"chose None, which is not allowed; legal were: buy 1"),
        ("Clumsy", r"failed in round 1: ValueError: I fell over \(tasks\.py:\d+\)$"),
        ("Quitter", r"failed in round 1: SystemExit: +\(tasks\.py:\d+\)$"),
        ("Unborn", r"cannot be made: OSError: no \(tasks\.py:\d+\)$"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_illegal_action_stops_the_series(bot: str, line: str, jobs: int) -> None:
    with pytest.raises(BotError) as stopped:
        tally(series("calf", f"{HERE}:{bot}"), 3, jobs)
    text = str(stopped.value)
    assert text.isprintable()
    assert re.match(re.escape(f"{HERE}:{bot} ") + line, text), text


def test_tiles_may_be_named_in_any_order() -> None:
    play(series("calf", f"{HERE}:Backwards", "calf"))
