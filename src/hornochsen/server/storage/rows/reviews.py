"""Rows of reviews: requests that wait or run, and results."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

ReviewStatus = Literal["queued", "done", "failed"]
"""The stored status of a review; a queued review runs while a live process has claimed it."""


class ReviewRow(Struct, frozen=True):
    """A review of one seat of a record: a request that waits or runs, or a result."""

    record: str
    seat: int
    status: ReviewStatus
    progress: float
    """The computed share, from 0 to 1."""

    process: str | None
    """The process that runs the review."""

    result: bytes | None
    """The review as JSON, without names."""

    error: str | None


class QueuedReview(Struct, frozen=True):
    """A review that waits or runs, with everything that decides its place in the queue."""

    record: str
    seat: int
    table: str
    """The code of the record's table, or the id of an uploaded record."""

    address: str | None
    process: str | None
    attempts: int
    """Number of times that a process has started the review."""
