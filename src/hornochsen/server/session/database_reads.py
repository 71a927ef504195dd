"""Reading from the database on behalf of a client."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from ...protocol.errors import Refusal
from ..storage import Unavailable

T = TypeVar("T")


async def read_or_refuse(answer: Awaitable[T]) -> T:
    """Return the database's answer; during an outage raise the refusal `unavailable`."""
    try:
        return await answer
    except Unavailable as error:
        raise Refusal("unavailable", "the database does not answer; try again") from error
