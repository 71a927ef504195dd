"""The amount of work in tests: less in `make quick` and `make coverage`, more in `make soak`."""

import os

SOAK = bool(os.environ.get("HORNOCHSEN_SOAK"))
QUICK = bool(os.environ.get("HORNOCHSEN_QUICK"))
COVERAGE = bool(os.environ.get("COVERAGE_RUN"))
"""Whether coverage.py measures this run: it slows Python down, and more examples reach no other lines."""


def repetitions(count: int, soak: int) -> int:
    """Return the number of repetitions: `count`, a tenth of it in `make quick` and `make coverage`, `soak` in soak."""
    if QUICK or COVERAGE:
        return max(1, count // 10)
    return soak if SOAK else count
