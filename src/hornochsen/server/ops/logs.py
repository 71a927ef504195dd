"""Structured logs, one line per event. Secrets, tiles, chat and names are redacted."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from ipaddress import ip_network
from typing import IO, Any

import structlog

from .recent_logs import remember
from .settings import masked

REDACTED = "[redacted]"
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
"""Keys whose values are never logged."""

SAFE_KEYS = frozenset({"barred"})
"""Keys whose values are logged unchanged: operators need the full address that they barred."""

TOKEN = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])")
PARAMETERS = re.compile(r"\[parameters:.*?\]\s*$", re.MULTILINE | re.DOTALL)
QUERY = re.compile(r"(https?://[^\s?#\"']+|(?<![\w/])/[^\s?#\"']*)[?#][^\s\"']+")
LIBRARY_LOGGERS = (
    "uvicorn",
    "uvicorn.error",
    "uvicorn.access",
    "websockets",
    "sqlalchemy",
    "aiosqlite",
    "asyncpg",
    "litestar",
)
"""Loggers of libraries that would log what clients send; only their errors are logged."""

Event = MutableMapping[str, Any]

log: Any = structlog.get_logger("hornochsen")


def configure(log_format: str = "auto", level: str = "info", stream: IO[str] | None = None) -> None:
    """Send our logs and those of libraries to one stream, in one format."""
    stream = stream or sys.stderr
    as_text = log_format == "text" or (log_format == "auto" and stream.isatty())
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        redact_event,
        remember,
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
    for name in LIBRARY_LOGGERS:
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.ERROR)


def redact_event(_logger: Any, _method: str, event: Event) -> Event:
    """Return the event with redacted values; a processor for structlog."""
    return {key: _redact(key, value) for key, value in event.items()}


def _redact(key: str, value: Any) -> Any:
    if key.startswith("_") or key in SAFE_KEYS:  # structlog removes its own keys later
        return value
    if key.lower() in SECRET_KEYS:
        return REDACTED
    if key in ("address", "client"):
        return truncate_address(str(value))
    if isinstance(value, str):
        return redact_text(value)
    if isinstance(value, dict):
        return {str(inner): _redact(str(inner), item) for inner, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_redact("", item) for item in value]
    if value is None or isinstance(value, bool | int | float):
        return value
    return redact_text(str(value)) if isinstance(value, BaseException) else type(value).__name__


def redact_text(text: str) -> str:
    """Return a text without tokens, statement parameters, query strings and passwords."""
    text = PARAMETERS.sub(f"[parameters: {REDACTED}]", text)
    text = QUERY.sub(rf"\1?{REDACTED}", masked(text) if "://" in text else text)
    return TOKEN.sub(REDACTED, text)


def truncate_address(address: str) -> str:
    """Return the network of an address (IPv4 /24, IPv6 /48), which does not identify a person."""
    address = address.partition("%")[0]
    try:
        if ":" not in address:
            return str(ip_network((address, 24), strict=False))
        network = ip_network((address, 48), strict=False)
        mapped = getattr(ip_network(address).network_address, "ipv4_mapped", None)
        return truncate_address(str(mapped)) if mapped else str(network)
    except ValueError:
        return REDACTED
