"""`hornochsen board`."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hornochsen import LANGUAGES, boards
from hornochsen.cli.commands.board import board
from hornochsen.rules import read_board


def run(*words: str, given: str | bytes | None = None) -> Result:
    return CliRunner().invoke(board, words, input=given, env={"HORNOCHSEN_LANG": "en"})


def refused(result: Result) -> list[str]:
    """Return the lines of a refusal, which must have status 2 and no other output."""
    assert result.exit_code == 2
    assert result.stdout == ""
    return result.stderr.splitlines()


@pytest.fixture
def farm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Change to a temporary folder and return a board file in it."""
    monkeypatch.chdir(tmp_path)
    file = Path("farm.toml")
    file.write_text(boards.template("farm", boards.load("calf-yard")), encoding="utf-8")
    return file


def test_list_prints_a_line_for_each_board() -> None:
    lines = run("list").stdout.splitlines()
    assert [line.split()[0] for line in lines[::2]] == list(boards.names())
    assert lines[0] == "classic      12 rows · bull’s eyes on 40, 50 · dunghill on 60"
    assert lines[1].strip() == boards.about("classic", "en")


def test_list_in_another_language() -> None:
    assert boards.about("longacre", "hu") in run("list", "--lang", "hu").stdout


def test_list_refuses_an_unknown_language() -> None:
    assert "'tlh' is not one of" in refused(run("list", "--lang", "tlh"))[-1]


def test_show_prints_the_two_halves_side_by_side() -> None:
    lines = run("show", "classic").stdout.splitlines()
    assert lines[0] == "classic · 12 rows · bull’s eyes on 40, 50 · dunghill on 60"
    assert " 1   ·   ·   ·   · [6]                   7   ·   D   D   D   D [8]" in lines
    assert " 6   ·   ·  ~1   ·  ~3   · [10]         12   ·   H   H   ·   ·  ~3 [12]" in lines
    assert "H happy cow" in " ".join(lines[-2:])


def test_show_prints_a_shorter_right_half_for_an_odd_number_of_rows(farm: Path) -> None:
    text = farm.read_text(encoding="utf-8").replace('  ". . . [3]",', "  #", 1)
    lines = run("show", "-", given=text).stdout.splitlines()
    assert lines[0] == "farm · 7 rows · bull’s eye on 12 · dunghill on 20"
    fourth = next(line for line in lines if line.startswith(" 4 "))
    assert fourth.count("[") == 1


def test_show_a_file(farm: Path) -> None:
    assert run("show", str(farm)).stdout.startswith("farm · 8 rows")


def test_show_prints_the_json_of_a_record() -> None:
    data = json.loads(run("show", "classic", "--json").stdout)
    assert read_board(data) == boards.load("classic")


def test_show_prints_a_board_file() -> None:
    assert boards.read_toml(run("show", "longacre", "--toml").stdout) == boards.find("longacre")


def test_show_refuses_an_unknown_name() -> None:
    [line] = refused(run("show", "clasic"))
    assert line.startswith('hornochsen: unknown board "clasic"; did you mean classic?')


def test_show_refuses_a_bad_file_with_all_its_problems(farm: Path) -> None:
    farm.write_text('name = 1\ndunghill = 2\nbulls_eyes = [1]\nrows = [".."]\n', encoding="utf-8")
    lines = refused(run("show", "farm.toml"))
    assert [line[:24] for line in lines] == [
        "hornochsen: farm.toml:1:",
        "hornochsen: farm.toml:4:",
        "hornochsen: farm.toml:4:",
    ]


def test_check_accepts_a_valid_file(farm: Path) -> None:
    result = run("check", "farm.toml")
    assert result.exit_code == 0
    assert result.stdout == "farm.toml: valid: 8 rows, bull's eye on 12, dunghill on 20\n"
    assert result.stderr == ""


def test_check_standard_input(farm: Path) -> None:
    result = run("check", "-", given=farm.read_text(encoding="utf-8"))
    assert result.stdout.startswith("standard input: valid: 8 rows")


def test_check_reports_each_problem_with_its_line(farm: Path) -> None:
    text = farm.read_text(encoding="utf-8")
    at = text[: text.index('". D . [3]"')].count("\n") + 1
    farm.write_text(text.replace(". D . [3]", "D x [3]"), encoding="utf-8")
    assert refused(run("check", "farm.toml")) == [
        f'farm.toml:{at}: row 7, square 1: the first square must be plain (.), not "D"',
        f'farm.toml:{at}: row 7, square 2: must be plain (.), H, D or a cow-pat from 1 to 99, not "x"',
    ]


def test_check_several_files(farm: Path) -> None:
    Path("bad.toml").write_text("", encoding="utf-8")
    result = run("check", "bad.toml", "farm.toml")
    assert result.exit_code == 2
    assert result.stdout.startswith("farm.toml: valid")
    assert len(result.stderr.splitlines()) == 4


def test_check_files_that_cannot_be_read(farm: Path) -> None:
    Path("latin.toml").write_bytes(b'name = "H\xf6f"\n')
    assert refused(run("check", ".", "none.toml", "latin.toml", "")) == [
        ".: cannot be read: Is a directory",
        "none.toml: cannot be read: No such file or directory",
        "latin.toml:1: is not UTF-8 text",
        '"": cannot be read: Is a directory',
    ]


def test_check_escapes_a_line_break_in_a_file_name(farm: Path) -> None:
    assert len(refused(run("check", "no\nsuch\x1b[31m.toml"))) == 1


def test_check_refuses_a_whole_record() -> None:
    assert refused(run("check", "-", given='{"format": "hornochsen"}')) == [
        'standard input: is a game record, not a board; extract its "board" object'
    ]


def test_new_prints_a_valid_template() -> None:
    text = run("new").stdout
    assert run("check", "-", given=text).exit_code == 0
    assert boards.read_toml(text).board.name == "my-farm"
    assert boards.read_toml(text).board.rows == boards.load("classic").rows


def test_new_explains_every_sign_in_the_template() -> None:
    remarks = [line for line in run("new").stdout.splitlines() if line.startswith("#")]
    for word in ("plain", "cow-pat", "happy cow", "double", "bullhead", "bull's eye", "dunghill"):
        assert any(word in remark for remark in remarks)


def test_new_prints_descriptions_that_can_be_uncommented() -> None:
    before, after = run("new").stdout.split("# [about]")
    assert set(boards.read_toml(before + "[about]" + after.replace("# ", "")).about) == set(LANGUAGES)


def test_new_into_a_file_and_from_another_board(farm: Path) -> None:
    result = run("new", 'Hof "Huber"', "--from", "longacre", "-o", "huber.toml")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == "huber.toml: written. Edit it, then run: hornochsen board check huber.toml\n"
    found = boards.find("huber.toml").board
    assert (found.name, found.rows) == ('Hof "Huber"', boards.load("longacre").rows)
    assert sorted(path.name for path in Path().iterdir()) == ["farm.toml", "huber.toml"]


def test_new_from_the_users_own_file(farm: Path) -> None:
    assert boards.read_toml(run("new", "--from", "farm.toml").stdout).board.dunghill == 20


def test_new_keeps_an_existing_file(farm: Path) -> None:
    before = farm.read_bytes()
    assert refused(run("new", "-o", "farm.toml")) == [
        "hornochsen: farm.toml: already exists; use --force to overwrite it"
    ]
    assert farm.read_bytes() == before
    assert run("new", "other", "-o", "farm.toml", "--force").exit_code == 0
    assert boards.find("farm.toml").board.name == "other"


@pytest.mark.parametrize("file", ["", ".", "none/farm.toml", "farm.toml/x.toml", "x" * 300])
def test_new_refuses_an_impossible_path(farm: Path, file: str) -> None:
    before = farm.read_bytes()
    assert len(refused(run("new", "-o", file, "--force"))) == 1
    assert sorted(path.name for path in Path().iterdir()) == ["farm.toml"]
    assert farm.read_bytes() == before


def test_new_leaves_no_partial_file_on_a_full_disk(farm: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    before = farm.read_bytes()
    monkeypatch.setattr(os, "fsync", full)
    assert refused(run("new", "-o", "farm.toml", "--force")) == [
        "hornochsen: farm.toml: cannot be written: No space left on device"
    ]
    assert [path.name for path in Path().iterdir()] == ["farm.toml"]
    assert farm.read_bytes() == before


@pytest.mark.parametrize("name", ["x" * 61, "a\nb", "", "  "])
def test_new_refuses_a_name_that_a_file_cannot_have(name: str) -> None:
    [line] = refused(run("new", name))
    assert line.startswith("hornochsen: name: must be ")


def test_new_refuses_an_unknown_board() -> None:
    [line] = refused(run("new", "--from", "clover-fram"))
    assert "did you mean clover-farm?" in line


@pytest.mark.parametrize("command", ["list", "show", "check", "new"])
def test_help_gives_examples(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"  hornochsen board {command}" in result.stdout


def test_the_module_imports_nothing_slow() -> None:
    code = (
        "import sys; before = set(sys.modules); import hornochsen.cli.commands.board; "
        "print(*{'msgspec', 'rich', 'tomllib', 'fluent'} & set(sys.modules) - before)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
