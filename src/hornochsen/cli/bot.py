"""`hornochsen bot`: a bot at somebody's table."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import click

from .contests import BotType
from .errors import Refused
from .options import MANY, Seconds, lang_option

if TYPE_CHECKING:
    from ..bots.loading import BotSpec
    from ..locales import Texts

COLOURS = ("red", "orange", "yellow", "green", "teal", "blue", "purple", "pink")
TOKEN_BYTES = 43


@click.command(
    short_help="Let a bot play at a table of a server.",
    epilog="""\b
Examples:
  hornochsen bot http://127.0.0.1:8787 --table 7KQ2MP --bot ox
  hornochsen bot http://192.168.0.7:8787/t/7KQ2MP --bot ./my_bot.py:MyBot
  hornochsen bot http://127.0.0.1:8787/t/7KQ2MP --bot "snail=./snail.sh" """.rstrip(),
)
@click.argument("url", metavar="URL")
@click.option("--table", "code", metavar="CODE", help="The table's code, where URL is not its link.")
@click.option(
    "--bot",
    "bot_name",
    type=BotType(),
    metavar="BOT|NAME=COMMAND",
    default="ox",
    show_default=True,
    help="Who plays: calf, cow, ox, bull, a class (./my_bot.py:MyBot), or a program (snail=./snail.sh).",
)
@click.option("--name", metavar="NAME", help="Sit down under this name.  [default: that of the bot]")
@click.option(
    "--colour", type=click.Choice(COLOURS), metavar="COLOUR", help=f"The piece's colour: {', '.join(COLOURS)}."
)
@click.option(
    "--games", type=click.IntRange(1, MANY), metavar="N", help="Leave after so many games.  [default: play on and on]"
)
@click.option("--budget", type=click.IntRange(1, MANY), metavar="N", help="Playouts a decision, for bots that think.")
@click.option("--think", type=Seconds(), metavar="SECONDS", help="Time a decision, for bots that think.")
@click.option(
    "--token-file",
    type=click.Path(dir_okay=False),
    metavar="FILE",
    help="Keep the seat's token in this file: the same command comes back to the same seat.",
)
@click.option("--quiet", is_flag=True, help="Say only what goes wrong.")
@lang_option
def bot(
    url: str,
    code: str | None,
    bot_name: str,
    name: str | None,
    colour: str | None,
    games: int | None,
    budget: int | None,
    think: float | None,
    token_file: str | None,
    quiet: bool,
    lang: str | None,
) -> None:
    """Let a bot sit down at a table of a server and play there, as a person anywhere would.

    URL is a server's address, or a table's link. The bot waits until somebody sits at the table, plays when the host
    begins, and stays for further games. When the connection or the server is gone it comes back by itself. A bot that
    fails leaves its seat to a bot of the house. Ctrl-C leaves the table.
    """
    from ..client.guest_bot import found_at
    from ..locales import choose, texts

    words = texts(choose(lang))
    try:
        server, table = found_at(url, code)
    except ValueError as error:
        raise Refused(str(error)) from None
    if not table or not table.isalnum():
        raise Refused("--table: say which table, as in --table 7KQ2MP")
    spec = _find(bot_name, budget, think)
    _make_ready(spec, words, quiet=quiet)
    _run(server, table, spec, Path(token_file) if token_file else None, words, quiet, name, colour, games)


def _find(name: str, budget: int | None, think: float | None) -> BotSpec:
    from ..bots.loading import UnknownBot, load

    program, equals, command = name.partition("=")
    try:
        return load(program, command=command) if equals else load(name, budget=budget, think=think)
    except UnknownBot as error:
        raise Refused(f"--bot: {error}") from None


def _make_ready(spec: BotSpec, words: Texts, *, quiet: bool) -> None:
    """Compile what bots think with, where `make setup` has not: before anybody waits for a move."""
    if spec.name in ("ox", "bull"):
        from ..kernel.cache import filled

        if not filled():
            from ..kernel.__main__ import compile_all

            if not quiet:
                click.echo(words("bots-compiling"))
            compile_all()


def _run(
    server: str,
    table: str,
    spec: BotSpec,
    file: Path | None,
    words: Texts,
    quiet: bool,
    name: str | None,
    colour: Any,
    games: int | None,
) -> None:
    import asyncio

    from ..bots.loading import BotError
    from ..client.guest_bot import GuestBot, Removed
    from ..client.table_client import Client, Closed
    from ..protocol import Colour
    from ..protocol.errors import Refusal

    assert get_args(Colour) == COLOURS

    def say(message: str, **args: str | int) -> None:
        if not quiet:
            click.echo(words(message, **args))

    async def play() -> None:
        token = _kept(file)
        async with Client(server, table, token=token) as client:
            if token and client.seat is None:  # while we were away
                raise Removed
            guest = GuestBot(
                client, spec, name=name, colour=colour, games=games, say=say, keep=lambda token: _keep(file, token)
            )
            try:
                await guest.play()
            except asyncio.CancelledError:  # Ctrl-C: whoever keeps a token means to come back
                if file is None:
                    await guest.leave()
                raise
            _forget(file)
            say("guest-left", count=guest.played)

    try:
        asyncio.run(play())
    except Refusal as refusal:
        where = f"--token-file: {file}: " if refusal.error == "unknown-token" and file else ""
        raise Refused(f"{where}{table}: {refusal.text}") from None
    except BotError as error:
        _forget(file)
        raise Refused(str(error)) from None
    except Removed:
        _forget(file)
        raise Refused(words("guest-removed", text=table)) from None
    except Closed as error:
        if error.reason != "closed":
            raise Refused(str(error)) from None
        _forget(file)
        say("guest-table-closed", text=table)


def _kept(file: Path | None) -> str | None:
    """The token of an earlier call, if there was one."""
    if file is None or not file.exists():
        return None
    try:
        token = file.read_text(encoding="ascii").strip()
    except (OSError, ValueError) as error:
        raise Refused(f"--token-file: {file}: {getattr(error, 'strerror', None) or 'holds no token'}") from None
    if len(token) != TOKEN_BYTES:
        raise Refused(f"--token-file: {file}: holds no token")
    return token


def _keep(file: Path | None, token: str) -> None:
    """For the user's eyes alone: who has the token has the seat."""
    if file is not None:
        try:
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as out:
                out.write(f"{token}\n")
        except OSError as error:
            raise Refused(f"--token-file: {file}: {error.strerror}") from None


def _forget(file: Path | None) -> None:
    """The seat is gone, and its token with it."""
    if file is not None:
        file.unlink(missing_ok=True)
