"""Parts that several routes of the HTTP API share: parameters, links, and descriptions of errors."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from ....protocol import Problem
from ...backend import Backend
from ..middleware import own_origin


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the OpenAPI descriptions of error responses, which all have the fields `error` and `text`."""
    return {status: ResponseSpec(Problem, generate_examples=False) for status in statuses}


CODE_PATTERN = r"^[A-Za-z0-9]{1,12}$(?!\n)"
# `$` alone would accept a trailing newline
Code = Annotated[str, PathParameter(pattern=CODE_PATTERN, description="a table's code, in upper or lower case")]
RECORD_PATTERN = r"^[A-Za-z0-9-]{1,40}$(?!\n)"
RecordId = Annotated[str, PathParameter(pattern=RECORD_PATTERN, description="a record's id")]


def link(request: Request[Any, Any, Any], path: str) -> str:
    """Return the absolute URL of a path."""
    backend: Backend = request.app.state.backend
    return f"{backend.settings.public_url or own_origin(request.scope) or ''}{path}"
