"""Limits of the numbers in an observation."""

from __future__ import annotations

from ..jit import compiled

LIMIT = 127


@compiled
def limited(number: int) -> int:
    """Return the number, or the nearest one from -127 to 127."""
    return min(LIMIT, max(-LIMIT, number))
