"""The helper that asks the system about processes gives the same answers with /proc and with `ps`."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest
from arena.command import until
from processes import HAS_PROC, megabytes, runs, sleeps, state

SOURCES = [
    pytest.param(True, id="proc", marks=pytest.mark.skipif(not HAS_PROC, reason="the system has no /proc")),
    pytest.param(False, id="ps", marks=pytest.mark.skipif(not shutil.which("ps"), reason="ps is not installed")),
]
pytestmark = pytest.mark.parametrize("proc", SOURCES)


@pytest.fixture
def reader() -> Iterator[subprocess.Popen[bytes]]:
    """Start a process that waits for its input."""
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        yield process
        process.kill()


def test_a_process_that_waits_sleeps(reader: subprocess.Popen[bytes], proc: bool) -> None:
    until(lambda: sleeps(reader.pid, proc=proc))
    assert runs(reader.pid, proc=proc)
    reader.send_signal(signal.SIGSTOP)
    until(lambda: not sleeps(reader.pid, proc=proc))
    assert runs(reader.pid, proc=proc)


def test_a_zombie_does_not_run(reader: subprocess.Popen[bytes], proc: bool) -> None:
    reader.send_signal(signal.SIGKILL)
    until(lambda: not runs(reader.pid, proc=proc))
    assert state(reader.pid, proc=proc) == "Z"
    reader.wait()
    assert state(reader.pid, proc=proc) == ""


def test_the_memory_of_a_process(proc: bool) -> None:
    before = megabytes(os.getpid(), proc=proc)
    block = bytearray(b"1") * (64 * 2**20)
    assert before + 32 < megabytes(os.getpid(), proc=proc) < before + 128
    del block
