"""Moderation in the database: reports of players, addresses for operators, removals that operators ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import ColumnElement, and_, delete, func, select, true, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ..database import Database
from ..maintenance.anonymiser import PLACEHOLDER, word_pattern
from ..rows import AddressRow, ChatLine, ReportRow
from ..schema import addresses, removals, reports

DAY = 86400.0
MAX_REPORTS = 2000
"""Maximum number of stored reports; new ones replace the oldest closed ones."""

MAX_REPEATED = 3
"""Maximum number of open reports of one person about another one at a table."""

MAX_ADDRESSES = 20
"""Maximum number of addresses that are stored for one person at one table; further ones are not stored."""

_REPORT = [reports.c[name] for name in ReportRow.__struct_fields__]
_ADDRESS = [addresses.c[name] for name in AddressRow.__struct_fields__]


class Moderation:
    """Reports of players, addresses of people at tables, and removals that operators have asked for."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_report(self, row: ReportRow, maximum: int) -> bool:
        """Store a report once; return False if the reporter, the table or the server has too many open reports."""
        about = and_(reports.c.code == row.code, reports.c.closed.is_(None))
        count = select(func.count()).select_from(reports)
        repeated = and_(about, reports.c.who == row.who, reports.c.reporter == row.reporter)
        closed = select(reports.c.id).where(reports.c.closed.is_not(None)).order_by(reports.c.at, reports.c.id)
        async with self._database.write() as connection:
            if await connection.scalar(count.where(_is(row.id))):
                return True
            if (await connection.scalar(count.where(about)) or 0) >= maximum:
                return False
            if (await connection.scalar(count.where(repeated)) or 0) >= MAX_REPEATED:
                return False
            excess = (await connection.scalar(count) or 0) - MAX_REPORTS + 1
            if excess > 0:
                oldest = closed.limit(excess)
                if (await connection.execute(delete(reports).where(reports.c.id.in_(oldest)))).rowcount < excess:
                    return False
            dialect = postgresql if self._database.postgres else sqlite
            statement: Any = dialect.insert(reports).values(_values(row))
            await connection.execute(statement.on_conflict_do_nothing())
            return True

    async def reports(self, limit: int, *, closed: bool = False) -> list[ReportRow]:
        """Return the open reports, with `closed` the closed ones too, the newest first."""
        query = select(*_REPORT).order_by(reports.c.at.desc(), reports.c.id).limit(limit)
        if not closed:
            query = query.where(reports.c.closed.is_(None))
        async with self._database.read() as connection:
            return [_report(row) for row in await connection.execute(query)]

    async def report(self, report: str) -> ReportRow | None:
        """Return a report, or `None` if it does not exist."""
        async with self._database.read() as connection:
            found = (await connection.execute(select(*_REPORT).where(reports.c.id == report))).one_or_none()
        return _report(found) if found else None

    async def close_report(self, report: str, now: float) -> bool:
        """Mark a report as closed; return whether it was open."""
        is_open = and_(reports.c.id == report, reports.c.closed.is_(None))
        async with self._database.write() as connection:
            return (await connection.execute(update(reports).where(is_open).values(closed=now))).rowcount == 1

    async def count_open(self) -> int:
        """Return the number of open reports."""
        query = select(func.count()).select_from(reports).where(reports.c.closed.is_(None))
        async with self._database.read() as connection:
            return await connection.scalar(query) or 0

    async def add_address(self, row: AddressRow) -> None:
        """Store the address of a person at a table, or the time at which a stored address was seen again."""
        mine = and_(addresses.c.code == row.code, addresses.c.who == row.who)
        dialect = postgresql if self._database.postgres else sqlite
        statement: Any = dialect.insert(addresses).values(asdict(row))
        statement = statement.on_conflict_do_update(
            index_elements=["code", "who", "address"], set_={"name": row.name, "at": row.at}
        )
        async with self._database.write() as connection:
            stored = await connection.scalar(select(func.count()).select_from(addresses).where(mine)) or 0
            if stored < MAX_ADDRESSES:
                await connection.execute(statement)

    async def addresses(self, code: str) -> list[AddressRow]:
        """Return the stored addresses of the people at a table, the latest first."""
        query = select(*_ADDRESS).where(addresses.c.code == code).order_by(addresses.c.at.desc(), addresses.c.address)
        async with self._database.read() as connection:
            return [AddressRow(*row) for row in await connection.execute(query)]

    async def ask_removal(self, code: str, who: int, now: float) -> None:
        """Store an operator's request to remove a person from a table for good; a running server carries it out."""
        dialect = postgresql if self._database.postgres else sqlite
        statement: Any = dialect.insert(removals).values(code=code, who=who, at=now)
        async with self._database.write() as connection:
            await connection.execute(statement.on_conflict_do_nothing())

    async def pending_removals(self) -> list[tuple[str, int]]:
        """Return the table and the number (`who`) of each person whom operators want to remove, the oldest first."""
        query = select(removals.c.code, removals.c.who).order_by(removals.c.at, removals.c.code, removals.c.who)
        async with self._database.read() as connection:
            return [(code, who) for code, who in await connection.execute(query)]

    async def finish_removal(self, code: str, who: int) -> None:
        """Delete a request for a removal that has been carried out."""
        async with self._database.write() as connection:
            await connection.execute(delete(removals).where(removals.c.code == code, removals.c.who == who))

    async def purge(self, now: float, *, keep_reports_days: float, keep_addresses_days: float) -> int:
        """Delete reports and addresses that are older than these numbers of days; return their number."""
        deleted = 0
        for table, days in ((reports, keep_reports_days), (addresses, keep_addresses_days)):
            async with self._database.write() as connection:
                deleted += (await connection.execute(delete(table).where(table.c.at <= now - days * DAY))).rowcount
        return deleted


async def forget(database: Database, name: str) -> int:
    """Remove a name, this person's words and addresses from reports; return the number of changed reports."""
    async with database.write() as connection:
        await connection.execute(delete(addresses).where(addresses.c.name == name))
        return await _forget_in_reports(connection, name, true())


async def forget_at_tables(connection: AsyncConnection, names: Sequence[tuple[str, str]]) -> None:
    """Remove names, these people's words and addresses from the reports about tables, given as code and name."""
    await connection.execute(delete(addresses).where(tuple_(addresses.c.code, addresses.c.name).in_(names)))
    reported = select(reports.c.code).where(reports.c.code.in_([code for code, _ in names])).distinct()
    known = set((await connection.execute(reported)).scalars())
    for code, name in names:
        if code in known:
            await _forget_in_reports(connection, name, reports.c.code == code)


async def _forget_in_reports(connection: AsyncConnection, name: str, where: ColumnElement[bool]) -> int:
    """Remove a name from the reports that meet a condition; return the number of changed reports."""
    touched = 0
    for found in list(await connection.execute(select(*_REPORT).where(where).with_for_update())):
        before = _report(found)
        after = _without(before, name)
        if after != before:
            touched += 1
            await connection.execute(update(reports).where(_is(before.id)).values(_values(after)))
    return touched


def _without(row: ReportRow, name: str) -> ReportRow:
    """Return a report without a name: a reporter's note and a speaker's lines are deleted with it."""
    if row.reporter == name:
        row = replace(row, reporter=PLACEHOLDER, note="")
    word = word_pattern(name)
    return replace(
        row,
        name=PLACEHOLDER if row.name == name else row.name,
        note=word.sub(PLACEHOLDER, row.note),
        chat=tuple(replace(line, text=word.sub(PLACEHOLDER, line.text)) for line in row.chat if line.name != name),
    )


def _is(report: str) -> ColumnElement[bool]:
    return reports.c.id == report


_decode_chat = msgspec.json.Decoder(tuple[ChatLine, ...]).decode


def _report(row: Any) -> ReportRow:
    return ReportRow(**dict(row._mapping) | {"chat": _decode_chat(row.chat)})


def _values(row: ReportRow) -> dict[str, Any]:
    return asdict(row) | {"chat": msgspec.json.encode(row.chat)}
