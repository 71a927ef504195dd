"""Reviews in the database: requests, claims of processes, progress and results."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, and_, exc, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..database import Database
from ..rows import QueuedReview, ReviewRow
from ..schema import UNFINISHED, participations, reviews

_ROW = [reviews.c[name] for name in ReviewRow.__struct_fields__]
_QUEUED = [reviews.c[name] for name in QueuedReview.__struct_fields__]
_NEW = {"status": "queued", "process": None, "attempts": 0, "progress": 0.0, "result": None, "error": None}


class Reviews:
    """The stored reviews, and the claims of this process."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    async def ask(self, record: str, seat: int, table: str, address: str, now: float) -> bool:
        """Store a request, unless there is a review that has not failed; return False if the record was deleted."""
        values = {**_NEW, "record": record, "seat": seat, "table": table, "address": address, "asked": now}
        dialect = postgresql if self._database.postgres else sqlite
        statement: Any = dialect.insert(reviews).values(values)
        again = {name: value for name, value in values.items() if name not in ("record", "seat")}
        statement = statement.on_conflict_do_update(
            index_elements=["record", "seat"], set_=again, where=reviews.c.status == "failed"
        )
        try:
            async with self._database.write() as connection:
                await connection.execute(statement)
        except exc.IntegrityError:
            return False
        return True

    async def find(self, record: str, seat: int) -> ReviewRow | None:
        """Return a review, or `None` if it was never requested."""
        async with self._database.read() as connection:
            found = (await connection.execute(select(*_ROW).where(_is(record, seat)))).one_or_none()
        return ReviewRow(*found) if found else None

    async def unfinished(self) -> list[QueuedReview]:
        """Return the reviews that wait or run, the oldest request first."""
        query = select(*_QUEUED).where(UNFINISHED).order_by(reviews.c.asked, reviews.c.record, reviews.c.seat)
        async with self._database.read() as connection:
            return [QueuedReview(*row) for row in await connection.execute(query)]

    async def claim(self, review: QueuedReview) -> bool:
        """Claim a review for this process; return False if another process was faster, or if the review is gone."""
        before = reviews.c.process.is_(None) if review.process is None else reviews.c.process == review.process
        claimed = update(reviews).where(_is(review.record, review.seat), UNFINISHED, before)
        values = {"process": self._process, "attempts": reviews.c.attempts + 1, "progress": 0.0}
        async with self._database.write() as connection:
            return (await connection.execute(claimed.values(values))).rowcount == 1

    async def set_progress(self, record: str, seat: int, progress: float) -> bool:
        """Store the computed share; return False if this process no longer has the review."""
        return await self._change(record, seat, {"progress": progress})

    async def finish(
        self,
        record: str,
        seat: int,
        *,
        result: bytes | None = None,
        error: str | None = None,
        quality: float | None = None,
    ) -> bool:
        """Store a result or an error; return False if this process no longer has the review.

        The asker's address is dropped. The quality of play is stored with the game of a player too.
        """
        status = "done" if result is not None else "failed"
        ended = {"status": status, "progress": 1.0, "result": result, "error": error, "address": None, "process": None}
        return await self._change(record, seat, ended, quality)

    async def _change(self, record: str, seat: int, values: dict[str, Any], quality: float | None = None) -> bool:
        mine = and_(_is(record, seat), UNFINISHED, reviews.c.process == self._process)
        played = and_(participations.c.game == record, participations.c.seat == seat)
        async with self._database.write() as connection:
            changed = (await connection.execute(update(reviews).where(mine).values(values))).rowcount == 1
            if changed and quality is not None:
                await connection.execute(update(participations).where(played).values(quality=quality))
            return changed

    async def release(self) -> None:
        """Give up this process's claims, so that other processes continue; they do not count as attempts."""
        mine = and_(UNFINISHED, reviews.c.process == self._process)
        fewer = reviews.c.attempts - 1
        async with self._database.write() as connection:
            await connection.execute(update(reviews).where(mine).values(process=None, attempts=fewer, progress=0.0))


def _is(record: str, seat: int) -> ColumnElement[bool]:
    return and_(reviews.c.record == record, reviews.c.seat == seat)
