"""The notices that a change of a table causes."""

from __future__ import annotations

from ...storage import NoticeRow
from ...table.people.awaited_players import newly_awaited
from ...table.table import Table

TURN_DELAY = 60.0
"""Seconds after which an absent player is notified of a turn; until then a lost connection may return."""

LEAD_SHARE = 0.25
"""The share of the clock that is left when the reminder is sent."""

INVITATION_SECONDS = 7 * 86400.0
"""Seconds after which an invitation to a game is no longer useful."""


def lead_seconds(table: Table) -> float:
    """Return the seconds before the deadline at which a player is reminded."""
    return (table.terms.clock or 0) * LEAD_SHARE


def notice_rows(before: Table, after: Table, wall: float, offset: float) -> tuple[NoticeRow, ...]:
    """Return the notices that a change causes; `offset` is the downtime, which deadlines do not contain."""
    rows: list[NoticeRow] = []
    for awaited in newly_awaited(before, after):
        until = wall + INVITATION_SECONDS if awaited.deadline is None else awaited.deadline + offset
        rows.append(NoticeRow(awaited.player, awaited.kind, after.code, awaited.turn, wall + TURN_DELAY, until))
        if awaited.deadline is not None:
            due = until - lead_seconds(after)
            rows.append(NoticeRow(awaited.player, "deadline", after.code, awaited.turn, due, until))
    return tuple(rows)
