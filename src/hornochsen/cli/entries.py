"""Lists of names with a text beside each name."""

from __future__ import annotations

import sys
from shutil import get_terminal_size
from textwrap import wrap


def entry(name: str, text: str, indent: int) -> str:
    """Return a name and its text, which begins `indent` columns from the left.

    On a terminal the text is wrapped; in a pipe an entry is one line.
    """
    line = f"{name:{indent}}{text}"
    if sys.stdout is None or not sys.stdout.isatty():
        return line
    width = get_terminal_size().columns
    following = indent if width >= 2 * indent - 10 else 4
    return "\n".join(wrap(line, width, subsequent_indent=" " * following, break_long_words=False))
