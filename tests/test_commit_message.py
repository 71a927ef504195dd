"""The form of commit messages, as CONTRIBUTING.md describes it."""

from __future__ import annotations

import pytest

from tools.commit_message import MAX_SUBJECT, SCISSORS, problem

LONGEST = "x" * MAX_SUBJECT


@pytest.mark.parametrize(
    "text",
    [
        "Keep the tiles\n\nThey were lost.\n",
        f"{LONGEST}\n\nWhy.",
        "\n# a comment\nKeep the tiles\n\nThey were lost.\n# another\n",
        "Merge branch 'page'\n",
        "Merge pull request #5 from cow/page.",
        "fixup! Keep the tiles\n",
        f'Revert "{LONGEST}"\n\nThis reverts commit 1234567.',
    ],
)
def test_a_good_message_has_no_problem(text: str) -> None:
    assert problem(text) is None


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (f"{LONGEST}x\n\nWhy.", "73 characters"),
        ("Keep the tiles.\n\nWhy.", "period"),
        ("Keep the tiles\nWhy.", "second line"),
        ("Keep the tiles\nWhy.\n\nMore.", "second line"),
        ("Keep the tiles", "no body"),
        ("Keep the tiles\n\n# Please enter the message\n", "no body"),
        (f"Keep the tiles\n\n{SCISSORS}\n# Do not change this line\ndiff --git", "no body"),
        ("Merge two lists", "no body"),
        ("", "no body"),
    ],
)
def test_a_bad_message_is_refused_with_the_reason(text: str, word: str) -> None:
    assert word in (problem(text) or "")
