"""Metrics in the format of Prometheus."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from prometheus_client.parser import text_string_to_metric_families

from hornochsen.protocol import Phase
from hornochsen.server.ops.metrics import Metrics, may_read
from hornochsen.server.ops.settings import Settings


def read(metrics: Metrics) -> dict[tuple[str, tuple[str, ...]], float]:
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    }


def test_metrics() -> None:
    metrics = Metrics()
    metrics.connections.inc()
    metrics.set_tables({"playing": 3})
    metrics.count_request("play")
    metrics.count_request("play", "not-now")
    metrics.acknowledged.observe(0.004)
    metrics.observe_thinking("bull", 0.7)
    metrics.games_finished.inc()
    figures = read(metrics)
    assert figures["hornochsen_connections", ()] == 1
    assert {phase: figures["hornochsen_tables", (phase,)] for phase in get_args(Phase)} == {
        "gathering": 0,
        "salting": 0,
        "playing": 3,
        "over": 0,
    }
    assert figures["hornochsen_requests_total", ("done", "play")] == 1
    assert figures["hornochsen_requests_total", ("not-now", "play")] == 1
    assert figures["hornochsen_acknowledgement_seconds_bucket", ("0.002",)] == 0
    assert figures["hornochsen_acknowledgement_seconds_bucket", ("0.005",)] == 1
    assert figures["hornochsen_bot_thinking_seconds_count", ("bull",)] == 1
    assert figures["hornochsen_games_finished_total", ()] == 1
    for name in ("appends_total", "conflicts_total", "unavailable_total", "bot_queue"):
        assert figures[f"hornochsen_{name}", ()] == 0


def test_removed_tables_are_not_counted() -> None:
    metrics = Metrics()
    metrics.set_tables({"playing": 3})
    metrics.set_tables({"over": 1})
    assert read(metrics)["hornochsen_tables", ("playing",)] == 0


def test_servers_do_not_share_metrics() -> None:
    one, other = Metrics(), Metrics()
    one.appends.inc()
    assert read(other)["hornochsen_appends_total", ()] == 0


def test_clients_cannot_create_metrics() -> None:
    """Every label takes memory, so labels never come from clients."""
    metrics = Metrics()
    for number in range(1000):
        metrics.count_request(f"moo{number}", "bad-message")
    assert read(metrics)["hornochsen_requests_total", ("bad-message", "unknown")] == 1000
    assert b"moo" not in metrics.text()


def test_every_metric_is_documented() -> None:
    document = (Path(__file__).parents[3] / "docs" / "server.md").read_text(encoding="utf-8")
    ours = {metric.name for metric in Metrics().registry.collect() if metric.name.startswith("hornochsen_")}
    assert {name for name in ours if not re.search(rf"`{name}(_total)?(\{{[a-z,]+\}})?`", document)} == set()


SECRET = "a-token-of-some-length"


@pytest.mark.parametrize(
    ("settings", "client", "headers", "allowed"),
    [
        ({}, "127.0.0.1", {}, True),
        ({}, "::1", {"host": "[::1]:8787"}, True),
        ({}, "127.0.0.1", {"host": "localhost"}, True),
        ({}, "192.168.1.5", {}, False),
        ({}, "127.0.0.1", {"host": "play.example.org"}, False),  # a proxy, or DNS rebinding
        ({}, "127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, False),
        ({}, "127.0.0.1", {"forwarded": "for=192.0.2.1"}, False),
        ({"metrics": "off"}, "127.0.0.1", {}, False),
        ({"metrics": "open"}, "192.168.1.5", {"host": "play.example.org"}, True),
        ({"metrics_token": SECRET}, "192.168.1.5", {"authorization": f"Bearer {SECRET}"}, True),
        ({"metrics_token": SECRET}, "192.168.1.5", {"authorization": f"Bearer {SECRET}x"}, False),
        ({"metrics_token": SECRET}, "192.168.1.5", {}, False),
        ({"metrics_token": SECRET, "metrics": "off"}, "127.0.0.1", {"authorization": f"Bearer {SECRET}"}, False),
        ({}, "192.168.1.5", {"authorization": "Bearer "}, False),
    ],
)
def test_access_to_metrics(settings: dict[str, str], client: str, headers: dict[str, str], allowed: bool) -> None:
    given = {"host": "127.0.0.1:8787", **headers}
    scope: dict[str, Any] = {
        "client": (client, 50_000),
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
    }
    assert may_read(scope, Settings(database="sqlite:///unused", **settings)) is allowed  # type: ignore[arg-type]
