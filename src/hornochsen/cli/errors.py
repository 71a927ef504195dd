"""How a command says no."""

from __future__ import annotations

from collections.abc import Iterable
from typing import IO, Any

import click


class CommandError(click.ClickException):
    """Bad input: a line for each thing wrong on standard error, exit status 2, nothing else written."""

    exit_code = 2

    def __init__(self, *lines: str) -> None:
        super().__init__("\n".join(one_line(line) for line in lines))

    def show(self, file: IO[Any] | None = None) -> None:
        for line in self.message.splitlines():
            click.echo(f"hornochsen: {line}", file=file, err=file is None)


def one_line(text: str) -> str:
    """A text without line ends and control characters, so that names from files cannot steer a terminal."""
    return "".join(char if char.isprintable() else " " for char in text)


def listed(words: Iterable[str]) -> str:
    return ", ".join(words)
