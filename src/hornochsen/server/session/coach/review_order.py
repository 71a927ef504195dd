"""The order in which reviews are computed, so that no table and no address delays the others."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Sequence

from ...storage import QueuedReview

MAX_REMEMBERED = 20_000
"""Maximum number of tables and addresses whose last turn is remembered; the oldest turn is forgotten first."""


class ReviewOrder:
    """Orders waiting reviews: tables and addresses take turns, and the longest without a turn comes first."""

    def __init__(self) -> None:
        self._turns = 0
        self._last: OrderedDict[str, int] = OrderedDict()
        """By table and by address, the number of the last turn."""

    def count(self, review: QueuedReview) -> None:
        """Record a turn of the review's table and address; a finished review is no longer among the waiting ones."""
        self._turns += 1
        for key in _keys(review):
            self._last[key] = self._turns
            self._last.move_to_end(key)
        while len(self._last) > MAX_REMEMBERED:
            self._last.popitem(last=False)

    def sort(self, waiting: Sequence[QueuedReview]) -> list[QueuedReview]:
        """Return reviews in the order in which they are computed. `waiting` has the oldest request first.

        Each table and each address has one place in the queue; its other requests come behind the first requests of
        all others. Of the first requests, those of a table or address whose last turn was the longest ago come first.
        """
        before: Counter[str] = Counter()
        places: list[tuple[int, int]] = []
        for review in waiting:
            keys = _keys(review)
            places.append((max(before[key] for key in keys), max(self._last.get(key, 0) for key in keys)))
            before.update(keys)
        return [waiting[at] for at in sorted(range(len(waiting)), key=lambda at: places[at])]


def _keys(review: QueuedReview) -> tuple[str, str]:
    return f"table {review.table}", f"address {review.address}"
