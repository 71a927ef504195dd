"""The terminal: what is shown, what is asked. No rules, no game."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from ...locales import Texts


class PlayerQuit(Exception):
    """Whoever sits at the keyboard wants to stop, or is gone."""


class Terminal:
    """Screens one after the other where a person sits; a plain stream of lines where there is a pipe."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.console = Console(highlight=False, emoji=False, markup=False)
        self.interactive = all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout))  # None: it is closed

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, lines: Iterable[Text | str]) -> None:
        for line in lines:
            self.console.print(line)

    def say(self, message: str, **args: str | int) -> None:
        self.show([self.texts(message, **args)])

    def say_unwrapped(self, message: str, **args: str | int) -> None:
        """Without breaking lines: there is something in them to copy."""
        self.console.print(self.texts(message, **args), soft_wrap=True)

    def line_count(self, text: Text | str) -> int:
        """How many lines of the screen a text takes."""
        return len(Text(str(text)).wrap(self.console, self.console.width))

    def clear(self) -> None:
        """Empty the screen, and what could be scrolled back to: it may show a hand."""
        if self.interactive:
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
            sys.stdout.flush()
        else:
            self.show([""])

    def ask(self, prompt: str) -> str:
        """A line from the keyboard, without spaces around it."""
        if sys.stdin is None:
            raise PlayerQuit
        try:
            said = input(f"{prompt} ").strip()
        except EOFError:
            raise PlayerQuit from None
        if not sys.stdin.isatty():
            self.show([said])  # a pipe does not echo
        return said

    def pause(self) -> None:
        if self.interactive:
            self.ask(self.texts("press-enter"))

    def show_pages(self, lines: list[Text | str]) -> None:
        """Show lines, stopping where the screen is full."""
        room = left = max(self.height - 2, 5)
        for line in lines:
            left -= self.line_count(line)
            if left < 0:
                self.pause()
                left = room - self.line_count(line)
            self.show([line])
