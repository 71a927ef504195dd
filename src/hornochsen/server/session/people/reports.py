"""Reports of players: the reported person, the note, and the table's last chat messages."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

from ....protocol import GotUp, Report, Said, SatDown, TookOver
from ....protocol.errors import Refusal
from ...storage import ChatLine, LogRow, ReportRow, Store
from ...table.people import identity
from ...table.table import Table, decode_entry
from ..database_reads import read_or_refuse

MAX_OPEN = 50
"""Maximum number of open reports about one table."""

PAGE = 400
"""Number of versions of the table that are read at once, from the latest back."""

MAX_VERSIONS = 20_000
"""Number of the table's latest versions in which chat messages are searched."""

MAX_LINES = 30
"""Maximum number of chat messages in a report."""

_SEARCHED = re.compile(b'"(said|sat-down|took-over|got-up)"')
"""Matches encoded log entries with messages or names; the moves of a flood are not decoded."""


async def latest_rows(store: Store, table: Table) -> list[LogRow]:
    """Return the rows of the table's log that have the last chat messages and the names of the people, in order."""
    found: list[LogRow] = []
    end, first, lines = table.version, max(0, table.version - MAX_VERSIONS), 0
    while end > first and lines < MAX_LINES:
        start = max(first, end - PAGE)
        rows = [row for row in await read_or_refuse(store.log(table.code, start, end - start)) if row.version <= end]
        found = [row for row in rows if _SEARCHED.search(row.entry)] + found
        lines = sum(b'"event":"said"' in row.entry for row in found)
        end = start
    return found


def report(table: Table, seat: int | None, key: str, request: Report, rows: Sequence[LogRow], now: float) -> ReportRow:
    """Return the report of a seated person about another person, who may have left."""
    if seat is None:
        raise Refusal("not-seated")
    names, chat = _names(table), []
    for row in rows:
        for event in decode_entry(row.entry).events:
            match event:
                case SatDown(who, name, None) | TookOver(who, name) | GotUp(who, name):
                    names.setdefault(who, name)
                case Said(who, text):
                    chat.append((row.at, who, text))
    reporter = table.seats[seat]
    if request.who not in names or request.who == reporter.who:
        raise Refusal("nothing-to-do", "no other person at this table has this number")
    lines = tuple(ChatLine(at, names.get(who, "?"), text) for at, who, text in chat[-MAX_LINES:])
    note = identity.clean_chat(request.note) if request.note.strip() else ""
    number = _number(table.code, key, request.id)
    return ReportRow(number, now, table.code, request.who, names[request.who], reporter.name, note, lines)


def _names(table: Table) -> dict[int, str]:
    """Return the names of the people at the table by their numbers."""
    return {seat.who: seat.name for seat in table.seats if seat.bot is None}


def _number(code: str, key: str, request: str) -> str:
    """Return the id of a report, which is the same for a repeated request."""
    return hashlib.sha256(f"{code} {key} {request}".encode()).hexdigest()[:10].upper()
