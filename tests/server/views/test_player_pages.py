"""A player's statistics, computed from results that are written down here."""

from __future__ import annotations

from typing import Any

import pytest

from hornochsen.protocol.players import BestGame, WinShare
from hornochsen.server.storage import GameRow, ParticipationRow, Result
from hornochsen.server.views.player_pages import DAY, Filter, played_game, statistics

NOON = DAY / 2


def game(number: int, *seats: tuple[str, int, int], day: int = 0, board: str = "classic", **changes: Any) -> Result:
    """Return a game of `(name, place, points)`: capitals are players, small letters are levels of bots."""
    ended = day * DAY + NOON + number
    rows = []
    for at, (name, place, points) in enumerate(seats):
        bot = name if name.islower() else None
        player = None if bot else name
        row = ParticipationRow(f"G-{number}", at, player, ended, bot, name, place, points, left=False)
        rows.append(row)
    if changes.get("left"):
        rows[0] = ParticipationRow(f"G-{number}", 0, "ADA", ended, "ox", "ADA", seats[0][1], seats[0][2], left=True)
    return Result(GameRow(f"G-{number}", ended, board, "official", None, len(seats)), tuple(rows))


GAMES = [
    game(5, ("ADA", 1, 3), ("BEN", 2, 9), ("ox", 3, 30), day=4),
    game(4, ("ADA", 1, 20), ("BEN", 1, 20), day=3),
    game(3, ("ADA", 2, 12), ("ox", 1, 10), ("ox", 3, 40), day=1, board="spirals"),
    game(2, ("ADA", 1, 5), ("CID", 2, 11), day=0),
    game(1, ("ADA", 1, 8), ("calf", 2, 50), day=0),
]
"""The games of ADA, the latest first."""


def test_wins_are_compared_with_the_fair_share() -> None:
    found = statistics(GAMES, "ADA", {})
    assert (found.games, found.wins) == (5, 3.5)
    assert found.points == pytest.approx((3 + 20 + 12 + 5 + 8) / 5)
    assert found.shares == (WinShare(2, 3, 2.5, 1.5), WinShare(3, 2, 1.0, 0.6667))


def test_results_against_bots_and_people() -> None:
    found = statistics(GAMES, "ADA", {})
    assert [(one.bot, one.games, one.ahead, one.behind) for one in found.bots] == [("calf", 1, 1, 0), ("ox", 3, 2, 1)]
    assert [(one.name, one.games, one.ahead, one.behind) for one in found.people] == [
        ("BEN", 2, 1, 0),
        ("CID", 1, 1, 0),
    ]


def test_records_and_streaks() -> None:
    records = statistics(GAMES, "ADA", {}).records
    assert records.fewest == BestGame("G-5", 3, 3)
    assert records.lead == BestGame("G-1", 42, 2)
    assert (records.win_streak, records.current_streak, records.day_streak) == (2, 2, 2)


def test_a_game_that_the_player_left_is_no_record() -> None:
    left = game(6, ("ADA", 1, 0), ("BEN", 2, 60), left=True)
    records = statistics([left, *GAMES], "ADA", {}).records
    assert records.fewest == BestGame("G-5", 3, 3)
    assert statistics([left], "BEN", {}).people == ()


def test_nobody_has_statistics_without_games() -> None:
    found = statistics([], "ADA", {"ox": 0.9})
    assert (found.games, found.wins, found.points, found.shares, found.people) == (0, 0, None, (), ())
    assert (found.records.fewest, found.records.lead, found.records.day_streak) == (None, None, 0)


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [
        (Filter(), [5, 4, 3, 2, 1]),
        (Filter(board="spirals"), [3]),
        (Filter(players=3), [5, 3]),
        (Filter(result="lost"), [3]),
        (Filter(result="won", players=2), [4, 2, 1]),
        (Filter(name="be"), [5, 4]),
        (Filter(name="ada"), []),
    ],
)
def test_filters(wanted: Filter, numbers: list[int]) -> None:
    assert [result.game.id for result in GAMES if wanted.accepts(result, "ADA")] == [f"G-{n}" for n in numbers]


def test_a_played_game_has_no_ids_of_players() -> None:
    shown = played_game(GAMES[0], "ADA")
    assert (shown.seat, shown.left, [seat.name for seat in shown.seats]) == (0, False, ["ADA", "BEN", "ox"])
    assert not hasattr(shown.seats[1], "player")
