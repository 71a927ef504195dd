"""Files with the secret of a player's device, which only their owner can read."""

from __future__ import annotations

import os
from pathlib import Path

from ..client.player_api import SECRET_LENGTH
from .errors import CommandError


def read_player_secret(file: str) -> str:
    """Return the secret in a file; raise `CommandError` if there is none."""
    try:
        secret = Path(file).read_text(encoding="ascii").strip()
    except (OSError, ValueError) as error:
        text = getattr(error, "strerror", None) or "contains no secret"
        raise CommandError(f"--player-secret-file: {file}: {text}") from None
    if len(secret) != SECRET_LENGTH:
        raise CommandError(f"--player-secret-file: {file}: contains no secret of {SECRET_LENGTH} characters")
    return secret


def check_new_file(file: str) -> None:
    """Raise `CommandError` if a file exists, so that no secret is lost."""
    if Path(file).exists():
        raise CommandError(f"--player-secret-file: {file}: exists already; omit --link to use it")


def keep_player_secret(file: str, secret: str) -> None:
    """Store a secret in a new file."""
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
            out.write(f"{secret}\n")
    except OSError as error:
        raise CommandError(f"--player-secret-file: {file}: {error.strerror}") from None
