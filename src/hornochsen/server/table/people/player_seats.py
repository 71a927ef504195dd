"""Seats of players: all devices of a player have the seat. A game counts for the player who had it at the beginning."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ....protocol import WentAway
from ..game import daily
from ..table import Held
from . import admission, devices, identity

if TYPE_CHECKING:
    from ..draft import Draft
    from ..table import Seat, Table

MAX_JOINED = 100
"""Maximum number of players who got a seat during a game that the game stores; the oldest are dropped."""


def seated_at_start(table: Table) -> tuple[int, ...]:
    """Return the ids (`who`) of the seats that players have at a table from its beginning."""
    if table.daily:
        return (table.seats[daily.person_seat(table)].who,)
    return tuple(seat.who for seat in table.seats if seat.player is not None) if table.matched else ()


def player_of(seat: Seat) -> str | None:
    """Return the player for whom a game that begins now counts; `None` if the seat has moved to another person."""
    return seat.player if seat.bot is None and seat.key == seat.player_key else None


def has_moved(seat: Seat) -> bool:
    """Return whether a seat has moved from its player to another person."""
    return seat.player is not None and seat.key is not None and seat.key != seat.player_key


def note_seat(draft: Draft, index: int, player: str | None) -> None:
    """Store which player a seat belongs to.

    A player owns one seat at a table. The owner of a seat does not change during a game.
    """
    seat = draft.seats[index]
    if player is None:
        if player_of(seat):
            draft.seated.append(seat.who)  # the player's token may have returned with another name
        return
    running = draft.table.phase in ("salting", "playing")
    if running and seat.player != player and (seat.player is not None or seat.bot_before is not None):
        note_joined(draft, index, hash_of(draft.table, player))
        draft.names_used.append((player, seat.name))
        return
    for at, other in enumerate(draft.seats):
        if other.player == player and other.who != seat.who:
            if running or player_of(other) == player:
                draft.names_used.append((player, seat.name))
                return
            draft.change_seat(at, player=None, player_key=None)  # the player left this seat during the last game
    draft.change_seat(index, player=player, player_key=seat.key)
    draft.seated.append(seat.who)


def hash_of(table: Table, player: str | None) -> str | None:
    """Return a hash of a player's id. It need not be deleted with the player, because ids are random."""
    return identity.device(table.code, player)


def note_joined(draft: Draft, index: int, known: str | None) -> None:
    """Store the player, known by the hash, who got a seat during the game. The game does not count for this player."""
    entry = (draft.seats[index].who, known)
    if known is not None and entry not in draft.game.joined:
        draft.change_game(joined=(*draft.game.joined, entry)[-MAX_JOINED:])


def plays_another(table: Table, known: str | None, index: int) -> bool:
    """Return whether a player, known by the hash, has another seat than this one in the running game, or had one."""
    if known is None or table.game is None or table.phase not in ("salting", "playing"):
        return False
    own = {who for who, player in table.game.joined if player == known}
    own |= {seat.who for seat in table.seats if hash_of(table, seat.player) == known}
    return bool(own - {table.seats[index].who})


def note_connected(draft: Draft, key: str, player: str) -> None:
    """Store which player a seat belongs to, if the person with this key has a seat of this player or of no player."""
    for index, seat in enumerate(draft.seats):
        if seat.key == key and (seat.player, seat.player_key) != (player, key):
            note_seat(draft, index, player)


def renew_key(draft: Draft, player: str, key: str, stays: Callable[[str], bool]) -> str | None:
    """Give a player's seat a new key, end its private link and return the old key; `None` if the player has no seat.

    The token of a device that is signed out may be that of the seat, and no longer gives access to it, even if the
    player has left the seat to a bot. `stays` returns whether a device with the old key stays connected to this
    process.
    """
    index = next((at for at, seat in enumerate(draft.seats) if seat.player == player), None)
    if index is None:
        return None
    seat = draft.seats[index]
    old = _last_key(draft.table, seat)
    _end_returns(draft, seat.who, old)
    if old is None or (old != seat.player_key and draft.table.daily is None):
        return None
    _renew_in_game(draft, seat.who, old, key)
    admission.note_new_key(draft, old, key)
    draft.change_seat(index, player_key=key)
    if seat.bot is not None:
        return old
    here = (draft.moment.process,) if stays(old) else ()
    draft.change_seat(index, key=key, handover=None, handover_until=0.0, here=here)
    if seat.here and not here:  # devices at other processes reconnect
        draft.change_seat(index, away_since=draft.moment.now)
        draft.emit(WentAway(seat.who))
    return old


def _end_returns(draft: Draft, who: int, last: str | None) -> None:
    """Let no earlier key of a seat but the last one return to it: earlier ones may be those of the same device."""
    game = draft.table.game
    if game and any(entry.who == who and entry.key != last and entry.returns for entry in game.held):
        held = (
            replace(entry, returns=entry.returns and (entry.who != who or entry.key == last)) for entry in game.held
        )
        draft.change_game(held=tuple(held))


def _renew_in_game(draft: Draft, who: int, old: str, key: str) -> None:
    """Replace a seat's key in the lists of the game. The old key stays known, so that it gets no second hand."""
    game = draft.table.game
    if game is None:
        return
    held = tuple(replace(entry, key=key) if entry.key == old else entry for entry in game.held)
    if len(held) < MAX_JOINED:
        held = (Held(old, who, returns=False), *held)
    asking = game.asking
    if asking:
        agreed = tuple(key if one == old else one for one in asking.agreed)
        asking = replace(asking, key=key if asking.key == old else asking.key, agreed=agreed)
    draft.change_game(held=held, asking=asking)


def renewed_keys(before: Table, after: Table) -> frozenset[str]:
    """Return the keys of seats that have been renewed, which no longer give access to the seats."""
    keys = {(seat.who, seat.player): key for seat in after.seats if (key := _last_key(after, seat)) == seat.player_key}
    return frozenset(
        key
        for seat in before.seats
        if (key := _last_key(before, seat)) is not None
        and key == seat.player_key
        and keys.get((seat.who, seat.player), key) != key
    )


def key_of(table: Table, player: str | None, device: str | None) -> str | None:
    """Return the key of the seat that a device of a player has, or `None`.

    Without a token of its own the device has the player's seat, or may return to it if the player has left it, unless
    the seat has moved to another person. One person has one hand: a device with another seat in this game does not get
    this one too.
    """
    for index, seat in enumerate(table.seats):
        if player is not None and seat.player == player:
            key = _last_key(table, seat)
            own = key is not None and (key == seat.player_key or table.daily is not None)
            return key if own and not devices.plays_another(table, device, index) else None
    return None


def _last_key(table: Table, seat: Seat) -> str | None:
    """Return the key of a seat, or the key of the last person who left it to a bot; `None` if there is none."""
    if seat.bot is None:
        return seat.key
    held = table.game.held if table.game else ()
    return next((entry.key for entry in reversed(held) if entry.who == seat.who and entry.key), None)
