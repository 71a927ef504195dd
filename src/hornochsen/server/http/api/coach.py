"""The HTTP API of the coach: reviews of records, games that continue a record, puzzles."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec.structs import replace

from ....protocol import AskReview, ContinueRecord, Opened, PuzzleInfo, ReviewStatus
from ....protocol.errors import Refusal
from ....records import BadRecord
from ...session.tokens import new_token
from ...table.game.continuation import Source
from ...views.replays import player_names
from ..clients import address_of, backend_of, reader_of
from .common import RecordId, errors, link

SeatPath = Annotated[int, PathParameter(ge=0, le=7, description="the reviewed seat")]


@post("/api/records/{name:str}/reviews", tags=["records"], responses=errors(400, 404, 429, 503))
async def ask_review(request: Request[Any, Any, Any], name: RecordId, data: JSONBody[AskReview]) -> ReviewStatus:
    """Request the review of a finished game from a seat; return the earlier review of the seat if there is one."""
    backend, address = backend_of(request), address_of(request)
    row = await backend.record(name, address, await reader_of(request))
    replay = await backend.replay_of(row)
    _check_seat(replay.table_info.players, data.seat)
    if not replay.table_info.over:
        raise Refusal("unfinished-record")
    return _with_names(await backend.reviews.ask(row, data.seat, address), replay.table_info.players)


@get("/api/records/{name:str}/reviews/{seat:int}", tags=["records"], responses=errors(400, 404, 429, 503))
async def review(request: Request[Any, Any, Any], name: RecordId, seat: SeatPath) -> ReviewStatus:
    """Return the status of a review, with its result once it is done. Access is the same as to the replay."""
    backend = backend_of(request)
    row = await backend.record(name, address_of(request), await reader_of(request))
    try:
        players = player_names(row.text)
    except BadRecord as error:
        raise Refusal("bad-record", str(error)) from None
    _check_seat(players, seat)
    return _with_names(await backend.reviews.status(name, seat), players)


def _check_seat(players: Sequence[str], seat: int) -> None:
    if seat >= len(players):
        raise Refusal("no-such-seat", f"there is no seat {seat}; the record has the seats 0 to {len(players) - 1}")


def _with_names(status: ReviewStatus, players: Sequence[str]) -> ReviewStatus:
    """Return a status with the names of the record's players, which are not stored with the review."""
    if status.review is None:
        return status
    seats = [{**seat, "name": players[seat["seat"]]} for seat in status.review["seats"]]
    return replace(status, review={**status.review, "players": players, "seats": seats})


@post("/api/records/{name:str}/continue", tags=["records"], responses=errors(400, 404, 429, 503))
async def continue_record(request: Request[Any, Any, Any], name: RecordId, data: JSONBody[ContinueRecord]) -> Opened:
    """Open a table whose game continues a record from a move, with bots at the other seats.

    The link gives access to the person's seat, once, for ten minutes.
    """
    backend, address = backend_of(request), address_of(request)
    replay = await backend.replay(name, address, await reader_of(request))
    _check_seat(replay.table_info.players, data.seat)
    if not backend.openings.allow_address(address):
        raise Refusal("too-fast")
    try:
        steps = await asyncio.to_thread(replay.steps_to, data.move)
    except ValueError as error:
        raise Refusal("bad-message", str(error)) from None
    secret = new_token()
    source = Source(replay.record, name, replay.table_info.colours, steps)
    table = await backend.service.open_continuation(source, data.seat, data.name, secret, address)
    return Opened(table.code, link(request, f"/t/{table.code}#move={secret}"))


@get("/api/puzzles/today", tags=["puzzles"], responses=errors(503))
async def puzzle_of_day(request: Request[Any, Any, Any]) -> PuzzleInfo:
    """Return the puzzle of the day, by universal time: the same for everybody."""
    return await backend_of(request).puzzles.of_day(datetime.now(UTC).date())


@get("/api/puzzles/{number:int}", tags=["puzzles"], responses=errors(404))
async def puzzle(request: Request[Any, Any, Any], number: FromPath[int]) -> PuzzleInfo:
    """Return a puzzle with its answer."""
    return await backend_of(request).puzzles.get(number)


coach_routes = Router("/", route_handlers=[ask_review, review, continue_record, puzzle_of_day, puzzle])
