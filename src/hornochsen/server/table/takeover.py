"""Taking over a bot's seat while a game runs: a spectator asks, the people at the table answer, the next round decides.

Whoever sits on a seat sees its hand. So a stranger, or a player with a second token, gets a bot's seat only when all
people at the table agree, and only before anybody has chosen in a round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ...protocol import AskAnswered, AskEnded, SeatAsked, SeatAsking, TookOver
from ...protocol.errors import Refusal
from ...rules import State
from . import clocks, identity
from .table import Asking, Held, Seat, Table

if TYPE_CHECKING:
    from .draft import Draft

PAUSE_SECONDS = 20.0
"""Seconds between the end of one asking and the next: fresh tokens cost nothing, people's attention does."""

MAX_REFUSED_KEYS = 100
"""Refused keys that a game keeps; the oldest ones are dropped."""


def asking_of(table: Table) -> Asking | None:
    """Return the open asking for a bot's seat, if there is one."""
    return table.game.asking if table.game and table.phase == "playing" else None


def between_rounds(state: State) -> bool:
    """Return whether a round has begun in which nobody has bought or laid."""
    return not (any(state.laid) or any(state.bought) or state.queue or state.taking or state.over)


def held_seat(table: Table, key: str | None) -> int | None:
    """Return the seat that a key has held in the running game and has no longer."""
    game = table.game if table.phase in ("salting", "playing") else None
    held = {one.key: one.who for one in game.held} if game else {}
    if key not in held:
        return None
    return next(index for index, seat in enumerate(table.seats) if seat.who == held[key])


def is_asker(table: Table, key: str | None) -> bool:
    """Return whether the open asking is this key's."""
    asking = asking_of(table)
    return asking is not None and asking.key == key


def voters(table: Table, live: frozenset[str]) -> list[Seat]:
    """Return the people who have to agree: all who sit at the table, but for those who are away and stood in for."""
    people = (seat for seat in table.seats if seat.bot is None)
    return [seat for seat in people if not seat.stand_in or clocks.present(seat, live)]


def all_agreed(table: Table, live: frozenset[str]) -> bool:
    """Return whether all who count have agreed, and at least one person has where people sit at the table."""
    asking = asking_of(table)
    if asking is None:
        return False
    people = [seat for seat in table.seats if seat.bot is None]
    anybody = not people or any(seat.key in asking.agreed for seat in people)
    return anybody and all(seat.key in asking.agreed for seat in voters(table, live))


def table_info(table: Table, live: frozenset[str]) -> SeatAsking | None:
    """Return the open asking as everybody sees it."""
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


def ask(draft: Draft, key: str, index: int, name: str) -> None:
    """Open an asking for a bot's seat and announce it."""
    draft.require_phase("playing")
    table, game = draft.table, draft.game
    _check_seat(table, key, index)
    if held_seat(table, key) is not None:
        raise Refusal("nothing-to-do", "this seat was yours: sit down on it again, without asking")
    if key in game.refused:
        raise Refusal("was-refused")
    if game.asking is not None:
        raise Refusal("asking-open")
    if draft.moment.now < game.ask_after:
        raise Refusal("too-fast")
    clean = free_name(table, key, index, name)
    number = draft.before.version + 1
    draft.change_game(asking=Asking(number, index, clean, key, here=(draft.moment.process,)))
    draft.emit(SeatAsked(table.seats[index].who, clean))


def answer(draft: Draft, index: int, number: int, agree: bool) -> None:
    """Note a person's answer; a refusal ends the asking, and the asker cannot ask again in this game."""
    draft.require_phase("playing")
    asking, seat = draft.game.asking, draft.seats[index]
    if asking is None or asking.number != number:
        raise Refusal("nothing-to-do", "this asking has ended")
    assert seat.key
    if not agree:
        draft.emit(AskAnswered(seat.who, asking.name, agree))
        draft.change_game(refused=(*draft.game.refused, asking.key)[-MAX_REFUSED_KEYS:])
        return _close(draft)
    if seat.key in asking.agreed:
        raise Refusal("nothing-to-do", "you have agreed already")
    draft.emit(AskAnswered(seat.who, asking.name, agree))
    return draft.change_game(asking=replace(asking, agreed=(*asking.agreed, seat.key)))


def withdraw(draft: Draft, key: str) -> None:
    """End one's own asking."""
    draft.require_phase("playing")
    asking = draft.game.asking
    if asking is None or asking.key != key:
        raise Refusal("nothing-to-do", "you are not asking for a seat")
    draft.emit(AskEnded(asking.name, "withdrawn"))
    _close(draft)


def return_to_seat(draft: Draft, key: str, index: int, name: str) -> None:
    """Let a person who has left return to their own seat at once: they know that hand."""
    draft.require_phase("playing")
    _check_seat(draft.table, key, index)
    if held_seat(draft.table, key) is None:
        raise Refusal("ask-first")
    _seat(draft, index, key, free_name(draft.table, key, index, name), (draft.moment.process,))


def free_name(table: Table, key: str, index: int | None, name: str) -> str:
    """Return the cleaned name, or refuse one that somebody else at the table has or asks with."""
    clean = identity.clean_name(name)
    asking = asking_of(table)
    others = [seat.name for at, seat in enumerate(table.seats) if at != index]
    others += [asking.name] if asking and asking.key != key else []
    if any(identity.look_alike(other, clean) for other in others):
        raise Refusal("name-taken")
    return clean


def remember_held(draft: Draft, seat: Seat) -> None:
    """Remember in a running game that the seat's key has held it, before the key loses it."""
    if draft.table.phase in ("salting", "playing") and seat.key is not None:
        draft.change_game(held=(*draft.game.held, Held(seat.key, seat.who)))


def check_held(table: Table, key: str, index: int) -> None:
    """Refuse a key that has held another seat in the running game."""
    held = held_seat(table, key)
    if held is not None and held != index:
        raise Refusal("held-another")


def connect(draft: Draft, key: str) -> None:
    """The asker is connected to this process."""
    asking = asking_of(draft.table)
    process = draft.moment.process
    if asking and asking.key == key and process not in asking.here:
        draft.change_game(asking=replace(asking, here=(*_here(draft, asking), process), away_since=None))


def disconnect(draft: Draft, key: str) -> None:
    """The asker's last connection to this process is gone."""
    asking = asking_of(draft.table)
    if asking and asking.key == key:
        here = tuple(process for process in _here(draft, asking) if process != draft.moment.process)
        away_since = asking.away_since if here else draft.moment.now
        draft.change_game(asking=replace(asking, here=here, away_since=away_since))


def apply_timeouts(draft: Draft) -> None:
    """End the asking of a spectator who stays away."""
    asking, moment = asking_of(draft.table), draft.moment
    if asking is None or _here(draft, asking):
        return
    if asking.away_since is None:
        draft.change_game(asking=replace(asking, here=(), away_since=moment.now))
    elif moment.now >= asking.away_since + moment.away_seconds:
        draft.emit(AskEnded(asking.name, "away"))
        _close(draft)


def settle(draft: Draft) -> None:
    """Seat an agreed asker who is connected, before anybody has chosen; end an asking that cannot come true."""
    game = draft.table.game
    asking = game.asking if game else None
    if game is None or asking is None:
        return
    if draft.table.phase != "playing":
        draft.change_game(asking=None)
    elif draft.seats[asking.seat].bot is None or any(seat.key == asking.key for seat in draft.seats):
        draft.emit(AskEnded(asking.name, "seat-taken"))
        _close(draft)
    elif (
        all_agreed(draft.table, draft.moment.live)
        and _here(draft, asking)
        and game.state
        and between_rounds(game.state)
    ):
        draft.change_game(asking=None)
        _seat(draft, asking.seat, asking.key, asking.name, asking.here)


def _check_seat(table: Table, key: str, index: int) -> None:
    if any(seat.key == key for seat in table.seats):
        raise Refusal("already-seated")
    if index >= len(table.seats):
        raise Refusal("no-such-seat")
    if table.seats[index].bot is None:
        raise Refusal("not-a-bot")
    if table.seats[index].closed:
        raise Refusal("seat-closed")
    check_held(table, key, index)


def _seat(draft: Draft, index: int, key: str, name: str, here: tuple[str, ...]) -> None:
    seat = draft.seats[index]
    draft.change_seat(index, name=name, bot=None, bot_before=seat.bot, key=key, here=here, away_since=None)
    draft.change_game(held=tuple(one for one in draft.game.held if one.key != key))
    draft.emit(TookOver(seat.who, name))
    if draft.table.host is None:
        draft.change(host=seat.who)


def _close(draft: Draft) -> None:
    draft.change_game(asking=None, ask_after=draft.moment.now + PAUSE_SECONDS)


def _here(draft: Draft, asking: Asking) -> tuple[str, ...]:
    return tuple(process for process in asking.here if process in draft.moment.live)
