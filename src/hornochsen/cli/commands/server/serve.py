"""`hornochsen serve`: run the game server."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource
from click.shell_completion import CompletionItem

from ....server.ops.setting_types import Choice, ValueType
from ....server.ops.settings import (
    CONFIG,
    SETTINGS,
    BadSetting,
    LoadedSettings,
    default_of,
    flag,
    help_of,
    load,
    masked,
    type_of,
)
from ...errors import CommandError
from ...kernel_compilation import compile_kernel

if TYPE_CHECKING:
    import socket

    from ....server.ops.settings import Settings


class SettingType(click.ParamType[str]):
    """The text of a setting; `server.ops.settings` validates it together with files and the environment."""

    def __init__(self, kind: ValueType) -> None:
        self.kind = kind
        self.name = kind.metavar

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        words = self.kind.words if isinstance(self.kind, Choice) else ()
        return [CompletionItem(word) for word in words if word.startswith(incomplete)]


def setting_options(command: click.Command) -> click.Command:
    """Add an option for every setting to a command; return the command."""
    for at, name in enumerate(SETTINGS):
        kind, default = type_of(name), default_of(name)
        option = click.Option(
            [flag(name), name],
            type=SettingType(kind),
            metavar=kind.metavar,
            default=None if default in (None, "", ()) else str(default),
            show_default=True,
            help=help_of(name),
        )
        command.params.insert(at, option)
    return command


def given_flags(ctx: click.Context) -> dict[str, str]:
    """Return the settings given on the command line, by name."""
    return {
        name: ctx.params[name]
        for name in SETTINGS
        if name in ctx.params and ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE
    }


@click.command(
    short_help="Run a server for people and bots.",
    epilog="""\b
Examples:
  hornochsen serve
  hornochsen serve --host 0.0.0.0
  hornochsen serve --database sqlite:///club.sqlite3
  hornochsen serve --config club.toml --show-settings""",
)
@click.option("--config", type=click.Path(), metavar="FILE", help="Read settings from this TOML file.")
@click.option("--show-settings", is_flag=True, help="Print every setting and its source, then exit.")
@click.option("--qr", is_flag=True, help="Print a QR code of the address even if the output is not a terminal.")
@click.option("--open", "open_page", is_flag=True, help="Open the game in a browser.")
@click.pass_context
def serve(ctx: click.Context, /, config: str | None, show_settings: bool, qr: bool, open_page: bool, **_: str) -> None:
    """Run a server on which people and bots play, on this machine, on the local network, or on the internet.

    Every setting can be a flag, an environment variable (HORNOCHSEN_PORT) or a line in a TOML file (port = 8787).
    Flags override the environment, and the environment overrides the file. Ctrl-C stops the server; games are kept.
    """
    try:
        flags = given_flags(ctx)
        loaded = load(flags, os.environ, config)
        if show_settings:
            click.echo("\n".join(loaded.lines()))
        else:
            has_file = config is not None or bool(os.environ.get(CONFIG))
            again = (lambda: load(flags, os.environ, config).settings) if has_file else None
            _serve(loaded, again, qr=qr, open_page=open_page)
    except BadSetting as error:
        raise CommandError(str(error)) from None


setting_options(serve)


def _serve(loaded: LoadedSettings, again: Callable[[], Settings] | None, *, qr: bool, open_page: bool) -> None:
    from ....server.http import runner
    from ....server.http.app import create_app
    from ....server.ops import logs
    from ....server.ops.addresses import WILDCARD_HOSTS, web_address
    from ....server.storage import StorageError

    settings = loaded.settings
    logs.configure(settings.log_format, settings.log_level)
    if again and hasattr(signal, "SIGHUP") and not os.isatty(0):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # until the server handles it; it would end this process
    try:
        if _prepare_bots(settings) and again:
            settings = _reload(settings, again)  # they may have changed in the meantime
        sockets = runner.listen(settings.host, settings.port)
    except runner.PortInUse as error:
        raise CommandError(str(error)) from None
    except StorageError as error:
        raise CommandError(f"database {masked(settings.database)}: {error}") from None

    def welcome() -> None:
        _print_addresses(settings, sockets, qr=qr)
        if open_page:
            _open(web_address("127.0.0.1" if settings.host in WILDCARD_HOSTS else settings.host, _port(sockets)))

    try:
        runner.run(create_app(settings), settings, sockets, welcome, again)
        _report_stop(settings)
    except StorageError as error:
        raise CommandError(f"database {masked(settings.database)}: {error}") from None
    finally:
        for one in sockets:
            one.close()


def _reload(settings: Settings, again: Callable[[], Settings]) -> Settings:
    """Read the settings again and configure the logs; like a reload by SIGHUP, an invalid file changes nothing."""
    from ....server.ops import logs

    try:
        settings = again()
    except BadSetting as error:
        logs.log.error("settings not reloaded", error=str(error))
    logs.configure(settings.log_format, settings.log_level)
    return settings


def _prepare_bots(settings: Settings) -> bool:
    """Compile the kernel before the server listens, because early clients would get no answer for minutes.

    Return whether it was not in the cache. A port in use and an unusable database are reported first.
    """
    import asyncio

    from ....kernel.cache import VARIABLE, is_complete
    from ....server.http import runner

    if is_complete():
        return False
    for free in runner.listen(settings.host, settings.port):
        free.close()
    asyncio.run(_check_database(settings.database))

    def announce(kept: bool) -> None:
        often = "only once" if kept else f"at every start, unless {VARIABLE} names a folder that can be written,"
        click.echo(f"Preparing the bots. This happens {often} and takes one to two minutes.")

    compile_kernel(announce)
    return True


async def _check_database(url: str) -> None:
    """Raise `StorageError` if the database cannot be served."""
    from ....server.storage import Store

    await (await Store.open(url, process="")).close()


def _print_addresses(settings: Settings, sockets: list[socket.socket], *, qr: bool) -> None:
    """Print the addresses of the server, and a QR code if requested."""
    from ....server.ops.addresses import WILDCARD_HOSTS, local_address, web_address

    port = _port(sockets)
    everywhere = settings.host in WILDCARD_HOSTS
    link = settings.public_url or web_address("127.0.0.1" if everywhere else settings.host, port)
    lines = [f"Listening on {web_address(settings.host, port)}"]
    if everywhere and (here := local_address()):
        link = settings.public_url or web_address(here, port)
        lines.append(f"On this network: {web_address(here, port)}")
    if settings.public_url:
        lines.append(f"Address for players: {settings.public_url}")
    lines += [f"Database: {masked(settings.database)}", "Stop with Ctrl-C."]
    click.echo("\n".join(lines))
    if qr or (everywhere and _is_terminal()):
        _print_qr(link)


def _report_stop(settings: Settings) -> None:
    """Report the shutdown as a sentence on a terminal, or as an event in a JSON log."""
    from ....server.ops.logs import log

    terminal = sys.stderr is not None and sys.stderr.isatty()
    if settings.log_format == "text" or (settings.log_format == "auto" and terminal):
        click.echo("Stopped. All games are saved and continue when the server starts again.", err=True)
    else:
        log.info("server stopped")


def _port(sockets: list[socket.socket]) -> int:
    port: int = sockets[0].getsockname()[1]
    return port


def _open(link: str) -> None:
    """Open the page in a browser without blocking."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()


def _is_terminal() -> bool:
    return sys.stdout is not None and sys.stdout.isatty()


def _print_qr(link: str) -> None:
    import io

    import segno

    picture = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(picture, border=2, compact=True)
    click.echo(picture.getvalue(), nl=False)
