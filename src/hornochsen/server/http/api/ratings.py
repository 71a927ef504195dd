"""The HTTP API of ratings. The secret of the player's device is the bearer token of a request."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get, post
from litestar.params import JSONBody

from ....protocol.ratings import ChangeListing, Leaderboard, OwnRating
from ..clients import backend_of, player_of, reader_of
from .common import errors


@get("/api/leaderboard", responses=errors(403, 429, 503))
async def leaderboard(request: Request[Any, Any, Any]) -> Leaderboard:
    """Return the highest ratings of the players who want to be listed, and the rating of the player who asks."""
    return await backend_of(request).service.ratings.leaderboard(await reader_of(request))


@get("/api/player/rating", responses=errors(401, 403, 429, 503))
async def own_rating(request: Request[Any, Any, Any]) -> OwnRating:
    """Return the player's own rating and its history."""
    _, player, _ = await player_of(request)
    return await backend_of(request).service.ratings.own(player)


@post("/api/player/rating", status_code=200, responses=errors(400, 401, 403, 429, 503))
async def change_rating(request: Request[Any, Any, Any], data: JSONBody[ChangeListing]) -> OwnRating:
    """Store whether the player wants to be on the leaderboard."""
    _, player, _ = await player_of(request)
    return await backend_of(request).service.ratings.set_listed(player, listed=data.listed)


rating_routes = Router("/", route_handlers=[leaderboard, own_rating, change_rating], tags=["ratings"])
