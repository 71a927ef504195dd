"""The HTTP API of the deal of the day. The secret of the player's device is the bearer token of a request."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.params import JSONBody, PathParameter

from ....protocol.daily import DailyPage, DailyResults, DailyStarted, StartDaily
from ....protocol.errors import Refusal
from ..clients import address_of, backend_of, player_of, reader_of
from .common import errors, link

Day = Annotated[
    str,
    PathParameter(
        pattern=r"^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$(?!\n)",
        description="a date by universal time, such as `2026-11-17`",
    ),
]


@get("/api/daily", responses=errors(403, 429, 503))
async def calendar(request: Request[Any, Any, Any]) -> DailyPage:
    """Return the days that can be played, the commitments of the next days, and a player's own results."""
    return await backend_of(request).service.daily.page(await reader_of(request))


@get("/api/daily/{day:str}", responses=errors(400, 403, 404, 429, 503))
async def results(request: Request[Any, Any, Any], day: Day) -> DailyResults:
    """Return the results of a day; until it is over, only to players who have finished it."""
    return await backend_of(request).service.daily.results(await reader_of(request), day)


@post("/api/daily/{day:str}/games", responses=errors(400, 401, 403, 404, 429, 503))
async def start(request: Request[Any, Any, Any], day: Day, data: JSONBody[StartDaily]) -> DailyStarted:
    """Begin a game of a day, or continue the running one. The first game on the day itself counts."""
    backend, address = backend_of(request), address_of(request)
    _, player, _ = await player_of(request)
    if not backend.openings.allow_address(address):
        raise Refusal("too-fast")
    code, counted = await backend.service.daily.start(player, day, again=data.again, address=address)
    return DailyStarted(code, link(request, f"/t/{code}"), counted)


daily_routes = Router("/", route_handlers=[calendar, results, start], tags=["deal of the day"])
