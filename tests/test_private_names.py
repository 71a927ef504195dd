"""Tests use what is public, so that code can be changed inside without changing its tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ALLOWED = {
    "_exit": "a documented function of `os`",
    "_fields": "a documented attribute of named tuples",
    "_replace": "a documented method of named tuples",
    "_start_asgi_task": "a method of uvicorn that we override; `release/test_internals.py` tests that it exists",
}
"""Names that tests may use, and why."""

BY_NAME = ("delattr", "getattr", "hasattr", "setattr")
"""Functions and methods that get an attribute as a text."""


def private_names(source: str) -> Iterator[tuple[int, str]]:
    """Yield the lines in which a test uses a private name of another object, and these names."""
    for node in ast.walk(ast.parse(source)):
        for name in _names(node):
            if name.startswith("_"):
                yield getattr(node, "lineno", 0), name


def _names(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Attribute(value=ast.Name(id="self" | "cls")):
            pass
        case ast.Attribute(attr=name) if not name.startswith("__"):
            yield name
        case ast.ImportFrom(names=names):
            yield from (name.name for name in names if not name.name.startswith("__"))
        case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called)) if called in BY_NAME:
            texts = (each.value for each in node.args[:2] if isinstance(each, ast.Constant))
            yield from (text.rpartition(".")[2] for text in texts if isinstance(text, str))


def test_no_test_uses_a_private_name() -> None:
    used = {
        f"{file.relative_to(TESTS)}:{line}": name
        for file in TESTS.rglob("*.py")
        for line, name in private_names(file.read_text(encoding="utf-8"))
    }
    assert {place: name for place, name in used.items() if name not in ALLOWED} == {}
    assert set(used.values()) == set(ALLOWED)


@pytest.mark.parametrize(
    "source",
    [
        "store._database",
        "store.daily._committed = None",
        "from cows import _moo",
        "from cows import moo, _moo",
        "getattr(cow, '_moo')",
        "monkeypatch.setattr(cow, '_moo', 1)",
        "monkeypatch.setattr('cows.cow._moo', 1)",
        "patch.setattr(cow.moo, '__defaults__', (1,))",
    ],
)
def test_a_private_name_is_found(source: str) -> None:
    [(line, _)] = private_names(source)
    assert line == 1


@pytest.mark.parametrize(
    "source",
    [
        "self._moo = cls._moo",
        "Cow.__init__(self)",
        "_moo = 1\n_moo()",
        "getattr(cow, 'moo', '_')",
        "from cows import __version__",
    ],
)
def test_other_names_are_not(source: str) -> None:
    assert list(private_names(source)) == []
