"""Language features that behave differently in some of the supported versions of Python."""

from __future__ import annotations

import ast
from pathlib import Path

import hornochsen

SOURCES = Path(hornochsen.__file__).parent


def test_nothing_is_raised_inside_except_star() -> None:
    """Python 3.11.0 to 3.11.3 wrap such an exception in an ExceptionGroup, which no caller expects."""
    found = [
        f"{path.relative_to(SOURCES)}:{node.lineno}"
        for path in sorted(SOURCES.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.TryStar) and any(isinstance(inner, ast.Raise) for inner in ast.walk(node))
    ]
    assert found == []
