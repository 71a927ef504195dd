"""Logs: one line for each notable thing, and in none of them a secret, a tile, a word of chat or a name."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from ipaddress import ip_network
from typing import IO, Any

import structlog

from .settings import masked

WITHHELD = "[withheld]"
SECRET_KEYS = frozenset(
    {
        "authorization",
        "body",
        "box",
        "chat",
        "cookie",
        "deal",
        "deck",
        "hand",
        "handover",
        "hands",
        "headers",
        "key",
        "laid",
        "message",
        "name",
        "names",
        "password",
        "people",
        "person",
        "player",
        "players",
        "position",
        "query",
        "query_string",
        "salt",
        "salts",
        "secret",
        "secrets",
        "state",
        "supply",
        "text",
        "tile",
        "tiles",
        "token",
        "tokens",
        "url",
        "view",
    }
)
"""What is never written, whoever passes it."""

SAFE_KEYS = frozenset({"barred"})
TOKEN = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])")
PARAMETERS = re.compile(r"\[parameters:.*?\]\s*$", re.MULTILINE | re.DOTALL)
QUERY = re.compile(r"(https?://[^\s?#\"']+|(?<![\w/])/[^\s?#\"']*)[?#][^\s\"']+")
QUIET = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "sqlalchemy", "aiosqlite", "asyncpg", "litestar")
"""They would tell what people send, or complain of it: only errors, at whatever level we log ourselves."""

Event = MutableMapping[str, Any]

log: Any = structlog.get_logger("hornochsen")


def configure(form: str = "auto", level: str = "info", stream: IO[str] | None = None) -> None:
    """Send all logs, ours and those of libraries, to one stream in one form."""
    stream = stream or sys.stderr
    as_text = form == "text" or (form == "auto" and stream.isatty())
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        discreet,
    ]
    renderer: Any = (
        structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=structlog.dev.plain_traceback)
        if as_text
        else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("hornochsen").setLevel(level.upper())
    for name in QUIET:
        quiet = logging.getLogger(name)
        quiet.handlers.clear()
        quiet.propagate = True
        quiet.setLevel(logging.ERROR)


def discreet(_logger: Any, _method: str, event: Event) -> Event:
    """Withhold what must not be written, and shorten addresses."""
    return {key: _told(key, value) for key, value in event.items()}


def _told(key: str, value: Any) -> Any:
    if key.startswith("_") or key in SAFE_KEYS:  # structlog's own are taken out later
        return value
    if key.lower() in SECRET_KEYS:
        return WITHHELD
    if key in ("address", "client"):
        return shortened(str(value))
    if isinstance(value, str):
        return scrubbed(value)
    if isinstance(value, dict):
        return {str(under): _told(str(under), told) for under, told in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_told("", one) for one in value]
    if value is None or isinstance(value, bool | int | float):
        return value
    return scrubbed(str(value)) if isinstance(value, BaseException) else type(value).__name__


def scrubbed(text: str) -> str:
    """A text without what looks like a token, a statement's parameters, a query string or a password."""
    text = PARAMETERS.sub(f"[parameters: {WITHHELD}]", text)
    text = QUERY.sub(rf"\1?{WITHHELD}", masked(text) if "://" in text else text)
    return TOKEN.sub(WITHHELD, text)


def shortened(address: str) -> str:
    """An address without its end, so that it names a neighbourhood and not a person: IPv4 /24, IPv6 /48."""
    address = address.partition("%")[0]
    try:
        if ":" not in address:
            return str(ip_network((address, 24), strict=False))
        network = ip_network((address, 48), strict=False)
        mapped = getattr(ip_network(address).network_address, "ipv4_mapped", None)
        return shortened(str(mapped)) if mapped else str(network)
    except ValueError:
        return WITHHELD
