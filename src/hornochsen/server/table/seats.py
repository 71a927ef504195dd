"""Coming and going: sitting down, leaving, bots, the host, a seat that moves to another device."""

from __future__ import annotations

from ... import boards
from ...protocol import CameBack, Colour, GotUp, Level, Reacted, Reaction, Said, SatDown, Terms, TermsChanged, WentAway
from ...protocol.errors import Refusal
from ...rules import MAX_PLAYERS, PRESETS, BadBoard, Board, Rules, read_board
from . import identity, takeover
from .draft import Draft
from .table import Seat

STAND_IN: Level = "ox"
"""Who plays for somebody who is gone."""

HANDOVER_SECONDS = 600.0


def board_of(terms: Terms) -> Board:
    """The board that is agreed on."""
    if isinstance(terms.board, str):
        if terms.board not in boards.names():
            raise Refusal("unknown-board", f"there is no board {terms.board!r}; boards are {', '.join(boards.names())}")
        return boards.load(terms.board)
    try:
        board = read_board(terms.board)
    except BadBoard as error:
        raise Refusal("bad-board", str(error)) from None
    if not identity.is_valid_board_name(board.name):
        raise Refusal("bad-board", "name: has signs that names may not have, none at all, or more than 60")
    return board


def rules_of(terms: Terms) -> Rules:
    return PRESETS[terms.rules] if isinstance(terms.rules, str) else terms.rules


def sit(draft: Draft, key: str, name: str, colour: Colour | None, index: int | None) -> None:
    """Seat a person: on a free seat before a game, on the seat that they have left while one runs."""
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
    who = draft.table.next_who
    chosen = colour or identity.free_colour(seat.colour for seat in draft.seats)
    draft.add_seat(Seat(who, clean, chosen, key=key, here=(draft.moment.process,)))
    draft.emit(SatDown(who, clean, None))
    if draft.table.host is None:
        draft.change(host=who)
    return None


def level_of(seat: Seat) -> Level:
    """Return the level of the bot that plays, or would play, at a seat."""
    return seat.bot or seat.bot_before or STAND_IN


def leave(draft: Draft, index: int, *, removed: bool = False) -> None:
    """A person or bot gets up; in a running game a bot goes on."""
    seat = draft.seats[index]
    if draft.table.phase in ("gathering", "over"):
        draft.remove_seat(index)
        clear(draft)
        draft.emit(GotUp(seat.who, seat.name, removed, None))
    else:
        if seat.bot is not None:
            raise Refusal("not-now", "a bot stays to the end of the game")
        asking = takeover.asking_of(draft.table)
        taken = [other.name for other in draft.seats if other.who != seat.who] + ([asking.name] if asking else [])
        level = level_of(seat)
        takeover.remember_held(draft, seat)
        draft.change_seat(
            index,
            name=identity.bot_name(taken),
            bot=level,
            bot_before=None,
            key=None,
            handover=None,
            here=(),
            away_since=None,
            stand_in=False,
            closed=removed,
        )
        draft.emit(GotUp(seat.who, seat.name, removed, level))
    if seat.who == draft.table.host:
        draft.reassign_host()


def remove(draft: Draft, index: int, target: int) -> None:
    draft.require_host(index)
    if target >= len(draft.seats):
        raise Refusal("no-such-seat")
    if target == index:
        raise Refusal("nothing-to-do", "to leave, say leave")
    leave(draft, target, removed=True)


def add_bot(draft: Draft, index: int, level: Level) -> None:
    draft.require_phase("gathering", "over")
    draft.require_host(index)
    if len(draft.seats) == MAX_PLAYERS:
        raise Refusal("table-full")
    name = identity.bot_name(seat.name for seat in draft.seats)
    who = draft.table.next_who
    draft.add_seat(Seat(who, name, identity.free_colour(seat.colour for seat in draft.seats), bot=level))
    draft.emit(SatDown(who, name, level))


def change_terms(draft: Draft, index: int, terms: Terms) -> None:
    draft.require_phase("gathering", "over")
    draft.require_host(index)
    if terms == draft.table.terms:
        raise Refusal("nothing-to-do")
    board, rules = board_of(terms), rules_of(terms)
    if draft.table.phase == "over" and (board, rules) != (draft.table.board, draft.table.rules):
        clear(draft)
    draft.change(terms=terms, board=board, rules=rules)
    draft.emit(TermsChanged())


def clear(draft: Draft) -> None:
    """Take the finished game off the table: its seats are no longer these. Standings and record stay."""
    if draft.table.phase == "over":
        draft.change(phase="gathering", game=None)


def handover(draft: Draft, index: int, secret: str) -> None:
    """Prepare for a seat to move to the device that shows the secret."""
    until = draft.moment.now + HANDOVER_SECONDS
    draft.change_seat(index, handover=identity.key(secret), handover_until=until)


def claim(draft: Draft, key: str, secret: str) -> None:
    """The seat's token changes: the device that has the new one has the seat."""
    wanted = identity.key(secret)
    if any(seat.key == key for seat in draft.seats):
        raise Refusal("already-seated")
    for index, seat in enumerate(draft.seats):
        if seat.handover == wanted and draft.moment.now <= seat.handover_until:
            takeover.check_held(draft.table, key, index)
            takeover.remember_held(draft, seat)
            draft.change_seat(index, key=key, handover=None, handover_until=0.0, here=(draft.moment.process,))
            draft.change_seat(index, away_since=None)
            return draft.end_stand_in(index)
    raise Refusal("unknown-secret")


def connect(draft: Draft, index: int) -> None:
    """A person is connected: to this process, perhaps for the second time."""
    seat, moment = draft.seats[index], draft.moment
    if moment.process not in seat.here:
        here = tuple(process for process in seat.here if process in moment.live)
        draft.change_seat(index, here=(*here, moment.process), away_since=None)
        if not here and not seat.stand_in:
            draft.emit(CameBack(seat.who))
    draft.end_stand_in(index)


def disconnect(draft: Draft, index: int) -> None:
    """A person's last connection to this process is gone."""
    seat, moment = draft.seats[index], draft.moment
    here = tuple(process for process in seat.here if process in moment.live and process != moment.process)
    if here == seat.here:
        return
    draft.change_seat(index, here=here)
    if not here:
        draft.change_seat(index, away_since=moment.now)
        draft.emit(WentAway(seat.who))


def say(draft: Draft, index: int, text: str) -> None:
    if not draft.table.terms.chat:
        raise Refusal("chat-off")
    draft.emit(Said(draft.seats[index].who, identity.clean_chat(text)))


def react(draft: Draft, index: int, reaction: Reaction) -> None:
    if not draft.table.terms.chat:
        raise Refusal("chat-off")
    draft.emit(Reacted(draft.seats[index].who, reaction))
