"""Requests that change a table: each is applied to a draft or refused."""

from __future__ import annotations

from ... import protocol as p
from ...protocol.errors import Refusal
from ...rules import Action, Buy, Play, Take, TakeBack
from .draft import Draft
from .game import daily, play, rated, rematch, take_back
from .people import admission, devices, moderation, player_seats, seats, takeover
from .table import Table

SeatRequest = (
    p.Leave
    | p.Back
    | p.AddBot
    | p.Remove
    | p.Moderate
    | p.Mute
    | p.Change
    | p.Start
    | p.Again
    | p.SendSalt
    | p.BuyTiles
    | p.PlayTiles
    | p.TakeBackTiles
    | p.TakeTiles
    | p.AnswerAsk
    | p.Say
    | p.React
)
"""Requests that need a seat at the table."""

MutatingRequest = p.Sit | p.Claim | p.AskSeat | p.AskHost | p.WithdrawAsk | SeatRequest
"""Requests that change the table."""


def seat_of(table: Table, key: str | None) -> int | None:
    """Return the seat that belongs to a key, or `None`."""
    if key is None:
        return None
    return next((index for index, seat in enumerate(table.seats) if seat.key == key), None)


def apply_request(
    draft: Draft, key: str, request: MutatingRequest, device: str | None = None, player: str | None = None
) -> None:
    """Apply a client's request to the draft, or raise `Refusal`.

    `device` is the hash of the client's device, `player` the id of the client's player.
    """
    daily.check_request(draft.table, request)
    rated.check_request(draft.table, request)
    admission.check_return(draft.table, key, device)
    match request:
        case p.Sit(_, name, colour, seat, emblem):
            if seat is None and seat_of(draft.table, key) is None:
                admission.check_new(draft.table)
            seats.sit(draft, key, name, colour, seat)
            _note_person(draft, key, device, player)
            _show_emblem(draft, key, emblem)
        case p.Claim(_, secret):
            seats.claim(draft, key, secret, player)
            _note_person(draft, key, device, player)
        case p.AskSeat(_, seat, name):
            admission.check_locked(draft.table)
            takeover.ask(draft, key, seat, name, player)
            devices.note_request(draft, device)
        case p.AskHost():
            moderation.ask_host(draft, key, device, player, request)
        case p.WithdrawAsk():
            if admission.applicant(draft.table, key):
                moderation.withdraw(draft, key)
            else:
                takeover.withdraw(draft, key)
        case _:
            index = seat_of(draft.table, key)
            if index is None:
                raise Refusal("not-seated")
            if isinstance(request, p.Again | p.Start):
                player_seats.note_seat(draft, index, player)
            _apply_for_seat(draft, index, request)


def _show_emblem(draft: Draft, key: str, emblem: p.Emblem | None) -> None:
    index = seat_of(draft.table, key)
    assert index is not None
    draft.change_seat(index, emblem=emblem)


def _note_person(draft: Draft, key: str, device: str | None, player: str | None) -> None:
    """Check and store device and player of a person who has just got a seat; mute a person who was muted before."""
    index = seat_of(draft.table, key)
    assert index is not None
    devices.note_seat(draft, index, device)
    admission.note_identity(draft, key, device)
    player_seats.note_seat(draft, index, player)


def connect(draft: Draft, key: str | None, device: str | None = None, player: str | None = None) -> None:
    """Record that a client with this key has connected to this process, as this player."""
    if key is not None and player is not None:
        player_seats.note_connected(draft, key, player)
    index = seat_of(draft.table, key)
    if index is not None:
        seats.connect(draft, index)
        devices.note_connection(draft, index, device)
    elif key is not None:
        takeover.connect(draft, key, player)
        admission.connect(draft, key)


def disconnect(draft: Draft, key: str | None) -> None:
    """Record that the last client with this key has disconnected from this process."""
    index = seat_of(draft.table, key)
    if index is not None:
        seats.disconnect(draft, index)
    elif key is not None:
        takeover.disconnect(draft, key)
        admission.disconnect(draft, key)


def _apply_for_seat(draft: Draft, index: int, request: SeatRequest) -> None:
    match request:
        case p.Leave():
            seats.leave(draft, index)
        case p.Back():
            draft.end_stand_in(index)
        case p.AddBot(_, level):
            seats.add_bot(draft, index, level)
        case p.Remove(_, target, True):
            moderation.remove_for_good(draft, index, target)
        case p.Remove(_, target):
            seats.remove(draft, index, target)
        case p.Moderate():
            moderation.moderate(draft, index, request)
        case p.Mute(_, target, muted):
            moderation.mute(draft, index, target, muted)
        case p.Change(_, terms):
            seats.change_terms(draft, index, terms)
        case p.Start():
            play.start(draft, index)
        case p.SendSalt(_, salt):
            play.salt(draft, index, salt)
        case p.AnswerAsk(_, number, agree):
            if applying := moderation.by_number(draft.table, number):
                moderation.answer(draft, index, applying, agree)
            else:
                takeover.answer(draft, index, number, agree)
        case p.Say(_, text):
            seats.say(draft, index, text)
        case p.React(_, reaction):
            seats.react(draft, index, reaction)
        case p.Again(_, agree):
            rematch.answer(draft, index, agree)
        case p.PlayTiles(_, tiles, seconds):
            play.choose(draft, index, Play(index, tiles), seconds)
        case p.TakeBackTiles():
            take_back.check(draft)
            play.choose(draft, index, TakeBack(index))
        case _:
            play.choose(draft, index, _game_action(index, request))


def _game_action(seat: int, request: p.BuyTiles | p.TakeTiles) -> Action:
    match request:
        case p.BuyTiles(_, count):
            return Buy(seat, count)
        case p.TakeTiles(_, tiles):
            return Take(seat, tiles)
