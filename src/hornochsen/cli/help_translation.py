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
from ..locales import Texts, choose_language, texts

HEADINGS = ("Usage", "Options", "Commands", "Examples")
SHARED = ("help", "lang")


class HelpContext(click.Context):
    """Where help comes from. It is translated when somebody asks for it, so that nothing else waits for Fluent."""

    def get_help(self) -> str:
        translate(self, current_texts())
        return super().get_help()

    def make_formatter(self) -> click.HelpFormatter:
        return _Formatter(current_texts(), self.terminal_width, self.max_content_width)


class _Formatter(click.HelpFormatter):
    """Help with headings in the user's language."""

    def __init__(self, words: Texts, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self.words = words

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{_heading('Usage', self.words)} ")

    def write_heading(self, heading: str) -> None:
        self.write(f"{'':>{self.current_indent}}{_heading(heading, self.words)}\n")


def requested_language(args: Sequence[str]) -> str:
    """The language that is asked for anywhere among the arguments, else that of the environment."""
    words = [*args, ""]
    for at, word in enumerate(args):
        asked = words[at + 1] if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and asked in LANGUAGES:
            return asked
    return choose_language()


def current_texts() -> Texts:
    """The texts in the language of this call."""
    return texts(requested_language(sys.argv[1:]))


def with_translated_help(command: click.Command) -> click.Command:
    """A command that speaks the user's language when it is asked for help, like those under it."""
    command.context_class = HelpContext
    if isinstance(command, click.Group):
        for under in command.commands.values():
            with_translated_help(under)
    return command


def translate(ctx: click.Context, words: Texts) -> None:
    """Replace the English of a command and of all that are under it."""
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
    """The prose of a text in another language, and its examples."""
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
