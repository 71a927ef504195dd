"""A push service on a loopback port, and a browser's subscription whose messages the test can decrypt."""

from __future__ import annotations

import asyncio
import json
import os
from base64 import urlsafe_b64encode
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct
from server.helpers.loop_thread import LoopThread


class Received(Struct, frozen=True):
    """A request to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser that has subscribed."""

    def __init__(self, path: str, host: str = "push.players.test") -> None:
        self.endpoint = f"https://{host}{path}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "key": encoded(point), "auth": encoded(self._auth)}

    def decrypt(self, received: Received) -> dict[str, Any]:
        """Return the message that the service worker of this browser would get."""
        message = http_ece.decrypt(received.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(message)
        return found


class PushService(LoopThread):
    """Receives push messages in a thread; `answers` has by path `silent`, `endless`, `closed` or a status."""

    def __init__(self) -> None:
        super().__init__()
        self.received: list[Received] = []
        self.answers: dict[str, str] = {}
        self.connections: list[tuple[str, int]] = []

    async def connect(self, host: str, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection to this service instead of to the host; given to the server as its connector."""
        self.connections.append((host, port))
        return await asyncio.open_connection(*self.place)

    def to(self, path: str) -> list[Received]:
        return [one for one in list(self.received) if one.path == path]

    async def _handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii")
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        path = first.split(" ")[1]
        self.received.append(Received(path, headers, body))
        answer = self.answers.get(path, "201 Created")
        if answer == "silent":
            await reader.read()  # until the server gives up
        elif answer == "endless":
            writer.write(b"HTTP/1.1 200 OK\r\n")
            while not writer.is_closing():
                writer.write(b"X-Moo: " + b"moo" * 300 + b"\r\n")
                await writer.drain()
        elif answer != "closed":
            writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
        writer.close()

    async def listen(self) -> Any:
        async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                await self._handle(reader, writer)
            except (OSError, asyncio.IncompleteReadError):
                pass
            finally:
                writer.close()

        return await asyncio.start_server(handle, "127.0.0.1", 0)
