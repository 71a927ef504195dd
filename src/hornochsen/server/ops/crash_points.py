"""Places at which a test can let the server die. Nothing happens unless HORNOCHSEN_CRASH says so.

`HORNOCHSEN_CRASH=after-write:137` kills the process the 137th time it comes to `after-write`.
"""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Literal

Point = Literal["before-write", "after-write", "after-answer"]
POINTS: tuple[Point, ...] = ("before-write", "after-write", "after-answer")
VARIABLE = "HORNOCHSEN_CRASH"

ON_THE_WAY = 0.02
"""Seconds for an answer that is queued to leave the process."""


class CrashPoint:
    """Where this process is to die, and how often it may pass there before."""

    def __init__(self, text: str | None) -> None:
        point, _, times = (text or "").partition(":")
        self.point = point
        self.left = int(times) if times.isdigit() else 0

    async def reach(self, point: Point) -> None:
        """Go on, unless this is the place and the time."""
        if point != self.point:
            return
        self.left -= 1
        if self.left == 0:
            if point == "after-answer":  # nobody is told meanwhile: whoever changes the table waits here
                await asyncio.sleep(ON_THE_WAY)
            os.kill(os.getpid(), signal.SIGKILL)


def from_environment() -> CrashPoint:
    return CrashPoint(os.environ.get(VARIABLE))
