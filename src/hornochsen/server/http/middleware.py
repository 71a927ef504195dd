"""Security middleware: checks origins, sizes and times of requests, and adds security headers to responses."""

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
Headers = list[tuple[bytes, bytes]]

UPLOAD_PATH = "/api/records"
UNSUBSCRIBE_PATH = "/unsubscribe/"
"""Mail programs send a form to this path (RFC 8058), so its body need not be JSON."""

MAX_BODY = 16 * 1024
"""Maximum bytes of a request body, except for uploaded records."""

MAX_URL = 1024
"""Maximum characters of a path and its query; it bounds the memory of the router's cache of recent paths."""

BODY_SECONDS = 20.0
"""Time in which a request body must arrive."""

HOST = re.compile(rb"([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(:[0-9]{1,5})?", re.IGNORECASE)
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{socket}; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
FEATURES = ("camera", "microphone", "geolocation", "display-capture", "payment", "usb", "serial", "hid", "midi")
"""Browser features that the page does not use and that the `Permissions-Policy` header disables."""

FIXED_HEADERS: Headers = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{feature}=()" for feature in FEATURES).encode()),
]

PREFLIGHT_HEADERS: Headers = [
    (b"access-control-allow-methods", b"GET, POST"),
    (b"access-control-allow-headers", b"content-type"),
    (b"access-control-max-age", b"600"),
]
"""Headers of the response to a CORS preflight request from an allowed origin."""


class HeadAsGet:
    """ASGI middleware that answers HEAD like GET; the HTTP server omits the body of the response to HEAD."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") == "HEAD":
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send)


class SecurityMiddleware:
    """ASGI middleware that rejects foreign origins, long URLs and large or slow bodies."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        cors_origin = _cors_origin(scope, self.settings.public_origins)
        send = _with_headers(scope, send, cors_origin)
        if cors_origin and scope.get("method") == "OPTIONS" and _header(scope, b"access-control-request-method"):
            await _respond(scope, receive, send, 204, PREFLIGHT_HEADERS)
        elif _changes_something(scope) and _is_foreign(scope, self.settings.public_origins):
            await _refuse(scope, receive, send, 403, "foreign-origin")
        elif len(scope["path"]) + len(scope["query_string"]) > MAX_URL:
            await _refuse(scope, receive, send, 414, "too-large", f"a URL has at most {MAX_URL} characters")
        elif scope["type"] == "websocket" or not _has_body(scope):
            await self.app(scope, receive, send)
        else:
            await self._with_body(scope, receive, send)

    async def _with_body(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the whole body, within the limits, before the application sees the request."""
        limit = self.settings.upload_bytes if scope["path"].rstrip("/") == UPLOAD_PATH else MAX_BODY
        declared = _header(scope, b"content-length")
        if declared and (not declared.isdigit() or int(declared[:18]) > limit):
            await _refuse(scope, receive, send, 413, "too-large", f"a request body has at most {limit} bytes")
            return
        if not _is_json(scope) and not scope["path"].startswith(UNSUBSCRIBE_PATH):
            text = "a request body is JSON, with the header Content-Type: application/json"
            await _refuse(scope, receive, send, 415, "bad-message", text)
            return
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await _read(receive, limit)
        except TimeoutError:
            await _refuse(scope, receive, send, 408, "bad-message", "the request did not arrive in time")
            return
        if body is None:
            return  # the client has disconnected
        if len(body) > limit:
            await _refuse(scope, receive, send, 413, "too-large", f"a request body has at most {limit} bytes")
            return
        await self.app(scope, _replayed(body, receive), send)


async def _read(receive: Receive, limit: int) -> bytes | None:
    """Return the body, or `None` if the client disconnected. Reading stops once there are more than `limit` bytes."""
    body = bytearray()
    while len(body) <= limit:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if not message.get("more_body", False):
            break
    return bytes(body)


def _replayed(body: bytes, receive: Receive) -> Receive:
    """Return an ASGI `receive` function that first returns a body that has already been read."""
    messages = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return messages.pop() if messages else await receive()

    return replay


def _changes_something(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")


def _has_body(scope: Scope) -> bool:
    return _header(scope, b"transfer-encoding") is not None or _header(scope, b"content-length") not in (None, b"0")


def _is_json(scope: Scope) -> bool:
    """Return whether the body is declared as JSON; a form of another site cannot send this header unasked."""
    return (_header(scope, b"content-type") or b"").partition(b";")[0].strip().lower() == b"application/json"


def _header(scope: Scope, name: bytes) -> bytes | None:
    return next((value for given, value in scope["headers"] if given == name), None)


def _is_foreign(scope: Scope, allowed: Iterable[str]) -> bool:
    """Return whether a browser sent the request from a page of another site; other programs send no origin."""
    origins = [value for name, value in scope["headers"] if name == b"origin"]
    if not origins:
        return False
    return len(origins) > 1 or origins[0].decode("latin-1").lower() not in {*allowed, own_origin(scope)}


def own_origin(scope: Scope) -> str | None:
    """Return this server's web origin as the client addressed it; trusted proxies have set the scheme."""
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    if len(hosts) != 1 or not HOST.fullmatch(hosts[0]):
        return None
    secure = scope.get("scheme") in ("https", "wss")
    host = hosts[0].decode("ascii").lower().removesuffix(":443" if secure else ":80")
    return f"{'https' if secure else 'http'}://{host}"


def _cors_origin(scope: Scope, allowed: Iterable[str]) -> bytes | None:
    """Return the request's origin if it is an allowed origin of another site, else `None`."""
    origin = _header(scope, b"origin")
    return origin if origin and origin.decode("latin-1").lower() in allowed else None


def _with_headers(scope: Scope, send: Send, cors_origin: bytes | None) -> Send:
    """Return an ASGI `send` function that sets our headers in the response; ours replace headers of the same name."""
    own = own_origin(scope)
    socket = f" {own.replace('http', 'ws', 1)}" if own else ""  # in some browsers 'self' does not include WebSockets
    ours = [*FIXED_HEADERS, (b"content-security-policy", CONTENT_POLICY.format(socket=socket).encode())]
    if scope["path"].startswith("/api"):
        ours.append((b"cache-control", b"no-store"))
    if cors_origin:
        ours = [*(pair for pair in ours if pair[0] != b"cross-origin-resource-policy"), *_cors_headers(cors_origin)]
    names = {name for name, _ in ours}

    async def send_with_headers(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            theirs = [(name, value) for name, value in message.get("headers", []) if name.lower() not in names]
            message = {**message, "headers": [*theirs, *ours]}
        await send(message)

    return send_with_headers


def _cors_headers(origin: bytes) -> Headers:
    return [
        (b"access-control-allow-origin", origin),
        (b"cross-origin-resource-policy", b"cross-origin"),
        (b"vary", b"Origin"),
    ]


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, error: str, text: str | None = None) -> None:
    """Send an error as JSON, in the format of all errors of the HTTP API, and close the connection."""
    body = json.dumps({"error": error, "text": text or REASONS[error]}).encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await _respond(scope, receive, send, status, headers, body)


async def _respond(
    scope: Scope, receive: Receive, send: Send, status: int, headers: Headers, body: bytes = b""
) -> None:
    prefix = "http.response"
    if scope["type"] == "websocket":
        await receive()
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008})
            return
        prefix = "websocket.http.response"
    length = [] if status == 204 else [(b"content-length", str(len(body)).encode())]
    await send({"type": f"{prefix}.start", "status": status, "headers": [*headers, *length]})
    await send({"type": f"{prefix}.body", "body": body, "more_body": False})
