"""The amount of work in tests: less in `make quick`, more in `make soak`."""

import os

SOAK = bool(os.environ.get("HORNOCHSEN_SOAK"))
QUICK = bool(os.environ.get("HORNOCHSEN_QUICK"))


def repetitions(count: int, soak: int) -> int:
    """Return the number of repetitions: `count`, a tenth of it in `make quick`, `soak` in `make soak`."""
    if QUICK:
        return max(1, count // 10)
    return soak if SOAK else count
