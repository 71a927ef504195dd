"""The model of large servers, and the table of docs/server.md that it computes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.capacity import Costs, Need, need

DOCUMENT = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
[SECTION] = re.findall(r"^### What 100,000 people need\n(.*?)^## ", DOCUMENT, re.S | re.M)
CASES = [(30.0, 1), (12.0, 1), (12.0, 4)]
ROWS = {
    "processes, each with a core": "processes",
    "sockets per process": "sockets_per_process",
    "connections to each database, 14 per process": "connections_per_database",
    "cores of each database": "database_cores",
    "commits per second in each database": "commits",
    "notifications received per second, all processes": "notifications",
    "memory of all processes": "memory_gb",
    "WAL per second, all databases": "wal_mb",
    "log of tables per day, if everybody plays all day": "disk_gb",
}


def computed(seconds: float, databases: int, people: int = 100_000) -> Need:
    found = need(people, seconds, databases, group=4.0, load=0.6, costs=Costs())
    assert found
    return found


def numbers(row: str) -> list[float]:
    [cells] = re.findall(rf"^\| {re.escape(row)} \|(.*)\|$", SECTION, re.M)
    return [float(re.sub(r"[^\d.]", "", cell)) for cell in cells.split("|")]


@pytest.mark.parametrize("row", ROWS)
def test_the_document_contains_what_the_model_computes(row: str) -> None:
    expected = [getattr(computed(*case), ROWS[row]) for case in CASES]
    assert numbers(row) == pytest.approx(expected, rel=0.03)


def test_notifications_bound_one_database() -> None:
    assert need(100_000, 4.0, 1, 4.0, 0.6, Costs()) is None
    assert computed(4.0, 8).processes > computed(12.0, 8).processes


def test_a_few_people_need_one_process() -> None:
    assert computed(30.0, 1, people=100).processes == 1
