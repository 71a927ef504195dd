"""Every rule is cited by at least one test."""

import ast
import re
from pathlib import Path

RULES = {f"R{number}" for number in range(1, 47)}


def cited(source: str) -> set[str]:
    """Return the rules that the tests in a file cite in their docstrings."""
    tests = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef))
    texts = [ast.get_docstring(test) or "" for test in tests if test.name.startswith("test_")]
    return {rule for text in texts for rule in re.findall(r"\bR\d+\b", text)}


def test_every_rule_is_cited() -> None:
    files = Path(__file__).parent.glob("test_*.py")
    found = {rule for file in files for rule in cited(file.read_text(encoding="utf-8"))}
    assert sorted(RULES - found) == [], "rules without a test"
    assert sorted(found - RULES) == [], "there is no such rule"
