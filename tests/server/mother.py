"""A program that imports all that a server needs, then forks one off for each line that comes in."""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from importlib import import_module
from typing import Any

PRELOADED = (
    "hornochsen.cli.commands.serve",
    "hornochsen.server.http.app",
    "hornochsen.server.http.runner",
    "hornochsen.bots.bull",
    "aiosqlite",
    "asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "alembic.command",
    "websockets.legacy.server",
    "uvicorn.lifespan.off",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.auto",
)


def live(order: dict[str, Any]) -> None:
    """The child's life."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for descriptor in (1, 2):
        os.dup2(log, descriptor)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.stdin = open(0)  # noqa: SIM115
    os.environ.update(order["environment"])
    sys.argv = ["hornochsen", *order["arguments"]]
    exec(order["program"], {})


def bear_on_demand() -> None:
    """Import everything, then fork one child for each line that comes in."""
    for name in PRELOADED:
        import_module(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the children's last word
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            status = 1
            try:
                live(json.loads(line))
                status = 0
            except SystemExit as ended:
                status = ended.code if isinstance(ended.code, int) else 1
            except BaseException:
                traceback.print_exc()
            finally:
                sys.stdout.flush()
                os._exit(status)
        print(pid, flush=True)


if __name__ == "__main__":
    bear_on_demand()
