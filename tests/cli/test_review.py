"""`hornochsen review` and `hornochsen puzzle`: reports, JSON, pictures, answers and refusals.

Most commands run in this process, because each new process loads the kernel.
"""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree
from datetime import date
from pathlib import Path

import pytest
from cli.test_commands import VECTORS, run
from click.testing import CliRunner, Result
from msgspec.structs import replace

from hornochsen import LANGUAGES
from hornochsen.cli import cli
from hornochsen.cli.commands.coach.review_plot import LABELS, LEFT, WIDTH, review_picture
from hornochsen.cli.commands.coach.review_report import curve_lines, report, seat_report
from hornochsen.coach.compared_actions import Choice
from hornochsen.coach.labels import TYPICAL_QUALITY
from hornochsen.coach.puzzles import find_puzzle, puzzle_count, puzzle_of_day
from hornochsen.coach.review import plain_action, review
from hornochsen.coach.review_data import Review
from hornochsen.locales import texts
from hornochsen.locales.advice import choice_words
from hornochsen.records import read
from hornochsen.rules import Buy

GAME = VECTORS / "046-2p-classic-official.json"
QUICK = ("--budget", "200", "--seed", "3")


def command(*words: str | Path, keys: str = "") -> Result:
    """Run a command in this process."""
    return CliRunner(env={"COLUMNS": "80", "LANG": "C.UTF-8"}).invoke(cli, [str(word) for word in words], input=keys)


@pytest.fixture(scope="module")
def found() -> Review:
    return review(read(GAME.read_bytes()).record, None, 200, 3)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_has_all_parts(lang: str, found: Review) -> None:
    words, seat = texts(lang), found.seats[1]
    done = command("review", GAME, "--seat", "1", *QUICK, "--lang", lang)
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert lines[0] == words("report-title", name=seat.name)
    assert words("report-curve") in lines
    assert words("report-moments") in lines
    assert words("report-quality", quality=round(seat.quality, 1)) in lines
    (first,) = [at for at, line in enumerate(lines) if line.startswith(words("report-bots", bots=""))]
    figures = [f"{words(f'bot-{bot}-name')} {words('advice-number', number=n)}" for bot, n in TYPICAL_QUALITY.items()]
    shown = [figure for line in lines[first : first + 2] for figure in figures if figure in line]
    assert sorted(shown) == sorted(figures)
    for at in seat.moments:
        decision = seat.decisions[at]
        start = words("report-decision", round=decision.round, choice=choice_words(decision.chosen, words))
        assert any(line.startswith(start) for line in lines)
    assert max(map(len, lines)) <= 80


def test_an_uncertain_loss_is_not_called_a_good_choice(found: Review) -> None:
    seat = found.seats[0]
    chosen = replace(seat.decisions[3], label="fine", loss=0.05, loss_se=0.03)
    certain = replace(chosen, loss=0.01)
    for decision, words in ((chosen, "not clearly worse"), (certain, "well chosen")):
        lines = seat_report(replace(seat, decisions=(decision,), moments=(0,)), texts("en"))
        assert any(words in line.plain for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
def test_charts_of_the_report_fit_the_terminal(width: int, lang: str, found: Review) -> None:
    charts = [line for line in report(found, texts(lang), width) if re.search("[▁-▏]", line.plain)]
    assert len(charts) > 12
    assert [line.plain for line in charts if line.cell_len > width] == []


def test_luck_of_more_than_a_whole_game_is_in_percentage_points(found: Review) -> None:
    lucky = replace(found.seats[0], result=1.0, start=0.5, luck=1.88, choice=-1.38, luck_deal=0.0)
    lines = [line.plain for line in seat_report(lucky, texts("en"))]
    assert "Result 100% = start 50%, luck +188, choices −138" in lines
    assert any(line.startswith("Luck: the deal 0, ") for line in lines)
    assert "percentage points" in " ".join(lines)


def test_a_mistake_shows_the_chance_to_win_before_and_after_it(found: Review) -> None:
    one = replace(found.seats[0].decisions[3], label="mistake", best_win=0.31, chosen_win=0.26, loss=0.05)
    after = replace(found.seats[0].decisions[4], label="fine", best_win=0.4)
    lines = [
        line.plain for line in seat_report(replace(found.seats[0], decisions=(one, after), moments=(0,)), texts("en"))
    ]
    assert any(line.endswith("a mistake (31% → 26%)") for line in lines)
    assert "  luck until the next decision: 26% → 40%" in lines


@pytest.mark.parametrize(("width", "count"), [(60, 18), (60, 27), (80, 24), (80, 37)])
def test_marks_of_decisions_that_are_close_do_not_touch(width: int, count: int, found: Review) -> None:
    bad = replace(found.seats[0].decisions[0], label="blunder")
    lines = [line.plain for line in curve_lines([bad] * count, width)]
    assert " ".join(line for line in lines if "?" in line).split() == ["??"] * count


def test_json_has_the_documented_fields() -> None:
    said = json.loads(run("review", GAME, "--budget", "2", "--json").stdout)
    seat = said["seats"][0]
    decision = seat["decisions"][0]
    parts = {"review": said, "seat": seat, "decision": decision, "action": decision["actions"][0]}
    section = (VECTORS.parents[1] / "docs/coach.md").read_text("utf-8").partition("### The JSON")[2].partition("\n#")[0]
    for name, part in parts.items():
        (row,) = (line for line in section.splitlines() if line.startswith(f"| {name} |"))
        assert set(re.findall(r"`(\w+)`", row)) == part.keys(), name


def test_json_is_the_review_of_the_library(found: Review) -> None:
    done = run("review", GAME, *QUICK, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    said = json.loads(done.stdout)
    assert {"players", "budget", "seed", "seats"} <= said.keys()
    assert (said["budget"], said["seed"]) == (200, 3)
    assert [seat["seat"] for seat in said["seats"]] == [0, 1]
    moves = json.loads(GAME.read_bytes())["moves"]
    for seat, expected in zip(said["seats"], found.seats, strict=True):
        assert seat["quality"] == expected.quality
        assert seat["start"] + seat["luck"] + seat["choice"] == pytest.approx(seat["result"], abs=1e-9)
        for decision in seat["decisions"]:
            made = moves[decision["move"]]
            assert made["player"] == seat["seat"]
            assert made[decision["kind"]] == decision["chosen"][decision["kind"]]
            assert decision["chosen"] in [one["action"] for one in decision["actions"]]


def test_a_plot_is_an_svg_picture(tmp_path: Path) -> None:
    file = tmp_path / "game.svg"
    done = command("review", "-", "--seat", "0", *QUICK, "--plot", file, keys=GAME.read_text())
    assert (done.exit_code, done.stderr) == (0, "")
    assert len(list(ElementTree.parse(file).iter("{http://www.w3.org/2000/svg}polyline"))) == 2


def test_the_bars_of_a_plot_stay_in_the_picture(found: Review) -> None:
    parts = {"luck_deal": -0.7, "luck_drawn": 1.5, "luck_others": 1.2, "choice": -1.5}
    picture = review_picture(
        replace(found, seats=(replace(found.seats[0], start=0.5, result=1.0, **parts),)), texts("en")
    )
    bars = ElementTree.fromstring(picture).findall(".//{http://www.w3.org/2000/svg}rect[@rx='2']")
    assert len(bars) == 5
    for bar in bars:
        assert LEFT + LABELS <= float(bar.get("x", "")) <= WIDTH - float(bar.get("width", "")) - 40


def refusal(done: Result) -> str:
    """Return the only line of a refusal with status 2."""
    assert (done.exit_code, done.stdout) == (2, "")
    return done.stderr


def test_an_unfinished_game_cannot_be_reviewed(tmp_path: Path) -> None:
    document, file = json.loads(GAME.read_bytes()), tmp_path / "unfinished.json"
    document["moves"] = document["moves"][:20]
    file.write_text(json.dumps(document))
    expected = f"hornochsen: {file}: moves: the game is not over after 20 moves; finish it first\n"
    assert refusal(command("review", file)) == expected


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
def test_bad_input_has_status_2(words: list[str], text: str) -> None:
    assert text in refusal(command("review", *words))


# Puzzles


def typed(choice: Choice) -> str:
    """Return the keys for a choice."""
    return f"b{choice.count}\n" if isinstance(choice, Buy) else " ".join(map(str, choice.tiles)) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_right_answer_to_a_puzzle(lang: str) -> None:
    words = texts(lang)
    done = command("puzzle", "--number", "1", "--lang", lang, keys=typed(find_puzzle(1).answer))
    assert (done.exit_code, done.stderr) == (0, "")
    assert words("solve-title", number=1, count=puzzle_count()) in done.stdout
    assert words("solve-right") in done.stdout


def test_a_wrong_answer_and_no_answer_are_explained() -> None:
    puzzle, words = find_puzzle(2), texts("en")
    wrong = next(value.action for value in puzzle.evaluation.actions if value.action != puzzle.answer)
    answer = choice_words(plain_action(puzzle.answer), words)
    assert words("solve-wrong", choice=answer) in command("puzzle", "--number", "2", keys=typed(wrong)).stdout
    assert words("solve-left", choice=answer) in command("puzzle", "--number", "2", keys="\nq\n").stdout


def test_the_puzzle_of_a_day() -> None:
    number = puzzle_of_day(date(2026, 12, 24)).number
    assert f"Puzzle {number} of {puzzle_count()}" in command("puzzle", "--date", "2026-12-24").stdout


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["--number", "0"], "--number: there are puzzles 1 to"),
        (["--date", "tomorrow"], "'--date'"),
        (["--number", "1", "--date", "2026-12-24"], "--number, --date: give only one of them"),
    ],
)
def test_a_puzzle_that_does_not_exist(words: list[str], text: str) -> None:
    assert text in refusal(command("puzzle", *words))
