"""Web Push: messages that only the player's browser can decrypt (RFC 8291), signed with the server's key (RFC 8292)."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Any

import httptools

from ...ops.settings import BadSetting
from ...storage import PushRow
from .outcome import Outcome
from .public_connection import Connect, InwardAddress

ENDPOINT = r"https://([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,10}\.[a-z][a-z0-9-]{1,62})(/[!-~]{0,900})"
"""The URL of a push service: a host name, which is no address, and a path; no port and no user."""

SECONDS = 10.0
"""Time limit of a whole request."""

MAX_RESPONSE = 16 * 1024
MAX_WAIT = 3600.0
"""Longest wait that a push service can ask for."""

TOKEN_SECONDS = 12 * 3600


class PushSender:
    """Encrypts and sends messages to push services."""

    def __init__(self, key: Any, contact: str, connect: Connect) -> None:
        self._vapid = key
        self._contact = contact
        self._connect = connect

    @property
    def public_key(self) -> str:
        """The server's public key in base64url, which a browser needs to subscribe."""
        return public_key(self._vapid)

    async def send(self, row: PushRow, message: bytes, topic: str, seconds: float) -> Outcome:
        """Send a message to a browser; it is delivered within `seconds`, or not at all.

        A later message with the same topic replaces one that the browser has not got yet.
        """
        match = re.fullmatch(ENDPOINT, row.endpoint)
        if not match:
            return Outcome("refused", reason="bad endpoint")
        host, path = match.groups()
        headers = {
            "Host": host,
            "TTL": str(max(0, int(seconds))),
            "Urgency": "normal",
            "Topic": topic,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Connection": "close",
            **self._vapid.sign(
                {"aud": f"https://{host}", "sub": self._contact, "exp": int(time.time()) + TOKEN_SECONDS}
            ),
        }
        body = encrypt(message, row)
        started = False
        try:
            async with asyncio.timeout(SECONDS):
                reader, writer = await self._connect(host, 443)
                with contextlib.closing(writer):
                    started = True
                    writer.write(_request(path, headers, body))
                    await writer.drain()
                    return await _outcome(reader)
        except InwardAddress as error:
            return Outcome("gone", reason=str(error))
        except (OSError, TimeoutError, httptools.HttpParserError, EOFError) as error:
            return Outcome("unknown" if started else "failed", reason=type(error).__name__)


def encrypt(message: bytes, row: PushRow) -> bytes:
    """Return a message that only the browser with this subscription can decrypt."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    encrypted: bytes = http_ece.encrypt(
        message,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decoded(row.key),
        auth_secret=decoded(row.auth),
        version="aes128gcm",
    )
    return encrypted


def is_key(text: str) -> bool:
    """Return whether a text is a browser's public key: a point on the curve P-256 in base64url."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(text))
    except ValueError:
        return False
    return True


def decoded(text: str) -> bytes:
    """Return the bytes of a base64url text without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _request(path: str, headers: dict[str, str], body: bytes) -> bytes:
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""]).encode("ascii") + body


class _Head:
    """Collects the status and the headers of a response; httptools calls its methods."""

    def __init__(self) -> None:
        self.complete = False
        self.headers: dict[bytes, bytes] = {}

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers[name.lower()] = value

    def on_headers_complete(self) -> None:
        self.complete = True


async def _outcome(reader: asyncio.StreamReader) -> Outcome:
    """Read the head of a response, of bounded size; a redirect counts as a refusal."""
    head = _Head()
    parser = httptools.HttpResponseParser(head)
    size = 0
    while not head.complete:
        data = await reader.read(4096)
        size += len(data)
        if not data or size > MAX_RESPONSE:
            raise EOFError
        parser.feed_data(data)
    status = parser.get_status_code()
    if 200 <= status < 300:
        return Outcome("sent")
    if status in (404, 410):
        return Outcome("gone", reason=f"status {status}")
    if status == 429 or status >= 500:
        asked = head.headers.get(b"retry-after", b"")
        wait = float(asked) if asked.isdigit() and len(asked) < 8 else 0.0
        return Outcome("failed", min(MAX_WAIT, wait), f"status {status}")
    return Outcome("refused", reason=f"status {status}")


def load_key(file: str) -> Any:
    """Return the server's key for Web Push from a file; raise `BadSetting` if that is impossible."""
    try:
        from py_vapid import Vapid02
    except ImportError:
        raise BadSetting("push_key needs more packages: pip install 'hornochsen[notices]'") from None
    try:
        return Vapid02.from_pem(Path(file).read_bytes().strip())
    except OSError as error:
        raise BadSetting(f"push_key: {file}: {error.strerror}") from None
    except Exception:
        raise BadSetting(f"push_key: {file}: not a key; `hornochsen push-key FILE` makes one") from None


def public_key(key: Any) -> str:
    """Return the public part of a key in base64url."""
    from cryptography.hazmat.primitives import serialization

    point = key.public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).decode().rstrip("=")
