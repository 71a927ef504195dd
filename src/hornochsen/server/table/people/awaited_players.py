"""The players whom a table with a long clock awaits: it is their turn, or a further game began without them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ..game import clocks
from ..table import Seat, Table


class AwaitedPlayer(Struct, frozen=True):
    """A player and the reason to notify them. It names no tile and no other person."""

    kind: Literal["turn", "invitation"]
    player: str
    turn: str
    """An id of the choice (game and round), so that a player is notified once for each choice."""

    deadline: float | None = None
    """The table time at which the player's clock expires."""


def awaited_players(table: Table) -> frozenset[AwaitedPlayer]:
    """Return the players whom the table awaits, at a table with a long clock."""
    if table.terms.clock is None or clocks.has_fast_clock(table):
        return frozenset()
    if table.phase != "playing":
        return frozenset()
    turns = {
        AwaitedPlayer("turn", seat.player, _turn(table), seat.deadline)
        for index in clocks.awaited(table)
        if (seat := table.seats[index]).player and _plays(seat)
    }
    invited = {
        AwaitedPlayer("invitation", seat.player, str(table.games))
        for seat in table.seats
        if seat.player and seat.bot is None and seat.unanswered
    }
    return frozenset(turns | invited)


def newly_awaited(before: Table, after: Table) -> list[AwaitedPlayer]:
    """Return the players whom a table awaits since a change; a changed deadline does not count."""
    known = {(one.kind, one.player, one.turn) for one in awaited_players(before)}
    found = (one for one in awaited_players(after) if (one.kind, one.player, one.turn) not in known)
    return sorted(found, key=lambda one: one.player)


def find_awaited(table: Table, kind: str, player: str, turn: str) -> AwaitedPlayer | None:
    """Return an awaited player of a table, or `None` if the table no longer awaits the player."""
    found = (one for one in awaited_players(table) if (one.kind, one.player, one.turn) == (kind, player, turn))
    return next(found, None)


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
