"""Terminal input and output, without any game logic."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from ...locales import Texts
from ...rules import Board
from .drawing import WIDTH, least_width

QUIT = ("q", "quit", "exit")
LEAST_WIDTH = 40
"""The columns that the drawings need, if the board needs no more."""


class PlayerQuit(Exception):
    """The player typed q, or standard input is closed."""


class Terminal:
    """Prints messages and reads input: full screens on an interactive terminal, plain lines of text in a pipe."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.console = Console(highlight=False, emoji=False, markup=False)
        self.interactive = all(
            stream and stream.isatty() for stream in (sys.stdin, sys.stdout)
        )  # a closed stream is None

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def width(self) -> int:
        """The number of columns for drawings."""
        return min(WIDTH, max(LEAST_WIDTH, self.console.width))

    def warn_if_narrow(self, board: Board) -> None:
        """Say how wide the terminal must be if the board does not fit on it, and wait for Enter."""
        least = max(LEAST_WIDTH, least_width(board))
        if self.console.width < least:
            self.say("terminal-narrow", width=self.console.width, least=least)
            self.pause()

    def show(self, lines: Iterable[Text | str]) -> None:
        for line in lines:
            self.console.print(line)

    def say(self, message: str, **args: str | int) -> None:
        """Print the message with this id."""
        self.show([self.texts(message, **args)])

    def say_unwrapped(self, message: str, **args: str | int) -> None:
        """Print a message without wrapping, so that paths in it can be copied."""
        self.console.print(self.texts(message, **args), soft_wrap=True)

    def line_count(self, text: Text | str) -> int:
        """Return the number of screen lines that a text takes."""
        return len(Text(str(text)).wrap(self.console, self.console.width))

    def clear(self) -> None:
        """Clear the screen and the scroll-back buffer, which may show another player's tiles."""
        if self.interactive:
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
            sys.stdout.flush()
        else:
            self.show([""])

    def ask(self, prompt: str) -> str:
        """Return a line of input, stripped; raise `PlayerQuit` at the end of input."""
        if sys.stdin is None:
            raise PlayerQuit
        if self.interactive:  # the terminal would break the line within a word
            *before, prompt = (str(line).rstrip() for line in Text(prompt).wrap(self.console, self.console.width))
            self.show(before)
        try:
            said = input(f"{prompt} ").strip()
        except EOFError:
            raise PlayerQuit from None
        if not sys.stdin.isatty():
            self.show([said])  # a terminal shows what is typed, a pipe does not
        return said

    def pause(self) -> None:
        """Wait for Enter on an interactive terminal; raise `PlayerQuit` on q."""
        if self.interactive and self.ask(self.texts("press-enter")).lower() in QUIT:
            raise PlayerQuit

    def show_pages(self, lines: list[Text | str]) -> None:
        """Show lines and pause after each full screen."""
        room = left = max(self.height - 2, 5)
        for line in lines:
            left -= self.line_count(line)
            if left < 0:
                self.pause()
                left = room - self.line_count(line)
            self.show([line])
