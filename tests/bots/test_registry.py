"""Finding bots by name, in files, in packages and as entry points."""

from __future__ import annotations

import pickle
import random
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from hornochsen.bots import BOTS, Calf, registry
from hornochsen.bots.registry import BotSpec, UnknownBot, load, names

GOOD = """
class Snail:
    def __init__(self, rng):
        self.rng = rng

    def choose(self, view, legal):
        return legal[-1]
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Change to a temporary folder, and restore the module search path afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return tmp_path


def written(text: str, file: str = "snail.py") -> str:
    Path(file).write_text(text, encoding="utf-8")
    return f"./{file}:Snail"


def refusal(name: str, command: str | None = None) -> str:
    with pytest.raises(UnknownBot) as refused:
        load(name, command=command)
    line = str(refused.value)
    assert line.isprintable()
    return line


def test_a_budget_after_the_name() -> None:
    spec = load("bull@300", budget=5, think=2.0)
    assert (spec.name, spec.kind, spec.label) == ("bull@300", "bull", "bull@300")
    assert (spec.budget, spec.think) == (300, None)
    bull = spec.make(random.Random(1))
    assert getattr(bull, "budget", None) == 300
    assert pickle.loads(pickle.dumps(spec)) == spec


def test_a_budget_after_a_class() -> None:
    name = written(GOOD.replace("rng):", "rng, budget=7):").replace("= rng", "= rng\n        self.budget = budget"))
    assert getattr(load(f"{name}@40").make(random.Random(1)), "budget", None) == 40
    assert load(f"{name}@40").label == "Snail@40"


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("calf@300", "calf uses no budget"),
        ("bull@0", "bull@0: the budget must be at least 1"),
        ("bll@300", "there is no bot 'bll'; did you mean bull?"),
        ("bull@many", "there is no bot 'bull@many'"),
        ("@300", "there is no bot '@300'"),
    ],
)
def test_a_wrong_budget_after_the_name(name: str, line: str) -> None:
    assert refusal(name).startswith(line)


@pytest.mark.parametrize("budget", [0, -3, float("nan"), 1.5, "x", True])
def test_a_wrong_budget_is_refused(budget: Any) -> None:
    with pytest.raises(UnknownBot) as refused:
        load("bull", budget=budget)
    assert str(refused.value) == f"budget: must be a whole number from 1, not {budget!r}"


@pytest.mark.parametrize("think", [0, -0.5, float("nan"), float("inf"), "x", True])
def test_a_wrong_time_limit_is_refused(think: Any) -> None:
    with pytest.raises(UnknownBot) as refused:
        load("bull", think=think)
    assert str(refused.value) == f"think: must be a number of seconds above 0, not {think!r}"


def test_a_built_in_bot() -> None:
    assert isinstance(load("calf").make(random.Random(1)), Calf)


def test_all_names_can_be_loaded() -> None:
    assert names()[: len(BOTS)] == tuple(BOTS)
    for name in names():
        load(name)


def test_a_class_in_a_file() -> None:
    spec = load(written(GOOD))
    rng = random.Random(1)
    assert spec.make(rng).rng is rng  # type: ignore[attr-defined]
    assert (spec.name, spec.label) == ("./snail.py:Snail", "Snail")


def test_a_pickled_bot_contains_its_file() -> None:
    spec = load(written(GOOD))
    sent = pickle.loads(pickle.dumps(spec))
    Path("snail.py").unlink()
    assert sent == spec
    assert type(sent.make(random.Random(1))).__name__ == "Snail"


def test_a_file_can_import_files_in_its_folder() -> None:
    Path("slime.py").write_text("SPEED = 3\n", encoding="utf-8")
    load(written(f"import slime\n{GOOD}"))


def test_a_file_with_the_name_of_a_library_does_not_hide_it() -> None:
    load(written(f"import random\nrandom.Random\n{GOOD}", "random.py"))
    assert sys.modules["random"] is random


def test_a_class_in_a_package() -> None:
    Path("yard").mkdir()
    written(GOOD, "yard/snails.py")
    assert type(load("yard.snails:Snail").make(random.Random(1))).__name__ == "Snail"
    assert isinstance(load("hornochsen.bots.calf:Calf").make(random.Random(1)), Calf)


def test_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("veal", "hornochsen.bots.calf:Calf", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda **_: (entry,))
    assert isinstance(load("veal").make(random.Random(1)), Calf)
    assert "veal" in names()


@pytest.mark.parametrize(
    ("parameters", "given"),
    [
        ("rng", {}),
        ("rng, *, budget=None", {"budget": 5}),
        ("rng, think=None", {"think": 0.5}),
        ("rng, think=None, budget=None", {"budget": 5, "think": 0.5}),
        ("rng, **options", {"budget": 5, "think": 0.5}),
    ],
)
def test_a_bot_gets_only_the_options_that_it_accepts(parameters: str, given: dict[str, float]) -> None:
    source = f"class Snail:\n  choose = print\n  def __init__(self, {parameters}):\n    self.told = locals()\n"
    bot = load(written(source), budget=5, think=0.5).make(random.Random(1))
    told = {**bot.told, **bot.told.get("options", {})}  # type: ignore[attr-defined]
    assert {name: told[name] for name in ("budget", "think") if name in told} == given


def test_without_an_option_the_bot_uses_its_default() -> None:
    source = (
        "class Snail:\n  choose = print\n  def __init__(self, rng, budget=7, think=None):\n    self.budget = budget\n"
    )
    assert load(written(source)).make(random.Random(1)).budget == 7  # type: ignore[attr-defined]


def test_an_unknown_name_is_refused_with_the_known_names() -> None:
    line = refusal("clf")
    assert line.startswith("there is no bot 'clf'; did you mean calf? bots are calf")


@pytest.mark.parametrize("name", ["", ":", "x" * 1000, "a\nb", "..:X", ".:X", "a b:X"])
def test_odd_names_are_refused_in_one_line(name: str) -> None:
    assert len(refusal(name)) < 400


def test_a_missing_file() -> None:
    assert refusal("./snail.py:Snail") == "./snail.py cannot be read: No such file or directory"


def test_a_file_without_the_name_of_a_class() -> None:
    written(GOOD)
    assert refusal("./snail.py") == "./snail.py: say which class in it, as in ./snail.py:MyBot"
    assert refusal("./snail.py:") == "./snail.py has no class (none is named); there is ./snail.py:Snail"


def test_a_missing_class() -> None:
    written(GOOD)
    assert refusal("./snail.py:Slug") == "./snail.py has no class Slug; there is ./snail.py:Snail"


def test_a_class_without_choose() -> None:
    name = written("class Snail:\n    def __init__(self, rng): ...\n")
    assert refusal(name) == "./snail.py:Snail is no bot: a bot has a method choose(self, view, legal)"


def test_a_class_that_takes_no_random_numbers() -> None:
    name = written("class Snail:\n    def choose(self, view, legal): ...\n")
    assert refusal(name) == "./snail.py:Snail is no bot: a bot is made with a random.Random, as in Bot(rng)"


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("import moss\n", "ModuleNotFoundError: No module named 'moss'"),
        ("1 / 0\n", "ZeroDivisionError: division by zero"),
        ("def\n", "invalid syntax, line 1"),
        ("raise SystemExit('bye')\n", "SystemExit: bye"),
    ],
)
def test_a_file_that_cannot_be_imported(source: str, problem: str) -> None:
    assert refusal(written(source)) == f"./snail.py cannot be imported: {problem}"


def test_a_file_that_is_not_text() -> None:
    Path("snail.py").write_bytes(b"\xff\xfe\x00")
    assert refusal("./snail.py:Snail") == "./snail.py is no Python file: not UTF-8 text"


def test_a_missing_package() -> None:
    assert refusal("barn.snails:Snail") == (
        "barn.snails cannot be imported: ModuleNotFoundError: No module named 'barn'"
    )


def test_a_program() -> None:
    spec = load("snail", command="sh -c 'cat  x'")
    assert spec == BotSpec("snail", command=("sh", "-c", "cat  x"))
    assert pickle.loads(pickle.dumps(spec)) == spec


@pytest.mark.parametrize(
    ("name", "command", "line"),
    [
        ("snail", "no-such-program x", "snail: there is no program 'no-such-program'"),
        ("snail", "", "snail: the command is empty"),
        ("snail", "sh 'x", "snail: the command cannot be read: No closing quotation"),
        ("", "sh", "a program needs a name, as in snail=./snail.sh, not ''"),
        ("calf", "sh", "there is a bot calf already; give the program another name"),
    ],
)
def test_programs_that_are_refused(name: str, command: str, line: str) -> None:
    assert refusal(name, command) == line
