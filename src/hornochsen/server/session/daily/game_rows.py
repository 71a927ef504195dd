"""The beginning and the end of a game of the day, as the database stores them."""

from __future__ import annotations

import asyncio

from ....daily import RoundGrade, daily_result
from ....protocol.errors import Refusal
from ....records import parse, replay
from ...storage import DailyEnd, DailyGameRow, Store
from ...table.game.daily import person_seat
from ...table.table import Table
from ..database_reads import read_or_refuse

LETTERS = {RoundGrade.BACK: "b", RoundGrade.FREE: "f", RoundGrade.CHEAP: "c", RoundGrade.COSTLY: "x"}
GRADES = {letter: grade for grade, letter in LETTERS.items()}


async def change_of(before: Table, after: Table, wall: float, record: str | None) -> DailyGameRow | DailyEnd | None:
    """Return the beginning or the end of a game of the day, or `None`; `record` is the text of a finished record."""
    if after.daily is None:
        return None
    if after.version == 1:
        return _begun(after, wall)
    if after.phase == "over" and before.phase != "over":
        return await asyncio.to_thread(_ended, after, wall, record)
    return None


async def check_first_try(store: Store, table: Table) -> None:
    """Refuse a game of the day that counts if its player has one already."""
    if table.daily is None or not table.daily.counted:
        return
    player = table.seats[person_seat(table)].player
    if player and await read_or_refuse(store.daily.game(table.daily.day, player)) is not None:
        raise Refusal("day-played")


def _begun(table: Table, wall: float) -> DailyGameRow:
    assert table.daily
    return DailyGameRow(table.code, table.daily.day, table.seats[person_seat(table)].player, table.daily.counted, wall)


def _ended(table: Table, wall: float, record: str | None) -> DailyEnd:
    line = table.standings[person_seat(table)]
    return DailyEnd(table.code, wall, line.place, line.points, _rounds(table, record), record and table.record)


def _rounds(table: Table, record: str | None) -> str | None:
    if record is None:
        return None
    result = daily_result(replay(parse(record)), person_seat(table))
    return "".join(LETTERS[grade] for grade in result.rounds)
