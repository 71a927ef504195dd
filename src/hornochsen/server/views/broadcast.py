"""Welcome and update messages for each viewer of a table."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from ... import __version__
from ...protocol import (
    PROTOCOL,
    Bye,
    Missed,
    Position,
    TableInfo,
    TableOrGameEvent,
    Update,
    Welcome,
    encode,
)
from ..storage import LogRow
from ..table.game import clocks
from ..table.people import admission, takeover
from ..table.requests import seat_of
from ..table.table import LogEntry, Table, decode_entry
from . import projections
from .connection import Connection
from .updates import Updates, viewer


def position(table: Table, seat: int | None) -> Position | None:
    """Return the current game's position for a seat; `None` before the deal."""
    state = table.game.state if table.game else None
    return None if state is None else projections.position(state, viewer(table, seat))


def welcome(
    table: Table,
    live: frozenset[str],
    now: float,
    *,
    request: str,
    key: str | None,
    token: str | None = None,
    missed: Sequence[LogRow] = (),
    player: str | None = None,
) -> Welcome:
    """Return the welcome message for the client with this key."""
    seat, own, applying = seat_of(table, key), takeover.own_seat(table, key), admission.applicant(table, key)
    return Welcome(
        id=request,
        protocol=PROTOCOL,
        server=__version__,
        version=table.version,
        token=token,
        seat=seat,
        table=projections.table_info(table, live),
        position=position(table, seat),
        waits=clocks.waits(table, now),
        missed=tuple(_missed(table, row, seat) for row in missed),
        own=UNSET if own is None else own,
        player=player or UNSET,
        asks=takeover.is_asker(table, key) or UNSET,
        applies=applying.number if applying else UNSET,
    )


MAX_LOBBY_VERSIONS = 200
"""Maximum number of missed versions that a reconnecting client gets of a table without a game."""

MAX_GAME_VERSIONS = 2000
"""Maximum number of missed versions that a reconnecting client gets of a game; only chat can exceed it."""


def log_start(table: Table, since: int) -> int:
    """Return the version after which events are sent: not before the current game, because the seats were different."""
    oldest = (
        max(table.game.first - 1, table.version - MAX_GAME_VERSIONS)
        if table.game
        else table.version - MAX_LOBBY_VERSIONS
    )
    return max(min(since, table.version), oldest)


def _missed(table: Table, row: LogRow, seat: int | None) -> Missed:
    return Missed(row.version, _visible_events(table, row.version, decode_entry(row.entry), seat))


def _visible_events(table: Table, version: int, entry: LogEntry, seat: int | None) -> tuple[TableOrGameEvent, ...]:
    """Return an entry's events as a seat may see them; as a spectator sees them if they precede the current game."""
    this_game = table.game is not None and version >= table.game.first
    return projections.visible_events(entry.events, viewer(table, seat) if this_game else None)


def queue_missed(
    connection: Connection, table: Table, rows: Sequence[LogRow], live: frozenset[str], now: float
) -> None:
    """Queue missed versions for a slow connection; the update of the newest version contains the complete view."""
    connection.behind = False
    seat = seat_of(table, connection.key)
    updates = [Update(row.version, _visible_events(table, row.version, decode_entry(row.entry), seat)) for row in rows]
    if not updates:  # the log was purged
        updates = [Update(table.version, ())]
    if updates[-1].version == table.version:
        table_info, waits = projections.table_info(table, live), clocks.waits(table, now)
        updates[-1] = replace(updates[-1], table=table_info, seat=seat, position=position(table, seat), waits=waits)
    for update in updates:
        connection.queue_update(encode(update), update.version)
    connection.behind = connection.version < table.version


def publish(
    connections: Iterable[Connection],
    before: Table,
    after: Table,
    entries: Sequence[tuple[int, LogEntry]],
    previous: TableInfo,
    live: frozenset[str],
    now: float,
    *,
    complete: bool = True,
) -> TableInfo:
    """Queue an update with these versions for each connection and return the table's new public projection.

    `complete` means that `entries` are all changes from `before` to `after`; otherwise the whole position is sent.
    """
    table_info = projections.table_info(after, live)
    old, new = (table.game.state if table.game else None for table in (before, after))
    table = UNSET if table_info == previous else table_info
    same_waits = _choices(before) == _choices(after)
    waits = UNSET if old is new and table is UNSET and same_waits else clocks.waits(after, now)
    updates = Updates(before, after, entries, table=table, waits=waits, complete=complete)
    then = {seat.key: index for index, seat in enumerate(before.seats) if seat.key}
    same = after.seats is before.seats
    seats = then if same else {seat.key: index for index, seat in enumerate(after.seats) if seat.key}
    for connection in connections:
        if connection.version < after.version:
            key = connection.key or ""
            data = updates.encoded(then.get(key), seats.get(key), connection.version)
            connection.queue_update(data, after.version)
    return table_info


@contextlib.contextmanager
def together(connections: Iterable[Connection]) -> Iterator[None]:
    """Send the messages that are queued in this block to each connection in one piece."""
    held = list(connections)
    for connection in held:
        connection.hold()
    try:
        yield
    finally:
        for connection in held:
            connection.release()


def close_refused(connections: Iterable[Connection], table: Table) -> None:
    """Close the connections of people who were removed, and of spectators where only players may watch."""
    if admission.is_restricted(table):
        for connection in connections:
            reason = admission.refuses(table, connection.key, connection.device)
            if reason:
                connection.close(Bye(reason, None))


def _choices(table: Table) -> tuple[int, ...]:
    """Return the bots that have chosen and wait for the only person; `waits` does not list them."""
    return tuple(choice.seat for choice in table.game.bot_choices) if table.game else ()


def publish_missed(
    connections: Iterable[Connection],
    before: Table,
    after: Table,
    entries: Sequence[tuple[int, LogEntry]],
    previous: TableInfo,
    live: frozenset[str],
    now: float,
) -> TableInfo:
    """Queue updates for versions that other processes wrote, and return the table's new public projection."""
    known = entries or ((after.version, LogEntry()),)  # the log may have been purged
    return publish(connections, before, after, known, previous, live, now, complete=len(entries) == 1)
