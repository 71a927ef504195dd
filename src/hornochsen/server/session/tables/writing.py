"""The writes of tables: each contains everything that one transaction stores with the next versions of a table."""

from __future__ import annotations

import time
from collections.abc import Sequence

from ....protocol import encode
from ...storage import Append, LogRow, RecordRow, Store, TableRow
from ...table.game.game_record import record_of
from ...table.older_format import older_entry, older_snapshot
from ...table.table import LoggedMove, Table, decode_moves
from ...table.table import encode as encode_table
from ...views import projections
from ..daily.game_rows import change_of
from ..notices.table_notices import notice_rows
from .changes import Drafted
from .results import result_of, seated_players
from .stored_answers import StoredAnswer

LOG_PAGE = 1000
"""Maximum number of log rows that one query reads."""


async def append_of(
    store: Store, drafted: Sequence[Drafted], wake: float | None, processes: frozenset[str], notice_offset: float | None
) -> Append:
    """Return the write of a table's next versions; for the record of an ended game, read its log.

    `wake` is the table time of the next timeout. `notice_offset` is the downtime that deadlines in notices do not
    contain; `None` if players cannot be notified.
    """
    wall = time.time()
    table = drafted[-1].after
    record, result = None, None
    if drafted[-1].ends_game and table.record:
        result = result_of(table, wall)
        record = RecordRow(table.record, wall, table.code, await _game_record(store, table, drafted, wall))
    played = await change_of(drafted[0].before, table, wall, record.text if record else None)
    snapshot = encode_table(table)
    row = TableRow(
        code=table.code,
        version=table.version,
        phase=table.phase,
        public=table.terms.public,
        wake=wake,
        updated=wall,
        people=sum(seat.key is not None for seat in table.seats),
        summary=encode(projections.summary(table, processes)),
        snapshot=older_snapshot(snapshot) if store.beside_older else snapshot,
    )
    *earlier, last = [_log_row(one, wall, beside_older=store.beside_older) for one in drafted]
    seated = tuple(seat for one in drafted for seat in seated_players(one.after, one.seated, one.names_used))
    notices = () if notice_offset is None else notice_rows(drafted[0].before, table, wall, notice_offset)
    return Append(row, last, record, tuple(earlier), result, seated, notices, played, drafted[0].matched)


def _log_row(drafted: Drafted, wall: float, *, beside_older: bool) -> LogRow:
    """Return the log row of a change, without what processes of an older version cannot read as long as one runs."""
    change, version = drafted.change, drafted.after.version
    request = change.request
    answer = None if request is None else encode(StoredAnswer(request, version, change.digest))
    entry = encode_table(drafted.entry)
    return LogRow(version, wall, change.key, request, answer, older_entry(entry) if beside_older else entry)


async def _game_record(store: Store, table: Table, last: Sequence[Drafted], finished: float) -> str:
    """Return the record of a game from its log and from the last changes, which the log does not contain yet."""
    assert table.game
    moves: list[LoggedMove] = []
    after, complete = table.game.first - 1, False
    while not complete:  # chat can make the log long
        rows = await store.entries(table.code, after, LOG_PAGE)
        moves += (move for _, entry in rows for move in decode_moves(entry))
        complete = len(rows) < LOG_PAGE
        after = after if complete else rows[-1][0]
    moves += (move for one in last for move in one.entry.moves)
    return record_of(table, moves, finished)
