"""The time limit of tests: generous, because machines may be busy and only a failing test waits that long."""

import time

PATIENCE = 240.0
"""Seconds that a test waits for something that must happen."""

DAY = 86400


def keep_clear_of_midnight() -> None:
    """Wait until midnight (UTC) if it is near, so that the day does not change during a test."""
    left = DAY - time.time() % DAY
    if left < 2 * PATIENCE:
        time.sleep(left)
