"""Servers that start at once: forked off a process that has all modules, and nothing else, in memory."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from patience import PATIENCE
from server.serving import PROGRAM, Server

MOTHER = Path(__file__).with_name("mother.py")


class Child:
    """As much of a `Popen` as `Server` needs."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            try:
                os.kill(self.pid, 0)
            except ProcessLookupError:
                self.returncode = -1
        return self.returncode

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def send_signal(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        end = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > end:
                raise TimeoutError(f"process {self.pid} does not end")
            time.sleep(0.005)
        return self.returncode or 0


class Mother:
    """The process that servers are forked off."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, MOTHER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def bear(self, arguments: list[str], environment: Mapping[str, str], log: Path) -> Child:
        assert self.process.stdin
        assert self.process.stdout
        order = {"program": PROGRAM, "arguments": arguments, "environment": dict(environment), "log": str(log)}
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return Child(int(self.process.stdout.readline()))

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()


class ForkedServer(Server):
    """`hornochsen serve`, there in a fraction of a second."""

    def __init__(self, mother: Mother, database: str, log: Path, settings: Mapping[str, str] | None = None) -> None:
        super().__init__(database, log, settings)
        self.mother = mother

    def start(self, environment: Mapping[str, str] | None = None) -> None:
        settings = {f"HORNOCHSEN_{name.upper()}": value for name, value in self.settings.items()}
        arguments = ["serve", "--port", str(self.port), "--database", self.database]
        child: Any = self.mother.bear(arguments, {**settings, **(environment or {})}, self.log)
        self.process = child


@contextlib.contextmanager
def mother() -> Iterator[Mother]:
    one = Mother()
    try:
        yield one
    finally:
        one.close()
