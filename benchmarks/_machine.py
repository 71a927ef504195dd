"""Measure the machine during a benchmark: its disk, time taken by other virtual machines, the generator's delays."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from pathlib import Path

from hornochsen.loadtest.report import percentiles

WRITE_BYTES = 24 * 1024
"""As much as a group of choices."""

WRITES = 100
PAUSE_SECONDS = 0.003
LAG_SECONDS = 0.01


def disk_milliseconds(folder: Path) -> dict[str, float]:
    """Return percentiles of the time that the disk needs to make a write durable, into a file that does not grow."""
    file = folder / "disk-test"
    took = []
    with file.open("w+b", buffering=0) as opened:
        opened.write(bytes(WRITE_BYTES * WRITES))
        os.fsync(opened.fileno())
        opened.seek(0)
        for number in range(WRITES):
            data = bytes([number]) * WRITE_BYTES
            began = time.perf_counter()
            opened.write(data)
            getattr(os, "fdatasync", os.fsync)(opened.fileno())
            took.append(time.perf_counter() - began)
            time.sleep(PAUSE_SECONDS)
    file.unlink()
    return percentiles(took)


class Stolen:
    """Measures the share of processor time that the host has given to other virtual machines; 0 where it is unknown."""

    def __init__(self) -> None:
        self._before = _processor_times()

    def share(self) -> float:
        """Return the share since this object was made."""
        grown = [now - then for now, then in zip(_processor_times(), self._before, strict=True)]
        total = sum(grown)
        return grown[7] / total if total and len(grown) > 7 else 0.0


def _processor_times() -> list[int]:
    with contextlib.suppress(OSError):
        return [int(ticks) for ticks in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
    return []


class Lag:
    """Measures how late the generator's own event loop is, while it is used as a context manager."""

    async def __aenter__(self) -> Lag:
        self.delays: list[float] = []
        self._task = asyncio.create_task(self._measure())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()

    async def _measure(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(LAG_SECONDS)
            self.delays.append(time.perf_counter() - before - LAG_SECONDS)
