"""One person, one hand: seats whose people use the same device, which is probably one person.

A page sends a random number that its browser keeps. Pages for several players on one device send none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ...protocol import SameDevice
from ...protocol.errors import Refusal
from .table import Table

if TYPE_CHECKING:
    from .draft import Draft


def sharing(table: Table, index: int) -> tuple[int, ...]:
    """Return the seats of other people on the same device as the person at a seat."""
    seat = table.seats[index]
    return () if seat.bot else _seats_on(table, seat.device, index)


def has_seat(table: Table, device: str | None) -> bool:
    """Return whether a person on this device has a seat."""
    return bool(_seats_on(table, device, None))


def note_seat(draft: Draft, index: int, device: str | None) -> None:
    """Store the device of the person who has just got a seat; tell the table about other seats on it.

    Raise `Refusal` if the device has or had another seat in the running game.
    """
    seat = draft.seats[index]
    if draft.table.phase in ("salting", "playing"):
        _check(draft.table, device, index)
    draft.change_seat(index, device=device)
    draft.emit(*(SameDevice(seat.who, draft.seats[other].who) for other in sharing(draft.table, index)))


def note_request(draft: Draft, device: str | None) -> None:
    """Store the device of the spectator who asks for a seat; refuse a device that has or had another seat."""
    asking = draft.game.asking
    assert asking
    if device is not None and device in draft.game.refused:
        raise Refusal("was-refused")
    _check(draft.table, device, asking.seat)
    draft.change_game(asking=replace(asking, device=device))


def _check(table: Table, device: str | None, index: int) -> None:
    game = table.game
    held = game.held if game else ()
    if _seats_on(table, device, index) or any(
        device is not None and entry.device == device and entry.who != table.seats[index].who for entry in held
    ):
        raise Refusal("held-another", "this device has or had another seat in this game")


def _seats_on(table: Table, device: str | None, except_for: int | None) -> tuple[int, ...]:
    if device is None:
        return ()
    return tuple(
        at for at, seat in enumerate(table.seats) if seat.bot is None and seat.device == device and at != except_for
    )
