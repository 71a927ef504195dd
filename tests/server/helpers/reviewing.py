"""Records for tests of reviews, and clients that wait for a review."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import httpx
from patience import PATIENCE

VECTORS = Path(__file__).parents[2] / "vectors"
FINISHED = (VECTORS / "001-3p-classic-official.json").read_bytes()
"""The record of a finished game of three players."""

FEW = 2
"""Playouts for each decision, where a test is not about the values."""


def unfinished() -> bytes:
    """Return the record without its last move."""
    record = json.loads(FINISHED)
    return json.dumps({**record, "moves": record["moves"][:-1]}).encode()


def upload(client: httpx.Client, data: bytes = FINISHED) -> str:
    """Upload a record and return its id."""
    headers = {"content-type": "application/json"}
    return str(client.post("/api/records", content=data, headers=headers).raise_for_status().json()["id"])


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def awaited_review(client: httpx.Client, record: str, seat: int) -> dict[str, Any]:
    """Return the review of a seat once it has ended."""
    return awaited_status(client, record, seat, "done", "failed")


def awaited_status(client: httpx.Client, record: str, seat: int, *statuses: str) -> dict[str, Any]:
    """Return the status of a review once it is one of these."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found: dict[str, Any] = client.get(f"/api/records/{record}/reviews/{seat}").raise_for_status().json()
        if found["status"] in statuses:
            return found
        time.sleep(0.05)
    raise TimeoutError(f"the review is not {statuses}")
