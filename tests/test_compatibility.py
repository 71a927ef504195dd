"""Language features that behave differently in some of the supported versions of Python."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("folder", ["src", "tests", "tools", "benchmarks", "training", "docs", "examples"])
def test_nothing_is_raised_inside_except_star(folder: str) -> None:
    """Python 3.11.0 to 3.11.3 wrap such an exception in an ExceptionGroup, which no caller expects."""
    sources = sorted((ROOT / folder).rglob("*.py"))
    assert sources
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sources
        for line in raised_in_except_star(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def raised_in_except_star(source: str) -> list[int]:
    """Return the lines of the `try` statements that have `except*` and a `raise`."""
    statements = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.TryStar))
    return [node.lineno for node in statements if any(isinstance(inner, ast.Raise) for inner in ast.walk(node))]


def test_a_raise_inside_except_star_is_found() -> None:
    source = "try:\n    act()\nexcept* OSError:\n    raise ValueError from None\n"
    assert raised_in_except_star(source) == [1]
    assert raised_in_except_star(source.replace("*", "")) == []
