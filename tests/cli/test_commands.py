"""The console script as a shell sees it: its output, its errors and its exit status."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from cli.keyboard import COMMAND
from patience import PATIENCE

from hornochsen import LANGUAGES, __version__, boards
from hornochsen.cli import cli
from hornochsen.cli.first_steps import STEPS, first_steps
from hornochsen.locales import texts
from hornochsen.rules import PRESETS

VECTORS = Path(__file__).parent.parent / "vectors"
GAME = VECTORS / "001-3p-classic-official.json"
LONG_GAME = VECTORS / "029-6p-classic-official.json"


def environment(**changes: str) -> dict[str, str]:
    return {**os.environ, "HORNOCHSEN_LANG": "en", "COLUMNS": "80", "PYTHONUTF8": "1", **changes}


def run(*words: str | Path, given: bytes = b"", **changes: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [COMMAND, *words], input=given, capture_output=True, env=environment(**changes), timeout=PATIENCE
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """Return the single line of a refusal, which must have status 2 and no other output."""
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("\n")
    [line] = done.stderr.splitlines()
    return line


def document() -> Any:
    return json.loads(GAME.read_bytes())


def tree(command: click.Command, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    yield path, command
    if isinstance(command, click.Group):
        ctx = click.Context(command)
        for name in command.list_commands(ctx):
            under = command.get_command(ctx, name)
            assert under
            yield from tree(under, (*path, name))


COMMANDS = dict(tree(cli))


# Help


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_help_names_every_option_and_command(path: tuple[str, ...]) -> None:
    done = run(*path, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    words = done.stdout.replace(",", " ").split()
    assert {"-h", "--help"} <= set(words)
    command = COMMANDS[path]
    for param in command.params:
        if isinstance(param, click.Option):
            assert set(param.opts) <= set(words)
            assert param.help
    if isinstance(command, click.Group):
        assert set(command.list_commands(click.Context(command))) <= set(words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_command_the_first_steps_are_listed(lang: str) -> None:
    done = run(HORNOCHSEN_LANG=lang)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == first_steps(texts(lang)) + "\n"


@pytest.mark.parametrize(("command", "_"), STEPS.values())
def test_the_first_steps_are_commands(command: str, _: str) -> None:
    [name, *words] = command.split()
    assert name == "hornochsen"
    assert run(*words, *([] if words == ["--help"] else ["--help"])).returncode == 0


GROUPS = [path for path, command in COMMANDS.items() if path and isinstance(command, click.Group)]


@pytest.mark.parametrize("path", GROUPS, ids=" ".join)
def test_a_group_without_a_command_shows_its_help(path: tuple[str, ...]) -> None:
    done = run(*path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == run(*path, "-h").stdout


def test_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"hornochsen {__version__}\n", "")


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hornochsen", "record", "check", GAME], capture_output=True, text=True, env=environment()
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == run("record", "check", GAME).stdout


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["pley"], "hornochsen: No such command 'pley'. Did you mean 'play'? See:"),
        (["bord"], "hornochsen: No such command 'bord'. Did you mean 'board'? See:"),
        (["moo"], "hornochsen: No such command 'moo'. See:"),
        (["--moo"], "hornochsen: No such option '--moo'."),
        (["play", "--moo"], "hornochsen play: No such option '--moo'."),
        (["record", "moo"], "hornochsen record: No such command 'moo'."),
        (["record", "show"], "hornochsen record show: Missing argument 'FILE'."),
        (["record", "show", "a", "--round", "0"], "Invalid value for '--round'"),
        (["record", "show", "a", "--round", "all"], "Invalid value for '--round'"),
        (["record", "show", "a", "--lang", "tlh"], "Invalid value for '--lang'"),
        (["record", "states", "a", "b"], "Got unexpected extra argument"),
        (["completion"], "Choose from: bash, zsh, fish"),
        (["completion", "tcsh"], "'tcsh' is not one of"),
        (["no\nsuch\x1b[31m"], "hornochsen: No such command"),
    ],
    ids=lambda value: " ".join(value).encode("unicode_escape").decode() if isinstance(value, list) else "",
)
def test_a_usage_error_is_one_line(words: list[str], text: str) -> None:
    line = refused(run(*words))
    assert text in line
    assert line.endswith(" --help")


# record states


@pytest.mark.parametrize(
    "game", [GAME, LONG_GAME, VECTORS / "003-3p-wide-jeux-de-nim.json"], ids=lambda path: path.stem
)
def test_states(game: Path) -> None:
    expected = [json.loads(line) for line in game.with_suffix(".states.jsonl").read_text().splitlines()]
    done = run("record", "states", game)
    assert (done.returncode, done.stderr) == (0, "")
    assert [json.loads(line) for line in done.stdout.splitlines()] == expected
    assert run("record", "states", "-", given=game.read_bytes()).stdout == done.stdout


# record check


@pytest.mark.parametrize("lang", LANGUAGES)
def test_check_a_finished_game(lang: str) -> None:
    done = run("record", "check", GAME, "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    first, *standings = done.stdout.splitlines()
    assert first == texts(lang)("record-sound", file=str(GAME), moves=69, rounds=15)
    assert all(any(name in line for line in standings) for name in document()["players"])


def test_check_an_unfinished_game() -> None:
    record = document()
    record["moves"] = record["moves"][:20]
    done = run("record", "check", "-", given=json.dumps(record).encode())
    assert (done.returncode, done.stderr) == (0, "")
    first, *players = done.stdout.splitlines()
    assert "valid so far: 20 moves" in first
    assert [line.split(" – ")[0] for line in players] == record["players"]
    assert all(line.endswith(("minus point", "minus points")) for line in players)


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    """Return a folder of files that are not records."""
    illegal = document()
    illegal["moves"][-1] = illegal["moves"][0]
    malformed = document()
    malformed["players"].append(7)
    (tmp_path / "illegal.json").write_text(json.dumps(illegal))
    (tmp_path / "malformed.json").write_text(json.dumps(malformed))
    (tmp_path / "text.json").write_text("Once upon a time there was an ox.")
    (tmp_path / "empty.json").touch()
    (tmp_path / "binary.json").write_bytes(bytes(range(256)) * 100)
    (tmp_path / "folder.json").mkdir()
    return tmp_path


@pytest.mark.parametrize("command", ["check", "states", "show"])
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("illegal", "moves[68]: "),
        ("malformed", "players[3]: must be a name, not 7"),
        ("text", "record: not JSON: "),
        ("empty", "record: not JSON: "),
        ("binary", "record: not "),
        ("folder", "Is a directory"),
        ("nothing", "No such file or directory"),
    ],
)
def test_a_file_that_is_no_record_is_refused(bad: Path, command: str, name: str, text: str) -> None:
    file = bad / f"{name}.json"
    assert refused(run("record", command, file)).startswith(f"hornochsen: {file}: {text}")


def test_standard_input_that_is_closed_is_refused() -> None:
    done = subprocess.run(
        ["sh", "-c", '"$0" record check - <&-', COMMAND], capture_output=True, text=True, env=environment()
    )
    assert refused(done) == "hornochsen: standard input: is closed"


# record show


@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_prints_every_round_and_the_result(lang: str) -> None:
    words = texts(lang)
    done = run("record", "show", GAME, "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    for number in range(1, 16):
        assert words("round-title", kind="plain", round=number) in done.stdout
    assert words("game-ended", ending="dunghill", round=15) in done.stdout
    assert words("winner-one", who="other", name="P1", points=26) in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert run("record", "show", GAME, HORNOCHSEN_LANG=lang).stdout == done.stdout


def test_show_one_round() -> None:
    whole = run("record", "show", GAME).stdout
    part = run("record", "show", GAME, "--round", "3").stdout
    assert part.startswith("Round 3\n")
    assert part in whole
    assert "Round 2" not in part
    assert "Round 4" not in part
    assert "P1 wins" not in part
    assert "P1 wins" in run("record", "show", GAME, "--round", "15").stdout


def test_show_a_round_that_was_not_played() -> None:
    line = refused(run("record", "show", GAME, "--round", "999"))
    assert line == "hornochsen: --round: the game has rounds 1 to 15, not 999"


def test_show_draws_the_board_and_all_hands() -> None:
    plain = run("record", "show", GAME, "--round", "2").stdout
    drawn = run("record", "show", GAME, "--round", "2", "--board").stdout
    state = json.loads(GAME.with_suffix(".states.jsonl").read_text().splitlines()[1])
    assert "▲" not in plain
    assert "▲" in drawn
    for name, hand in zip(document()["players"], state["hands"], strict=True):
        assert f"  {name}: {' '.join(map(str, hand))}\n" in drawn
    assert set(plain.splitlines()) <= set(drawn.splitlines())


def test_show_needs_no_standard_input() -> None:
    done = subprocess.run(
        ["sh", "-c", '"$0" record show "$1" <&-', COMMAND, GAME], capture_output=True, text=True, env=environment()
    )
    assert (done.returncode, done.stderr) == (0, "")


# Closed pipes and full disks


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--help"],
        ["board", "list"],
        *(["record", command, str(LONG_GAME)] for command in ("check", "states", "show")),
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_a_closed_pipe_gives_no_error_message(words: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)  # before the program starts, so that it cannot write everything first
    with os.fdopen(writer, "wb") as nobody:
        done = subprocess.run([COMMAND, *words], stdout=nobody, stderr=subprocess.PIPE, env=environment())
    assert (done.returncode, done.stderr) == (1, b"")


def test_head_gets_the_first_line_without_an_error() -> None:
    done = subprocess.run(
        ["sh", "-c", '"$0" record states "$1" | head -1', COMMAND, LONG_GAME],
        capture_output=True,
        text=True,
        env=environment(),
    )
    assert done.stderr == ""
    assert json.loads(done.stdout)["round"] == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is full")
@pytest.mark.parametrize("words", [[], ["--help"], ["record", "states", str(GAME)], ["record", "show", str(GAME)]])
def test_a_full_disk_gives_a_one_line_error(words: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([COMMAND, *words], stdout=full, stderr=subprocess.PIPE, text=True, env=environment())
    assert (done.returncode, done.stderr) == (2, "hornochsen: standard output: No space left on device\n")


@pytest.mark.skipif(not hasattr(fcntl, "F_SETPIPE_SZ"), reason="needs a pipe that is soon full")
def test_ctrl_c_during_long_output_leaves_no_traceback() -> None:
    reader, writer = os.pipe()
    fcntl.fcntl(writer, fcntl.F_SETPIPE_SZ, 4096)  # while it is empty: a pipe cannot shrink below its content
    words = [COMMAND, "record", "show", str(LONG_GAME), "--board"]
    # A process that coverage measures loses the signal in about 1 of 7 runs.
    unmeasured = {name: value for name, value in environment().items() if not name.startswith("COVERAGE_")}
    with (
        os.fdopen(reader, "rb", buffering=0) as story,
        subprocess.Popen(words, stdout=writer, stderr=subprocess.PIPE, env=unmeasured) as child,
    ):
        os.close(writer)
        assert child.stderr
        assert story.read(7) == b"Round 1"
        child.send_signal(signal.SIGINT)
        assert b"The game is over" not in story.read()
        assert child.stderr.read().strip() == b""
        assert child.wait(timeout=PATIENCE) == 130


# Completion


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(shell: str) -> None:
    done = run("completion", shell)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"_HORNOCHSEN_COMPLETE={shell}_complete" in done.stdout
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=done.stdout, text=True, check=True)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (
            "",
            {
                *("learn", "play", "serve", "db", "bot", "load", "record", "board", "bots", "arena", "league", "stats"),
                *("review", "puzzle", "daily", "push-key", "completion"),
            },
        ),
        ("pl", {"play"}),
        ("record ", {"states", "check", "verify", "show", "submit"}),
        ("play --board c", {name for name in boards.names() if name.startswith("c")}),
        ("board show ", set(boards.names())),
        ("board new --from long", {"longacre"}),
        ("play --rules ", set(PRESETS)),
        ("play --lang ", set(LANGUAGES)),
        ("play --se", {"--seed"}),
        ("completion ", {"bash", "zsh", "fish"}),
    ],
)
def test_bash_completes(typed: str, offered: set[str]) -> None:
    words = f"hornochsen {typed}".split(" ")
    done = run(_HORNOCHSEN_COMPLETE="bash_complete", COMP_WORDS=" ".join(words), COMP_CWORD=str(len(words) - 1))
    assert (done.returncode, done.stderr) == (0, "")
    assert set(done.stdout.split()) == {f"plain,{word}" for word in offered}


@pytest.mark.parametrize("typed", ["play --resume ", "record show ", "play --board ./far", "board check "])
def test_bash_completes_files(typed: str) -> None:
    words = f"hornochsen {typed}".split(" ")
    done = run(_HORNOCHSEN_COMPLETE="bash_complete", COMP_WORDS=" ".join(words), COMP_CWORD=str(len(words) - 1))
    assert done.stdout.startswith("file,")


@pytest.mark.skipif(not shutil.which("bash"), reason="needs bash")
def test_a_real_bash_completes() -> None:
    script = """
        eval "$(hornochsen completion bash)"
        COMP_WORDS=(hornochsen play --board c) COMP_CWORD=3
        _hornochsen_completion hornochsen
        echo "${COMPREPLY[@]}"
    """
    path = f"{Path(COMMAND).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, env=environment(PATH=path))
    assert done.stderr == ""
    assert set(done.stdout.split()) == {name for name in boards.names() if name.startswith("c")}
