"""Read the state and the memory of other processes, from /proc or, where there is none, from `ps`, as on macOS."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

HAS_PROC = Path("/proc/self/stat").exists()
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE") if HAS_PROC else 0


def state(pid: int, *, proc: bool = HAS_PROC) -> str:
    """Return the letter for a process's state ("S" sleeps, "Z" is a zombie), or "" if there is no such process."""
    if not proc:
        return _ps("state", pid)[:1]
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return ""


def runs(pid: int, *, proc: bool = HAS_PROC) -> bool:
    """Return whether a process exists and is no zombie."""
    return state(pid, proc=proc) not in ("", "Z")


def sleeps(pid: int, *, proc: bool = HAS_PROC) -> bool:
    """Return whether a process waits for something; macOS says "I" if it has waited for long."""
    return state(pid, proc=proc) in ("S", "I")


def megabytes(pid: int, *, proc: bool = HAS_PROC) -> float:
    """Return the memory that a process occupies."""
    if not proc:
        return int(_ps("rss", pid)) / 2**10
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1]) * PAGE_BYTES / 2**20


def _ps(field: str, pid: int) -> str:
    """Return one field of `ps` for a process, or "" if there is no such process."""
    words = ["ps", "-o", f"{field}=", "-p", str(pid)]
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip()
