"""Advice for one connection, computed outside the event loop: one request at a time; a newer request replaces it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from typing import Generic, TypeVar

from ....protocol import AnyMessage, Refused
from ....protocol.errors import Refusal
from ....rules import State, View
from ...ops.logs import log
from ...table.table import Table
from ...views.connection import Connection
from ..bot_pool import AddressPool, BotPool

T = TypeVar("T")


def awaited_choice(table: Table, seat: int | None, otherwise: str) -> tuple[State, int]:
    """Return the state and the seat that gets advice; refuse with `otherwise` if no choice of the seat is awaited."""
    state = table.game.state if table.game else None
    if seat is None:
        raise Refusal("not-seated")
    if not table.terms.hints:
        raise Refusal("hints-off")
    if table.phase != "playing" or state is None or seat not in state.awaited:
        raise Refusal(otherwise)
    return state, seat


class AdviceRequests(Generic[T]):
    """The requests of one connection for one kind of advice. At most one is computed; a newer one replaces it."""

    def __init__(
        self,
        connection: Connection,
        compute: Callable[[View, AddressPool], Awaitable[T]],
        message: Callable[[str, int, T], AnyMessage],
    ) -> None:
        self.connection = connection
        self._compute = compute
        self._message = message
        self._task: asyncio.Task[None] | None = None
        self._request = ""
        self._known: tuple[View, T] | None = None
        """The advice that was computed last, for a client that asks again without a change."""

    def knows(self, seen: View) -> bool:
        """Return whether the advice for a view is known, so that it costs nothing."""
        return self._known is not None and self._known[0] == seen

    def ask(self, request: str, version: int, seen: View, pool: BotPool) -> None:
        """Answer a request for advice on a view, at once if it is known, else when it is computed."""
        if self._known and self.knows(seen):
            self.connection.answer(self._message(request, version, self._known[1]))
            return
        if self._task and not self._task.done():
            self._task.cancel()
            self.connection.answer(Refused(self._request, "replaced", Refusal("replaced").text))
        self._request = request
        self._task = asyncio.create_task(self._answer(request, version, seen, pool))

    async def _answer(self, request: str, version: int, seen: View, pool: BotPool) -> None:
        try:
            found = await self._compute(seen, pool.of(self.connection.address))
        except Exception:
            log.exception("advice failed")
            self.connection.answer(Refused(request, "failed", Refusal("failed").text))
            return
        self._known = seen, found
        self.connection.answer(self._message(request, version, found))

    def close(self) -> None:
        """Drop the request that is being computed, because its client has gone."""
        if self._task:
            self._task.cancel()


class Finished(Generic[T]):
    """The result of a generator that has ended."""

    def __init__(self, result: T) -> None:
        self.result = result


def advance(work: Generator[float, None, T]) -> float | Finished[T]:
    """Run a generator to its next report of progress, and return the report, or the result after its end."""
    try:
        return next(work)
    except StopIteration as end:
        return Finished(end.value)
