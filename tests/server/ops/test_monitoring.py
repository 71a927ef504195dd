"""The example dashboard and the example alert rules name only metrics and labels that the server has."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hornochsen.server.ops.metrics import Metrics

DEPLOY = Path(__file__).parents[3] / "deploy"
DASHBOARD = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
ALERTS = (DEPLOY / "alerts.yml").read_text()
NAME = re.compile(r"\b(?:hornochsen|process)_[a-z_]+\b(?=[{\[ )>,]|$)")
OF_PROMETHEUS = {"job", "instance", "le"}
"""Labels that Prometheus adds, and the label of a histogram's buckets."""


def served() -> dict[str, set[str]]:
    """Return the name of every sample in `/metrics`, and the labels of its metric."""
    metrics = Metrics()
    metrics.count_response(200)
    metrics.count_request("play")
    metrics.observe_thinking("cow", 1.0)
    metrics.refused.labels("barred").inc()
    metrics.set_stored({"table": 1})
    samples = [sample for family in metrics.registry.collect() for sample in family.samples]
    return {
        sample.name: {label for other in samples if other.name == sample.name for label in other.labels}
        for sample in samples
    }


def queries() -> list[str]:
    found = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    found += [variable["query"]["query"] for variable in DASHBOARD["templating"]["list"] if variable["type"] == "query"]
    return found + re.findall(r"^ +expr: (.+)$", ALERTS, re.M)


@pytest.mark.parametrize("query", queries())
def test_every_metric_and_label_of_a_query_exists(query: str) -> None:
    known = served()
    names = set(NAME.findall(query)) or {"up"}
    assert names <= {*known, "up"}
    labels = set(re.findall(r"[{,]\s*([a-z]+)\s*(?:=~|!=|=)", query))
    labels |= {label.strip() for group in re.findall(r"\bby \(([^)]*)\)", query) for label in group.split(",")}
    assert labels <= OF_PROMETHEUS.union(*(known.get(name, set()) for name in names))


def test_the_dashboard_shows_every_metric_of_the_server() -> None:
    shown = " ".join(query for query in queries())
    families = {metric.name for metric in Metrics().registry.collect() if metric.name.startswith("hornochsen_")}
    assert {name for name in families if name not in shown} == set()


def test_every_alert_says_what_is_wrong() -> None:
    alerts = re.findall(r"^ +- alert: (\w+)\n(?: +.*\n)+?(?= +- alert|\Z)", ALERTS, re.M)
    assert len(alerts) == len(set(alerts)) == ALERTS.count("summary: ") > 5
