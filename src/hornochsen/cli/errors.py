"""Errors of the command line."""

from __future__ import annotations

from typing import IO, Any

import click


class CommandError(click.ClickException):
    """Invalid input: prints one line per error on standard error and exits with status 2."""

    exit_code = 2

    def __init__(self, *lines: str) -> None:
        super().__init__("\n".join(one_line(line) for line in lines))

    def show(self, file: IO[Any] | None = None) -> None:
        for line in self.message.splitlines():
            click.echo(f"hornochsen: {line}", file=file, err=file is None)


def one_line(text: str) -> str:
    """Replace line breaks and control characters by spaces, so that a name cannot control the terminal."""
    return "".join(char if char.isprintable() else " " for char in text)
