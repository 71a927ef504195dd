"""QR codes of links to tables, drawn in threads, because a drawing takes some milliseconds."""

from __future__ import annotations

import asyncio
import io
from functools import lru_cache
from typing import Any

import segno
from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody

from ....protocol import MoveLink
from ....protocol.errors import Refusal
from ..clients import address_of, backend_of
from .common import Code, errors, link

SVG = "image/svg+xml"


@get("/api/tables/{code:str}/qr.svg", tags=["tables"], media_type=SVG, responses=errors(400, 429))
async def qr(request: Request[Any, Any, Any], code: Code) -> Response[bytes]:
    """Return the link to a table as a QR code."""
    _count(request)
    return Response(await asyncio.to_thread(_cached_svg, link(request, f"/t/{code.upper()}")), media_type=SVG)


@post(
    "/api/tables/{code:str}/move.svg",
    tags=["tables"],
    status_code=200,
    media_type=SVG,
    responses=errors(400, 429),
)
async def move_qr(request: Request[Any, Any, Any], code: Code, data: JSONBody[MoveLink]) -> Response[bytes]:
    """Return the private link that moves a seat to another device as a QR code.

    The secret is in the body, because addresses are logged. The server does not check whether it is valid.
    """
    _count(request)
    private = link(request, f"/t/{code.upper()}#move={data.secret}")
    return Response(await asyncio.to_thread(_svg, private), media_type=SVG)


async def qr_of(request: Request[Any, Any, Any], text: str) -> Response[bytes]:
    """Return a private link as a QR code; rate-limited by address."""
    _count(request)
    return Response(await asyncio.to_thread(_svg, text), media_type=SVG)


def _count(request: Request[Any, Any, Any]) -> None:
    """Count a drawing for the client's address; refuse too many."""
    if not backend_of(request).drawings.allow_address(address_of(request)):
        raise Refusal("too-fast")


def _svg(text: str) -> bytes:
    """Return a text as a QR code. Blocking: run it in a thread."""
    svg = io.BytesIO()
    picture = segno.make(text, error="m", micro=False)
    picture.save(svg, kind="svg", scale=8, border=2, omitsize=True, xmldecl=False, nl=False, light="#fff")
    return svg.getvalue()


_cached_svg = lru_cache(maxsize=256)(_svg)

qr_codes = Router("/", route_handlers=[qr, move_qr])
