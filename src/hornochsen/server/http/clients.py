"""The sender of a request: its address, and the player whose device it is."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request

from ...protocol.errors import Refusal
from ..backend import Backend
from ..session.people.players import PlayerService
from ..storage import DeviceRow, PlayerRow

SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
Found = tuple[PlayerService, PlayerRow, DeviceRow]


def backend_of(request: Request[Any, Any, Any]) -> Backend:
    """Return the backend; raise `Refusal` if the client's address is barred."""
    backend: Backend = request.app.state.backend
    if error := backend.refuses(address_of(request)):
        raise Refusal(error)
    return backend


def address_of(request: Request[Any, Any, Any]) -> str:
    """Return the client's address."""
    return request.client.host if request.client else ""


async def player_of(request: Request[Any, Any, Any]) -> Found:
    """Return the service, the player and the device of a request; refuse an unknown secret."""
    service = backend_of(request).service.players
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not SECRET.fullmatch(secret):
        raise Refusal("unknown-player", "the header Authorization: Bearer SECRET is missing")
    return service, *await service.authenticate(secret, address_of(request))


async def reader_of(request: Request[Any, Any, Any]) -> PlayerRow | None:
    """Return the player who sends a request, where guests may send it too; `None` for guests and unknown secrets."""
    if "authorization" not in request.headers:
        return None
    try:
        return (await player_of(request))[1]
    except Refusal as refusal:
        if refusal.error != "unknown-player":
            raise
        return None
