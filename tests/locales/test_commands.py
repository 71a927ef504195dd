"""The command line's help: English in the code, the other languages in `commands.ftl`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import click
import pytest
from locales.catalogue import assert_none, entries
from locales.command_help import asked
from patience import PATIENCE

from hornochsen.cli import cli
from hornochsen.cli.first_steps import STEPS, first_steps
from hornochsen.cli.help_translation import HEADINGS, requested_language
from hornochsen.locales import LANGUAGES, texts

TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]
THE_SAME = {
    "de": {"metavar-code", "metavar-name", "metavar-bot", "metavar-bots"},
    "fr": {"metavar-date", "metavar-code", "metavar-options", "metavar-bot", "metavar-bots"},
    "hu": {"metavar-bot"},
}
"""Messages that are spelt as in English."""


def paths(command: click.Command, path: str = "") -> Iterator[str]:
    """Yield every command as a user types it."""
    yield path.strip()
    if isinstance(command, click.Group):
        ctx = click.Context(command)
        for name in command.list_commands(ctx):
            if under := command.get_command(ctx, name):
                yield from paths(under, f"{path} {name}")


ENGLISH = asked()
COMMANDS = list(paths(cli))


EACH = """
import json, os, runpy, sys, hornochsen.cli
from hornochsen.locales import texts
if os.environ["HORNOCHSEN_LANG"] != "en":
    texts(os.environ["HORNOCHSEN_LANG"]).overlay("heading-options", "")
for command in json.load(sys.stdin):
    print(command, end="\\0", flush=True)
    if os.fork() == 0:
        sys.argv = ["hornochsen", *command.split(), "--help"]
        runpy.run_module("hornochsen", run_name="__main__", alter_sys=True)
    status = os.waitstatus_to_exitcode(os.wait()[1])
    print(end=f"\\0{status}\\0", flush=True)
"""
"""Runs `python -m hornochsen … --help` for each command in a fork, so that modules and texts are read once."""


@cache
def all_help(lang: str) -> dict[str, str]:
    """Return every command's help as it appears at a terminal of 80 columns."""
    env = {**os.environ, "HORNOCHSEN_LANG": lang, "COLUMNS": "80", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", EACH],
        input=json.dumps(COMMANDS),
        capture_output=True,
        encoding="utf-8",
        env=env,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    parts = done.stdout.split("\0")[:-1]
    assert set(parts[2::3]) == {"0"}
    return dict(zip(parts[0::3], parts[1::3], strict=True))


def shown(command: str, lang: str) -> str:
    """Return a command's help as it appears at a terminal of 80 columns."""
    return all_help(lang)[command]


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_command_and_option_has_its_text_and_no_text_is_unused(lang: str) -> None:
    assert {entry.id for entry in entries(lang, "commands")} == ENGLISH.keys()


@pytest.mark.parametrize("message", ["cmd-hornochsen-epilog", "cmd-record-show", "opt-play-seed", "opt-lang"])
def test_ids_follow_the_path(message: str) -> None:
    assert message in ENGLISH


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_nothing_is_left_in_english(lang: str) -> None:
    same = {message for message, english in ENGLISH.items() if texts(lang).overlay(message, "") == english}
    assert same == THE_SAME.get(lang, set())


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_words_that_a_user_types_are_not_translated(lang: str) -> None:
    """Names of files, values and keys are the same in every language."""
    for message, words in {
        "opt-play-rules": "official jeux-de-nim happy_buying no_box_sales at_once official,happy_buying",
        "opt-play-bots": "calf, cow, ox, bull, aurochs",
        "cmd-play": "b2 ? q",
        "cmd-hornochsen-epilog": "hornochsen play",
        "cmd-board-new": "hornochsen board check",
    }.items():
        assert all(word in texts(lang).overlay(message, "") for word in words.split())


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_language_shows_a_budget_for_one_bot_where_english_does(lang: str) -> None:
    shows = {message for message, english in ENGLISH.items() if "bull@300" in english}
    assert len(shows) > 5
    assert {message for message in shows if "bull@300" not in texts(lang).overlay(message, "")} == set()


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_descriptions_for_shell_completion_are_one_line(lang: str) -> None:
    for message in ENGLISH:
        if not message.startswith("cmd-") or message.endswith("-short"):
            assert "\n" not in texts(lang).overlay(message, ""), message


def flaws(command: str, lang: str) -> Iterator[str]:
    """Yield each flaw in the layout of a command's help."""
    text = shown(command, lang)
    headings = [texts(lang).overlay(f"heading-{heading.lower()}", f"{heading}:") for heading in HEADINGS]
    if max(map(len, text.splitlines())) > 80:
        yield "a line has more than 80 columns"
    if not text.startswith(f"{headings[0]} python -m hornochsen {command}".rstrip()):
        yield f"does not start with the usage: {text.splitlines()[0]}"
    if f"\n{headings[1]}\n" not in text:
        yield "has no options"
    if "..." in text.partition(f"\n{headings[2]}\n")[2]:
        yield "a command's short help is too long"
    if lang != "en" and ("default:" in text or any(f"{english}:" in text.split() for english in HEADINGS)):
        yield "has English words"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_fits(lang: str) -> None:
    assert_none(f"{command}: {flaw}" for command in COMMANDS for flaw in flaws(command, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_steps_fit_and_name_commands(lang: str) -> None:
    text = first_steps(texts(lang))
    assert max(map(len, text.splitlines())) <= 80
    for command, english in STEPS.values():
        assert f"  {command}  " in text
        assert (english in text) == (lang == "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples_are_kept(lang: str) -> None:
    assert "    hornochsen play --players Anja,Bernd --bots 2 --lang de\n" in shown("play", lang)


def test_the_language_option_works_before_and_after_help() -> None:
    german = shown("play", "de")
    for words in (["--lang", "de", "--help"], ["--help", "--lang=de"]):
        env = {**os.environ, "HORNOCHSEN_LANG": "hu", "COLUMNS": "80", "PYTHONUTF8": "1"}
        done = subprocess.run(
            [sys.executable, "-m", "hornochsen", "play", *words], capture_output=True, encoding="utf-8", env=env
        )
        assert done.stdout == german


@pytest.mark.parametrize(
    ("words", "chosen"),
    [
        ("play --lang fr", "fr"),
        ("--lang=de play", "de"),
        ("play --lang", "hu"),
        ("play --lang xx", "hu"),
        ("play --lang xx --lang fr", "fr"),
        ("play --language de", "hu"),
        ("play de", "hu"),
        ("", "hu"),
    ],
)
def test_the_language_of_a_call(words: str, chosen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HORNOCHSEN_LANG", "hu")
    assert requested_language(words.split()) == chosen


@pytest.mark.parametrize("words", [[], ["--help"], ["play", "--help"], ["--version"]])
def test_english_needs_no_fluent(words: list[str]) -> None:
    """English help imports neither Fluent nor anything else that is slow to import."""
    env = {**os.environ, "HORNOCHSEN_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "hornochsen", *words], capture_output=True, text=True, env=env
    )
    imported = {line.rpartition("|")[2].strip().partition(".")[0] for line in done.stderr.splitlines()}
    assert "click" in imported
    assert not imported & {"fluent", "babel", "rich", "msgspec", "numba", "numpy"}


def test_descriptions_in_zsh_are_translated() -> None:
    env = {**os.environ, "HORNOCHSEN_LANG": "de", "_HORNOCHSEN_COMPLETE": "zsh_complete", "PYTHONUTF8": "1"}
    command = str(Path(sys.executable).parent / "hornochsen")
    for typed, at, text in [("hornochsen ", "1", "cmd-play-short"), ("hornochsen play --se", "2", "opt-play-seed")]:
        done = subprocess.run(
            [command], capture_output=True, encoding="utf-8", env={**env, "COMP_WORDS": typed, "COMP_CWORD": at}
        )
        assert texts("de").overlay(text, "") in done.stdout.replace("\\:", ":")
