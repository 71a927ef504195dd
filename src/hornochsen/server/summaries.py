"""A table in the list of public tables."""

from __future__ import annotations

from msgspec import Struct

from .protocol import Clock, Phase
from .table import Table


class Summary(Struct, frozen=True):
    """What one sees of a table before one goes there."""

    code: str
    phase: Phase
    board: str
    clock: Clock | None
    people: tuple[str, ...]
    """Their names, in seat order."""

    bots: int


def summary(table: Table) -> Summary:
    people = tuple(seat.name for seat in table.seats if seat.bot is None)
    return Summary(table.code, table.phase, table.board.name, table.terms.clock, people, len(table.seats) - len(people))
