"""The latest warnings and errors of this process, for the operator's page and the metrics.

Logs belong to the process, not to one server in it, and so does this memory.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, MutableMapping
from typing import Any

from msgspec import Struct
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

MAX_PROBLEMS = 50
MAX_DETAILS = 300
LEVELS = ("warning", "error")


class Problem(Struct, frozen=True):
    """A logged warning or error, redacted like the log."""

    at: str
    """Time of the log line, in ISO 8601."""

    level: str
    text: str
    details: str
    """The fields of the log line, or the last line of a traceback."""


_problems: deque[Problem] = deque(maxlen=MAX_PROBLEMS)
_counts: Counter[str] = Counter()


def remember(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Remember a redacted warning or error, and return it unchanged; a processor for structlog."""
    level = "error" if event.get("level") in ("error", "critical", "exception") else str(event.get("level"))
    if level in LEVELS:
        _counts[level] += 1
        _problems.append(Problem(str(event.get("timestamp", "")), level, str(event.get("event", "")), _details(event)))
    return event


def _details(event: MutableMapping[str, Any]) -> str:
    hidden = ("level", "timestamp", "event", "exception")
    fields = [f"{key}={value}" for key, value in event.items() if key not in hidden and not key.startswith("_")]
    trace = str(event.get("exception") or "").strip().splitlines()[-1:]
    return " ".join([*fields, *trace])[:MAX_DETAILS]


def problems() -> list[Problem]:
    """Return the latest warnings and errors, the newest first."""
    return list(reversed(_problems))


class LogLines(Collector):
    """Collector of the metric that counts warnings and errors."""

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Yield the number of logged warnings and errors by level."""
        family = CounterMetricFamily("hornochsen_problems", "Logged warnings and errors", labels=["level"])
        for level in LEVELS:
            family.add_metric([level], _counts[level])
        yield family
