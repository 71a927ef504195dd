"""Changes of seats: sit down, leave, bots, terms, presence, chat, moving a seat to another device."""

from __future__ import annotations

from .... import boards
from ....protocol import CameBack, Colour, GotUp, Level, Reacted, Reaction, Said, SatDown, Terms, TermsChanged, WentAway
from ....protocol.errors import Refusal
from ....rules import MAX_PLAYERS, PRESETS, BadBoard, Board, Rules, read_board
from ..draft import Draft
from ..game import rated
from ..table import Seat
from . import admission, identity, player_seats, takeover

STAND_IN: Level = "ox"
"""Level of the bot that stands in for a person."""

HANDOVER_SECONDS = 600.0
"""Lifetime of the secret in a private link, which moves a seat to another device."""


def board_of(terms: Terms) -> Board:
    """Return the board of the terms; refuse an unknown or invalid board."""
    if isinstance(terms.board, str):
        if terms.board not in boards.names():
            raise Refusal("unknown-board", f"there is no board {terms.board!r}; boards are {', '.join(boards.names())}")
        return boards.load(terms.board)
    try:
        board = read_board(terms.board)
    except BadBoard as error:
        raise Refusal("bad-board", str(error)) from None
    if not identity.is_valid_board_name(board.name):
        raise Refusal("bad-board", "name: must have 1 to 60 readable characters, without < and >")
    return board


def rules_of(terms: Terms) -> Rules:
    """Return the rules of the terms."""
    return PRESETS[terms.rules] if isinstance(terms.rules, str) else terms.rules


def sit(draft: Draft, key: str, name: str, colour: Colour | None, index: int | None) -> None:
    """Seat a person: before a game on a free seat, during a game on the seat that the person left."""
    if index is not None:
        return takeover.return_to_seat(draft, key, index, name)
    if any(seat.key == key for seat in draft.seats):
        raise Refusal("already-seated")
    clean = takeover.free_name(draft.table, key, None, name)
    draft.require_phase("gathering", "over")
    if len(draft.seats) == MAX_PLAYERS:
        raise Refusal("table-full")
    if colour and any(seat.colour == colour for seat in draft.seats):
        raise Refusal("colour-taken")
    return add_person(draft, key, clean, colour, (draft.moment.process,))


def add_person(draft: Draft, key: str, name: str, colour: Colour | None, here: tuple[str, ...]) -> None:
    """Add a seat for a person, who becomes host if there is none."""
    who = draft.table.next_who
    chosen = colour or identity.free_colour(seat.colour for seat in draft.seats)
    away_since = None if here else draft.moment.now
    draft.add_seat(Seat(who, name, chosen, key=key, here=here, away_since=away_since, newcomer=True))
    draft.emit(SatDown(who, name, None))
    if draft.table.host is None:
        draft.change(host=who)


def level_of(seat: Seat) -> Level:
    """Return the level of the bot that plays, or would play, at a seat."""
    return seat.bot or seat.bot_before or STAND_IN


def leave(draft: Draft, index: int, *, removed: bool = False) -> None:
    """Remove a person or bot from a seat; during a game a bot replaces the person."""
    seat = draft.seats[index]
    admission.remember_muted(draft, seat)
    if draft.table.phase in ("gathering", "over"):
        draft.remove_seat(index)
        clear(draft)
        draft.emit(GotUp(seat.who, seat.name, removed, None))
    else:
        if seat.bot is not None:
            raise Refusal("not-now", "a bot cannot leave before the game ends")
        asking = takeover.asking_of(draft.table)
        taken = [other.name for other in draft.seats if other.who != seat.who] + ([asking.name] if asking else [])
        taken += takeover.reserved_names(draft.table, seat.who)
        level = level_of(seat)
        takeover.remember_held(draft, seat)
        draft.change_seat(
            index,
            name=identity.bot_name(taken),
            bot=level,
            bot_before=None,
            key=None,
            handover=None,
            device=None,
            here=(),
            away_since=None,
            stand_in=False,
            unanswered=False,
            gone=False,
            deadline=None,
            left=seat.left if seat.deadline is None else max(0.0, seat.deadline - draft.moment.now),
            closed=removed,
            muted=False,
            emblem=None,
        )
        draft.emit(GotUp(seat.who, seat.name, removed, level))
    if seat.who == draft.table.host:
        draft.reassign_host()


def remove(draft: Draft, index: int, target: int) -> None:
    """Remove another person or a bot, as the host."""
    draft.require_host(index)
    if target >= len(draft.seats):
        raise Refusal("no-such-seat")
    if target == index:
        raise Refusal("nothing-to-do", "to leave your own seat, send leave")
    leave(draft, target, removed=True)


def add_bot(draft: Draft, index: int, level: Level) -> None:
    """Seat a bot, as the host."""
    draft.require_phase("gathering", "over")
    draft.require_host(index)
    if len(draft.seats) == MAX_PLAYERS:
        raise Refusal("table-full")
    name = identity.bot_name(seat.name for seat in draft.seats)
    who = draft.table.next_who
    draft.add_seat(Seat(who, name, identity.free_colour(seat.colour for seat in draft.seats), bot=level))
    draft.emit(SatDown(who, name, level))


def change_terms(draft: Draft, index: int, terms: Terms) -> None:
    """Change the terms before a game, as the host."""
    draft.require_phase("gathering", "over")
    draft.require_host(index)
    if terms == draft.table.terms:
        raise Refusal("nothing-to-do")
    rated.check_terms(terms, beside_older=draft.moment.beside_older)
    board, rules = board_of(terms), rules_of(terms)
    if draft.table.phase == "over" and (board, rules) != (draft.table.board, draft.table.rules):
        clear(draft)
    draft.change(terms=terms, board=board, rules=rules, again=())
    if draft.table.games or terms.rated:
        for at in range(len(draft.seats)):
            draft.change_seat(at, newcomer=False)  # the person sat down at a table with other terms
    draft.emit(TermsChanged())


def clear(draft: Draft) -> None:
    """Drop the finished game, because the seats or terms no longer match it. Standings and record stay."""
    if draft.table.phase == "over":
        draft.change(phase="gathering", game=None)
        if draft.table.host is None:  # matched people have no host; now a host must start the next game
            draft.reassign_host()


def handover(draft: Draft, index: int, secret: str) -> None:
    """Store the hash of a secret with which another device can claim this seat."""
    if draft.table.daily:
        raise Refusal("not-now", "the deal of the day continues on every device of its player")
    until = draft.moment.now + HANDOVER_SECONDS
    draft.change_seat(index, handover=identity.key(secret), handover_until=until)


def claim(draft: Draft, key: str, secret: str, player: str | None = None) -> None:
    """Assign the seat of this handover secret to this key."""
    wanted = identity.key(secret)
    own = next((seat for seat in draft.seats if seat.key == key), None)
    for index, seat in enumerate(draft.seats):
        if seat.handover == wanted and draft.moment.now <= seat.handover_until:
            if seat is own:  # this device has the seat already: the link stays for the other device
                return None
            if own:
                raise Refusal("already-seated")
            takeover.check_held(draft.table, key, index, player_seats.hash_of(draft.table, player))
            takeover.check_space(draft.table, index)
            takeover.remember_held(draft, seat)
            takeover.forget_held(draft, key)
            draft.change_seat(index, key=key, handover=None, handover_until=0.0, here=(draft.moment.process,))
            draft.change_seat(index, away_since=None, gone=False, cut_off=False)
            return draft.end_stand_in(index)
    raise Refusal("already-seated" if own else "unknown-secret")


def connect(draft: Draft, index: int) -> None:
    """Record that a person has connected to this process, perhaps with another connection."""
    seat, moment = draft.seats[index], draft.moment
    if moment.process not in seat.here:
        here = tuple(process for process in seat.here if process in moment.live)
        draft.change_seat(index, here=(*here, moment.process), away_since=None, gone=False, cut_off=False)
        if not here and not seat.stand_in:
            draft.emit(CameBack(seat.who))
    if not seat.unanswered:
        draft.end_stand_in(index)


def disconnect(draft: Draft, index: int) -> None:
    """Record that a person's last connection to this process has closed."""
    seat, moment = draft.seats[index], draft.moment
    here = tuple(process for process in seat.here if process in moment.live and process != moment.process)
    if here == seat.here:
        return
    draft.change_seat(index, here=here)
    if not here:
        draft.change_seat(index, away_since=moment.now)
        draft.emit(WentAway(seat.who))


def say(draft: Draft, index: int, text: str) -> None:
    """Publish a chat text."""
    _check_chat(draft, index)
    draft.emit(Said(draft.seats[index].who, identity.clean_chat(text)))


def react(draft: Draft, index: int, reaction: Reaction) -> None:
    """Publish a reaction."""
    _check_chat(draft, index)
    draft.emit(Reacted(draft.seats[index].who, reaction))


def _check_chat(draft: Draft, index: int) -> None:
    """Refuse a chat text or a reaction if the chat is off or the person is muted."""
    if not draft.table.terms.chat:
        raise Refusal("chat-off")
    if draft.seats[index].muted:
        raise Refusal("muted")
