"""Servers and commands that start at once: each is forked from a process that has only imported all modules."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from patience import PATIENCE

PROGRAM_FILE = Path(__file__).with_name("fork_server.py")


class ForkedProcess:
    """A forked server or command, with those methods of `Popen` that tests need."""

    def __init__(self, pid: int, status: Path) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._status = status

    def poll(self) -> int | None:
        if self.returncode is None and self._status.exists():
            self.returncode = int(self._status.read_text(encoding="utf-8"))
        return self.returncode

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        end = time.monotonic() + timeout
        while (status := self.poll()) is None:
            if time.monotonic() > end:
                raise TimeoutError(f"process {self.pid} does not end")
            time.sleep(0.005)
        return status


class ForkServer:
    """The process from which servers and commands are forked."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="hornochsen-servers-")
        self.count = 0
        self.process = subprocess.Popen(
            [sys.executable, PROGRAM_FILE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def fork(
        self,
        program: str,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        *,
        output: Path,
        errors: Path,
        given: Path = Path(os.devnull),
        folder: Path | None = None,
    ) -> ForkedProcess:
        """Start the program in a forked process; it reads the file `given` and appends to `output` and `errors`."""
        assert self.process.stdin
        assert self.process.stdout
        self.count += 1
        status = Path(self.folder.name) / f"{self.count}.status"
        order = {
            "program": program,
            "arguments": list(arguments),
            "environment": dict(environment),
            "folder": str(folder or Path.cwd()),
            "input": str(given),
            "output": str(output),
            "errors": str(errors),
            "status": str(status),
        }
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return ForkedProcess(int(self.process.stdout.readline()), status)

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.folder.cleanup()


@cache
def fork_server() -> ForkServer:
    """Return the fork server of this test process."""
    one = ForkServer()
    atexit.register(one.close)
    return one


COMMAND = "from hornochsen.cli import main; main()"
"""The program of the command as it is installed."""


def run_command(
    *words: str | Path,
    environment: Mapping[str, str] = os.environ,
    given: str = "",
    folder: Path | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run `hornochsen` as `subprocess.run` does, in a process that has imported the modules of the server already."""
    arguments = [*map(str, words)]
    with tempfile.TemporaryDirectory(prefix="hornochsen-command-") as name:
        read, output, errors = (Path(name) / file for file in ("input", "output", "errors"))
        read.write_text(given, encoding="utf-8")
        process = fork_server().fork(
            COMMAND, arguments, environment, output=output, errors=errors, given=read, folder=folder
        )
        try:
            status = process.wait(PATIENCE)
        finally:
            process.kill()
        written = (file.read_text(encoding="utf-8") for file in (output, errors))
        return subprocess.CompletedProcess(["hornochsen", *arguments], status, *written)
