"""The notices that a change of a table causes."""

from __future__ import annotations

from ...storage import NoticeRow
from ...table.people.calls import new_calls
from ...table.table import Table

TURN_DELAY = 60.0
"""Seconds after which an absent player is told about a turn; until then a lost connection may return."""

LEAD_SHARE = 0.25
"""The share of the clock that is left when the reminder is sent."""

INVITATION_SECONDS = 7 * 86400.0
"""Seconds after which an invitation to a game no longer makes sense."""


def lead_seconds(table: Table) -> float:
    """Return how long before the deadline a player is reminded."""
    return (table.terms.clock or 0) * LEAD_SHARE


def notice_rows(before: Table, after: Table, wall: float, offset: float) -> tuple[NoticeRow, ...]:
    """Return the notices that a change causes; `offset` is the downtime, which deadlines do not contain."""
    rows: list[NoticeRow] = []
    for call in new_calls(before, after):
        until = wall + INVITATION_SECONDS if call.deadline is None else call.deadline + offset
        rows.append(NoticeRow(call.player, call.kind, after.code, call.turn, wall + TURN_DELAY, until))
        if call.deadline is not None:
            due = until - lead_seconds(after)
            rows.append(NoticeRow(call.player, "deadline", after.code, call.turn, due, until))
    return tuple(rows)
