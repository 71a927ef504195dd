"""Calls to absent players at tables with a long clock: it is their turn, or a further game began without them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ..game import clocks
from ..table import Seat, Table


class Call(Struct, frozen=True):
    """A reason to call a player, which names no tile and no other person."""

    kind: Literal["turn", "invitation"]
    player: str
    turn: str
    """Which choice of which game, so that a player is called once for each."""

    deadline: float | None = None
    """The table time at which the player's clock expires."""


def calls(table: Table) -> frozenset[Call]:
    """Return the players whom the table awaits, at a table with a long clock."""
    if table.terms.clock is None or clocks.has_fast_clock(table):
        return frozenset()
    if table.phase != "playing":
        return frozenset()
    turns = {
        Call("turn", seat.player, _turn(table), seat.deadline)
        for index in clocks.awaited(table)
        if (seat := table.seats[index]).player and _plays(seat)
    }
    invited = {
        Call("invitation", seat.player, str(table.games))
        for seat in table.seats
        if seat.player and seat.bot is None and seat.unanswered
    }
    return frozenset(turns | invited)


def new_calls(before: Table, after: Table) -> list[Call]:
    """Return the calls of a table that it did not have before; a changed deadline is no new call."""
    known = {(call.kind, call.player, call.turn) for call in calls(before)}
    found = (call for call in calls(after) if (call.kind, call.player, call.turn) not in known)
    return sorted(found, key=lambda call: call.player)


def call_of(table: Table, kind: str, player: str, turn: str) -> Call | None:
    """Return a call of a table, or `None` if the table no longer awaits the player."""
    return next((call for call in calls(table) if (call.kind, call.player, call.turn) == (kind, player, turn)), None)


def is_here(table: Table, player: str, live: frozenset[str]) -> bool:
    """Return whether a player is connected to the table."""
    return any(seat.player == player and clocks.present(seat, live) for seat in table.seats)


def _plays(seat: Seat) -> bool:
    """Return whether a person makes the choices of a seat."""
    return seat.bot is None and not seat.stand_in and not seat.unanswered


def _turn(table: Table) -> str:
    assert table.game
    state = table.game.state
    assert state
    return f"{table.game.number}.{state.round}.{len(state.queue) if state.taking else 'lay'}"
