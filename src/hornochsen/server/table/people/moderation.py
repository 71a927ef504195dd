"""The host's tools against disturbance: lock the table, let people in, mute, turn off the chat, remove for good."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ....protocol import AdmissionChanged, AskHost, ChatTurned, HostAsked, Moderate, Muted, TurnedAway
from ....protocol.errors import Refusal
from ....rules import MAX_PLAYERS
from ..draft import Draft
from ..table import Applying, Seat, Table
from . import admission, devices, player_seats, seats, takeover
from .admission import MAX_PEOPLE

MAX_APPLICANTS = 8
"""Maximum number of open requests to the host; further ones are refused."""


def by_number(table: Table, number: int) -> Applying | None:
    """Return the open request to the host with this number, or `None`."""
    return next((one for one in table.moderation.applicants if one.number == number), None)


def moderate(draft: Draft, index: int, request: Moderate) -> None:
    """Change who may sit down and watch, and whether people may chat, as the host."""
    draft.require_host(index)
    before, terms = draft.table.moderation, draft.table.terms
    seating = request.seating or before.seating
    watching = before.watching if request.watching is None else request.watching
    chat = terms.chat if request.chat is None else request.chat
    if (seating, watching, chat) == (before.seating, before.watching, terms.chat):
        raise Refusal("nothing-to-do")
    if (seating, watching) != (before.seating, before.watching):
        admission.change(draft, seating=seating, watching=watching)
        draft.emit(AdmissionChanged(seating, watching))
    if chat != terms.chat:
        draft.change(terms=replace(terms, chat=chat))
        draft.emit(ChatTurned(chat))
    if seating != "ask":
        admission.change(draft, applicants=())


def ask_host(draft: Draft, key: str, device: str | None, player: str | None, request: AskHost) -> None:
    """Open a person's request to the host for a free seat."""
    draft.require_phase("gathering", "over")
    table, moderation = draft.table, draft.table.moderation
    if any(seat.key == key for seat in table.seats):
        raise Refusal("already-seated")
    if table.host is None or moderation.seating == "open":
        raise Refusal("nothing-to-do", "nobody has to be asked at this table: send sit")
    admission.check_locked(table)
    if admission.is_listed(moderation.turned_away, key, device):
        raise Refusal("turned-away")
    if admission.applicant(table, key):
        raise Refusal("nothing-to-do", "you have asked already")
    if len(moderation.applicants) >= MAX_APPLICANTS or len(table.seats) == MAX_PLAYERS:
        raise Refusal("table-full")
    clean = takeover.free_name(table, key, None, request.name)
    applying = Applying(
        number=draft.before.version + 1,
        name=clean,
        key=key,
        colour=request.colour,
        device=device,
        here=(draft.moment.process,),
        player=player,
        emblem=request.emblem,
    )
    admission.change(draft, applicants=(*moderation.applicants, applying))
    if player is not None:
        draft.names_used.append((player, clean))
    draft.emit(HostAsked(clean))


def withdraw(draft: Draft, key: str) -> None:
    """End a person's own request to the host."""
    admission.drop_applicants(draft, (key,))


def drop_requests(draft: Draft, player: str, stays: Callable[[str], bool]) -> None:
    """End the open requests of a player for seats, except those of keys for which `stays` is true."""
    applicants = draft.table.moderation.applicants
    admission.drop_applicants(
        draft, tuple(one.key for one in applicants if one.player == player and not stays(one.key))
    )
    asking = takeover.asking_of(draft.table)
    if asking and asking.player == player_seats.hash_of(draft.table, player) and not stays(asking.key):
        takeover.withdraw(draft, asking.key)


def answer(draft: Draft, index: int, applying: Applying, agree: bool) -> None:
    """Accept or permanently reject, as the host, a person's request for a free seat."""
    draft.require_host(index)
    draft.require_phase("gathering", "over")
    if not agree:
        admission.drop_applicants(draft, (applying.key,))
        turned_away = (
            *draft.table.moderation.turned_away,
            *admission.own_hashes(draft.table, applying.key, applying.device),
        )
        admission.change(draft, turned_away=turned_away[-MAX_PEOPLE:])
        draft.emit(TurnedAway(applying.name))
        return
    if len(draft.seats) == MAX_PLAYERS:
        raise Refusal("table-full")
    name = takeover.free_name(draft.table, applying.key, None, applying.name)
    taken = {seat.colour for seat in draft.seats}
    colour = applying.colour if applying.colour not in taken else None
    here = tuple(process for process in applying.here if process in draft.moment.live)
    seats.add_person(draft, applying.key, name, colour, here)
    devices.note_seat(draft, len(draft.seats) - 1, applying.device)
    admission.note_identity(draft, applying.key, applying.device)
    player_seats.note_seat(draft, len(draft.seats) - 1, applying.player)
    draft.change_seat(len(draft.seats) - 1, emblem=applying.emblem)


def mute(draft: Draft, index: int, target: int, muted: bool) -> None:
    """Mute a person for all, or end that, as the host."""
    draft.require_host(index)
    seat = _person(draft, target)
    if target == index or seat.muted == muted:
        raise Refusal("nothing-to-do")
    if not muted:
        return admission.unmute(draft, seat)
    draft.change_seat(target, muted=True)
    return draft.emit(Muted(seat.who, True))


def remove_for_good(draft: Draft, index: int, target: int) -> None:
    """Remove a person who may never return to this table, as the host."""
    draft.require_host(index)
    seat = _person(draft, target)
    seats.remove(draft, index, target)
    _bar(draft, seat)


def expel(draft: Draft, who: int) -> None:
    """Remove a person for good, as the operator; do nothing if the person has no seat."""
    for index, seat in enumerate(draft.seats):
        if seat.who == who and seat.bot is None:
            seats.leave(draft, index, removed=True)
            _bar(draft, seat)
            return


def _person(draft: Draft, target: int) -> Seat:
    if target >= len(draft.seats):
        raise Refusal("no-such-seat")
    if draft.seats[target].bot is not None:
        raise Refusal("nothing-to-do", "this is a bot")
    return draft.seats[target]


def _bar(draft: Draft, seat: Seat) -> None:
    people = admission.own_hashes(draft.table, seat.key, seat.device)
    admission.change(draft, removed=(*draft.table.moderation.removed, *people)[-MAX_PEOPLE:])
    admission.drop_applicants(draft, people)
