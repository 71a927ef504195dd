"""Run any program as a bot: it reads one line of JSON per decision, and answers with one line of JSON."""

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
"""Seconds allowed for an answer."""

LONGEST = 1 << 16
"""Maximum length of an answer, in bytes."""

EXIT_SECONDS = 2.0
"""Seconds to wait for a program to exit after its input was closed; then it is killed."""

_idle: defaultdict[tuple[str, ...], list[_Program]] = defaultdict(list)
"""Running programs that have no game, by command. A program plays one seat at a time."""


class CommandBot:
    """A bot that asks a program for its actions. The program gets the seat's view and legal actions, nothing else."""

    def __init__(self, name: str, command: tuple[str, ...], limit: float | None = None) -> None:
        self.name = name
        self.command = command
        self.limit = LIMIT if limit is None else limit
        self._program: _Program | None = None

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        program, self._program = self._program or self._start(), None
        question = msgspec.json.encode({"view": view, "legal": legal}) + b"\n"
        try:
            action = _read(program.ask(question, self.limit), legal)
        except _BadAnswer as error:
            program.end(at_once=True)
            raise BotError(f"{self.name} {error}{program.last_words}") from None
        except BaseException:
            program.end(at_once=True)  # its answer is outstanding, so it cannot be reused
            raise
        self._program = program
        return action

    def close(self) -> None:
        """Keep the program running, for the next game that uses this command."""
        if self._program is not None:
            _idle[self.command].append(self._program)
            self._program = None

    def _start(self) -> _Program:
        waiting = _idle[self.command]
        return waiting.pop() if waiting else _Program(self.name, self.command)


def idle_programs() -> int:
    """Return the number of running programs that have no game."""
    return sum(map(len, _idle.values()))


def end_programs() -> None:
    """End all programs that have no game."""
    for command in list(_idle):
        for program in _idle.pop(command):
            program.end()


atexit.register(end_programs)


class _BadAnswer(Exception):
    """A program did not answer correctly. The message continues a sentence that begins with the program's name."""


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
                bufsize=0,  # so that select sees an unexpected line in the pipe
                start_new_session=True,  # Ctrl-C does not reach it, and its child processes can be killed with it
            )
        except OSError as error:
            raise BotError(f"{name} cannot be started: {command[0]}: {error.strerror}") from None
        self._complaint = b""
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def ask(self, question: bytes, limit: float) -> bytes:
        """Return the program's answer, one line. Kill the program if it takes longer than `limit` seconds."""
        assert self._process.stdin
        assert self._process.stdout
        if self._has_more():
            raise _BadAnswer("wrote a line that nobody had asked for")
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
            answer = b""  # the program closed its input
        finally:
            timer.cancel()
        if late.is_set():
            raise _BadAnswer(f"gave no answer within {limit:g} seconds")
        if not answer.endswith(b"\n"):
            raise _BadAnswer("wrote a line that is far too long" if len(answer) == LONGEST else self._how_it_ended())
        return answer

    def end(self, *, at_once: bool = False) -> None:
        """Close the program's input, wait for it unless `at_once`, and kill what is left of its process group."""
        assert self._process.stdin
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            if not at_once:
                self._process.wait(EXIT_SECONDS)
        self._kill()
        self._process.wait()
        self._listener.join(EXIT_SECONDS)
        for pipe in (self._process.stdout, self._process.stderr):
            assert pipe
            pipe.close()

    @property
    def last_words(self) -> str:
        """The last line that the program wrote to standard error, as the end of an error message; may be empty."""
        said = one_line(self._complaint.decode(errors="replace"))
        return f"; it wrote: {said}" if said else ""

    def _listen(self) -> None:
        assert self._process.stderr
        with contextlib.suppress(OSError, ValueError):
            while line := self._process.stderr.readline(LONGEST):
                self._complaint = line.strip() or self._complaint

    def _how_it_ended(self) -> str:
        try:
            status = self._process.wait(EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            return "closed its output instead of answering"
        how = f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
        self._listener.join(EXIT_SECONDS)
        return f"{how} instead of answering"

    def _has_more(self) -> bool:
        """Return whether the program wrote an unexpected line; always `False` on systems that are not POSIX."""
        assert self._process.stdout
        if os.name != "posix" or not select.select([self._process.stdout], [], [], 0)[0]:
            return False
        return bool(self._process.stdout.read(1))  # empty at the end of the output

    def _kill(self) -> None:
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()


def _read(answer: bytes, legal: tuple[Action, ...]) -> Action:
    """Return the action in an answer, which is an action or an index into `legal`."""
    try:
        said = msgspec.json.decode(answer)
        if isinstance(said, dict) and "choose" in said:
            return legal[msgspec.convert(said, _Choice).choose]
        return msgspec.convert(said, Buy | Play | TakeBack | Take)
    except (msgspec.MsgspecError, IndexError):
        shown = one_line(answer.decode(errors="replace"), 80) or "an empty line"
        raise _BadAnswer(
            f'answered {shown}; an answer is one of the legal actions, or {{"choose": 0}} to {len(legal) - 1}'
        ) from None


class _Choice(msgspec.Struct, forbid_unknown_fields=True):
    choose: Annotated[int, msgspec.Meta(ge=0)]
