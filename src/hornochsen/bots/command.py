"""Any program as a bot: a line of JSON in, a line of JSON out, for as long as its input is open."""

from __future__ import annotations

import atexit
import contextlib
import os
import select
import signal
import subprocess
import threading
from collections import defaultdict
from typing import Annotated

import msgspec

from ..rules import Action, Buy, Play, Take, TakeBack, View
from .registry import BotError, one_line

LIMIT = 10.0
"""Seconds that a program has for an answer."""

LONGEST = 1 << 16
"""Bytes that an answer may have."""

_PATIENCE = 2.0
"""Seconds in which a program is expected to end when its input has ended."""

_idle: defaultdict[tuple[str, ...], list[_Program]] = defaultdict(list)
"""Programs that wait for their next game; each plays one seat at a time."""


class CommandBot:
    """Asks a program what to do. It is told what its seat sees and may do, nothing else."""

    def __init__(self, name: str, command: tuple[str, ...], limit: float = LIMIT) -> None:
        self.name = name
        self.command = command
        self.limit = limit
        self._program: _Program | None = None

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        program, self._program = self._program or self._start(), None
        question = msgspec.json.encode({"view": view, "legal": legal}) + b"\n"
        try:
            action = _read(program.ask(question, self.limit), legal)
        except _Nonsense as error:
            program.end(at_once=True)
            raise BotError(f"{self.name} {error}{program.last_words}") from None
        except BaseException:
            program.end(at_once=True)  # it still owes an answer, and cannot be asked again
            raise
        self._program = program
        return action

    def close(self) -> None:
        """The game is over: let the program wait for the next one."""
        if self._program is not None:
            _idle[self.command].append(self._program)
            self._program = None

    def _start(self) -> _Program:
        waiting = _idle[self.command]
        return waiting.pop() if waiting else _Program(self.name, self.command)


def end_programs() -> None:
    """End all programs that wait for a game."""
    for command in list(_idle):
        for program in _idle.pop(command):
            program.end()


atexit.register(end_programs)


class _Nonsense(Exception):
    """What a program did instead of answering, in words that follow its name."""


class _Program:
    """A running program."""

    def __init__(self, name: str, command: tuple[str, ...]) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                command,
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                bufsize=0,  # so that a line too many is seen in the pipe
                start_new_session=True,  # Ctrl-C is for us alone, and what the program starts ends with it
            )
        except OSError as error:
            raise BotError(f"{name} cannot be started: {command[0]}: {error.strerror}") from None
        self._complaint = b""
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def ask(self, question: bytes, limit: float) -> bytes:
        """The line with which the program answers; a program that takes too long is killed."""
        assert self._process.stdin
        assert self._process.stdout
        if self._has_more():
            raise _Nonsense("wrote a line that nobody had asked for")
        late = threading.Event()

        def stop() -> None:
            late.set()
            self._kill()

        timer = threading.Timer(limit, stop)
        timer.daemon = True
        timer.start()
        try:
            while question:
                question = question[self._process.stdin.write(question) :]
            answer = self._process.stdout.readline(LONGEST)
        except OSError:
            answer = b""  # it has closed its input
        finally:
            timer.cancel()
        if late.is_set():
            raise _Nonsense(f"gave no answer within {limit:g} seconds")
        if not answer.endswith(b"\n"):
            raise _Nonsense("wrote a line that is far too long" if len(answer) == LONGEST else self._how_it_ended())
        return answer

    def end(self, *, at_once: bool = False) -> None:
        """Close the program's input, and see to it that it ends, with all that it has started."""
        assert self._process.stdin
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            if not at_once:
                self._process.wait(_PATIENCE)
        self._kill()
        self._process.wait()
        self._listener.join(_PATIENCE)
        for pipe in (self._process.stdout, self._process.stderr):
            assert pipe
            pipe.close()

    @property
    def last_words(self) -> str:
        """What the program last wrote on standard error, as the end of a sentence."""
        said = one_line(self._complaint.decode(errors="replace"))
        return f"; it wrote: {said}" if said else ""

    def _listen(self) -> None:
        assert self._process.stderr
        with contextlib.suppress(OSError, ValueError):
            while line := self._process.stderr.readline(LONGEST):
                self._complaint = line.strip() or self._complaint

    def _how_it_ended(self) -> str:
        try:
            status = self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            return "closed its output instead of answering"
        how = f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
        self._listener.join(_PATIENCE)
        return f"{how} instead of answering"

    def _has_more(self) -> bool:
        """Whether a line has come that nobody has asked for; only where pipes can be looked into."""
        assert self._process.stdout
        if os.name != "posix" or not select.select([self._process.stdout], [], [], 0)[0]:
            return False
        return bool(self._process.stdout.read(1))  # nothing at the end of the output

    def _kill(self) -> None:
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()


def _read(answer: bytes, legal: tuple[Action, ...]) -> Action:
    """The action in an answer: spelt out, or by its place among the legal ones."""
    try:
        said = msgspec.json.decode(answer)
        if isinstance(said, dict) and "choose" in said:
            return legal[msgspec.convert(said, _Choice).choose]
        return msgspec.convert(said, Buy | Play | TakeBack | Take)
    except (msgspec.MsgspecError, IndexError):
        shown = one_line(answer.decode(errors="replace"), 80) or "an empty line"
        raise _Nonsense(
            f'answered {shown}; an answer is one of the legal actions, or {{"choose": 0}} to {len(legal) - 1}'
        ) from None


class _Choice(msgspec.Struct, forbid_unknown_fields=True):
    choose: Annotated[int, msgspec.Meta(ge=0)]
