"""The plan and the report of a load test."""

from __future__ import annotations

from zlib import crc32

from msgspec import Struct


class Plan(Struct, frozen=True):
    """The parameters of a load test."""

    url: str
    tables: int
    seats: int = 8
    games: int | None = 1
    """Games per table; `None` for as many as fit into `seconds`."""

    seconds: float | None = None
    """Maximum seconds of play; `None` for no limit."""

    think: float = 2.0
    """Mean seconds before each choice; not used with `rate`."""

    spectators: int = 0
    rate: float | None = None
    """Choices per second at random times, of all players together; `None`: each player thinks for `think` seconds."""

    further_urls: tuple[str, ...] = ()
    """Addresses of further processes of the server. The code of a table decides which process serves it."""

    spread: bool = False
    """Whether the players of a table use all processes in turn, instead of one."""

    every: float | None = None
    """Seconds after which the figures of an interval are reported; `None` for no intervals."""

    @property
    def sockets(self) -> int:
        return self.tables * (self.seats + self.spectators)

    def url_for(self, code: str, number: int) -> str:
        """Return the address that a player of a table connects to."""
        urls = (self.url, *self.further_urls)
        return urls[(number if self.spread else crc32(code.encode())) % len(urls)]


class Memory(Struct, frozen=True):
    """The server's resident memory in bytes: before, with all clients connected, peak during play, after."""

    before: int
    connected: int
    playing: int
    after: int
    per_connection: float
    """(connected - before) / sockets. It includes the memory of tables before their game."""

    per_table: float
    """(playing - connected) / tables: the cost of running games."""


class Interval(Struct, frozen=True):
    """The figures of a part of the test. A choice counts in the interval in which it was acknowledged."""

    seconds: int
    """Seconds from the start of play to the end of the interval."""

    choices: int
    milliseconds: dict[str, float]
    memory: int | None
    """The server's resident memory in bytes at the end; like the following figures `null` if it cannot be read."""

    database: int | None
    """Size of the database in bytes."""

    lag: float | None
    """Mean delay of the server's event loop in seconds."""

    cores: float | None
    """CPU cores used by the server."""


class Report(Struct, frozen=True):
    """The results of a load test."""

    plan: Plan
    seconds: float
    """Seconds from the start of the first game to the last answer."""

    games: int
    unfinished: int
    """Tables with a running game at the end."""

    choices: int
    per_second: float
    """Choices that were acknowledged per second while choices were due."""

    milliseconds: dict[str, float]
    """Latency from the time at which a choice was due to its acknowledgement: p50, p90, p99, max.

    An unanswered choice counts with the time until the end of the test.
    """

    unanswered: int
    """Choices that were due and not acknowledged."""

    updates: int
    errors: dict[str, int]
    reconnects: int
    server_cores: float | None
    """Average CPU cores used by the server while choices were due; `null` if its metrics cannot be read."""

    own_cores: float
    """Average CPU cores used by the load test itself while choices were due."""

    memory: Memory | None
    intervals: tuple[Interval, ...] = ()


def percentiles(delays: list[float]) -> dict[str, float]:
    """Return p50, p90, p99 and max of delays in seconds, as milliseconds."""
    if not delays:
        return {}
    ordered = sorted(delays)
    shares = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    return {
        name: round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 3)
        for name, share in shares.items()
    }
