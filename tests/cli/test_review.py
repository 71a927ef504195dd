"""`hornochsen review` and `hornochsen puzzle` as a shell sees them."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from functools import cache
from pathlib import Path

import pytest
from cli.test_commands import VECTORS, refused, run

from hornochsen import LANGUAGES
from hornochsen.coach.puzzles import find_puzzle, puzzle_count, puzzle_of_day
from hornochsen.coach.review import plain_action, review
from hornochsen.locales import texts
from hornochsen.locales.advice import choice_words
from hornochsen.records import read
from hornochsen.rules import Buy, Play

GAME = VECTORS / "046-2p-classic-official.json"
QUICK = ("--budget", "200", "--seed", "3")


@cache
def shown(lang: str) -> str:
    done = run("review", GAME, "--seat", "1", *QUICK, "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_has_all_parts(lang: str) -> None:
    words = texts(lang)
    found = review(read(GAME.read_bytes()).record, [1], 200, 3).seats[0]
    lines = shown(lang).splitlines()
    assert lines[0] == words("report-title", name=found.name)
    assert words("report-curve") in lines
    assert words("report-moments") in lines
    assert words("report-quality", quality=round(found.quality, 1)) in lines
    for at in found.moments:
        decision = found.decisions[at]
        start = words("report-decision", round=decision.round, choice=choice_words(decision.chosen, words))
        assert any(line.startswith(start) for line in lines)
    assert max(map(len, lines)) <= 80


def test_json_is_the_review_of_the_library() -> None:
    done = run("review", GAME, *QUICK, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    said = json.loads(done.stdout)
    assert {"players", "budget", "seed", "seats"} <= said.keys()
    assert (said["budget"], said["seed"]) == (200, 3)
    assert [seat["seat"] for seat in said["seats"]] == [0, 1]
    moves = json.loads(GAME.read_bytes())["moves"]
    for seat in said["seats"]:
        assert seat["start"] + seat["luck"] + seat["choice"] == pytest.approx(seat["result"], abs=1e-9)
        for decision in seat["decisions"]:
            made = moves[decision["move"]]
            assert made["player"] == seat["seat"]
            assert made[decision["kind"]] == decision["chosen"][decision["kind"]]
            assert decision["chosen"] in [one["action"] for one in decision["actions"]]
    one = json.loads(run("review", GAME, *QUICK, "--json", "--seat", "0").stdout)
    assert one["seats"] == said["seats"][:1]


def test_a_plot_is_an_svg_picture(tmp_path: Path) -> None:
    file = tmp_path / "game.svg"
    done = run("review", "-", "--seat", "0", *QUICK, "--plot", file, given=GAME.read_bytes())
    assert (done.returncode, done.stderr) == (0, "")
    assert len(list(ElementTree.parse(file).iter("{http://www.w3.org/2000/svg}polyline"))) == 2


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    document = json.loads(GAME.read_bytes())
    document["moves"] = document["moves"][:20]
    (tmp_path / "unfinished.json").write_text(json.dumps(document))
    return tmp_path / "unfinished.json"


def test_an_unfinished_game_cannot_be_reviewed(unfinished: Path) -> None:
    line = refused(run("review", unfinished))
    assert line == f"hornochsen: {unfinished}: moves: the game is not over after 20 moves; finish it first"


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["pyproject.toml"], "pyproject.toml: record: not JSON"),
        (["nothing.json"], "nothing.json: No such file or directory"),
        ([str(GAME), "--seat", "2"], "--seat: there is no seat 2; the record has the seats 0 to 1"),
        ([str(GAME), "--seat", "-1"], "--seat: there is no seat -1"),
        ([str(GAME), "--budget", "0"], "'--budget'"),
        ([str(GAME), "--plot", "game.png"], "--plot: the file name must end in .svg, not 'game.png'"),
        ([str(GAME), "--plot", "nowhere/game.svg"], "--plot: nowhere"),
    ],
)
def test_bad_input_is_one_line_and_status_2(words: list[str], text: str) -> None:
    assert text in refused(run("review", *words))


# Puzzles


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_right_answer_to_a_puzzle(lang: str) -> None:
    puzzle, words = find_puzzle(1), texts(lang)
    keys = f"b{puzzle.answer.count}" if isinstance(puzzle.answer, Buy) else " ".join(map(str, puzzle.answer.tiles))
    done = run("puzzle", "--number", "1", "--lang", lang, given=f"{keys}\n".encode())
    assert (done.returncode, done.stderr) == (0, "")
    assert words("solve-title", number=1, count=puzzle_count()) in done.stdout
    assert words("solve-right") in done.stdout


def test_a_wrong_answer_and_no_answer_are_explained() -> None:
    puzzle, words = find_puzzle(2), texts("en")
    wrong = next(
        value.action
        for value in puzzle.evaluation.actions
        if isinstance(value.action, Play | Buy) and value.action != puzzle.answer
    )
    keys = f"b{wrong.count}" if isinstance(wrong, Buy) else " ".join(map(str, wrong.tiles))
    answer = choice_words(plain_action(puzzle.answer), words)
    assert words("solve-wrong", choice=answer) in run("puzzle", "--number", "2", given=f"{keys}\n".encode()).stdout
    assert words("solve-left", choice=answer) in run("puzzle", "--number", "2", given=b"q\n").stdout


def test_the_puzzle_of_a_day() -> None:
    from datetime import date

    number = puzzle_of_day(date(2026, 12, 24)).number
    assert f"Puzzle {number} of {puzzle_count()}" in run("puzzle", "--date", "2026-12-24").stdout


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["--number", "0"], "--number: there are puzzles 1 to"),
        (["--date", "tomorrow"], "'--date'"),
        (["--number", "1", "--date", "2026-12-24"], "--number, --date: give only one of them"),
    ],
)
def test_a_puzzle_that_does_not_exist(words: list[str], text: str) -> None:
    assert text in refused(run("puzzle", *words))
