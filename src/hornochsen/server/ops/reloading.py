"""Reloading settings while the server runs: which settings may change, and what has changed."""

from __future__ import annotations

from dataclasses import replace

from msgspec import Struct

from .settings import SETTINGS, Settings, display

RELOADABLE = frozenset(
    {
        "away_seconds",
        "bots_offered_after",
        "changes_per_minute",
        "chat_per_minute",
        "coach_seconds",
        "connections",
        "connections_per_address",
        "keep_addresses",
        "keep_empty",
        "keep_games",
        "keep_idle",
        "keep_names",
        "keep_players",
        "keep_reports",
        "keep_uploads",
        "log_level",
        "metrics",
        "metrics_token",
        "operator_token",
        "origins",
        "public_url",
        "reports_per_day",
        "salt_seconds",
        "tables",
        "tables_per_address",
        "tables_per_minute",
        "tables_per_network",
        "upload_bytes",
        "uploads",
        "uploads_per_address",
        "uploads_per_minute",
    }
)
"""Settings that take effect without a restart. The others decide about sockets, threads or the database."""


class Reload(Struct, frozen=True):
    """The settings after a reload."""

    settings: Settings
    changed: list[str]
    """A text for each setting that has changed, with its old and its new value."""

    ignored: list[str]
    """The names of settings that differ but need a restart."""


def merge(current: Settings, new: Settings) -> Reload:
    """Return the current settings with the new values of all reloadable settings."""
    different = [name for name in SETTINGS if getattr(current, name) != getattr(new, name)]
    changed = [name for name in different if name in RELOADABLE]
    merged = replace(current, **{name: getattr(new, name) for name in changed})
    texts = [f"{name}: {_shown(name, current)} -> {_shown(name, new)}" for name in changed]
    return Reload(merged, texts, [name for name in different if name not in RELOADABLE])


def _shown(name: str, settings: Settings) -> str:
    return display(name, getattr(settings, name)) or "none"
