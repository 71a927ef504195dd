"""Translate help texts: English is in the code, `locales/*/commands.ftl` contains the other languages.

Message ids follow a command's path. `cmd-record-show` is the help of a command, with the suffix `-short` its line in
a list of commands, and with `-epilog` its epilog. `opt-record-show-round` is the help of an option, `opt-lang` that
of an option which several commands share. A paragraph after `\\b` contains examples; only its heading is
translated. Words in capitals in a usage line have ids like `metavar-file`.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Sequence

import click

from .. import LANGUAGES
from ..locales import Texts, choose_language, texts

HEADINGS = ("Usage", "Options", "Commands", "Examples")
SHARED = ("help", "lang")


class HelpContext(click.Context):
    """A context that translates help when it is requested, so that other calls do not import Fluent."""

    def get_help(self) -> str:
        translate(self, current_texts())
        return super().get_help()

    def make_formatter(self) -> click.HelpFormatter:
        return _Formatter(current_texts(), self.terminal_width, self.max_content_width)


class _Formatter(click.HelpFormatter):
    """A help formatter with translated headings."""

    def __init__(self, words: Texts, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self.words = words

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{_heading('Usage', self.words)} ")

    def write_heading(self, heading: str) -> None:
        self.write(f"{'':>{self.current_indent}}{_heading(heading, self.words)}\n")


def requested_language(args: Sequence[str]) -> str:
    """Return the value of `--lang` anywhere in the arguments, else the language of the environment."""
    words = [*args, ""]
    for at, word in enumerate(args):
        asked = words[at + 1] if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and asked in LANGUAGES:
            return asked
    return choose_language()


def current_texts() -> Texts:
    """Return the messages in the language of this call."""
    return texts(requested_language(sys.argv[1:]))


def with_translated_help(command: click.Command) -> click.Command:
    """Make a command and its subcommands translate their help; return the command."""
    command.context_class = HelpContext
    if isinstance(command, click.Group):
        for under in command.commands.values():
            with_translated_help(under)
    return command


def translate(ctx: click.Context, words: Texts) -> None:
    """Replace the English texts of a command and its subcommands by translations."""
    command, path = ctx.command, _path(ctx)
    command.help = _text(f"cmd-{path}", command.help, words)
    command.short_help = _text(f"cmd-{path}-short", command.short_help, words)
    command.epilog = _text(f"cmd-{path}-epilog", command.epilog, words)
    command.options_metavar = _metavar(command.options_metavar or "", words)
    for param in command.get_params(ctx):
        if not (isinstance(param, click.Option) and param.is_flag):
            param.metavar = _metavar(param.make_metavar(ctx), words)
        if isinstance(param, click.Option):
            _translate_option(param, path, ctx, words)
    if isinstance(command, click.Group):
        command.subcommand_metavar = _metavar(command.subcommand_metavar, words)
        for name in command.list_commands(ctx):
            if under := command.get_command(ctx, name):
                translate(click.Context(under, ctx, name), words)


def _path(ctx: click.Context) -> str:
    names: list[str] = []
    while ctx.parent:
        names.insert(0, ctx.info_name or "")
        ctx = ctx.parent
    return "-".join(names) or "hornochsen"


def _translate_option(option: click.Option, path: str, ctx: click.Context, words: Texts) -> None:
    name = max(option.opts, key=len).lstrip("-")
    message = f"opt-{name}" if name in SHARED else f"opt-{path}-{name}"
    option.help = _text(message, option.help, words)
    if default := option.get_help_extra(ctx).get("default"):
        option.help = f"{option.help}  [{words.overlay('default-is', 'default:')} {default}]"
        option.show_default = False


def _text(message: str, english: str | None, words: Texts) -> str | None:
    """Return a help text with its prose translated and its examples unchanged."""
    if english is None:
        return None
    paragraphs = inspect.cleandoc(english).split("\n\n")
    prose = "\n\n".join(text for text in paragraphs if not text.startswith("\b"))
    examples = [text for text in paragraphs if text.startswith("\b")]
    translated = [words.overlay(message, prose)] if prose else []
    return "\n\n".join(translated + [text.replace("Examples:", _heading("Examples", words)) for text in examples])


def _heading(english: str, words: Texts) -> str:
    return words.overlay(f"heading-{english.lower()}", f"{english}:")


def _metavar(english: str, words: Texts) -> str:
    return re.sub("[A-Z]{2,}", lambda word: words.overlay(f"metavar-{word[0].lower()}", word[0]), english)
