"""Detect seats whose people use the same device, and are therefore probably one person with two hands.

A page sends a random number that its browser keeps. People who all share one device pass it on; that is not reported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ....protocol import SameDevice
from ....protocol.errors import Refusal
from ..table import Table

if TYPE_CHECKING:
    from ..draft import Draft


def sharing(table: Table, index: int) -> tuple[int, ...]:
    """Return the seats of other people on the same device as the person at a seat; none if all people share it."""
    seat = table.seats[index]
    if seat.bot or seat.device is None or all(other.bot or other.device == seat.device for other in table.seats):
        return ()
    return _seats_on(table, seat.device, index)


def has_seat(table: Table, device: str | None) -> bool:
    """Return whether a person on this device has a seat."""
    return bool(_seats_on(table, device, None))


def plays_another(table: Table, device: str | None, index: int) -> bool:
    """Return whether a device has another seat than this one, or had one in the running game."""
    return bool(_seats_on(table, device, index) or _held_on(table, device) - {table.seats[index].who})


def note_seat(draft: Draft, index: int, device: str | None) -> None:
    """Store the device of the person who has just got a seat, and emit an event for seats on the same device.

    Raise `Refusal` if the device has or had another seat in the running game.
    """
    if draft.table.phase in ("salting", "playing") and not _returns(draft.table, device, index):
        _check(draft.table, device, index)
    draft.change_seat(index, device=device)
    tell(draft)


def note_connection(draft: Draft, index: int, device: str | None) -> None:
    """Store the device of a connected person whose device is unknown."""
    if device is not None and draft.seats[index].device is None:
        draft.change_seat(index, device=device)
        tell(draft)


def tell(draft: Draft) -> None:
    """Emit `SameDevice` for each pair of people that this change has put on the same device."""
    known = _pairs(draft.before)
    draft.emit(*(SameDevice(who, other) for who, other in sorted(_pairs(draft.table) - known, reverse=True)))


def note_request(draft: Draft, device: str | None) -> None:
    """Store the device of the spectator who asks for a seat; refuse a device that has or had another seat."""
    asking = draft.game.asking
    assert asking
    if device is not None and device in draft.game.refused:
        raise Refusal("was-refused")
    _check(draft.table, device, asking.seat)
    draft.change_game(asking=replace(asking, device=device))


def _check(table: Table, device: str | None, index: int) -> None:
    if plays_another(table, device, index):
        raise Refusal("held-another", "this device has or had another seat in this game")


def _returns(table: Table, device: str | None, index: int) -> bool:
    """Return whether this seat, and no other seat that was given up, was played on the device before."""
    return _held_on(table, device) == {table.seats[index].who}


def _held_on(table: Table, device: str | None) -> set[int]:
    """Return the people, by their numbers, who lost or moved a seat of the running game that they had on the device."""
    held = table.game.held if table.game and device is not None else ()
    return {entry.who for entry in held if entry.device == device}


def _pairs(table: Table) -> set[tuple[int, int]]:
    """Return the pairs of people on the same device, by their numbers, the later person first."""
    who = [seat.who for seat in table.seats]
    return {(who[at], who[other]) for at in range(len(who)) for other in sharing(table, at) if who[at] > who[other]}


def _seats_on(table: Table, device: str | None, except_for: int | None) -> tuple[int, ...]:
    if device is None:
        return ()
    return tuple(
        at for at, seat in enumerate(table.seats) if seat.bot is None and seat.device == device and at != except_for
    )
