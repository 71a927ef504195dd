"""Seats of players: a game counts for the player who had the seat when the game began."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game import daily

if TYPE_CHECKING:
    from ..draft import Draft
    from ..table import Table


def key_of(table: Table, player: str | None) -> str | None:
    """Return the key of the player's seat, or of the seat that the player left, where seats belong to players."""
    if player is None or not table.matched:
        return daily.key_of(table, player)
    seat = next((seat for seat in table.seats if seat.player == player), None)
    if seat is None:
        return None
    if seat.bot is None:
        return seat.key
    held = table.game.held if table.game else ()
    return next((entry.key for entry in reversed(held) if entry.who == seat.who and entry.key), None)


def seated_at_start(table: Table) -> tuple[int, ...]:
    """Return the seats that players have at a table from its beginning."""
    if table.daily:
        return (daily.person_seat(table),)
    return tuple(index for index, seat in enumerate(table.seats) if seat.player is not None) if table.matched else ()


def note_seat(draft: Draft, index: int, player: str | None) -> None:
    """Store whose seat this is. A player has one seat at a table, and no seat of a running game changes its player."""
    if player is None:
        return
    seat = draft.seats[index]
    running = draft.table.phase in ("salting", "playing")
    if running and seat.player != player and (seat.player is not None or seat.bot_before is not None):
        return
    if any(other.player == player and other.who != seat.who for other in draft.seats):
        return
    draft.change_seat(index, player=player)
    draft.seated.append(index)


def note_connected(draft: Draft, key: str, player: str) -> None:
    """Store whose seat this is, if the person with this key has a seat that belongs to no player yet."""
    for index, seat in enumerate(draft.seats):
        if seat.key == key and seat.player != player:
            note_seat(draft, index, player)
