"""Run the commands and examples of the documents, and follow their links."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from pkgutil import resolve_name
from types import ModuleType

import click
import pytest
from patience import PATIENCE
from server.helpers.forked_server import run_command

import hornochsen
import hornochsen.library
from hornochsen import cli

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
ALL_DOCUMENTS = [*DOCUMENTS, ROOT / "training" / "README.md"]
"""Also the document whose commands train a network, which no test can run."""
SET = re.compile(r"^\s*(?:\$ )?(?:[A-Z_]+=\S+ )*")
"""The beginning of a line up to the name of a program: the prompt, and variables that are set."""
BIN = Path(sys.executable).parent
GAME = ROOT / "tests" / "vectors" / "022-3p-small-official.json"
SERVED = ROOT / "tests" / "records" / "shuffled_game.json"


def commands(document: Path) -> list[str]:
    """Return the commands of a document that are shown with a prompt."""
    blocks = re.findall(r"^```console\n(.*?)^```", document.read_text(encoding="utf-8"), flags=re.S | re.M)
    return [line[2:] for block in blocks for line in block.splitlines() if line.startswith("$ ")]


def shell_words(command: str, folder: Path) -> list[str]:
    """Return the words of a command as a shell in this folder gives them to the program."""
    script = f"set -- {command}\nprintf '%s\\0' \"$@\""
    found = subprocess.run(["sh", "-c", script], cwd=folder, capture_output=True, text=True, check=True)
    assert found.stderr == "", command
    return found.stdout.split("\0")[:-1]


@pytest.mark.long
@pytest.mark.parametrize("document", [d for d in DOCUMENTS if commands(d)], ids=lambda d: d.name)
def test_every_command_shown_works(document: Path, tmp_path: Path) -> None:
    shutil.copy(GAME, tmp_path / "game.json")
    shutil.copy(SERVED, tmp_path / "served.json")
    env = {**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}", "XDG_DATA_HOME": str(tmp_path / "data")}
    for command in commands(document):
        keys = "b1\nq\n" if " play" in command else ""
        name, *words = shell_words(command, tmp_path)
        if name == "hornochsen":
            result = run_command(*words, environment=env, given=keys, folder=tmp_path)
        else:
            result = subprocess.run(
                [name, *words], cwd=tmp_path, env=env, input=keys, capture_output=True, text=True, timeout=PATIENCE
            )
        assert result.returncode == 0, (command, result.stderr)
        assert result.stderr == "", command


def mentions(document: Path, program: str) -> list[str]:
    """Return all commands of a program in a document: lines of its code blocks, and code in its sentences."""
    text = document.read_text(encoding="utf-8")
    found = re.findall(r"^```(\w*)\n(.*?)^```$", text, flags=re.S | re.M)
    blocks = [block for language, block in found if language in ("", "console", "sh")]
    lines = [SET.sub("", line) for block in blocks for line in block.replace("\\\n", "").splitlines()]
    spans = re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", text, flags=re.S))
    return [" ".join(found.split()) for found in (*lines, *spans) if found.startswith(f"{program} ")]


def unknown(command: str) -> str | None:
    """Return the first word of a `hornochsen` command that names no command and no option; `None` if all are known."""
    found: click.Command = cli.cli
    context = click.Context(found)
    for word in shlex.split(command, comments=True)[1:]:
        if word in ("|", ">", "&"):
            break
        if word.startswith("-"):
            if not any(word in (*one.opts, *one.secondary_opts) for one in found.get_params(context)):
                return word
        elif isinstance(found, click.Group):
            sub = found.get_command(context, word)
            if sub is None:
                return word
            found, context = sub, click.Context(sub, parent=context)
    return None


def test_every_command_that_a_document_mentions_exists() -> None:
    wrong = [
        (document.name, command, word)
        for document in ALL_DOCUMENTS
        for command in mentions(document, "hornochsen")
        if (word := unknown(command))
    ]
    assert wrong == []


def test_every_make_target_that_a_document_mentions_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.M))
    found = {
        word for d in ALL_DOCUMENTS for line in mentions(d, "make") for word in re.findall(r"^make ([a-z]+)", line)
    }
    assert found - targets == set()
    assert len(found) > 10


def test_commands_of_all_kinds_of_code_blocks_are_found() -> None:
    assert "make play" in {line.partition(" #")[0].strip() for line in mentions(ROOT / "README.md", "make")}
    assert any("--host 0.0.0.0" in line for line in mentions(ROOT / "README.md", "hornochsen"))
    assert any(line.startswith("hornochsen arena ./training") for line in mentions(ALL_DOCUMENTS[-1], "hornochsen"))


def test_the_commitment_in_the_document_of_the_shuffle_is_what_the_shell_prints() -> None:
    [line] = [line for line in mentions(ROOT / "docs" / "shuffle.md", "printf") if "sha256sum" in line]
    command, _, printed = line.partition("#")
    found = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
    assert found.stdout.split()[0] == printed.strip()


@pytest.mark.parametrize(
    "document", [d for d in DOCUMENTS if ">>>" in d.read_text(encoding="utf-8")], ids=lambda d: d.name
)
def test_every_example_gives_the_documented_result(document: Path) -> None:
    assert doctest.testfile(str(document), module_relative=False).failed == 0


@pytest.mark.parametrize("module", [hornochsen, hornochsen.library], ids=lambda module: module.__name__)
def test_every_example_in_a_docstring_gives_the_documented_result(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("document", ALL_DOCUMENTS, ids=lambda d: str(d.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    text = re.sub(r"```.*?```|`[^`]*`", "", document.read_text(encoding="utf-8"), flags=re.S)
    for target in re.findall(r"(?:\]\(|\bsrc=\"|\bhref=\")([^)\"\s]+)", text):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        linked = document.parent / path if path else document
        assert linked.exists(), target
        if anchor:
            assert anchor in anchors(linked), target


def anchors(document: Path) -> set[str]:
    text = document.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.*)$", text, flags=re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings} | set(
        re.findall(r'id="([^"]+)"', text)
    )


def test_the_rules_page_has_every_rule() -> None:
    assert {f"r{number}" for number in range(1, 47)} <= anchors(ROOT / "docs" / "rules.md")


def test_the_api_reference_has_every_name_of_the_package() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    covered = set(re.findall(r"`(hornochsen\.\w+)`", text))
    for path in re.findall(r"^::: (\S+)$", text, flags=re.M):
        covered |= {path, *(f"{path}.{name}" for name in exported_by(path))}
    found = {id(resolve_name(path)) for path in covered}
    assert [name for name in hornochsen.__all__ if id(getattr(hornochsen, name)) not in found] == []


def exported_by(path: str) -> Sequence[str]:
    """Return the names that a module exports; none for a class or a function."""
    named = resolve_name(path)
    return named.__all__ if isinstance(named, ModuleType) else ()
