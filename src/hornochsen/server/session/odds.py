"""Odds of a player's tiles: who may ask for them, and their computation outside the event loop."""

from __future__ import annotations

import asyncio
import secrets

from ...protocol import Odds, Refused, TileOdds
from ...protocol.errors import Refusal
from ...rules import View, view
from ...rules.legality import tiles_to_lay
from ..ops.logs import log
from ..table.table import Table
from ..views.connection import Connection
from .bot_pool import BotPool


def view_for_odds(table: Table, seat: int | None) -> View:
    """Return the view from which a seat's odds are computed; raise `Refusal` if the seat may not have them now."""
    state = table.game.state if table.game else None
    if seat is None:
        raise Refusal("not-seated")
    if not table.terms.hints:
        raise Refusal("hints-off")
    if table.phase != "playing" or state is None or seat not in state.awaited:
        raise Refusal("nothing-to-lay")
    if state.taking or not tiles_to_lay(state, seat):
        raise Refusal("nothing-to-lay")
    return view(state, seat)


class OddsDesk:
    """The requests for odds of one connection. At most one is computed at a time; a newer one replaces it."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._task: asyncio.Task[None] | None = None
        self._request = ""
        self._known: tuple[View, tuple[TileOdds, ...]] | None = None
        """The odds that were computed last, for a client that asks again without a change."""

    def ask(self, request: str, version: int, seen: View, pool: BotPool) -> None:
        """Answer a request for the odds of a view, at once if they are known, else when they are computed."""
        if self._known and self._known[0] == seen:
            self.connection.answer(Odds(request, version, self._known[1]))
            return
        if self._task and not self._task.done():
            self._task.cancel()
            self.connection.answer(Refused(self._request, "replaced", Refusal("replaced").text))
        self._request = request
        self._task = asyncio.create_task(self._compute(request, version, seen, pool))

    async def _compute(self, request: str, version: int, seen: View, pool: BotPool) -> None:
        try:
            tiles = await pool.run(tile_odds, seen)
        except Exception:
            log.exception("odds failed")
            self.connection.answer(Refused(request, "failed", Refusal("failed").text))
            return
        self._known = seen, tiles
        self.connection.answer(Odds(request, version, tiles))

    def close(self) -> None:
        """Drop the request that is being computed, because its client has gone."""
        if self._task:
            self._task.cancel()


def tile_odds(seen: View) -> tuple[TileOdds, ...]:
    """Return the odds of all tiles in a view's hand. It takes milliseconds and does not hold the interpreter's lock."""
    from ...coach.safety import safety  # loads the kernel, which the first bot does too

    return tuple(TileOdds(*found) for found in safety(seen, secrets.randbits(64)))
