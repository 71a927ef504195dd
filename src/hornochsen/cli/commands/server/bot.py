"""`hornochsen bot`: connect a bot to a table of a server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import click

from ...errors import CommandError
from ...kernel_compilation import announcement, compile_kernel
from ...options import MAX_COUNT, BotType, Seconds, budget_option, lang_option

if TYPE_CHECKING:
    from ....bots.registry import BotSpec
    from ....locales import Texts

COLOURS = ("red", "orange", "yellow", "green", "teal", "blue", "purple", "pink")
TOKEN_BYTES = 43


@click.command(
    short_help="Connect a bot to a table of a server.",
    epilog="""\b
Examples:
  hornochsen bot http://127.0.0.1:8787 --table 7KQ2MP --bot ox
  hornochsen bot http://192.168.0.7:8787/t/7KQ2MP --bot ./my_bot.py:MyBot
  hornochsen bot http://127.0.0.1:8787/t/7KQ2MP --bot "snail=./snail.sh" """.rstrip(),
)
@click.argument("url", metavar="URL")
@click.option("--table", "code", metavar="CODE", help="Code of the table, if URL is not the link of a table.")
@click.option(
    "--bot",
    "bot_name",
    type=BotType(),
    metavar="BOT|NAME=COMMAND",
    default="ox",
    show_default=True,
    help="The bot: calf, cow, ox, bull, aurochs, a class (./my_bot.py:MyBot), or a program (snail=./snail.sh).",
)
@click.option("--name", metavar="NAME", help="Player name at the table.  [default: the bot's name]")
@click.option(
    "--colour", type=click.Choice(COLOURS), metavar="COLOUR", help=f"Colour of the piece: {', '.join(COLOURS)}."
)
@click.option(
    "--games",
    type=click.IntRange(1, MAX_COUNT),
    metavar="N",
    help="Leave after N games.  [default: no limit]",
)
@budget_option
@click.option("--think", type=Seconds(), metavar="SECONDS", help="Time per decision, for bots that search.")
@click.option(
    "--token-file",
    type=click.Path(dir_okay=False),
    metavar="FILE",
    help="Store the seat's token in this file, so that the same command returns to the same seat.",
)
@click.option(
    "--player-secret-file",
    type=click.Path(dir_okay=False, exists=True),
    metavar="FILE",
    help="Play as the player whose device's secret is in this file.",
)
@click.option("--quiet", is_flag=True, help="Print errors only.")
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
    player_secret_file: str | None,
    quiet: bool,
    lang: str | None,
) -> None:
    """Connect a bot to a table of a server, where it plays like any other client.

    URL is the address of a server or the link of a table. The bot waits until a person sits at the table, plays when
    the host starts the game, and stays for further games. It reconnects after the loss of a connection or a restart
    of the server. When it fails, a bot of the server takes over its seat. Ctrl-C leaves the table.
    """
    from ....bots import BUDGETS
    from ....client.guest_bot import parse_table_address
    from ....locales import choose_language, texts

    words = texts(choose_language(lang))
    try:
        server, table = parse_table_address(url, code)
    except ValueError as error:
        raise CommandError(str(error)) from None
    if not table or not table.isalnum():
        raise CommandError("--table: name the table, for example --table 7KQ2MP")
    spec = _find(bot_name, budget, think)
    if spec.kind in BUDGETS:
        compile_kernel(lambda kept: None if quiet else click.echo(announcement(words, kept)))
    from ...player_secrets import read_player_secret

    player = read_player_secret(player_secret_file) if player_secret_file else None
    _run(server, table, spec, Path(token_file) if token_file else None, player, words, quiet, name, colour, games)


def _find(name: str, budget: int | None, think: float | None) -> BotSpec:
    from ....bots.registry import UnknownBot, load

    program, equals, command = name.partition("=")
    try:
        return load(program, command=command) if equals else load(name, budget=budget, think=think)
    except UnknownBot as error:
        raise CommandError(f"--bot: {error}") from None


def _run(
    server: str,
    table: str,
    spec: BotSpec,
    file: Path | None,
    player: str | None,
    words: Texts,
    quiet: bool,
    name: str | None,
    colour: Any,
    games: int | None,
) -> None:
    import asyncio

    from ....bots.registry import BotError
    from ....client.guest_bot import GuestBot, Removed
    from ....client.table_client import Client, Closed
    from ....protocol import Colour
    from ....protocol.errors import Refusal

    assert get_args(Colour) == COLOURS

    def say(message: str, **args: str | int) -> None:
        if not quiet:
            click.echo(words(message, **args))

    async def play() -> None:
        token = _kept(file)
        async with Client(
            server, table, token=token, player=player, on_unreachable=lambda: say("guest-unreachable", text=server)
        ) as client:
            if token and client.seat is None:  # the bot was removed from its seat while it was disconnected
                raise Removed
            guest = GuestBot(
                client,
                spec,
                name=name,
                colour=colour,
                games=games,
                report=say,
                save_token=lambda token: _keep(file, token),
            )
            try:
                await guest.play()
            except asyncio.CancelledError:  # Ctrl-C: with a token file, the seat is kept for a later call
                if file is None:
                    await guest.leave()
                raise
            _forget(file)
            say("guest-left", count=guest.played)

    try:
        asyncio.run(play())
    except Refusal as refusal:
        where = f"--token-file: {file}: " if refusal.error == "unknown-token" and file else ""
        raise CommandError(f"{where}{table}: {refusal.text}") from None
    except BotError as error:
        _forget(file)
        raise CommandError(str(error)) from None
    except Removed:
        _forget(file)
        raise CommandError(words("guest-removed", text=table)) from None
    except Closed as error:
        if error.reason != "closed":
            raise CommandError(str(error)) from None
        _forget(file)
        say("guest-table-closed", text=table)


def _kept(file: Path | None) -> str | None:
    """Return the token that an earlier call stored, or `None`."""
    if file is None or not file.exists():
        return None
    try:
        token = file.read_text(encoding="ascii").strip()
    except (OSError, ValueError) as error:
        raise CommandError(f"--token-file: {file}: {getattr(error, 'strerror', None) or 'contains no token'}") from None
    if len(token) != TOKEN_BYTES:
        raise CommandError(f"--token-file: {file}: contains no token")
    return token


def _keep(file: Path | None, token: str) -> None:
    """Store the token in a file that only its owner can read; the token gives control of the seat."""
    if file is not None:
        try:
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as out:
                out.write(f"{token}\n")
        except OSError as error:
            raise CommandError(f"--token-file: {file}: {error.strerror}") from None


def _forget(file: Path | None) -> None:
    """Delete the token file, because the seat is lost."""
    if file is not None:
        file.unlink(missing_ok=True)
