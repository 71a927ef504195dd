"""The HTTP API for games with others, and for blocking people. The secret of a player's device is the bearer token."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get, post
from litestar.params import JSONBody

from ....protocol.errors import Refusal
from ....protocol.matching import (
    AcceptBots,
    BlockedPeople,
    BlockMet,
    BlockSeat,
    MatchingState,
    StartWaiting,
    StayWaiting,
    StopWaiting,
    Unblock,
    WaitingCounts,
)
from ...session.matching import blocks
from ..clients import address_of, backend_of, player_of
from .common import errors


@get("/api/matching", responses=errors(403, 503))
async def counts(request: Request[Any, Any, Any]) -> WaitingCounts:
    """Return the number of people who wait for a game with others, by pace."""
    return await backend_of(request).service.matching.counts()


@get("/api/player/matching", responses=errors(401, 403, 429, 503))
async def state(request: Request[Any, Any, Any]) -> MatchingState:
    """Return the player's matching request, or the table that was found."""
    _, player, _ = await player_of(request)
    return await backend_of(request).service.matching.state(player)


@post("/api/player/matching", status_code=200, responses=errors(400, 401, 403, 429, 503))
async def begin(request: Request[Any, Any, Any], data: JSONBody[StartWaiting]) -> MatchingState:
    """Wait for a game with others; this replaces the player's earlier request."""
    backend, address = backend_of(request), address_of(request)
    _, player, _ = await player_of(request)
    if not backend.openings.allow_address(address):
        raise Refusal("too-fast")
    return await backend.service.matching.begin(player, data, address)


@post("/api/player/matching/stay", status_code=200, responses=errors(400, 401, 403, 429, 503))
async def stay(request: Request[Any, Any, Any], data: JSONBody[StayWaiting]) -> MatchingState:
    """Stay among the people who wait. The answer comes when something has changed, at the latest after some seconds."""
    backend, address = backend_of(request), address_of(request)
    _, player, _ = await player_of(request)
    if not backend.polls.allow(player.id):
        raise Refusal("too-fast")
    held = backend.connections.acquire(address)  # a held answer counts like an open socket
    try:
        return await backend.service.matching.stay(player, data.known, hold=held)
    finally:
        if held:
            backend.connections.release(address)


@post("/api/player/matching/bots", status_code=200, responses=errors(400, 401, 403, 429, 503))
async def accept_bots(request: Request[Any, Any, Any], data: JSONBody[AcceptBots]) -> MatchingState:
    """Start with bots, once they are offered, and with the others who agree to that."""
    _, player, _ = await player_of(request)
    return await backend_of(request).service.matching.accept_bots(player, data.level)


@post("/api/player/matching/stop", status_code=200, responses=errors(400, 401, 403, 429, 503))
async def stop(request: Request[Any, Any, Any], data: JSONBody[StopWaiting]) -> MatchingState:
    """Stop waiting. If a table was found in the meantime, the answer contains it."""
    _, player, _ = await player_of(request)
    return await backend_of(request).service.matching.stop(player, data.table)


@get("/api/player/blocks", responses=errors(401, 403, 429, 503))
async def blocked(request: Request[Any, Any, Any]) -> BlockedPeople:
    """Return the people whom the player has blocked, and the people whom the player met last."""
    _, player, _ = await player_of(request)
    return await blocks.blocked_people(backend_of(request).store, player)


@post("/api/player/blocks", status_code=204, responses=errors(400, 401, 403, 404, 429, 503))
async def block(request: Request[Any, Any, Any], data: JSONBody[BlockSeat]) -> None:
    """Block a person at a table where the player has or had a seat."""
    _, player, _ = await player_of(request)
    live = backend_of(request).service.tables.get(data.table)
    connected = {one.key: one.player for one in live.connections if one.key} if live else {}
    await blocks.block_seat(backend_of(request).store, player, data, connected.get)


@post("/api/player/blocks/met", status_code=204, responses=errors(400, 401, 403, 404, 429, 503))
async def block_met(request: Request[Any, Any, Any], data: JSONBody[BlockMet]) -> None:
    """Block a person with whom the player has finished a game."""
    _, player, _ = await player_of(request)
    await blocks.block_met(backend_of(request).store, player, data)


@post("/api/player/blocks/delete", status_code=204, responses=errors(400, 401, 403, 429, 503))
async def unblock(request: Request[Any, Any, Any], data: JSONBody[Unblock]) -> None:
    """Remove the block of a person."""
    _, player, _ = await player_of(request)
    await blocks.unblock(backend_of(request).store, player, data.id)


matching_routes = Router(
    "/",
    route_handlers=[counts, state, begin, stay, accept_bots, stop, blocked, block, block_met, unblock],
    tags=["games with others"],
)
