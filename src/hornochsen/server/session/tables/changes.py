"""Changes that wait for their table: checked one after another, and written together."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ...storage import Matched
from ...table.draft import Draft, Moment
from ...table.table import LogEntry, Table
from ...views.connection import Connection

MAX_TOGETHER = 16
"""Maximum number of changes of one table that are written at once."""


class PendingChange(Struct, eq=False):
    """A change that waits until it is written or refused. `key`, `request` and `digest` identify its request."""

    make: Callable[[Draft], None]
    key: str | None
    request: str | None
    digest: str
    acknowledge: Callable[[Table], object]
    client: Connection | None = None
    """The connection that gets the acknowledgement and the update in one piece."""

    alone: bool = False
    """Whether the change must be written alone, because it, or a change written with it, repeats a request."""

    conflicts: int = 0
    """Number of times that another process has changed the table first."""

    finished: bool = False
    written: bool = False
    error: Exception | None = None

    def finish(self, *, written: bool = False, error: Exception | None = None) -> None:
        """Set the result."""
        self.finished, self.written, self.error = True, written, error

    def result(self) -> bool:
        """Return whether anything was written, or raise the error."""
        if self.error is not None:
            raise self.error
        return self.written


class Drafted(Struct, frozen=True):
    """A checked change: the table before and after it, and its log entry."""

    change: PendingChange
    before: Table
    after: Table
    entry: LogEntry
    seated: tuple[int, ...] = ()
    """Ids (`who`) of seats that players have just taken."""

    matched: tuple[Matched, ...] = ()
    """The players who waited for a new table."""

    names_used: tuple[tuple[str, str], ...] = ()
    """Players, and the names with which they have asked for a seat or joined one that is not their own."""

    @property
    def ends_game(self) -> bool:
        return ends_game(self.after, self.entry)

    @property
    def ends_rated_game(self) -> bool:
        return self.after.rated is not None and self.before.rated is None


def ends_game(table: Table, entry: LogEntry) -> bool:
    """Return whether a log entry ends a game."""
    return table.phase == "over" and bool(entry.moves)


def draft_together(waiting: list[PendingChange], table: Table, moment: Moment) -> list[Drafted]:
    """Check waiting changes one after another, and return those to write together.

    A change is refused, or found to change nothing, only on a written table: so it waits for the changes before it.
    """
    drafted: list[Drafted] = []
    for change in tuple(waiting[:MAX_TOGETHER]):
        if change.alone and drafted:
            break
        draft = Draft(table, moment)
        error: Exception | None = None
        try:
            change.make(draft)
            after = draft.finish() if draft.changed else table
        except Exception as raised:
            error = raised
        if error or after is table:
            if drafted:
                break
            waiting.remove(change)
            if error is None:
                change.acknowledge(table)
            change.finish(error=error)
            continue
        seated, names_used = tuple(draft.seated), tuple(draft.names_used)
        drafted.append(Drafted(change, table, after, draft.log_entry(), seated, names_used=names_used))
        table = after
        if change.alone or drafted[-1].ends_game or drafted[-1].ends_rated_game:
            break
    return drafted
