"""Odds of a player's tiles: who may ask for them, and their computation outside the event loop."""

from __future__ import annotations

from ....protocol import Odds, TileOdds
from ....protocol.errors import Refusal
from ....rules import View, view
from ....rules.legality import tiles_to_lay
from ...table.table import Table
from ...views.connection import Connection
from ..bot_pool import AddressPool
from .advice_requests import AdviceRequests, awaited_choice

SEED = 0
"""The seed of odds and hints, so that both show the same figures for the same view."""


def view_for_odds(table: Table, seat: int | None) -> View:
    """Return the view from which a seat's odds are computed; raise `Refusal` if the seat may not have them now."""
    state, seat = awaited_choice(table, seat, "nothing-to-lay")
    if state.taking or not tiles_to_lay(state, seat):
        raise Refusal("nothing-to-lay")
    return view(state, seat)


def odds_requests(connection: Connection) -> AdviceRequests[tuple[TileOdds, ...]]:
    """Return an object that answers a connection's requests for odds."""
    return AdviceRequests(connection, _compute, Odds)


async def _compute(seen: View, pool: AddressPool) -> tuple[TileOdds, ...]:
    return await pool.run(tile_odds, seen)


def tile_odds(seen: View) -> tuple[TileOdds, ...]:
    """Return the odds of all tiles in a view's hand. It takes milliseconds and does not hold the interpreter's lock."""
    from ....coach.safety import safety  # loads the kernel, which the first bot does too

    return tuple(TileOdds(*found) for found in safety(seen, SEED))
