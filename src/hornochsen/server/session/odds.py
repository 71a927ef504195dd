"""Odds of a player's tiles: who may ask for them, and their computation outside the event loop."""

from __future__ import annotations

import secrets

from ...protocol import Odds, TileOdds
from ...protocol.errors import Refusal
from ...rules import View, view
from ...rules.legality import tiles_to_lay
from ..table.table import Table
from ..views.connection import Connection
from .advice import AdviceDesk
from .bot_pool import BotPool


def view_for_advice(table: Table, seat: int | None, otherwise: str) -> View:
    """Return the view from which a seat gets advice; refuse with `otherwise` if no choice of the seat is awaited."""
    state = table.game.state if table.game else None
    if seat is None:
        raise Refusal("not-seated")
    if not table.terms.hints:
        raise Refusal("hints-off")
    if table.phase != "playing" or state is None or seat not in state.awaited:
        raise Refusal(otherwise)
    return view(state, seat)


def view_for_odds(table: Table, seat: int | None) -> View:
    """Return the view from which a seat's odds are computed; raise `Refusal` if the seat may not have them now."""
    seen = view_for_advice(table, seat, "nothing-to-lay")
    state = table.game.state if table.game else None
    assert state is not None
    assert seat is not None
    if state.taking or not tiles_to_lay(state, seat):
        raise Refusal("nothing-to-lay")
    return seen


def odds_desk(connection: Connection) -> AdviceDesk[tuple[TileOdds, ...]]:
    """Return the desk that answers a connection's requests for odds."""
    return AdviceDesk(connection, _compute, Odds)


async def _compute(seen: View, pool: BotPool) -> tuple[TileOdds, ...]:
    return await pool.run(tile_odds, seen)


def tile_odds(seen: View) -> tuple[TileOdds, ...]:
    """Return the odds of all tiles in a view's hand. It takes milliseconds and does not hold the interpreter's lock."""
    from ...coach.safety import safety  # loads the kernel, which the first bot does too

    return tuple(TileOdds(*found) for found in safety(seen, secrets.randbits(64)))
