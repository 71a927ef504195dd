"""Admission to a table: people who may not sit down, watch or return. The host decides through `moderation`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from ....protocol import Muted
from ....protocol.errors import Refusal
from ..table import Applying, Seat, Table

if TYPE_CHECKING:
    from ..draft import Draft

MAX_PEOPLE = 200
"""Maximum number of hashes in each list of people; the oldest are dropped."""


def hashes(key: str | None, device: str | None) -> tuple[str, ...]:
    """Return the hashes that identify a person: that of the token and, unless the device is unknown, its hash."""
    return tuple(filter(None, (key, device)))


def own_hashes(table: Table, key: str | None, device: str | None) -> tuple[str, ...]:
    """Return the hashes of a person, without a device that another person at the table uses too."""
    shared = any(seat.device == device and seat.key not in (None, key) for seat in table.seats)
    return hashes(key, None if shared else device)


def is_listed(people: tuple[str, ...], key: str | None, device: str | None) -> bool:
    """Return whether a list of people contains the token or the device."""
    return any(known in people for known in hashes(key, device))


def refuses(table: Table, key: str | None, device: str | None) -> Literal["removed", "watching-off"] | None:
    """Return the error code for a person who may not be connected to the table: `removed`, `watching-off` or `None`."""
    moderation = table.moderation
    if is_listed(moderation.removed, key, device):
        return "removed"
    running = table.phase in ("salting", "playing") or table.daily is not None
    if not moderation.watching and running and not _takes_part(table, key):
        return "watching-off"
    return None


def is_restricted(table: Table) -> bool:
    """Return whether `refuses` may refuse any person."""
    return not table.moderation.watching or bool(table.moderation.removed)


def _takes_part(table: Table, key: str | None) -> bool:
    """Return whether a person has a seat in the running game, or had one."""
    held = table.game.held if table.game else ()
    return key is not None and (any(seat.key == key for seat in table.seats) or any(old.key == key for old in held))


def check_return(table: Table, key: str, device: str | None) -> None:
    """Refuse a person who was removed for good."""
    if is_listed(table.moderation.removed, key, device):
        raise Refusal("removed")


def check_new(table: Table) -> None:
    """Refuse a new person at a locked table, or if the host wants to be asked. A table without a host is open."""
    if table.host is None:
        return
    match table.moderation.seating:
        case "closed":
            raise Refusal("table-locked")
        case "ask":
            raise Refusal("ask-host")


def check_locked(table: Table) -> None:
    """Refuse a request for a bot's seat at a locked table."""
    if table.host is not None and table.moderation.seating == "closed":
        raise Refusal("table-locked")


def applicant(table: Table, key: str | None) -> Applying | None:
    """Return the person's open request to the host, or `None`."""
    return next((one for one in table.moderation.applicants if one.key == key), None)


def change(draft: Draft, **fields: object) -> None:
    """Change fields of the table's moderation."""
    draft.change(moderation=replace(draft.table.moderation, **fields))


def drop_applicants(draft: Draft, people: tuple[str, ...]) -> None:
    """Remove the requests of these people."""
    before = draft.table.moderation.applicants
    kept = tuple(one for one in before if not is_listed(people, one.key, one.device))
    if kept != before:
        change(draft, applicants=kept)


def remember_muted(draft: Draft, seat: Seat) -> None:
    """Keep a muted person who leaves the seat in the list of muted people."""
    if seat.muted:
        muted = (*draft.table.moderation.muted, *own_hashes(draft.table, seat.key, seat.device))
        change(draft, muted=tuple(dict.fromkeys(muted))[-MAX_PEOPLE:])


def unmute(draft: Draft, seat: Seat) -> None:
    """End the muting of a person; do nothing if the person is not muted."""
    if seat.muted:
        draft.change_seat(draft.seats.index(seat), muted=False)
        known = hashes(seat.key, seat.device)
        change(draft, muted=tuple(one for one in draft.table.moderation.muted if one not in known))
        draft.emit(Muted(seat.who, False))


def note_new_key(draft: Draft, old: str, key: str) -> None:
    """Let the lists of people know a person by a new key too."""
    lists = {name: getattr(draft.table.moderation, name) for name in ("removed", "turned_away", "muted")}
    known = {name: (*people, key)[-MAX_PEOPLE:] for name, people in lists.items() if old in people}
    if known:
        change(draft, **known)


def note_identity(draft: Draft, key: str, device: str | None) -> None:
    """Store the device of the person who has just got a seat, and mute a person who was muted before."""
    drop_applicants(draft, (key,))
    for index, seat in enumerate(draft.seats):
        if seat.key == key:
            muted = seat.muted or is_listed(draft.table.moderation.muted, key, device)
            draft.change_seat(index, device=device or seat.device, muted=muted)


def connect(draft: Draft, key: str) -> None:
    """Record that a person who asks the host for a seat has connected to this process."""
    _set_here(draft, key, connected=True)


def disconnect(draft: Draft, key: str) -> None:
    """Record that the last connection of a person who asks the host for a seat has closed."""
    _set_here(draft, key, connected=False)


def _set_here(draft: Draft, key: str, *, connected: bool) -> None:
    """List the processes to which an applicant is connected; the request stays open without a connection."""
    mine = draft.moment.process
    applicants = draft.table.moderation.applicants
    others = {one.key: tuple(process for process in one.here if process != mine) for one in applicants}
    changed = tuple(
        replace(one, here=(*others[one.key], mine) if connected else others[one.key]) if one.key == key else one
        for one in applicants
    )
    if changed != applicants:
        change(draft, applicants=changed)
