"""Fill a database with finished tables and a long log, to measure whether the server becomes slower with it.

python -m tools.large_log URL [ROWS]
"""

from __future__ import annotations

import argparse
import asyncio
import time

from msgspec import json
from msgspec.structs import asdict
from sqlalchemy import Double, Integer, LargeBinary, bindparam, insert, text

from hornochsen.server.ops.settings import Settings
from hornochsen.server.storage import Store, TableRow
from hornochsen.server.storage.database import Database
from hornochsen.server.storage.schema import tables

ROWS = 1_000_000
ROWS_PER_TABLE = 1000
ENTRY = {"events": [{"event": "laid", "seat": 0, "count": 1, "face_up": False, "tiles": [42]}] * 3}
"""As large as the entry of an ordinary choice."""

FILL = text(
    """
    WITH RECURSIVE
        numbers(number) AS (SELECT :first UNION ALL SELECT number + 1 FROM numbers WHERE number + 1 < :last),
        versions(version) AS (SELECT 1 UNION ALL SELECT version + 1 FROM versions WHERE version < :rows)
    INSERT INTO log (code, version, at, key, request, answer, entry)
    SELECT 'OLD' || number, version, :wall, 'key-' || (version % 8), CAST(version AS VARCHAR), :answer, :entry
    FROM numbers, versions
    """
).bindparams(
    bindparam("first", type_=Integer),
    bindparam("last", type_=Integer),
    bindparam("rows", type_=Integer),
    bindparam("wall", type_=Double),
    bindparam("answer", type_=LargeBinary),
    bindparam("entry", type_=LargeBinary),
)
TABLES_AT_ONCE = 50


async def fill(url: str, rows: int) -> None:
    """Add tables that are over, with this number of log rows in total."""
    await (await Store.open(url, process="large-log")).close()  # makes the schema
    database, wall = Database(url, timeouts=False), time.time()
    values = {"rows": ROWS_PER_TABLE, "wall": wall, "answer": b'{"type":"done"}', "entry": json.encode(ENTRY)}
    count = rows // ROWS_PER_TABLE
    for first in range(0, count, TABLES_AT_ONCE):
        last = min(count, first + TABLES_AT_ONCE)
        over = [
            TableRow(f"OLD{number}", ROWS_PER_TABLE, "over", False, None, wall, 8, b"{}", b"{}" * 2000)
            for number in range(first, last)
        ]
        async with database.write() as connection:
            await connection.execute(insert(tables), [asdict(row) for row in over])
            await connection.execute(FILL, values | {"first": first, "last": last})
    await database.dispose()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.large_log", description="Fill a database with a long log.")
    parser.add_argument("url", metavar="URL", help="the database, such as sqlite:////tmp/large.sqlite3")
    parser.add_argument("rows", nargs="?", type=int, default=ROWS, metavar="ROWS", help=f"log rows (default: {ROWS})")
    url, rows = (options := parser.parse_args()).url, options.rows
    began = time.perf_counter()
    asyncio.run(fill(Settings(database=url).database, rows))
    print(f"{rows} log rows in {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
