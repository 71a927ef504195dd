"""Days in a row with a finished game of the day."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, timedelta

DAY = timedelta(days=1)


def current_streak(finished: Collection[date], today: date) -> int:
    """Return the number of finished days in a row up to today, or up to yesterday if today is not finished yet."""
    return _length(finished, today if today in finished else today - DAY)


def longest_streak(finished: Collection[date]) -> int:
    """Return the largest number of finished days in a row."""
    return max((_length(finished, day) for day in finished if day + DAY not in finished), default=0)


def _length(finished: Collection[date], last: date) -> int:
    """Return the number of finished days in a row that end with a day."""
    count = 0
    while last in finished:
        count += 1
        last -= DAY
    return count
