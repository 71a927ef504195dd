"""The server's own figures during a load test, read from its /metrics."""

from __future__ import annotations

import re
import urllib.request

from msgspec import Struct

_opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class ServerFigures(Struct, frozen=True):
    """Figures of the server's process; all are `None` if its metrics cannot be read."""

    memory: int | None = None
    """Resident memory in bytes."""

    busy: float | None = None
    """CPU seconds since the start."""

    database: int | None = None
    """Size of the database in bytes, measured every half minute."""

    lag: float | None = None
    """Sum of the event loop's measured delays in seconds; there are two measurements per second."""


def read_figures(url: str) -> ServerFigures:
    """Return the current figures of the server at an address."""
    try:
        with _opener.open(f"{url}/metrics", timeout=30) as answer:
            text = answer.read().decode()
    except (OSError, ValueError):
        return ServerFigures()

    def value(name: str) -> float | None:
        found = re.search(rf"^{name} (\S+)$", text, re.M)
        return float(found[1]) if found else None

    memory, database = value("process_resident_memory_bytes"), value("hornochsen_database_bytes")
    return ServerFigures(
        None if memory is None else int(memory),
        value("process_cpu_seconds_total"),
        None if database is None else int(database),
        value("hornochsen_event_loop_lag_seconds_sum"),
    )
