"""The command line. Commands are loaded when they are called, so that help comes at once."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module

import click

from .. import __version__
from .errors import Refused, one_line
from .first_steps import first_steps
from .translation import HelpContext, chosen, translate, with_help

COMMANDS = {
    "play": "hornochsen.cli.play:play",
    "serve": "hornochsen.cli.serve:serve",
    "db": "hornochsen.cli.db:db",
    "bot": "hornochsen.cli.bot:bot",
    "load": "hornochsen.cli.load:load",
    "record": "hornochsen.cli.record:record",
    "board": "hornochsen.cli.board:board",
    "bots": "hornochsen.cli.bots:bots",
    "arena": "hornochsen.cli.arena:arena",
    "league": "hornochsen.cli.league:league",
    "stats": "hornochsen.cli.stats:stats",
    "completion": "hornochsen.cli.completion:completion",
}


class LazyGroup(click.Group):
    """A group whose commands are imported only when they are needed."""

    context_class = HelpContext

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, name = COMMANDS[cmd_name].split(":")
        return with_help(getattr(import_module(module), name))


@click.group(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Start with: hornochsen play",
    invoke_without_command=True,
)
@click.version_option(__version__, message="hornochsen %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Tanz der Hornochsen! in the terminal: play it, look into recorded games, make boards.

    Number tiles go into rows, cow-pats and bullheads cost minus points, happy cows give them back, and whoever is
    furthest from the dunghill at the end has won. An independent implementation of Wolfgang Kramer's board game.
    """
    if ctx.invoked_subcommand is None:
        click.echo(first_steps(chosen()))


def main() -> None:
    """Run a command; whatever goes wrong is said in one line."""
    if sys.stdout is None:  # closed by whoever started us
        sys.stdout = io.TextIOWrapper(io.FileIO(os.devnull, "w"), encoding="utf-8")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an encoding without our signs is no reason to fail
    try:
        status = _run()
    except BrokenPipeError:  # whoever read our output has stopped
        _drop_output()
        status = 1
    except OSError as error:
        _drop_output()
        click.echo(f"hornochsen: {one_line(str(error.filename or 'standard output'))}: {error.strerror}", err=True)
        status = 2
    except KeyboardInterrupt:
        status = 130
    sys.exit(status)


def _run() -> int:
    try:
        if os.environ.get("_HORNOCHSEN_COMPLETE", "").startswith(("zsh", "fish")):  # they show help beside each word
            translate(cli.make_context("hornochsen", [], resilient_parsing=True), chosen())
        status = cli.main(standalone_mode=False)
    except Refused as error:
        error.show()
        return error.exit_code
    except click.exceptions.Abort:
        return 130
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return 0
    except click.UsageError as error:
        path = error.ctx.command_path if error.ctx else "hornochsen"
        message = " ".join(one_line(error.format_message()).split())
        click.echo(f"{path}: {message} See: {path} --help", err=True)
        return 2
    except click.ClickException as error:
        click.echo(f"hornochsen: {one_line(error.format_message())}", err=True)
        return 2
    return status if isinstance(status, int) else 0


def _drop_output() -> None:
    """Forget what could not be written: closing standard output at exit must not complain again."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
