"""What a load is to be, and what came of it."""

from __future__ import annotations

from msgspec import Struct


class Plan(Struct, frozen=True):
    """What is to be done."""

    url: str
    tables: int
    seats: int = 8
    games: int | None = 1
    """At each table; `None` for as many as fit into the time."""

    seconds: float | None = None
    think: float = 2.0
    spectators: int = 0

    @property
    def sockets(self) -> int:
        return self.tables * (self.seats + self.spectators)


class Memory(Struct, frozen=True):
    """The server's resident memory in bytes: before, with all at their tables, at most while they played, after."""

    before: int
    connected: int
    playing: int
    after: int
    per_connection: float
    """(connected - before) / sockets: tables that wait are in it."""

    per_table: float
    """(playing - connected) / tables: what running games add."""


class Report(Struct, frozen=True):
    """What came of it."""

    plan: Plan
    seconds: float
    """From the first start to the last answer."""

    games: int
    unfinished: int
    """Tables at which a game was running at the end."""

    choices: int
    milliseconds: dict[str, float]
    """From a choice to its acknowledgement: p50, p90, p99, max."""

    updates: int
    errors: dict[str, int]
    reconnects: int
    server_cores: float | None
    """Cores that the server kept busy while they played; `null` where its figures cannot be read."""

    own_cores: float
    memory: Memory | None


def percentiles(delays: list[float]) -> dict[str, float]:
    """p50, p90, p99 and the longest, of seconds, in milliseconds."""
    if not delays:
        return {}
    ordered = sorted(delays)
    shares = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    return {
        name: round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 3)
        for name, share in shares.items()
    }
