"""Help in the user's language: English stands in the code, `locales/*/commands.ftl` overlays it.

Ids follow a command's path. `cmd-record-show` is its help, with `-short` what a list of commands says of it and with
`-epilog` what stands at the end; `opt-record-show-round` is the help of an option, and `opt-lang` that of one which
several commands share. A paragraph after `\\b` holds examples: it is kept, only its heading changes. The words in
capitals of a usage line are `metavar-…`.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Sequence

import click

from .. import LANGUAGES
from ..locales import Texts, choose, texts

HEADINGS = ("Usage", "Options", "Commands", "Examples")
SHARED = ("help", "lang")


def language(args: Sequence[str]) -> str:
    """The language that is asked for anywhere among the arguments, else that of the environment."""
    asked = [word.removeprefix("--lang=") for word in args if word.startswith("--lang=")]
    asked += [word for option, word in zip(args, args[1:], strict=False) if option == "--lang"]
    return next((word for word in asked if word in LANGUAGES), None) or choose()


class HelpContext(click.Context):
    """Where help comes from. It is translated when somebody asks for it, so that nothing else waits for Fluent."""

    def get_help(self) -> str:
        translate(self, self._words)
        return super().get_help()

    def make_formatter(self) -> click.HelpFormatter:
        return _Formatter(self._words, self.terminal_width, self.max_content_width)

    @property
    def _words(self) -> Texts:
        return texts(language(sys.argv[1:]))


def with_help[C: click.Command](command: C) -> C:
    """A command whose help is translated, and that of the commands under it."""
    command.context_class = HelpContext
    for under in command.commands.values() if isinstance(command, click.Group) else ():
        with_help(under)
    return command
