"""A table in the list of public tables."""

from __future__ import annotations

from ...protocol import Summary
from ..table.table import Table


def summary(table: Table) -> Summary:
    people = tuple(seat.name for seat in table.seats if seat.bot is None)
    return Summary(table.code, table.phase, table.board.name, table.terms.clock, people, len(table.seats) - len(people))
