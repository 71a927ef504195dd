"""Whole games at a real terminal, 80×24."""

from __future__ import annotations

import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from cli.keyboard import COLUMNS, COMMAND, ESCAPES, LINES, Keyboard
from patience import PATIENCE

from hornochsen import LANGUAGES
from hornochsen.cli.atomic_files import save_unfinished_game
from hornochsen.locales import texts
from hornochsen.records import read, write
from hornochsen.rules import Play

CALVES = ("--bots", "calf,calf,calf", "--no-hints")
"""A game that starts at once, where bots and hints do not matter: stronger bots and hints load the kernel."""


def run(*args: str, keys: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the game with its input and output in pipes."""
    env = {**os.environ, "LANG": "C.UTF-8", **environment}
    return subprocess.run(
        [COMMAND, "play", *args], input=keys, capture_output=True, text=True, timeout=PATIENCE, env=env
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_each_language(lang: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    bots = ("--bots", "3") if lang == "en" else CALVES  # the default bots once: they load the kernel
    person = Keyboard("--seed", "7", *bots, "--save", str(kept), lang=lang)
    person.play()
    assert person.child.exitstatus == 0
    assert "Traceback" not in person.seen
    replayed = read(kept.read_bytes())
    assert replayed.final.state.over
    assert texts(lang)("standings-title") in person.seen
    assert {move.by for move in replayed.record.moves} == {"person", "bot"}


@pytest.mark.parametrize("board", ["calf-yard", "longacre", "clover-farm"])
def test_every_screen_fits(board: str) -> None:
    person = Keyboard(
        "--seed", "3", "--board", board, "--bots", ",".join(["calf"] * 7), "--rules", "official,happy_buying"
    )
    while (kind := person.prompt()) is not None:
        lines = person.screen.split("\r\n")
        assert max(map(len, lines)) <= COLUMNS or "turned over" in person.screen
        assert kind == "confirm" or len(lines) <= LINES
        person.answer(kind)
    assert person.child.exitstatus == 0


def test_two_people_do_not_see_each_other_s_hands(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    person = Keyboard("--players", "Anja,Bernd", "--bots", "calf", "--no-hints", "--seed", "2", "--save", str(kept))
    person.play(moves=40)
    person.leave()
    raw = person.seen
    assert "Hand the keyboard to Anja" in raw
    assert "Hand the keyboard to Bernd" in raw


def test_a_number_of_people_is_asked_for_names() -> None:
    person = Keyboard("--players", "3", "--bots", "0", "--no-hints", "--seed", "2")
    for number, name in ((1, "Anja"), (2, "Anja"), (2, "Bernd"), (3, "")):
        person.child.expect_exact(f"Name of player {number}:")
        person.seen += person.child.before
        person.say(name)
    assert person.seen.count("Anja is already at the table. Please choose another name.") == 1
    while person.prompt() != "hand over":
        person.say("")
    assert all(name in person.seen for name in ("Anja", "Bernd", "Player 3"))
    person.leave()


def test_the_screen_is_cleared_before_the_keyboard_is_handed_over() -> None:
    person = Keyboard("--players", "Anja,Bernd", "--bots", "0", "--no-hints", "--seed", "2")
    shown = ""
    while person.prompt() != "hand over":
        person.say("")
    person.answer("hand over")
    assert person.prompt() == "one"
    hand = person.tiles()
    person.answer("one")
    assert person.prompt() == "confirm"
    person.answer("confirm")
    assert person.prompt() == "hand over"
    shown = person.child.before
    after_wipe = shown.rsplit("\x1b[3J", 1)[1]
    assert "\x1b[2J" in shown
    assert not any(str(tile) in ESCAPES.sub("", after_wipe) for tile in hand)
    person.leave()


def test_r22_the_key_u_lets_a_person_who_has_laid_take_back() -> None:
    person = Keyboard("--players", "Anja,Bernd", "--bots", "0", "--no-hints", "--seed", "2")
    for expected in ("pause", "hand over", "one", "confirm"):
        assert person.prompt() == expected
        person.answer(expected)
    assert person.prompt() == "hand over"
    person.say("u")
    assert person.prompt() == "hand over"
    assert "second thoughts" in person.screen
    person.child.expect("Anja")
    person.leave()


def test_ctrl_c_saves_the_game_so_that_it_can_be_resumed(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    person = Keyboard("--seed", "4", *CALVES, "--save", str(kept))
    person.play(moves=9)
    assert person.prompt() in person.prompts
    person.interrupt()
    assert person.prompt() is None
    assert person.child.exitstatus == 130
    assert "Traceback" not in person.seen
    assert f"--resume {kept}".replace(" ", "") in "".join(person.seen.split())
    before = read(kept.read_bytes())
    assert not before.final.state.over

    again = Keyboard("--resume", str(kept))
    again.play()
    assert again.child.exitstatus == 0
    after = read(kept.read_bytes())
    assert after.final.state.over
    assert after.record.moves[: len(before.record.moves)] == before.record.moves


def test_without_save_an_unfinished_game_goes_to_the_data_folder(tmp_path: Path) -> None:
    result = run("--seed", "1", *CALVES, keys="b1\nq\n", XDG_DATA_HOME=str(tmp_path))
    (kept,) = (tmp_path / "hornochsen" / "games").iterdir()
    assert result.returncode == 0
    assert str(kept) in result.stdout
    assert read(kept.read_bytes()).record.extra["seed"] == 1


def test_games_interrupted_in_the_same_second_are_all_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    games = [str(number) for number in range(40)]
    with ThreadPoolExecutor(8) as several:
        kept = list(several.map(save_unfinished_game, games))
    assert [path.read_text() for path in kept] == games
    assert sorted(kept) == sorted((tmp_path / "hornochsen" / "games").iterdir())


def test_the_file_is_saved_after_each_move(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    person = Keyboard("--seed", "4", *CALVES, "--save", str(kept))
    person.play(moves=6)
    person.prompt()
    person.leave()
    assert any(isinstance(m.action, Play) and m.by == "person" for m in read(kept.read_bytes()).record.moves)


def test_a_seed_gives_the_same_game(tmp_path: Path) -> None:
    records = []
    for name in ("a", "b"):
        run("--players", "0", "--bots", "3", "--board", "calf-yard", "--seed", "5", "--save", str(tmp_path / name))
        record = read((tmp_path / name).read_bytes()).record
        records.append([(move.action, move.from_box) for move in record.moves])
    assert records[0] == records[1]


@pytest.mark.parametrize("environment", [{}, {"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_pipe_gets_no_colour(environment: dict[str, str]) -> None:
    result = run("--players", "0", *CALVES, "--seed", "1", "--lang", "fr", **environment)
    assert "\x1b" not in result.stdout
    assert result.stderr == ""
    assert max(map(len, result.stdout.splitlines())) < 200


def test_no_color_turns_colour_off_at_a_terminal() -> None:
    person = Keyboard("--seed", "1", *CALVES, env={"NO_COLOR": "1"})
    person.answer(person.prompt() or "")
    person.prompt()
    assert "\x1b[31m" not in person.child.before
    person.leave()


def test_an_encoding_without_our_symbols_does_not_fail() -> None:
    result = run("--players", "0", *CALVES, "--seed", "1", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert "Traceback" not in result.stderr


def test_the_end_of_input_stops_the_game(tmp_path: Path) -> None:
    result = run("--seed", "1", *CALVES, keys="b2\n", XDG_DATA_HOME=str(tmp_path))
    assert result.returncode == 0
    assert "The game was stopped" in result.stdout


def test_invalid_input_is_explained_and_asked_for_again() -> None:
    result = run("--seed", "1", "--bots", "calf", "--no-hints", keys="hello\nb4\nb0\n-5\n¼\n100\n0\n5 5\n1 2 3\nu\nq\n")
    assert result.stdout.count("is not a choice") == 5
    assert result.stdout.count("You cannot choose that tile") == 3
    assert "That is the wrong number of tiles" in result.stdout
    assert "You have nothing to take back" in result.stdout
    assert result.returncode == 0


def test_an_empty_line_shows_the_table_again_and_says_what_to_type() -> None:
    result = run("--seed", "1", "--bots", "calf", "--no-hints", keys="\nq\n")
    welcome, _, after = result.stdout.partition("Which tile do you lay?")
    assert welcome.count("a number to choose") == 1
    assert after.count("a number to choose") == 1


def test_a_confirmation_is_asked_for_again_until_it_is_clear() -> None:
    result = run("--seed", "7", *CALVES, keys="22\nfoo\nn\n23\n1\ny\nq\n")
    assert result.stdout.count("Type y or n.") == 2
    assert result.stdout.count("Lay 22? (y/n)") == 2
    assert result.stdout.count("Lay 23? (y/n)") == 2
    assert "you 23" in result.stdout


def test_the_default_opponents_are_those_of_the_page() -> None:
    home = (Path(__file__).parent.parent.parent / "web" / "src" / "pages" / "Home.svelte").read_text(encoding="utf-8")
    assert "const BOTS = 3;" in home
    result = run("--no-hints", keys="q\n")
    assert "Berta (Cow), Cilli (Cow), Dora (Cow)" in result.stdout


def test_the_table_shows_how_safe_each_tile_is() -> None:
    shown = run("--seed", "7", "--bots", "calf", keys="q\n").stdout.splitlines()
    held = next(line for line in shown if line.startswith("Your tiles"))
    odds = next(line for line in shown if line.startswith("safe "))
    assert len(odds.split()) - 1 == len(held.split()) - 2 == 6
    assert all(word.endswith("%") for word in odds.split()[1:])
    hidden = run("--seed", "7", *CALVES, keys="h\nq\n").stdout
    assert "safe " not in hidden
    assert "Hints are off in this game." in hidden


REFUSED = [
    (["--players", "9"], "--players: at most 8 people can play, not 9"),
    (["--players", "1", "--bots", "0"], "--players, --bots: a table has 2 to 8 players, not 1"),
    (["--players", "4", "--bots", "5"], "--players, --bots: a table has 2 to 8 players, not 9"),
    (["--players", "Anja,Anja"], "--players: each name must be different"),
    (["--players", "Anja,"], "--players: a name must have 1 to 20 printable characters, not ''"),
    (["--bots", "donkey"], "--bots: there is no bot 'donkey'; bots are calf, cow, ox, bull, aurochs"),
    (["--board", "clasic"], "--board: "),
    (["--rules", "poker"], "--rules: the rule sets are official, jeux-de-nim, not 'poker'"),
    (["--rules", "official,fast"], "--rules: the switches are happy_buying, box_sales"),
    (["--lang", "xx"], "'--lang'"),
    (["--seed", "many"], "'--seed'"),
    (["--resume", "nothing-here.json"], "nothing-here.json: No such file or directory"),
    (["--save", "nowhere/game.json"], "--save: nowhere/game.json: No such file or directory"),
    (["--resume", "pyproject.toml"], "pyproject.toml: record: not JSON"),
    (["extra"], "extra"),
]


@pytest.mark.parametrize(("args", "text"), REFUSED, ids=[" ".join(args) for args, _ in REFUSED])
def test_bad_input_is_one_line_and_status_2(args: list[str], text: str) -> None:
    result = run(*args)
    assert result.returncode == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert text in result.stderr


def test_a_game_is_not_overwritten(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    kept.write_text("precious")
    result = run("--save", str(kept))
    assert result.returncode == 2
    assert "already exists" in result.stderr
    assert kept.read_text() == "precious"


def test_a_finished_game_cannot_be_resumed(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    run("--players", "0", *CALVES, "--seed", "5", "--save", str(kept))
    result = run("--resume", str(kept))
    assert result.returncode == 2
    assert "is over" in result.stderr


def test_a_resumed_game_keeps_its_board(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    run("--seed", "5", *CALVES, "--save", str(kept), keys="q\n")
    result = run("--resume", str(kept), "--board", "classic")
    assert result.returncode == 2
    assert "--board: cannot be used with --resume" in result.stderr


def test_names_from_a_file_cannot_contain_terminal_escapes(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    run("--seed", "5", *CALVES, "--save", str(kept), keys="q\n")
    document = json.loads(kept.read_text())
    document["players"][0] = "\x1b[2J\ud800" + "x" * 500
    kept.write_text(json.dumps(document))
    assert write(read(kept.read_bytes()).record)
    result = run("--resume", str(kept), "--no-hints", keys="q\n")
    assert result.returncode == 0
    assert "\x1b" not in result.stdout


def test_r15_the_next_person_does_not_see_which_tiles_were_taken() -> None:
    """The screen that is handed over never addresses a player as "you"."""
    person = Keyboard("--players", "Anja,Bernd", "--bots", "0", "--no-hints", "--seed", "3", "--board", "calf-yard")
    takes = 0
    while (kind := person.prompt()) is not None:
        takes += kind.startswith("take")
        if kind == "hand over":
            shown = ESCAPES.sub("", person.child.before.rsplit("\x1b[3J", 1)[-1])
            assert not {"you", "You", "Your"} & set(shown.split())
        person.answer(kind)
    assert takes > 0


BOT = """
class Bot:
    def __init__(self, rng): {made}
    def choose(self, view, legal): {chosen}
"""


@pytest.mark.parametrize(
    ("made", "chosen", "text"),
    [
        ("1 / 0", "return legal[0]", "cannot be made: ZeroDivisionError"),
        ("pass", "raise ValueError('moo')", "ValueError: moo"),
        ("pass", "return 'tile'", "chose 'tile', which is not allowed"),
        ("pass", "from hornochsen.rules import Buy; return Buy(0, 1)", "chose buy 1, which is not allowed"),
    ],
)
def test_a_bot_that_fails_is_named_in_one_line(made: str, chosen: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text(BOT.format(made=made, chosen=chosen))
    result = run("--bots", f"{file}:Bot", "--no-hints", keys="\n" * 5, XDG_DATA_HOME=str(tmp_path))
    assert result.returncode == 2
    assert text in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_bot_keeps_its_own_budget_in_a_saved_game(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    begun = run("--seed", "5", "--save", str(kept), "--bots", "ox@5,calf", "--no-hints", keys="q\n")
    assert "(ox@5)" in begun.stdout
    assert json.loads(kept.read_text())["bots"] == [None, "ox@5", "calf"]
    assert "(ox@5)" in run("--resume", str(kept), "--no-hints", keys="q\n").stdout


@pytest.mark.parametrize("ending", ["", "@5"])
def test_a_record_cannot_name_code_to_run(ending: str, tmp_path: Path) -> None:
    kept, trap, sprung = tmp_path / "game.json", tmp_path / "trap.py", tmp_path / "sprung"
    run("--seed", "5", "--save", str(kept), *CALVES, keys="q\n")
    trap.write_text(f"import pathlib; pathlib.Path({str(sprung)!r}).touch()\nclass Bot: pass")
    document = json.loads(kept.read_text())
    document["bots"][1] = f"{trap}:Bot{ending}"
    kept.write_text(json.dumps(document))
    result = run("--resume", str(kept), "--no-hints", keys="q\n")
    assert result.returncode == 2
    assert "choose the bots with --bots" in result.stderr
    assert not sprung.exists()
    assert run("--resume", str(kept), "--bots", "calf,calf,calf", "--no-hints", keys="q\n").returncode == 0


def test_ctrl_d_before_the_game_stops_it() -> None:
    person = Keyboard("--bots", "calf", "--no-hints")
    assert person.prompt() == "pause"
    person.child.sendeof()
    assert person.prompt() is None
    assert "Traceback" not in person.seen


def test_undecodable_input_is_asked_for_again(tmp_path: Path) -> None:
    result = subprocess.run(
        [COMMAND, "play", "--seed", "1", "--bots", "calf", "--no-hints"],
        input=b"\xff\xfe\nq\n",
        capture_output=True,
        timeout=PATIENCE,
        env={"PYTHONIOENCODING": "utf-8", "XDG_DATA_HOME": str(tmp_path)},
    )
    assert result.returncode == 0
    assert result.stderr == b""


@pytest.mark.parametrize(
    "args", [["--players", "9" * 5000], ["--bots", "9" * 5000], ["--think", "nan"], ["--save", ""]]
)
def test_numbers_and_names_out_of_range_are_refused(args: list[str]) -> None:
    result = run(*args)
    assert result.returncode == 2
    assert len(result.stderr.splitlines()) == 1
