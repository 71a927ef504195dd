"""The updates of one change of a table. Parts that are equal for several viewers are computed and encoded once."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from ...protocol import Missed, TableEvent, TableInfo, TableOrGameEvent, Update, Wait, encode
from ...rules import events as ev
from ..table.table import LogEntry, Table
from . import projections

_SECRET = (ev.Laid, ev.TookBack, ev.Bought, ev.Took, ev.Drew)
"""Events that show more to their own seat than to others, or that change its hand."""


def viewer(table: Table, seat: int | None) -> int | None:
    """Return the seat if it plays in the current game, else `None` for a spectator's view."""
    state = table.game.state if table.game else None
    return _viewer(state.players if state else 0, seat)


def _viewer(players: int, seat: int | None) -> int | None:
    return None if seat is None or seat >= players else seat


class VisibleEvents:
    """The events of one version. Viewers who see the same of them share one tuple."""

    def __init__(self, version: int, entry: LogEntry) -> None:
        self.version = version
        self.events = entry.events
        self.hidden = all(_is_hidden(event) for event in entry.events)
        """Whether the events change nothing but the screens."""

        self.insiders = {event.seat for event in entry.events if isinstance(event, _SECRET)}
        """Seats that see more of the events than others, or whose hand the events change."""

        self._public = projections.visible_events(entry.events, None)

    def of(self, seen: int | None) -> tuple[TableOrGameEvent, ...]:
        """Return the events as a seat or a spectator (`None`) may see them."""
        return projections.visible_events(self.events, seen) if seen in self.insiders else self._public


class Updates:
    """One update for each viewer, with all versions from `before` to `after`.

    `complete` means that `entries` are all changes between them; otherwise the whole position is sent.
    """

    def __init__(
        self,
        before: Table,
        after: Table,
        entries: Sequence[tuple[int, LogEntry]],
        *,
        table: TableInfo | UnsetType,
        waits: tuple[Wait, ...] | UnsetType,
        complete: bool,
    ) -> None:
        old, new = (table.game.state if table.game else None for table in (before, after))
        self._before, self._after, self._state = before, after, new
        self._players_before, self._players = (state.players if state else 0 for state in (old, new))
        self._table, self._waits = table, waits
        *self._earlier, self._last = [VisibleEvents(version, entry) for version, entry in entries]
        self._insiders = self._last.insiders.union(*(one.insiders for one in self._earlier))
        self._moved = old is not new
        self._only_screens = (
            new is not None and complete and all(entry.hidden for entry in (*self._earlier, self._last))
        )
        self._positions = projections.Positions(new) if new else None
        self._encoded: dict[tuple[int | UnsetType | None, int | None, bool, int], bytes] = {}

    def encoded(self, was_seat: int | None, seat: int | None, since: int) -> bytes:
        """Return the update for a client that had and has these seats, and knows the versions up to `since`."""
        seen = _viewer(self._players, seat)
        other_view = _viewer(self._players_before, was_seat) != seen
        screens = self._moved and self._only_screens and seen not in self._insiders and not other_view
        if screens and self._state and seen is not None and not self._state.laid[seen]:
            seen = None  # a seat that has laid nothing sees the same screens as a spectator
        key = (UNSET if was_seat == seat else seat, seen, other_view, max(since, self._before.version))
        if key not in self._encoded:
            self._encoded[key] = encode(self._update(*key, screens=screens))
        return self._encoded[key]

    def _update(
        self, seat: int | UnsetType | None, seen: int | None, other_view: bool, since: int, *, screens: bool
    ) -> Update:
        whole = other_view or (self._moved and not screens)
        return Update(
            version=self._after.version,
            events=self._last.of(seen),
            table=self._table,
            seat=seat,
            position=UNSET if not whole else self._positions.of(seen) if self._positions else None,
            screens=self._positions.screens(seen) if screens and self._positions else UNSET,
            waits=self._waits,
            earlier=self._missed(None if seat is not UNSET or other_view else seen, since) if self._earlier else UNSET,
        )

    def _missed(self, seen: int | None, since: int) -> tuple[Missed, ...] | UnsetType:
        """Return the versions before the last one; a client whose seat has changed sees them as a spectator."""
        first = self._after.game.first if self._after.game else 0
        return (
            tuple(
                Missed(one.version, one.of(seen if one.version >= first else None))
                for one in self._earlier
                if one.version > since
            )
            or UNSET
        )


def _is_hidden(event: TableOrGameEvent) -> bool:
    """Return whether an event changes nothing but the screens."""
    return isinstance(event, ev.TookBack | TableEvent) or (isinstance(event, ev.Laid) and not event.face_up)
