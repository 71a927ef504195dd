"""`hornochsen push-key`: make the server's key for Web Push."""

from __future__ import annotations

import os
from pathlib import Path

import click

from ...errors import CommandError


@click.command(
    "push-key",
    short_help="Make a server's key for Web Push.",
    epilog="""\b
Examples:
  hornochsen push-key push.pem
  hornochsen serve --push-key push.pem --public-url https://play.example.org""",
)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def push_key(file: Path) -> None:
    """Write a new key to FILE, which only you can read. A server with it can call players by Web Push.

    Keep the file: after a change of the key all browsers have to subscribe again. An existing file is never replaced.
    """
    try:
        from py_vapid import Vapid02
    except ImportError:
        raise CommandError("Web Push needs more packages: pip install 'hornochsen[notices]'") from None
    key = Vapid02()
    key.generate_keys()
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise CommandError(f"{file} exists; a key is never replaced") from None
    except OSError as error:
        raise CommandError(f"{file}: {error.strerror}") from None
    with os.fdopen(handle, "wb") as opened:
        opened.write(key.private_pem())
    click.echo(f"{file}: use it with hornochsen serve --push-key {file}")
