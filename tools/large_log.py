"""Fill a database with finished tables and a long log, to measure whether the server becomes slower with it.

python -m tools.large_log URL [ROWS]
"""

from __future__ import annotations

import argparse
import asyncio
import time

from msgspec import json

from hornochsen.server.ops.settings import Settings
from hornochsen.server.storage import Append, LogRow, Store, TableRow

ROWS = 1_000_000
ROWS_PER_TABLE = 1000
ENTRY = {"events": [{"event": "laid", "seat": 0, "count": 1, "face_up": False, "tiles": [42]}] * 3}
"""As large as the entry of an ordinary choice."""


async def fill(url: str, rows: int) -> None:
    """Add tables that are over, with this number of log rows in total."""
    store = await Store.open(url, process="large-log")
    entry, wall = json.encode(ENTRY), time.time()
    for number in range(rows // ROWS_PER_TABLE):
        code = f"OLD{number}"
        logs = [
            LogRow(version, wall, f"key-{version % 8}", f"{version}", b'{"type":"done"}', entry)
            for version in range(1, ROWS_PER_TABLE + 1)
        ]
        row = TableRow(code, ROWS_PER_TABLE, "over", False, None, wall, 8, b"{}", b"{}" * 2000)
        await store.append(Append(row, logs[-1], None, tuple(logs[:-1])))
    await store.close()


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
