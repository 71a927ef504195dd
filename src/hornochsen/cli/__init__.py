"""The command line. A command's module is imported when the command is called, so that `--help` starts fast."""

from __future__ import annotations

import io
import os
import sys
from difflib import get_close_matches
from importlib import import_module

import click

from .. import __version__
from .errors import CommandError, one_line
from .first_steps import first_steps
from .help_translation import HelpContext, current_texts, translate, with_translated_help

COMMANDS = {
    "learn": "hornochsen.cli.commands.learn:learn",
    "play": "hornochsen.cli.commands.play:play",
    "daily": "hornochsen.cli.commands.daily:daily",
    "serve": "hornochsen.cli.commands.server.serve:serve",
    "db": "hornochsen.cli.commands.server.db_ratings:db",
    "push-key": "hornochsen.cli.commands.server.push_key:push_key",
    "bot": "hornochsen.cli.commands.server.bot:bot",
    "load": "hornochsen.cli.commands.server.load:load",
    "record": "hornochsen.cli.commands.record:record",
    "review": "hornochsen.cli.commands.coach.review:review",
    "puzzle": "hornochsen.cli.commands.coach.puzzle:puzzle",
    "board": "hornochsen.cli.commands.board:board",
    "bots": "hornochsen.cli.commands.bots:bots",
    "arena": "hornochsen.cli.commands.research.arena:arena",
    "league": "hornochsen.cli.commands.research.league:league",
    "stats": "hornochsen.cli.commands.research.stats:stats",
    "completion": "hornochsen.cli.commands.completion:completion",
}


class LazyGroup(click.Group):
    """A command group that imports a command on first use."""

    context_class = HelpContext

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, name = COMMANDS[cmd_name].split(":")
        return with_translated_help(getattr(import_module(module), name))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that is called; suggest a similar name for an unknown one."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            close = [] if ctx.resilient_parsing else get_close_matches(args[0], COMMANDS, n=1)
            if close:
                raise click.UsageError(f"{error.message} Did you mean '{close[0]}'?", ctx) from None
            raise


@click.group(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Start with: hornochsen play",
    invoke_without_command=True,
)
@click.version_option(__version__, message="hornochsen %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Tanz der Hornochsen! Play the board game, serve it to others, inspect recorded games, design boards.

    Number tiles go into rows, cow-pats and bullheads cost minus points, happy cows give them back, and the player
    furthest from the dunghill wins. An independent implementation of Wolfgang Kramer's board game.
    """
    if ctx.invoked_subcommand is None:
        click.echo(first_steps(current_texts()))


def main() -> None:
    """Run a command and exit; report every error in one line on standard error."""
    if sys.stdout is None:  # closed by the parent process
        sys.stdout = io.TextIOWrapper(io.FileIO(os.devnull, "w"), encoding="utf-8")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # do not fail on an encoding that lacks our symbols
    try:
        status = _run()
    except BrokenPipeError:  # the reader of our output has exited
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
        if os.environ.get("_HORNOCHSEN_COMPLETE", "").startswith(
            ("zsh", "fish")
        ):  # these shells show a help text beside each completion
            translate(cli.make_context("hornochsen", [], resilient_parsing=True), current_texts())
        status = cli.main(standalone_mode=False)
    except CommandError as error:
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
    """Discard unwritten output, so that closing standard output at exit raises no second error."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
