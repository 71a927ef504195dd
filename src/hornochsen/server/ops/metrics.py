"""Figures for operators, in Prometheus' form. Each server has its own, so that tests and processes do not mix."""

from __future__ import annotations

import re
from collections.abc import Mapping
from hmac import compare_digest
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from ...protocol import AnyRequest, Level, Phase

if TYPE_CHECKING:
    from .settings import Settings

ACKNOWLEDGEMENT = (0.001, 0.002, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.25, 0.5, 1, 5)
THINKING = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5)
REQUESTS = frozenset(str(one.__struct_config__.tag) for one in get_args(AnyRequest))
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """All figures of one server."""

    def __init__(self) -> None:
        own = CollectorRegistry()
        self.registry = own
        ProcessCollector(registry=own)
        self.connections = Gauge("hornochsen_connections", "Open sockets", registry=own)
        self._tables = Gauge("hornochsen_tables", "Tables by phase", ["phase"], registry=own)
        self._requests = Counter("hornochsen_requests", "Requests by type and result", ["type", "result"], registry=own)
        self.acknowledged = Histogram(
            "hornochsen_acknowledgement_seconds",
            "From a choice's arrival to its acknowledgement",
            buckets=ACKNOWLEDGEMENT,
            registry=own,
        )
        self.appends = Counter("hornochsen_appends", "Versions written to tables' logs", registry=own)
        self.conflicts = Counter("hornochsen_conflicts", "Appends that lost to another one", registry=own)
        self.unavailable = Counter("hornochsen_unavailable", "Choices that could not be kept", registry=own)
        self.bot_queue = Gauge("hornochsen_bot_queue", "Bots' choices that wait for a thread", registry=own)
        self._thinking = Histogram(
            "hornochsen_bot_thinking_seconds", "What bots think for a choice", ["level"], buckets=THINKING, registry=own
        )
        self.games_finished = Counter("hornochsen_games_finished", "Games played to their end", registry=own)
        self.refused = Counter("hornochsen_refused_connections", "Connections refused", ["error"], registry=own)
        for phase in get_args(Phase):
            self._tables.labels(phase)

    def tables(self, by_phase: Mapping[Phase, int]) -> None:
        """How many tables are in each phase; those not named have none."""
        for phase in get_args(Phase):
            self._tables.labels(phase).set(by_phase.get(phase, 0))

    def request(self, type_: str, result: str = "done") -> None:
        """Count a request and its result: `done`, or the word of its refusal."""
        self._requests.labels(type_ if type_ in REQUESTS else "unknown", result).inc()

    def thought(self, level: Level, seconds: float) -> None:
        self._thinking.labels(level).observe(seconds)

    def text(self) -> bytes:
        """What `/metrics` answers."""
        return generate_latest(self.registry)


def may_read(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Whether a request may read the figures: it has the token, or comes from this machine and by no proxy."""
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
