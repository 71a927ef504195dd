"""The outbox of notices in the database. A process claims a notice before it sends it.

`started` is raised before a notice is sent, and lowered only if it certainly was not sent. So a notice whose sender was
killed is sent once more, and never a third time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import ColumnElement, and_, delete, func, literal, or_, select, true, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ..database import Database
from ..heartbeats import ALIVE_SECONDS
from ..rows import NoticeRow
from ..schema import UNSENT, notice_settings, notices, processes

DAY = 86400.0
KEEP_FINISHED = 8 * DAY
"""Seconds for which a finished notice is kept, so that it is not sent again; longer than any clock."""

MAX_STARTED = 2
"""The maximum number of attempts to send a notice whose arrival is unknown."""

FIELDS = NoticeRow.__struct_fields__
_ROW = [notices.c[name] for name in FIELDS]


class Outbox:
    """Notices that wait, are being sent, or were sent."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    async def add(self, rows: Sequence[NoticeRow]) -> None:
        """Store notices for the players who want this kind of notice; a known notice is kept."""
        async with self._database.write() as connection:
            await insert_wanted(connection, rows)

    async def add_for_all(self, kind: str, subject: str, due: float, until: float) -> None:
        """Store a notice for each player who wants this kind of notice; a known notice is kept."""
        values = {"kind": kind, "subject": subject, "turn": "", "channel": "", "due": due, "until": until}
        columns = [literal(value).label(name) for name, value in (values | {"started": 0, "failures": 0}).items()]
        wanting = select(notice_settings.c.player, *columns).where(notice_settings.c[kind] == true())
        statement = self._insert().from_select(["player", *(column.name for column in columns)], wanting)
        async with self._database.write() as connection:
            await connection.execute(statement.on_conflict_do_nothing())

    async def claim(self, now: float, limit: int) -> list[NoticeRow]:
        """Claim due notices that no live process has claimed, the longest due first.

        The statement itself asks which processes live: this process may not know one that has just started.
        """
        live = select(processes.c.id).where(processes.c.seen > now - ALIVE_SECONDS)
        free = or_(notices.c.process.is_(None), notices.c.process.not_in(live))
        key = (notices.c.player, notices.c.kind, notices.c.subject, notices.c.turn, notices.c.channel)
        query = select(*_ROW).where(UNSENT, notices.c.due <= now, free).order_by(notices.c.due, *key).limit(limit)
        async with self._database.read() as connection:
            if (await connection.execute(query.limit(1))).first() is None:
                return []
        async with self._database.write() as connection:
            found = [NoticeRow(*row) for row in await connection.execute(query.with_for_update(skip_locked=True))]
            for row in found:
                await connection.execute(update(notices).where(_is(row)).values(process=self._process))
        return found

    async def address(self, row: NoticeRow, channels: Iterable[str], now: float) -> None:
        """Replace a notice by one for each channel; those are due at once."""
        rows = [asdict(replace(row, channel=channel, due=now, started=0, failures=0)) for channel in channels]
        async with self._database.write() as connection:
            if rows:
                await connection.execute(self._insert().values(rows).on_conflict_do_nothing())
            await connection.execute(update(notices).where(_is(row)).values(done=now, process=None))

    async def begin(self, row: NoticeRow) -> bool:
        """Store that a notice is about to be sent; return False if it may have been sent twice, or is gone."""
        mine = and_(_is(row), UNSENT, notices.c.process == self._process, notices.c.started < MAX_STARTED)
        async with self._database.write() as connection:
            done = await connection.execute(update(notices).where(mine).values(started=notices.c.started + 1))
            return bool(done.rowcount)

    async def finish(self, row: NoticeRow, now: float) -> None:
        """Store that a notice was sent, or is no longer wanted."""
        await self._change(row, {"done": now, "process": None})

    async def postpone(self, row: NoticeRow, due: float) -> None:
        """Give up the claim of a notice that is not to be sent before a time."""
        await self._change(row, {"due": due, "process": None})

    async def retry(self, row: NoticeRow, due: float, *, unsent: bool) -> None:
        """Release the claim of a notice that failed; `unsent` if it certainly was not sent."""
        fewer = notices.c.started - 1 if unsent else notices.c.started
        await self._change(row, {"due": due, "process": None, "started": fewer, "failures": notices.c.failures + 1})

    async def release(self) -> None:
        """Give up the claims of this process, which stops."""
        mine = and_(UNSENT, notices.c.process == self._process)
        async with self._database.write() as connection:
            await connection.execute(update(notices).where(mine).values(process=None))

    async def count_sent(self, player: str, channel: str, since: float) -> int:
        """Return the number of notices that a player got over a channel since a time."""
        mine = and_(notices.c.player == player, notices.c.channel == channel)
        sent = and_(mine, notices.c.done >= since, notices.c.started > 0)
        async with self._database.read() as connection:
            return await connection.scalar(select(func.count()).select_from(notices).where(sent)) or 0

    async def of(self, player: str) -> list[dict[str, Any]]:
        """Return the stored notices of a player."""
        columns = [notices.c[name] for name in ("kind", "subject", "channel", "due", "done")]
        query = select(*columns).where(notices.c.player == player).order_by(notices.c.due)
        async with self._database.read() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]

    async def waiting(self) -> int:
        """Return the number of notices that wait or are being sent."""
        async with self._database.read() as connection:
            return await connection.scalar(select(func.count()).select_from(notices).where(UNSENT)) or 0

    async def purge(self, now: float) -> None:
        """Delete notices that were finished some days ago, or that nobody could send."""
        async with self._database.write() as connection:
            await connection.execute(delete(notices).where(notices.c.done < now - KEEP_FINISHED))
            await connection.execute(delete(notices).where(notices.c.until < now - KEEP_FINISHED))

    async def _change(self, row: NoticeRow, values: dict[str, Any]) -> None:
        mine = and_(_is(row), UNSENT, notices.c.process == self._process)
        async with self._database.write() as connection:
            await connection.execute(update(notices).where(mine).values(values))

    def _insert(self) -> Any:
        return (postgresql if self._database.postgres else sqlite).insert(notices)


async def insert_wanted(connection: AsyncConnection, rows: Iterable[NoticeRow]) -> None:
    """Insert notices for the players who want this kind of notice; a known notice is kept."""
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    for row in rows:
        wants = and_(notice_settings.c.player == row.player, notice_settings.c[row.kind] == true())
        values = [literal(value, notices.c[name].type).label(name) for name, value in asdict(row).items()]
        wanting = select(*values).select_from(notice_settings).where(wants)
        await connection.execute(dialect.insert(notices).from_select(list(FIELDS), wanting).on_conflict_do_nothing())


def _is(row: NoticeRow) -> ColumnElement[bool]:
    same = (notices.c[name] == getattr(row, name) for name in ("player", "kind", "subject", "turn", "channel"))
    return and_(*same)
