"""Takeover of a bot's seat during a game: a spectator asks, people answer, the seat changes between rounds.

A person on a seat sees its tiles. A stranger, or a player with a second token, therefore gets a bot's seat only if
all people at the table agree, and only before the first choice of a round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ....protocol import AskAnswered, AskEnded, SeatAsked, SeatAsking, TookOver
from ....protocol.errors import Refusal
from ....rules import State
from ..game import clocks
from ..table import Asking, Held, Seat, Table
from . import admission, devices, identity, player_seats
from .look_alikes import look_alike

if TYPE_CHECKING:
    from ..draft import Draft

PAUSE_SECONDS = 20.0
"""Seconds between a failed request for a seat and the next request, because anyone can get new tokens.

Each further failed request of a game doubles the pause."""

MAX_PAUSE_SECONDS = 640.0

MAX_REFUSED_KEYS = 100
"""Maximum number of refused keys that a game stores; the oldest keys are dropped."""

MAX_HELD_KEYS = 16
"""Maximum number of former holders of a seat with which the seat can still get another holder in the game."""

MAX_DEVICES = 4
"""Maximum number of devices that a game stores for a person who returned to a seat from another device."""


def asking_of(table: Table) -> Asking | None:
    """Return the open request for a bot's seat, or `None`."""
    return table.game.asking if table.game and table.phase == "playing" else None


def between_rounds(state: State) -> bool:
    """Return whether no seat has bought or laid in the current round."""
    return not (any(state.laid) or any(state.bought) or state.queue or state.taking or state.over)


def held_seat(table: Table, key: str | None) -> int | None:
    """Return the seat that a key held in the running game and lost, or `None`."""
    game = table.game if table.phase in ("salting", "playing") else None
    held = {entry.key: entry.who for entry in game.held} if game else {}
    if key not in held:
        return None
    return next(index for index, seat in enumerate(table.seats) if seat.who == held[key])


def own_seat(table: Table, key: str | None) -> int | None:
    """Return the seat to which a key that left may return, or `None`."""
    game = table.game
    returns = game is not None and any(entry.key == key and entry.returns for entry in game.held)
    return held_seat(table, key) if returns else None


def is_asker(table: Table, key: str | None) -> bool:
    """Return whether the open request for a seat belongs to this key."""
    asking = asking_of(table)
    return asking is not None and asking.key == key


def voters(table: Table, live: frozenset[str]) -> list[Seat]:
    """Return the people who must agree: all people at the table, except those who are absent for long."""
    people = (seat for seat in table.seats if seat.bot is None)
    return [seat for seat in people if not (seat.stand_in and seat.gone) or clocks.present(seat, live)]


def all_agreed(table: Table, live: frozenset[str]) -> bool:
    """Return whether all voters have agreed, at least one; at a table without people a stranger gets no seat."""
    asking = asking_of(table)
    if asking is None:
        return False
    enough = any(seat.key in asking.agreed for seat in table.seats if seat.bot is None)
    return enough and all(seat.key in asking.agreed for seat in voters(table, live))


def public_request(table: Table, live: frozenset[str]) -> SeatAsking | None:
    """Return the public projection of the open request for a seat."""
    asking = asking_of(table)
    if asking is None:
        return None
    waiting = {seat.who for seat in voters(table, live) if seat.key not in asking.agreed}
    return SeatAsking(
        number=asking.number,
        seat=asking.seat,
        name=asking.name,
        agreed=tuple(at for at, seat in enumerate(table.seats) if seat.key in asking.agreed),
        waiting=tuple(at for at, seat in enumerate(table.seats) if seat.who in waiting),
    )


def ask(draft: Draft, key: str, index: int, name: str, player: str | None = None) -> None:
    """Open a spectator's request for a bot's seat and announce it."""
    draft.require_phase("playing")
    table, game = draft.table, draft.game
    known = player_seats.hash_of(table, player)
    _check_seat(table, key, index, known)
    if own_seat(table, key) is not None:
        raise Refusal("nothing-to-do", "this is your own seat: return to it with sit")
    check_space(table, index)
    if key in game.refused:
        raise Refusal("was-refused")
    if game.asking is not None:
        raise Refusal("asking-open")
    if draft.moment.now < game.ask_after:
        raise Refusal("too-fast")
    clean = free_name(table, key, index, name)
    number = draft.before.version + 1
    draft.change_game(asking=Asking(number, index, clean, key, here=(draft.moment.process,), player=known))
    if player is not None:
        draft.names_used.append((player, clean))
    draft.emit(SeatAsked(table.seats[index].who, clean))


def answer(draft: Draft, index: int, number: int, agree: bool) -> None:
    """Store a person's answer; a refusal ends the request and bars its key for this game."""
    draft.require_phase("playing")
    asking, seat = draft.game.asking, draft.seats[index]
    if asking is None or asking.number != number:
        raise Refusal("nothing-to-do", "this request for a seat has ended")
    assert seat.key
    if not agree:
        draft.emit(AskAnswered(seat.who, asking.name, agree))
        refused = (asking.key, asking.device) if asking.device else (asking.key,)
        draft.change_game(refused=(*draft.game.refused, *refused)[-MAX_REFUSED_KEYS:])
        return _close(draft)
    if seat.key in asking.agreed:
        raise Refusal("nothing-to-do", "you have agreed already")
    draft.emit(AskAnswered(seat.who, asking.name, agree))
    return draft.change_game(asking=replace(asking, agreed=(*asking.agreed, seat.key)))


def withdraw(draft: Draft, key: str) -> None:
    """End the key's own request for a seat."""
    draft.require_phase("playing")
    asking = draft.game.asking
    if asking is None or asking.key != key:
        raise Refusal("nothing-to-do", "you are not asking for a seat")
    draft.emit(AskEnded(asking.name, "withdrawn"))
    _close(draft)


def return_to_seat(draft: Draft, key: str, index: int, name: str) -> None:
    """Seat a person who left on their own seat again, without a request, because they know its tiles."""
    draft.require_phase("playing")
    _check_seat(draft.table, key, index)
    if own_seat(draft.table, key) is None:
        raise Refusal("ask-first")
    _seat(draft, index, key, free_name(draft.table, key, index, name), (draft.moment.process,))


def free_name(table: Table, key: str, index: int | None, name: str) -> str:
    """Return the normalized name; refuse a name that another person or the asker uses, or may return to."""
    clean = identity.clean_name(name)
    asking = asking_of(table)
    own = held_seat(table, key)
    others = [seat.name for at, seat in enumerate(table.seats) if at != index]
    others += [asking.name] if asking and asking.key != key else []
    others += reserved_names(table, None if own is None else table.seats[own].who)
    if any(look_alike(other, clean) for other in others):
        raise Refusal("name-taken")
    return clean


def reserved_names(table: Table, who: int | None) -> list[str]:
    """Return the names of the people who may return to their seats in the running game, except that of `who`."""
    game = table.game if table.phase in ("salting", "playing") else None
    bots = {seat.who for seat in table.seats if seat.bot is not None}
    held = game.held if game else ()
    return [entry.name for entry in held if entry.returns and entry.name and entry.who in bots - {who}]


def remember_held(draft: Draft, seat: Seat) -> None:
    """In a running game, store that the key held this seat; call this before the key loses the seat."""
    if draft.table.phase in ("salting", "playing") and seat.key is not None:
        draft.change_game(held=(*draft.game.held, Held(seat.key, seat.who, device=seat.device, name=seat.name)))


def forget_held(draft: Draft, key: str) -> None:
    """Remove a key from the former holders, because it holds a seat again. The device that it used stays known."""
    if draft.table.phase not in ("salting", "playing"):
        return
    held = draft.game.held
    used = [replace(entry, key="", returns=False) for entry in held if entry.key == key and entry.device]
    before = [entry for entry in held if not entry.key and entry.who in {one.who for one in used}]
    devices = dict.fromkeys((*before, *used))
    others = [entry for entry in held if entry.key != key and entry not in devices]
    draft.change_game(held=(*others, *[*devices][-MAX_DEVICES:]))


def check_space(table: Table, index: int) -> None:
    """Refuse a new holder of a seat that has had too many: every version of the table stores all their keys.

    Each seat has its own limit, so that one person cannot use up that of the others.
    """
    who = table.seats[index].who
    if table.game and sum(entry.who == who for entry in table.game.held) >= MAX_HELD_KEYS:
        raise Refusal("not-now", "too many people have held this seat in this game")


def check_held(table: Table, key: str, index: int, known: str | None = None) -> None:
    """Raise `Refusal` if this key, or the player with this hash, has or had a seat other than `index` in the game."""
    held = held_seat(table, key)
    if held is not None and held != index:
        raise Refusal("held-another")
    if _plays_another(table, key, index, known):
        raise Refusal("held-another", "this player has or had another seat in this game")


def _plays_another(table: Table, key: str, index: int, known: str | None) -> bool:
    """Return whether a player has or had another seat; a key that held this seat may return as any player."""
    return held_seat(table, key) is None and player_seats.plays_another(table, known, index)


def connect(draft: Draft, key: str, player: str | None = None) -> None:
    """Record that the asking spectator has connected to this process, and as which player."""
    asking = asking_of(draft.table)
    if asking is None or asking.key != key:
        return
    here = tuple(dict.fromkeys((*_here(draft, asking), draft.moment.process)))
    known = player_seats.hash_of(draft.table, player) or asking.player
    connected = replace(asking, here=here, away_since=None, player=known)
    if connected != asking:
        draft.change_game(asking=connected)
        if player is not None:
            draft.names_used.append((player, asking.name))


def disconnect(draft: Draft, key: str) -> None:
    """Record that the asking spectator's last connection to this process has closed."""
    asking = asking_of(draft.table)
    if asking and asking.key == key:
        here = tuple(process for process in _here(draft, asking) if process != draft.moment.process)
        if here == asking.here:
            return
        away_since = asking.away_since if here else draft.moment.now
        draft.change_game(asking=replace(asking, here=here, away_since=away_since))


def apply_timeouts(draft: Draft) -> None:
    """End the request of a spectator who has been absent for too long."""
    asking, moment = asking_of(draft.table), draft.moment
    if asking is None:
        return
    _end_votes(draft)
    if _here(draft, asking):
        return
    if asking.away_since is None:
        draft.change_game(asking=replace(asking, here=(), away_since=moment.now))
    elif moment.now >= asking.away_since + moment.away_seconds:
        draft.emit(AskEnded(asking.name, "away"))
        _close(draft)


def _end_votes(draft: Draft) -> None:
    """Stop waiting for the votes of people who have a stand-in and have been absent for too long."""
    moment = draft.moment
    leaving = {seat.who for seat in clocks.leaving(draft.table, moment.live)}
    for index, seat in enumerate(draft.seats):
        if seat.who not in leaving:
            continue
        if seat.away_since is None:
            draft.change_seat(index, away_since=moment.now)
        elif moment.now >= seat.away_since + moment.away_seconds:
            draft.change_seat(index, gone=True)


def settle(draft: Draft) -> None:
    """Seat a connected spectator between rounds if all agree; end a request that has become impossible."""
    game = draft.table.game
    asking = game.asking if game else None
    if game is None or asking is None:
        return
    if draft.table.phase != "playing":
        draft.change_game(asking=None)
    elif (
        draft.seats[asking.seat].bot is None
        or any(seat.key == asking.key for seat in draft.seats)
        or devices.has_seat(draft.table, asking.device)
        or _plays_another(draft.table, asking.key, asking.seat, asking.player)
    ):
        draft.emit(AskEnded(asking.name, "seat-taken"))
        _close(draft)
    elif (
        all_agreed(draft.table, draft.moment.live)
        and _here(draft, asking)
        and game.state
        and between_rounds(game.state)
    ):
        draft.change_game(asking=None, ask_after=draft.moment.now + PAUSE_SECONDS)
        draft.change_game(held=tuple(replace(entry, returns=False) for entry in game.held))
        draft.change_seat(asking.seat, left=None)
        _seat(draft, asking.seat, asking.key, asking.name, asking.here)
        draft.change_seat(asking.seat, device=asking.device)
        player_seats.note_joined(draft, asking.seat, asking.player)
        devices.tell(draft)
        admission.note_identity(draft, asking.key, asking.device)


def _check_seat(table: Table, key: str, index: int, known: str | None = None) -> None:
    if any(seat.key == key for seat in table.seats):
        raise Refusal("already-seated")
    if index >= len(table.seats):
        raise Refusal("no-such-seat")
    if table.seats[index].bot is None:
        raise Refusal("not-a-bot")
    if table.seats[index].closed:
        raise Refusal("seat-closed")
    check_held(table, key, index, known)


def _seat(draft: Draft, index: int, key: str, name: str, here: tuple[str, ...]) -> None:
    seat = draft.seats[index]
    draft.change_seat(index, name=name, bot=None, bot_before=seat.bot, key=key, here=here, away_since=None)
    forget_held(draft, key)
    draft.emit(TookOver(seat.who, name))
    if draft.table.host is None:
        draft.change(host=seat.who)


def _close(draft: Draft) -> None:
    """End a request for a seat that has failed, and double the pause before the next one."""
    failed = draft.game.failed_asks
    pause = min(MAX_PAUSE_SECONDS, PAUSE_SECONDS * 2**failed)
    draft.change_game(asking=None, ask_after=draft.moment.now + pause, failed_asks=failed + 1)


def _here(draft: Draft, asking: Asking) -> tuple[str, ...]:
    return tuple(process for process in asking.here if process in draft.moment.live)
