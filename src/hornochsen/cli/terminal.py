"""The terminal: what is shown, what is asked. No rules, no game."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from ..locales import Texts


class Stopped(Exception):
    """Whoever sits at the keyboard wants to stop, or is gone."""


class Terminal:
    """Screens one after the other where a person sits; a plain stream of lines where there is a pipe."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.console = Console(highlight=False, emoji=False, markup=False)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, lines: Iterable[Text | str]) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=not isinstance(line, Text))

    def say(self, message: str, **args: str | int) -> None:
        self.show([self.texts(message, **args)])

    def clear(self) -> None:
        """Empty the screen, and what could be scrolled back to: it may show a hand."""
        if self.interactive:
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
            sys.stdout.flush()
        else:
            self.show([""])

    def ask(self, prompt: str) -> str:
        """A line from the keyboard, without spaces around it."""
        try:
            return input(f"{prompt} ").strip()
        except EOFError:
            self.show([""])
            raise Stopped from None

    def pause(self) -> None:
        if self.interactive:
            self.ask(self.texts("press-enter"))

    def pages(self, lines: list[Text | str]) -> None:
        """Show lines, stopping where the screen is full."""
        room = max(self.height - 2, 5)
        for start in range(0, len(lines), room):
            self.show(lines[start : start + room])
            if start + room < len(lines):
                self.pause()
