"""The throughput of a load test while choices are due."""

from __future__ import annotations

from msgspec import Struct


class Throughput(Struct, frozen=True):
    """Figures per second while choices were due, without the start of the games and the wait for the last answers."""

    per_second: float = 0.0
    server_cores: float | None = None
    own_cores: float = 0.0


class Sample(Struct, frozen=True):
    """A measurement: its time, and the acknowledged choices and processor seconds so far."""

    at: float
    choices: int
    own: float
    server: float | None

    def until(self, end: Sample) -> Throughput:
        """Return the throughput between two measurements."""
        seconds = max(1e-9, end.at - self.at)
        return Throughput(
            round((end.choices - self.choices) / seconds, 1),
            rate(self.server, end.server, seconds),
            round((end.own - self.own) / seconds, 3),
        )


def rate(before: float | None, after: float | None, seconds: float) -> float | None:
    """Return the growth of a figure per second, or `None` if it is unknown."""
    return None if before is None or after is None else round((after - before) / seconds, 4)
