"""The door: what every request has to pass, and the headers that every answer carries."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from ...protocol.errors import REASONS
from ..ops.settings import Settings

Scope = Any
Message = Any
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Pairs = list[tuple[bytes, bytes]]

UPLOADS = "/api/records"
SMALL_BODY = 16 * 1024
"""All that is sent but records is smaller."""

LONGEST_ADDRESS = 1024
"""Signs of a path and its query: those asked for last are remembered behind the door."""

BODY_SECONDS = 20.0
"""A body that takes longer is not waited for."""

HOST = re.compile(rb"([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(:[0-9]{1,5})?", re.IGNORECASE)
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{socket}; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
FEATURES = ("camera", "microphone", "geolocation", "display-capture", "payment", "usb", "serial", "hid", "midi")
"""Of what a browser offers, a board game needs none of this."""

FIXED: Pairs = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{feature}=()" for feature in FEATURES).encode()),
]

ASKED: Pairs = [
    (b"access-control-allow-methods", b"GET, POST"),
    (b"access-control-allow-headers", b"content-type"),
    (b"access-control-max-age", b"600"),
]
"""What a browser is told before a page of another site may ask."""


class SecurityMiddleware:
    """ASGI middleware around everything: foreign origins and large bodies stay outside."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        guest = _guest(scope, self.settings.public_origins)
        guarded = _with_headers(scope, send, guest)
        if guest and scope.get("method") == "OPTIONS" and _header(scope, b"access-control-request-method"):
            await _answer(scope, receive, guarded, 204, ASKED)
        elif _changes_something(scope) and _is_foreign(scope, self.settings.public_origins):
            await _refuse(scope, receive, guarded, 403, "foreign-origin")
        elif len(scope["path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            await _refuse(scope, receive, guarded, 414, "too-large", f"an address has at most {LONGEST_ADDRESS} signs")
        elif scope["type"] == "websocket" or not _has_body(scope):
            await self.app(scope, receive, guarded)
        else:
            await self._with_body(scope, receive, guarded)

    async def _with_body(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the body, as far as it may go, before anything else is done with the request."""
        most = self.settings.upload_bytes if scope["path"].rstrip("/") == UPLOADS else SMALL_BODY
        declared = _header(scope, b"content-length")
        if declared and (not declared.isdigit() or int(declared[:18]) > most):
            await _refuse(scope, receive, send, 413, "too-large", f"at most {most} bytes are read")
            return
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await _read(receive, most)
        except TimeoutError:
            await _refuse(scope, receive, send, 408, "bad-message", "the request did not arrive in time")
            return
        if body is None:
            return  # whoever sent it has gone
        if len(body) > most:
            await _refuse(scope, receive, send, 413, "too-large", f"at most {most} bytes are read")
            return
        await self.app(scope, _replayed(body, receive), send)


async def _read(receive: Receive, most: int) -> bytes | None:
    """The body; one byte more than allowed where it is too large, and `None` where it broke off."""
    body = bytearray()
    while len(body) <= most:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if not message.get("more_body", False):
            break
    return bytes(body)


def _replayed(body: bytes, receive: Receive) -> Receive:
    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return waiting.pop() if waiting else await receive()

    return replay


def _changes_something(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")


def _has_body(scope: Scope) -> bool:
    return _header(scope, b"transfer-encoding") is not None or _header(scope, b"content-length") not in (None, b"0")


def _header(scope: Scope, name: bytes) -> bytes | None:
    return next((value for given, value in scope["headers"] if given == name), None)


def _is_foreign(scope: Scope, allowed: Iterable[str]) -> bool:
    """Whether a browser says that the request comes from a page of another site. Other programs say nothing."""
    origins = [value for name, value in scope["headers"] if name == b"origin"]
    if not origins:
        return False
    return len(origins) > 1 or origins[0].decode("latin-1").lower() not in {*allowed, own_origin(scope)}


def own_origin(scope: Scope) -> str | None:
    """The web origin under which the request reached us; proxies that are trusted have corrected the scheme."""
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    if len(hosts) != 1 or not HOST.fullmatch(hosts[0]):
        return None
    secure = scope.get("scheme") in ("https", "wss")
    host = hosts[0].decode("ascii").lower().removesuffix(":443" if secure else ":80")
    return f"{'https' if secure else 'http'}://{host}"


def _guest(scope: Scope, allowed: Iterable[str]) -> bytes | None:
    """The origin of a page of another site that may use this server."""
    origin = _header(scope, b"origin")
    return origin if origin and origin.decode("latin-1").lower() in allowed else None


def _with_headers(scope: Scope, send: Send, guest: bytes | None) -> Send:
    """Add our headers to the answer, in place of any of the same name."""
    own = own_origin(scope)
    socket = f" {own.replace('http', 'ws', 1)}" if own else ""  # some browsers do not count it as 'self'
    ours = [*FIXED, (b"content-security-policy", CONTENT_POLICY.format(socket=socket).encode())]
    if scope["path"].startswith("/api"):
        ours.append((b"cache-control", b"no-store"))
    if guest:
        ours = [*(pair for pair in ours if pair[0] != b"cross-origin-resource-policy"), *_for_guest(guest)]
    names = {name for name, _ in ours}

    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            theirs = [(name, value) for name, value in message.get("headers", []) if name.lower() not in names]
            message = {**message, "headers": [*theirs, *ours]}
        await send(message)

    return sending


def _for_guest(origin: bytes) -> Pairs:
    return [
        (b"access-control-allow-origin", origin),
        (b"cross-origin-resource-policy", b"cross-origin"),
        (b"vary", b"Origin"),
    ]


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, error: str, text: str | None = None) -> None:
    """Answer with the error shape that all of the HTTP API has, and hang up."""
    body = json.dumps({"error": error, "text": text or REASONS[error]}).encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await _answer(scope, receive, send, status, headers, body)


async def _answer(scope: Scope, receive: Receive, send: Send, status: int, headers: Pairs, body: bytes = b"") -> None:
    kind = "http.response"
    if scope["type"] == "websocket":
        await receive()
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008})
            return
        kind = "websocket.http.response"
    length = [] if status == 204 else [(b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": [*headers, *length]})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
