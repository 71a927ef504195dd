"""The application: routes, one shape for every error, the house that opens and closes with it."""

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
from .api import routes
from .pages import kindly, pages
from .sockets import table_socket

STATUS = {
    "barred": 403,
    "foreign-origin": 403,
    "wrong-method": 405,
    "too-large": 413,
    "too-fast": 429,
    "failed": 500,
    "too-many-tables": 503,
    "unavailable": 503,
}


def create_app(settings: Settings) -> Litestar:
    """The server's application; its house opens when it starts."""

    @contextlib.asynccontextmanager
    async def backend(app: Litestar) -> AsyncIterator[None]:
        app.state.backend = await Backend.open(settings)
        try:
            yield
        finally:
            await app.state.backend.close()

    return Litestar(
        route_handlers=[routes, pages, table_socket],
        lifespan=[backend],
        openapi_config=OpenAPIConfig(
            title="Tanz der Hornochsen!",
            version=__version__,
            description="What happens at a table goes over its socket: see the protocol's documentation.",
            path="/api/openapi.json",  # not `/api`: there the framework would answer in its own way
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        exception_handlers={
            Refusal: refused,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _failed,
        },
        logging_config=None,
    )


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    if refusal.error == "unknown-path" and (page := kindly(request)):
        return page
    status = STATUS.get(refusal.error, 404 if refusal.error.startswith("unknown-") else 400)
    headers = {"retry-after": "5"} if status in (429, 503) else None
    return Response(
        Problem(refusal.error, refusal.text), status_code=status, media_type=MediaType.JSON, headers=headers
    )


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404:
        return refused(request, Refusal("unknown-path"))
    if error.status_code == 405:
        return refused(request, Refusal("wrong-method"))
    if error.status_code == 413:
        return refused(request, Refusal("too-large"))
    if error.status_code >= 500:
        return _failed(request, error)
    return refused(request, Refusal("bad-message", _said(error)))


def _said(error: HTTPException) -> str | None:
    """What was wrong with which part of a request, in one line."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    return " ".join("; ".join(parts or [error.detail]).split())[:300] or None


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Any]:
    return refused(request, Refusal("bad-message", "the message is nested too deep"))


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("request failed", exc_info=error)
    return refused(request, Refusal("failed"))
