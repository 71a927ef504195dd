"""The ASGI application: routes, error responses, and the backend's lifespan."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ... import __version__
from ...protocol import Problem
from ...protocol.errors import Refusal
from ..backend import Backend
from ..ops.logs import log
from ..ops.settings import Settings
from ..session.notices.channels import channels_of
from ..session.notices.public_connection import Connect, connect_publicly
from .api.coach import coach_routes
from .api.daily import daily_routes
from .api.matching import matching_routes
from .api.notices import notice_routes
from .api.operator import operator_routes
from .api.players import player_routes
from .api.qr_codes import qr_codes
from .api.ratings import rating_routes
from .api.tables import routes
from .pages.routes import not_found_page, pages
from .sockets import table_socket

STATUS = {
    "wrong-token": 401,
    "unknown-player": 401,
    "barred": 403,
    "barred-player": 403,
    "day-not-over": 403,
    "foreign-origin": 403,
    "wrong-method": 405,
    "no-such-seat": 404,
    "nobody-to-block": 404,
    "no-such-channel": 404,
    "mail-refused": 502,
    "too-large": 413,
    "too-fast": 429,
    "coach-limit": 429,
    "table-limit": 429,
    "too-many-waiting": 429,
    "failed": 500,
    "too-many-tables": 503,
    "too-many-reviews": 503,
    "too-many-uploads": 503,
    "unavailable": 503,
}


def create_app(settings: Settings, connect: Connect = connect_publicly) -> Litestar:
    """Return the application; it opens its backend at startup and closes it at shutdown.

    `connect` opens the connections to push services. Raise `BadSetting` if settings for notices are incomplete.
    """
    channels = channels_of(settings, connect)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.backend = await Backend.open(settings, channels)
        try:
            yield
        finally:
            await app.state.backend.close()

    return Litestar(
        route_handlers=[
            *(routes, qr_codes, coach_routes, operator_routes, player_routes, notice_routes, daily_routes),
            *(matching_routes, rating_routes, pages, table_socket),
        ],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Tanz der Hornochsen!",
            version=__version__,
            description="Play at a table uses its WebSocket: see the documentation of the protocol.",
            path="/api/openapi.json",  # not `/api`: Litestar would serve its own pages there
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        exception_handlers={
            Refusal: refusal_response,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _failed,
        },
        logging_config=None,
    )


def refusal_response(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    """Return the error as JSON, or the page if a person mistyped an address."""
    if refusal.error == "unknown-path" and (page := not_found_page(request)):
        return page
    status = STATUS.get(refusal.error, 404 if refusal.error.startswith("unknown-") else 400)
    headers = {"retry-after": "5"} if status in (429, 503) else None
    return Response(
        Problem(refusal.error, refusal.text), status_code=status, media_type=MediaType.JSON, headers=headers
    )


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404:
        return refusal_response(request, Refusal("unknown-path"))
    if error.status_code == 405:
        return refusal_response(request, Refusal("wrong-method"))
    if error.status_code == 413:
        return refusal_response(request, Refusal("too-large"))
    if error.status_code >= 500:
        return _failed(request, error)
    return refusal_response(request, Refusal("bad-message", _validation_errors(error)))


def _validation_errors(error: HTTPException) -> str | None:
    """Return the invalid fields of a request and why they are invalid, in one line."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [_validation_error(item) for item in extra if isinstance(item, dict)]
    return " ".join("; ".join(parts or [error.detail]).split())[:300] or None


def _validation_error(item: dict[str, Any]) -> str:
    key, message = item.get("key", ""), item.get("message", "")
    if message == repr(key) == "'data'":  # Litestar reports the missing argument of the handler
        return "the request has no body; send a JSON object"
    return f"{key}: {message}"


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Any]:
    return refusal_response(request, Refusal("bad-message", "the message is nested too deeply"))


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("request failed", exc_info=error)
    return refusal_response(request, Refusal("failed"))
