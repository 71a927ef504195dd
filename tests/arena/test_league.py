"""Leagues: seating, ratings, and continuing a saved league."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest
from arena.command import BOARD, hornochsen, refused, result
from arena.tasks import HERE

from hornochsen.arena.league import MOST_POINTS, League, Standings, Table, read
from hornochsen.boards import load as load_board
from hornochsen.bots.registry import load
from hornochsen.rules import OFFICIAL

Capture = pytest.CaptureFixture[str]
BOTS = ("calf", f"{HERE}:Snail")


@pytest.fixture(autouse=True)
def farm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def new_league(*names: str) -> League:
    return League(tuple(map(load, names or BOTS)), load_board("calf-yard"), OFFICIAL, seed=1)


def league(*args: str, games: int = 10, jobs: int = 1, seed: int | None = 3) -> tuple[str, ...]:
    seeded = ("--seed", str(seed)) if seed is not None else ()
    return ("league", *args, *BOARD, "--games", str(games), "--jobs", str(jobs), *seeded)


def test_tables_of_two_to_eight_with_at_least_two_different_bots() -> None:
    tables = [new_league("calf", f"{HERE}:Snail", f"{HERE}:Mute").seats(index) for index in range(500)]
    assert {len(seats) for seats in tables} == set(range(2, 9))
    assert all(len(set(seats)) > 1 for seats in tables)
    assert any(len(set(seats)) < len(seats) for seats in tables)
    held = [sum(seats.count(bot) for seats in tables) for bot in range(3)]
    assert min(held) > 0.9 * max(held)


def test_a_winner_s_rating_rises() -> None:
    standings = Standings.of(new_league())
    for _ in range(20):
        standings.add(Table((0, 1, 1), (3, 9, 12)))
    winner, loser = standings.ratings
    assert winner.interval[0] > loser.interval[1]
    assert winner.sigma < 25 / 3
    assert (winner.seats, loser.seats) == (20, 40)
    assert (winner.win_ratio, loser.win_ratio) == (3.0, 0.0)


def test_a_tie_leaves_equal_ratings_equal() -> None:
    standings = Standings.of(new_league())
    standings.add(Table((0, 1), (0, 0)))
    assert standings.ratings[0].mu == pytest.approx(standings.ratings[1].mu)
    assert [rating.win_ratio for rating in standings.ratings] == [1.0, 1.0]


def test_a_long_history_is_thinned_out() -> None:
    standings = Standings.of(new_league())
    for _ in range(3 * MOST_POINTS):
        standings.add(Table((0, 1), (3, 9)))
    assert len(standings.history) <= MOST_POINTS
    games = [point.games for point in standings.history]
    assert games == list(range(0, 3 * MOST_POINTS + 1, standings.step))
    assert standings.now.games == 3 * MOST_POINTS


def test_a_file_holds_everything() -> None:
    standings = Standings.of(new_league())
    standings.add(Table((0, 1, 0), (3, 9, 0)))
    assert read(standings.write()) == standings


def test_the_json(capsys: Capture) -> None:
    said = result(*league(*BOTS), capture=capsys)
    assert list(said) == ["games", "board", "rules", "seed", "bots"]
    assert [bot["name"] for bot in said["bots"]] == list(BOTS)
    for bot in said["bots"]:
        assert list(bot) == ["name", "rating", "sigma", "rating_ci", "seats", "win_ratio"]
        assert bot["rating_ci"][0] < bot["rating"] < bot["rating_ci"][1]


def test_points_relative_to_a_bot(capsys: Capture) -> None:
    """The intervals are those of the differences, which follow from the strengths of all bots together."""
    three = (*BOTS, "cow")
    plain = result(*league(*three, games=30), "--file", "league.json", capture=capsys)
    said = result(*league(*three, games=30), "--file", "league.json", "--anchor", "cow", capture=capsys)
    assert (said["anchor"], list(said)[:-2]) == ("cow", list(plain)[:-1])
    stored = read(Path("league.json").read_bytes())
    covariance = np.linalg.inv(stored.information) @ stored.scatter @ np.linalg.inv(stored.information)
    point = 400 / math.log(10) / (25 / 6)
    for at, (before, after) in enumerate(zip(plain["bots"], said["bots"], strict=True)):
        assert after["rating"] == pytest.approx(1500 + point * (before["rating"] - plain["bots"][2]["rating"]))
        variance = covariance[at, at] + covariance[2, 2] - 2 * covariance[at, 2]
        assert after["sigma"] == pytest.approx(point * math.sqrt(max(0.0, variance)), abs=1e-6)
        assert (after["seats"], after["win_ratio"]) == (before["seats"], before["win_ratio"])
    assert said["bots"][2]["rating_ci"] == [1500, 1500]


def test_a_table_of_points_relative_to_a_bot(capsys: Capture) -> None:
    status, out, err = hornochsen(*league(*BOTS), "--anchor", "calf", capture=capsys)
    assert (status, err) == (0, "")
    [calf] = [line.split() for line in out.splitlines() if line.split()[:1] == ["calf"]]
    assert calf[1:3] == ["1500", "–"]


def test_any_number_of_jobs_gives_the_same_ratings(capsys: Capture) -> None:
    one, two = (result(*league(*BOTS, games=30, jobs=jobs), capture=capsys) for jobs in (1, 2))
    assert one == two


def test_a_saved_league_is_continued(capsys: Capture) -> None:
    at_once = result(*league(*BOTS, games=24, jobs=2), "--file", "once.json", capture=capsys)
    result(*league(*BOTS, games=9), "--file", "parts.json", capture=capsys)
    in_parts = result(*league(*BOTS, games=24, seed=None), "--file", "parts.json", capture=capsys)
    assert in_parts == at_once
    assert Path("parts.json").read_bytes() == Path("once.json").read_bytes()


def test_a_finished_league_is_shown_again(capsys: Capture) -> None:
    once = result(*league(*BOTS), "--file", "league.json", capture=capsys)
    before = Path("league.json").read_bytes()
    assert result(*league(*reversed(BOTS)), "--file", "league.json", capture=capsys) == once
    assert Path("league.json").read_bytes() == before


def test_the_table_and_the_picture(capsys: Capture) -> None:
    status, out, err = hornochsen(*league(*BOTS), "--plot", "league.svg", capture=capsys)
    assert (status, err) == (0, "")
    assert out.startswith("10 games at tables of 2 to 8, calf-yard, official, seed 3")
    assert f" {HERE}:Snail " in out
    assert b"<svg" in Path("league.svg").read_bytes()


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (("calf", f"{HERE}:Mute"), "is a league of calf, arena.tasks:Snail; it can only go on with the same bots"),
        ((*BOTS, f"{HERE}:Mute"), "it can only go on with the same bots"),
        ((*BOTS, "--budget", "5"), "it can only go on with the same bots"),
        ((*BOTS, "--board", "classic"), "is a league on the board calf-yard; it can only go on with the same board"),
        ((*BOTS, "--rules", "jeux-de-nim"), "is a league by other rules"),
        ((*BOTS, "--seed", "4"), "is a league with the seed 3; it can only go on with the same"),
    ],
)
def test_another_league_is_refused(capsys: Capture, args: tuple[str, ...], line: str) -> None:
    result(*league(*BOTS, games=2), "--file", "league.json", capture=capsys)
    before = Path("league.json").read_bytes()
    said = refused(*league(seed=None), *args, "--file", "league.json", capture=capsys)
    assert said.startswith("hornochsen: --file: league.json is a league ")
    assert line in said
    assert Path("league.json").read_bytes() == before


@pytest.mark.parametrize("text", ["", "[]", "{", "\x00", '{"format": "hornochsen"}'])
def test_a_file_that_is_not_a_league(capsys: Capture, text: str) -> None:
    Path("league.json").write_text(text, encoding="utf-8")
    line = refused(*league(*BOTS), "--file", "league.json", capture=capsys)
    assert line.startswith("hornochsen: --file: league.json is no league: ")
    assert Path("league.json").read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "change", [{"format": "x"}, {"version": 1}, {"scatter": [[1.0]]}, {"ratings": []}, {"history": [[0, [[1, 2]]]]}]
)
def test_a_league_with_an_invalid_field(capsys: Capture, change: dict[str, object]) -> None:
    whole = json.loads(Standings.of(new_league()).write())
    Path("league.json").write_text(json.dumps({**whole, **change}), encoding="utf-8")
    assert " is no league: " in refused(*league(*BOTS), "--file", "league.json", capture=capsys)


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["calf"], "a league needs at least two different bots, not 1"),
        (["calf", "calf"], "a league needs at least two different bots, not 1"),
        (["calf", "clf"], "there is no bot 'clf'; did you mean calf?"),
        ([*BOTS, "--games", "0"], "Invalid value for '--games'"),
        ([*BOTS, "--file", "none/league.json"], "--file: none: No such file or directory"),
        ([*BOTS, "--anchor", "cow"], "--anchor: cow is not in this league of calf, arena.tasks:Snail"),
        ([*BOTS, "--anchor", "clf"], "there is no bot 'clf'; did you mean calf?"),
        ([*BOTS, "--file", "."], "Invalid value for '--file': File '.' is a directory."),
        ([*BOTS, "--plot", "none/league.png"], "--plot: none: No such file or directory"),
    ],
)
def test_bad_input_is_one_line(capsys: Capture, args: list[str], line: str) -> None:
    assert line in refused("league", *args, *BOARD, capture=capsys)
