"""Names of players' devices."""

from __future__ import annotations

from ....protocol.errors import Refusal
from ...table.people import identity


def clean_device_name(name: str) -> str:
    """Return a player's name for a device in clean form; empty for a name that cannot be shown."""
    try:
        return identity.clean_chat(name) if name else ""
    except Refusal:
        return ""
