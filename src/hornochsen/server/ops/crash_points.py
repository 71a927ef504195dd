"""Points in the code at which tests kill the server. Without HORNOCHSEN_CRASH they do nothing.

`HORNOCHSEN_CRASH=after-write:137` kills the process when it reaches `after-write` for the 137th time.
"""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Literal

Point = Literal["before-write", "after-write", "after-answer", "before-send", "after-send"]
POINTS: tuple[Point, ...] = ("before-write", "after-write", "after-answer")
"""The crash points in the code that writes and acknowledges each change of a table."""

NOTICE_POINTS: tuple[Point, ...] = ("before-send", "after-send")
"""The crash points in the code that sends each notice."""

VARIABLE = "HORNOCHSEN_CRASH"

SEND_SECONDS = 0.02
"""Time to send a queued answer before the process is killed."""


class CrashPoint:
    """The point at which this process is killed, and the number of visits after which it is killed."""

    def __init__(self, text: str | None) -> None:
        point, _, times = (text or "").partition(":")
        self.point = point
        self.left = int(times) if times.isdigit() else 0

    @property
    def separates_answers(self) -> bool:
        """Return whether an answer must be sent before the broadcast begins."""
        return self.point == "after-answer"

    async def reach(self, point: Point) -> None:
        """Kill the process if this is the configured visit to the configured point."""
        if point != self.point:
            return
        self.left -= 1
        if self.left == 0:
            if point == "after-answer":  # the broadcast has not begun, so only the answer is sent
                await asyncio.sleep(SEND_SECONDS)
            os.kill(os.getpid(), signal.SIGKILL)


def from_environment() -> CrashPoint:
    """Return the crash point that the environment variable names."""
    return CrashPoint(os.environ.get(VARIABLE))
