"""Check the form of a commit message, as a hook of git does: `python tools/commit_message.py FILE`."""

from __future__ import annotations

import sys
from pathlib import Path

MAX_SUBJECT = 72
WRITTEN_BY_GIT = (
    *("Merge branch", "Merge commit", "Merge pull request", "Merge remote-tracking", "Merge tag"),
    *("fixup! ", "squash! ", "amend! ", 'Revert "'),
)
"""Beginnings of the subjects that git writes itself."""
SCISSORS = "# ------------------------ >8 ------------------------"
"""The line after which `git commit --verbose` shows the change."""


def problem(text: str) -> str | None:
    """Return what is wrong with a commit message, or `None`. Messages that git writes itself are exempt."""
    lines = [line for line in text.partition(SCISSORS)[0].splitlines() if not line.startswith("#")]
    subject, _, rest = "\n".join(lines).strip().partition("\n")
    if subject.startswith(WRITTEN_BY_GIT):
        return None
    if len(subject) > MAX_SUBJECT:
        return f"the subject has {len(subject)} characters; it may have {MAX_SUBJECT}"
    if subject.endswith("."):
        return "the subject ends in a period; leave it out"
    if rest and not rest.startswith("\n"):
        return "the second line is not blank; put a blank line after the subject"
    if not rest:
        return "there is no body; after a blank line, say why"
    return None


if __name__ == "__main__":
    if found := problem(Path(sys.argv[1]).read_text(encoding="utf-8")):
        raise SystemExit(f"commit message: {found}")
