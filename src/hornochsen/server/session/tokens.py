"""New random tokens. The pure part of the server only hashes them."""

from __future__ import annotations

import secrets


def new_token() -> str:
    """Return a new random token of 256 bits."""
    return secrets.token_urlsafe(32)
