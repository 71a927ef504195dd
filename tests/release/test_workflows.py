"""The workflows contain the settings whose absence no other check notices."""

from __future__ import annotations

import re
from pathlib import Path

WORKFLOWS = Path(__file__).parents[2] / ".github" / "workflows"


def job(workflow: str, name: str) -> str:
    """Return the text of a job."""
    text = (WORKFLOWS / workflow).read_text(encoding="utf-8")
    [found] = re.findall(rf"^  {name}:\n((?:    .*\n|\n)+)", text, flags=re.M)
    return str(found)


def test_the_tests_get_the_history_of_the_repository() -> None:
    """Without it, the test of an upgrade from version 0.2.0 is skipped."""
    assert re.search(r"uses: actions/checkout@v\d+\n +with:\n +fetch-depth: 0\b", job("test.yml", "test"))


def test_nothing_is_published_without_tests() -> None:
    assert "uses: ./.github/workflows/test.yml" in job("release.yml", "test")
    assert "needs: [test, build]" in job("release.yml", "publish")
