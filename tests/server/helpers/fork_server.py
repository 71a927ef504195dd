"""A program that loads everything a server needs, then forks a process for each line of its input.

A line is a JSON object: the program, its arguments, environment and folder, and the files for its input, its output,
its errors and its exit status.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import traceback
from importlib import import_module
from pathlib import Path
from typing import Any

PRELOADED = (
    "hornochsen.cli.commands.server.db",
    "hornochsen.cli.commands.server.serve",
    "hornochsen.server.http.app",
    "hornochsen.server.http.runner",
    "hornochsen.bots.bull",
    "hornochsen.bots.aurochs",
    "hornochsen.coach.hint",
    "hornochsen.coach.puzzles",
    "hornochsen.coach.review",
    "hornochsen.coach.labels",
    "hornochsen.locales.bundle",
    "aiosmtplib",
    "aiosqlite",
    "asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "alembic.command",
    "alembic.config",
    "anyio._backends._asyncio",
    "litestar._kwargs",
    "litestar.exceptions.responses",
    "litestar.plugins.attrs",
    "uvloop",
    "websockets.legacy.server",
    "uvicorn.lifespan.off",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.auto",
)


def use_once() -> None:
    """Read the English texts and load the compiled code of bots; otherwise the first request to each fork would."""
    from hornochsen.library import play
    from hornochsen.locales import texts

    texts("en")("match-title")
    play(["ox@5", "bull@5", "aurochs@5"], board="calf-yard", seed=1)


def live(order: dict[str, Any]) -> int:
    """Run the program in this process and return its exit status."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for descriptor, name in ((1, "output"), (2, "errors")):
        os.dup2(os.open(order[name], os.O_WRONLY | os.O_CREAT | os.O_APPEND), descriptor)
    os.dup2(os.open(order["input"], os.O_RDONLY), 0)
    sys.stdin = open(0)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(order["environment"])
    os.chdir(order["folder"])
    sys.argv = ["hornochsen", *order["arguments"]]
    try:
        exec(order["program"], {})
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else 1
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
    return 0


def guard(order: dict[str, Any]) -> None:
    """Fork the program, print its process id, and write its exit status to a file when it has ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    pid = os.fork()
    if pid == 0:
        os._exit(live(order))
    print(pid, flush=True)
    end = os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)  # a zombie keeps its id until the status is written
    assert end
    status = end.si_status if end.si_code == os.CLD_EXITED else -end.si_status
    file = Path(order["status"])
    part = file.with_suffix(".part")
    part.write_text(str(status), encoding="utf-8")
    part.rename(file)
    os.waitpid(pid, 0)


def fork_on_demand() -> None:
    """Load everything, then fork a process for each line of the input."""
    for name in PRELOADED:
        import_module(name)
    use_once()
    gc.collect()
    gc.freeze()  # no fork examines the imported objects again, which would copy their memory
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system reaps guards that have ended
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the tests, which close their servers
    for line in sys.stdin:
        if os.fork() == 0:
            try:
                guard(json.loads(line))
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(0)


if __name__ == "__main__":
    fork_on_demand()
