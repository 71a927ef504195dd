"""Prometheus metrics. Each server has its own registry, so that several servers in one process do not mix."""

from __future__ import annotations

import re
from collections.abc import Mapping
from hmac import compare_digest
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from ...protocol import AnyRequest, Level, Phase
from ...protocol.notices import Channel
from .recent_logs import LogLines

if TYPE_CHECKING:
    from .settings import Settings

ACKNOWLEDGEMENT_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.25, 0.5, 1, 5)
LAG_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
THINKING_BUCKETS = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5)
CHOICES = frozenset({"play", "buy", "take"})
REQUEST_TYPES = frozenset(str(request.__struct_config__.tag) for request in get_args(AnyRequest))
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """All metrics of one server."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        ProcessCollector(registry=registry)
        self.connections = Gauge("hornochsen_connections", "Open sockets", registry=registry)
        self._tables = Gauge("hornochsen_tables", "Tables by phase", ["phase"], registry=registry)
        self._requests = Counter(
            "hornochsen_requests", "Requests by type and result", ["type", "result"], registry=registry
        )
        self._counters: dict[tuple[str, str], Counter] = {}
        """Counters of `_requests`, because finding one by its labels is slow."""

        self.acknowledged = Histogram(
            "hornochsen_acknowledgement_seconds",
            "Time from the arrival of a choice to its acknowledgement",
            buckets=ACKNOWLEDGEMENT_BUCKETS,
            registry=registry,
        )
        self.appends = Counter("hornochsen_appends", "Versions written to tables' logs", registry=registry)
        self.conflicts = Counter("hornochsen_conflicts", "Appends that lost to a concurrent one", registry=registry)
        self.unavailable = Counter("hornochsen_unavailable", "Choices that could not be stored", registry=registry)
        self.bot_queue = Gauge("hornochsen_bot_queue", "Pending choices of bots", registry=registry)
        self._thinking = Histogram(
            "hornochsen_bot_thinking_seconds",
            "Time that a bot thinks about a choice",
            ["level"],
            buckets=THINKING_BUCKETS,
            registry=registry,
        )
        self.games_finished = Counter("hornochsen_games_finished", "Games played to their end", registry=registry)
        self.refused = Counter("hornochsen_refused_connections", "Refused connections", ["error"], registry=registry)
        self._responses = Counter(
            "hornochsen_http_responses", "HTTP responses by status", ["status"], registry=registry
        )
        self.uploads = Counter("hornochsen_uploads", "Uploaded records that were stored", registry=registry)
        self.upload_bytes = Counter("hornochsen_upload_bytes", "Bytes of uploaded records", registry=registry)
        self.notifications = Counter(
            "hornochsen_notifications", "Notifications of other processes' changes", registry=registry
        )
        self.loop_lag = Histogram(
            "hornochsen_event_loop_lag_seconds",
            "Delay of the event loop, measured twice per second",
            buckets=LAG_BUCKETS,
            registry=registry,
        )
        self.write_queue = Gauge("hornochsen_write_queue", "Changes that wait to be stored", registry=registry)
        self.review_queue = Gauge("hornochsen_review_queue", "Reviews that wait or run", registry=registry)
        self._notices = Counter(
            "hornochsen_notices", "Notices to players by channel and result", ["channel", "result"], registry=registry
        )
        self.notice_queue = Gauge("hornochsen_notice_queue", "Notices that wait or are being sent", registry=registry)
        self.unsent = Gauge("hornochsen_unsent_connections", "Sockets with unsent messages", registry=registry)
        self.database_bytes = Gauge("hornochsen_database_bytes", "Size of the database", registry=registry)
        self._stored = Gauge("hornochsen_stored", "Stored rows by kind", ["kind"], registry=registry)
        self.choices = 0
        """Number of choices that were carried out: laying, buying, taking."""

        registry.register(LogLines())
        for phase in get_args(Phase):
            self._tables.labels(phase)
        for channel in get_args(Channel):
            self._notices.labels(channel, "sent")

    def memory(self) -> int | None:
        """Return the resident memory of the process in bytes, or `None` where the system has no figure."""
        found = self.registry.get_sample_value("process_resident_memory_bytes")
        return None if found is None else int(found)

    def count_response(self, status: int) -> None:
        """Count an HTTP response."""
        self._responses.labels(status).inc()

    def count_notice(self, channel: str, result: str) -> None:
        """Count an attempt to send a notice."""
        self._notices.labels(channel, result).inc()

    def set_stored(self, rows: Mapping[str, int]) -> None:
        """Set the number of stored rows of each kind."""
        for kind, count in rows.items():
            self._stored.labels(kind).set(count)

    def set_tables(self, by_phase: Mapping[Phase, int]) -> None:
        """Set the number of tables in each phase; 0 for phases that are missing."""
        for phase in get_args(Phase):
            self._tables.labels(phase).set(by_phase.get(phase, 0))

    def count_request(self, type_: str, result: str = "done") -> None:
        """Count a request by its result: `done` or an error code."""
        if type_ in CHOICES and result == "done":
            self.choices += 1
        counter = self._counters.get((type_, result))
        if counter is None:
            counter = self._requests.labels(type_ if type_ in REQUEST_TYPES else "unknown", result)
            self._counters[type_, result] = counter
        counter.inc()

    def observe_thinking(self, level: Level, seconds: float) -> None:
        """Record the seconds that a bot has used for a choice."""
        self._thinking.labels(level).observe(seconds)

    def text(self) -> bytes:
        """Return all metrics in the Prometheus text format."""
        return generate_latest(self.registry)


def may_read(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Return whether a request may read the metrics: with the token, or from this machine and without a proxy."""
    headers = {name.lower(): value for name, value in scope["headers"]}
    given = headers.get(b"authorization", b"")
    if settings.metrics == "off":
        return False
    if settings.metrics_token and compare_digest(given, b"Bearer " + settings.metrics_token.encode()):
        return True
    if settings.metrics == "open":
        return True
    forwarded = any(name in headers for name in (b"x-forwarded-for", b"forwarded", b"via"))
    host = re.sub(r":\d+$", "", headers.get(b"host", b"").decode("latin-1"))
    client = (scope.get("client") or ("",))[0]
    return not forwarded and _is_loopback(client) and (host == "localhost" or _is_loopback(host.strip("[]")))


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
