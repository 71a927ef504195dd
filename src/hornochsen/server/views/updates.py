"""The updates of one change of a table. Parts that are equal for several viewers are computed and encoded once."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from ...protocol import TableEvent, TableInfo, TableOrGameEvent, Update, Wait, encode
from ...rules import events as ev
from ..table.table import LogEntry, Table
from . import projections


def viewer(table: Table, seat: int | None) -> int | None:
    """Return the seat if it plays in the current game, else `None` for a spectator's view."""
    state = table.game.state if table.game else None
    return None if seat is None or state is None or seat >= state.players else seat


class Updates:
    """The updates of one change from `before` to `after`.

    `several` means that `entry` is not the only change between them; then the whole position is sent.
    """

    def __init__(
        self,
        before: Table,
        after: Table,
        entry: LogEntry,
        *,
        table: TableInfo | UnsetType,
        waits: tuple[Wait, ...] | UnsetType,
        several: bool,
    ) -> None:
        old, new = (table.game.state if table.game else None for table in (before, after))
        self._before, self._after, self._state = before, after, new
        self._table, self._waits = table, waits
        self._events = entry.events
        self._public_events = projections.visible_events(entry.events, None)
        self._insiders = {
            event.seat
            for event in entry.events
            if isinstance(event, ev.Laid | ev.TookBack | ev.Bought | ev.Took | ev.Drew)
        }
        """Seats that see more of the events, or have another hand after them."""

        self._moved = old is not new
        self._only_screens = new is not None and not several and all(_is_hidden(event) for event in entry.events)
        self._positions = projections.Positions(new) if new else None
        self._encoded: dict[tuple[int | UnsetType | None, int | None, bool], bytes] = {}

    def encoded(self, was_seat: int | None, seat: int | None) -> bytes:
        """Return the update for a client that had and has these seats."""
        seen = viewer(self._after, seat)
        other_view = viewer(self._before, was_seat) != seen
        screens = self._moved and self._only_screens and seen not in self._insiders and not other_view
        if screens and self._state and seen is not None and not self._state.laid[seen]:
            seen = None  # a seat that has laid nothing sees the same screens as a spectator
        key = (UNSET if was_seat == seat else seat, seen, other_view)
        if key not in self._encoded:
            update = self._update(seen, key[0], whole=other_view or (self._moved and not screens), screens=screens)
            self._encoded[key] = encode(update)
        return self._encoded[key]

    def _update(self, seen: int | None, seat: int | UnsetType | None, *, whole: bool, screens: bool) -> Update:
        secret = seen in self._insiders
        return Update(
            version=self._after.version,
            events=projections.visible_events(self._events, seen) if secret else self._public_events,
            table=self._table,
            seat=seat,
            position=UNSET if not whole else self._positions.of(seen) if self._positions else None,
            screens=projections.screens(self._state, seen) if screens and self._state else UNSET,
            waits=self._waits,
        )


def _is_hidden(event: TableOrGameEvent) -> bool:
    """Return whether an event changes nothing but the screens."""
    return isinstance(event, ev.TookBack | TableEvent) or (isinstance(event, ev.Laid) and not event.face_up)
