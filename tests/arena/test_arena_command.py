"""`hornochsen arena`."""

from __future__ import annotations

import json
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from arena.command import BOARD, hornochsen, refused, result
from arena.tasks import HERE
from patience import PATIENCE

from hornochsen.records import read

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def farm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def arena(*args: str) -> tuple[str, ...]:
    return ("arena", *args, *BOARD, "--jobs", "1")


def test_the_table_fits_a_narrow_terminal(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    _, out, _ = hornochsen(*arena("calf", "calf", "--games", "2", "--seed", "7"), capture=capsys)
    assert "…" not in out
    headings = "bot games win share 95% interval minus place ms per decision"
    assert set(headings.split()) <= set(out.split())
    assert max(map(len, out.splitlines())) <= 60


def test_the_json_has_these_keys(capsys: Capture) -> None:
    said = result(*arena("calf", f"{HERE}:Snail", "calf", "--games", "10", "--seed", "7"), capture=capsys)
    assert list(said) == ["games", "deals", "players", "board", "rules", "seed", "bots"]
    assert {key: said[key] for key in list(said)[:-1]} == {
        "games": 12,
        "deals": 4,
        "players": 3,
        "board": "calf-yard",
        "rules": "official",
        "seed": 7,
    }
    calf, snail = said["bots"]
    assert list(calf) == ["name", "seats", "win_share", "win_share_ci", "points", "place", "ms_per_decision"]
    assert (calf["name"], calf["seats"], snail["name"], snail["seats"]) == ("calf", 2, f"{HERE}:Snail", 1)
    assert 2 * calf["win_share"] + snail["win_share"] == pytest.approx(1)
    for bot in said["bots"]:
        low, high = bot["win_share_ci"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
        assert bot["ms_per_decision"] > 0
    assert 1 <= snail["place"] <= 3


def test_any_number_of_jobs_gives_the_same_numbers(capsys: Capture) -> None:
    args = ("arena", "calf", f"{HERE}:Snail", *BOARD, "--games", "12", "--seed", "7")
    one, two = (result(*args, "--jobs", jobs, capture=capsys) for jobs in ("1", "2"))
    for said in (one, two):
        for bot in said["bots"]:
            bot.pop("ms_per_decision")
    assert one == two


def test_other_rules_are_shown_by_their_options(capsys: Capture) -> None:
    args = arena("calf", "calf", "--games", "2")
    assert result(*args, "--rules", "jeux-de-nim", capture=capsys)["rules"] == "jeux-de-nim"
    assert result(*args, "--rules", "official,happy_buying", capture=capsys)["rules"] == {
        "dunghill_ends": "round",
        "box_sales": True,
        "happy_buying": True,
    }


def test_the_table(capsys: Capture) -> None:
    status, out, err = hornochsen(
        *arena("calf", "calf", f"{HERE}:Snail", "--seed", "5", "--games", "9"), capture=capsys
    )
    assert (status, err) == (0, "")
    title, _, headings, _, *lines = out.rstrip().splitlines()
    assert title.strip() == "3 deals × 3 rotations, calf-yard, official, seed 5; fair is 33.3%"
    assert headings.split("  ")[0].strip() == "bot"
    assert {line.split()[0] for line in lines} == {"calf", "Snail"}
    assert "calf ×2" in out


def test_the_title_of_a_single_deal(capsys: Capture) -> None:
    _, out, _ = hornochsen(*arena("calf", "calf", "--games", "2"), capture=capsys)
    assert out.strip().startswith("1 deal × 2 rotations, ")


def test_records_of_all_games(capsys: Capture) -> None:
    said = result(*arena("calf", "calf", "--games", "5", "--seed", "7", "--records", "new/games"), capture=capsys)
    files = sorted(Path("new/games").iterdir())
    assert [file.name for file in files] == [f"game-00000{deal}-{turn}.json" for deal in (1, 2, 3) for turn in (1, 2)]
    ends = [read(file.read_bytes()).final.state for file in files]
    assert all(state.over for state in ends)
    assert sum(sum(state.positions) for state in ends) / 12 == pytest.approx(said["bots"][0]["points"])


def test_records_of_another_series_are_not_overwritten(capsys: Capture) -> None:
    args = arena("calf", "calf", "--games", "2", "--records", ".")
    result(*args, capture=capsys)
    assert refused(*args, capture=capsys) == (
        "hornochsen: --records: . contains games of another series; choose a new folder"
    )


def test_a_program_sits_at_the_end_or_where_it_is_named(capsys: Capture) -> None:
    Path("first.sh").write_text("#!/bin/sh\nwhile read -r x; do echo '{\"choose\": 0}'; done\n", encoding="utf-8")
    Path("first.sh").chmod(stat.S_IRWXU)
    program = ("--bot-command", "first=./first.sh", "--games", "3")
    at_the_end = result(*arena("calf", *program), capture=capsys)
    assert [(bot["name"], bot["seats"]) for bot in at_the_end["bots"]] == [("calf", 1), ("first", 1)]
    named = result(*arena("first", "calf", "first", *program), capture=capsys)
    assert [(bot["name"], bot["seats"]) for bot in named["bots"]] == [("first", 2), ("calf", 1)]


def test_a_program_that_fails_stops_the_series(capsys: Capture) -> None:
    args = arena("calf", "--bot-command", "moody=sh -c 'echo not today >&2; exit 3'")
    line = refused(*args, capture=capsys)
    assert line.startswith("hornochsen: moody ended with status 3 instead of answering; it wrote: not today; ")
    assert not read(Path(line.rpartition("the game is in ")[2]).read_bytes()).final.state.over


def test_a_bot_that_fails_stops_the_series(capsys: Capture) -> None:
    assert "Clumsy failed in round 1: ValueError: I fell over" in refused(
        *arena("calf", f"{HERE}:Clumsy"), capture=capsys
    )


STUMBLING = """
class Late:
    def __init__(self, rng): pass
    def choose(self, view, legal):
        if view.round == 1 and 99 in view.hand: raise ValueError("moo")
        return legal[-1]
"""


def test_games_that_were_finished_before_a_bot_failed_are_counted(tmp_path: Path) -> None:
    (tmp_path / "late.py").write_text(STUMBLING)
    args = ["arena", "./late.py:Late", "calf", "--games", "400", "--seed", "3", "--jobs", "1", "--json"]
    result = subprocess.run(
        [sys.executable, "-m", "hornochsen", *args], cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE
    )
    assert result.returncode == 2
    assert "Late failed in round" in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert 0 < json.loads(result.stdout)["games"] < 400


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_a_picture(capsys: Capture, kind: str) -> None:
    beginnings = {"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}
    args = arena("calf", "calf", f"{HERE}:Snail", "--games", "3", "--plot", f"series.{kind}")
    result(*args, capture=capsys)
    assert Path(f"series.{kind}").read_bytes().startswith(beginnings[kind])
    assert [file.name for file in Path().iterdir()] == [f"series.{kind}"]


def test_a_picture_without_matplotlib(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert refused(*arena("calf", "calf", "--plot", "series.png"), capture=capsys) == (
        "hornochsen: --plot: needs matplotlib; install it with: make setup (or pip install 'hornochsen[arena]')"
    )


@pytest.mark.parametrize(
    ("args", "line"),
    [
        ([], "a table has 2 to 8 bots, not 0"),
        (["calf"], "a table has 2 to 8 bots, not 1"),
        (["calf"] * 9, "a table has 2 to 8 bots, not 9"),
        (["calf", "clf"], "there is no bot 'clf'; did you mean calf?"),
        (["calf", "./none.py:Bot"], "./none.py cannot be read: No such file or directory"),
        (["calf", "calf", "--games", "0"], "Invalid value for '--games': 0 is not in the range"),
        (["calf", "calf", "--jobs", "0"], "Invalid value for '--jobs': 0 is not in the range"),
        (["calf", "calf", "--budget", "0"], "Invalid value for '--budget': 0 is not in the range"),
        (["calf", "calf", "--think", "0"], "Invalid value for '--think': 0.0 is not in the range"),
        (["calf", "calf", "--rules", "none"], "--rules: the rule sets are official, jeux-de-nim, not 'none'"),
        (
            ["calf", "calf", "--plot", "series.doc"],
            "--plot: the file name must end in .png, .svg, .pdf, not 'series.doc'",
        ),
        (["calf", "calf", "--plot", "none/series.png"], "--plot: none: No such file or directory"),
        (["calf", "calf", "--records", "file/games"], "--records: file/games: Not a directory"),
        (["calf", "calf", "--records", "file"], "Invalid value for '--records': Directory 'file' is a file."),
        (
            ["calf", "--bot-command", "snail"],
            "--bot-command: must be NAME=COMMAND, such as snail=./snail.sh, not 'snail'",
        ),
        (["calf", "--bot-command", "snail=none"], "--bot-command: snail: there is no program 'none'"),
        (["calf", "--bot-command", "a=sh", "--bot-command", "a=sh"], "--bot-command: a is given twice"),
        (["calf", "calf", "--scheduler", "moo://1"], "--scheduler: there is no scheduler at moo://1: unknown address"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_one_line(capsys: Capture, args: list[str], line: str) -> None:
    Path("file").touch()
    assert line in refused("arena", *args, *BOARD, capture=capsys)
    assert [file.name for file in Path().iterdir()] == ["file"]


def test_an_unknown_board_is_refused(capsys: Capture) -> None:
    line = refused("arena", "calf", "calf", "--board", "clasic", capture=capsys)
    assert line.startswith('hornochsen: --board: unknown board "clasic"; did you mean classic?')


def test_help_says_what_a_seed_does_not_reproduce(capsys: Capture) -> None:
    status, out, _ = hornochsen("arena", "--help", capture=capsys)
    words = " ".join(out.split())
    assert status == 0
    assert "their number does not change the results" in words
    assert "Results are then not reproducible." in words
    assert "hornochsen arena calf calf calf calf --games 1000" in words


def test_output_can_be_read_by_a_program(capsys: Capture) -> None:
    _, out, _ = hornochsen(*arena("calf", "calf", "--games", "2", "--json"), capture=capsys)
    assert len(out.splitlines()) == 1
    assert json.loads(out)["games"] == 2
