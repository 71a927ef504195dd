"""The HTTP API: opening and listing tables, records, boards. Play at a table uses its WebSocket (`sockets.py`)."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from .... import LANGUAGES, __version__, boards
from ....bots import BOTS
from ....protocol import (
    PROTOCOL,
    Health,
    Info,
    Opened,
    ReplayInfo,
    ReplayPage,
    Summary,
    TableInfo,
    Terms,
    Uploaded,
    Viewer,
)
from ....protocol.errors import Refusal
from ....records import BadRecord
from ...backend import Backend
from ...ops import metrics
from ...session.database_reads import read_or_refuse
from ...storage import RecordRow
from ...views import projections, replays, uploads
from ..clients import address_of, backend_of, reader_of
from .common import Code, RecordId, errors, link

MAX_LISTED = 100
"""Maximum number of public tables in a list."""

MAX_READ = 3 * MAX_LISTED
"""Maximum number of public tables that are read for a list; tables without connected people come last."""


@get("/healthz", tags=["operators"], responses=errors(503))
async def healthz(request: Request[Any, Any, Any]) -> Health:
    """Return 200 if the server and its database work, else 503."""
    backend: Backend = request.app.state.backend
    await read_or_refuse(backend.store.count())
    if not backend.service.writable:
        raise Refusal("unavailable", "the database cannot be written at the moment")
    return Health("ok", __version__)


@get("/metrics", tags=["operators"], media_type=MediaType.TEXT)
async def read_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return metrics in the Prometheus text format; by default only to clients on this machine."""
    backend: Backend = request.app.state.backend
    if not metrics.may_read(request.scope, backend.settings):
        raise Refusal("unknown-path")
    return Response(backend.metrics.text(), media_type=metrics.CONTENT_TYPE)


@get("/api/info", tags=["server"])
async def info(request: Request[Any, Any, Any]) -> Info:
    """Return the server's version, its boards, bot levels and languages."""
    backend: Backend = request.app.state.backend
    return Info(
        "hornochsen",
        __version__,
        PROTOCOL,
        tuple(boards.names()),
        tuple(BOTS),
        tuple(LANGUAGES),
        backend.notices.channels.names,
    )


@get("/api/boards/{name:str}", tags=["server"], responses=errors(404))
async def board(name: FromPath[str]) -> dict[str, Any]:
    """Return a board of the game, in the format of records."""
    if name not in boards.names():
        raise Refusal("unknown-board")
    found: dict[str, Any] = msgspec.to_builtins(boards.load(name))
    return found


@get("/api/tables", tags=["tables"])
async def public_tables(request: Request[Any, Any, Any]) -> list[Summary]:
    """Return the public tables with people, those that wait for players and whose people are connected first."""
    rows = await read_or_refuse(backend_of(request).store.public(MAX_READ))
    found = [msgspec.json.decode(row.summary, type=Summary) for row in rows]
    return sorted(found, key=lambda table: (table.phase != "gathering", not table.present))[:MAX_LISTED]


@post("/api/tables", tags=["tables"], responses=errors(400, 404, 429, 503))
async def open_table(request: Request[Any, Any, Any], data: JSONBody[Terms]) -> Opened:
    """Open a table. The first person who sits down is its host."""
    backend = backend_of(request)
    if not backend.openings.allow_address(address_of(request)):
        raise Refusal("too-fast")
    table = await backend.service.open_table(data, address_of(request))
    return Opened(table.code, link(request, f"/t/{table.code}"))


@get("/api/tables/{code:str}", tags=["tables"], responses=errors(400, 404, 429))
async def table(request: Request[Any, Any, Any], code: Code) -> TableInfo:
    """Return the public information about a table."""
    backend = backend_of(request)
    async with backend.trying(address_of(request), code.upper()), backend.service.acquire(code.upper()) as live:
        return projections.table_info(live.table, backend.service.processes)


@post("/api/records", tags=["records"], responses=errors(400, 403, 413, 429, 503))
async def upload(request: Request[Any, Any, Any]) -> Uploaded:
    """Upload a record. The server validates it, keeps it for a limited time and serves it as a replay."""
    backend = backend_of(request)
    if not backend.uploads.allow_address(address_of(request)):
        raise Refusal("too-fast")
    await read_or_refuse(backend.service.quotas.check_upload(address_of(request)))
    body = await request.body()
    name = f"up-{secrets.token_hex(8)}"
    try:
        text = await asyncio.to_thread(uploads.check_upload, body)
    except BadRecord as error:
        raise Refusal("bad-record", str(error)) from None
    await backend.service.daily.check_supply(msgspec.json.decode(text)["supply"])
    await read_or_refuse(backend.store.add_record(RecordRow(name, time.time(), None, text)))
    await read_or_refuse(backend.service.quotas.count(name, address_of(request)))
    backend.metrics.uploads.inc()
    backend.metrics.upload_bytes.inc(len(body))
    return Uploaded(name, link(request, f"/replay/{name}"))


@get("/api/records/{name:str}", tags=["records"], responses=errors(400, 404, 429))
async def record(request: Request[Any, Any, Any], name: RecordId) -> Response[bytes]:
    """Return the record of a finished game, or an uploaded record."""
    row = await backend_of(request).record(name, address_of(request), await reader_of(request))
    headers = {"content-disposition": f'attachment; filename="{name}.json"'}
    return Response(row.text.encode(), media_type=MediaType.JSON, headers=headers)


@get("/api/records/{name:str}/replay", tags=["records"], responses=errors(400, 404, 429))
async def replay(request: Request[Any, Any, Any], name: RecordId) -> ReplayInfo:
    """Return the description of a replay, without its steps."""
    found = await backend_of(request).replay(name, address_of(request), await reader_of(request))
    return found.table_info


@get("/api/records/{name:str}/steps", tags=["records"], responses=errors(400, 404, 429))
async def steps(
    request: Request[Any, Any, Any],
    name: RecordId,
    seat: Annotated[
        str,
        QueryParameter(
            pattern=r"^([0-7]|all|none)$(?!\n)",
            description="the viewer: a seat, `all` for open hands, or `none` for a spectator",
        ),
    ] = "all",
    start: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=replays.MAX_STEPS)] = replays.MAX_STEPS,
) -> ReplayPage:
    """Return steps of a replay: each move, its events and the position after it, as the viewer may see them."""
    replaying = await backend_of(request).replay(name, address_of(request), await reader_of(request))
    viewer: Viewer = "all" if seat == "all" else None if seat == "none" else int(seat)
    try:
        return replaying.steps(viewer, start, count)
    except ValueError as error:
        raise Refusal("bad-message", str(error)) from None


routes = Router(
    "/",
    route_handlers=[
        healthz,
        read_metrics,
        info,
        board,
        public_tables,
        open_table,
        table,
        upload,
        record,
        replay,
        steps,
    ],
)
