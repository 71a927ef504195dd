"""Run tasks in worker processes. The unfinished items of a worker that dies are run again."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol, TypeVar

from ..bots.command import end_programs
from ..bots.registry import BotError

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Results = Generator[tuple[int, T], None, None]

Progress = Callable[[int], None]
"""Called with the number of newly finished games; negative if games of a lost worker will be played again."""

MOST_DEATHS = 3
EXIT_SECONDS = 3.0
"""Seconds to wait for a worker to exit before it is killed."""

_GAME_OVER = "game over"


class Task(Protocol[T_co]):
    """Work in numbered items, whose results do not depend on the machine. A task can be pickled.

    `play` runs the item `index`, calls `game_over` after each game, and returns the item's result.
    """

    def play(self, index: int, game_over: Callable[[], None]) -> T_co: ...


class WorkersLost(RuntimeError):
    """Workers died repeatedly at the same item."""


def run(task: Task[T], items: range, jobs: int, progress: Progress) -> Results[T]:
    """Run each item of a task once. Yield each item's number and result as soon as the result is ready.

    With one job, the items run in this process and in order. Closing the iterator ends all workers.
    """
    jobs = min(jobs, len(items))
    return _run_here(task, items, progress) if jobs <= 1 else _Pool(task, items, jobs, progress).run()


def in_order(results: Iterable[tuple[int, T]], first: int) -> Iterator[tuple[int, T]]:
    """Yield the results in the order of their item numbers, beginning with item `first`; hold back early ones."""
    early: dict[int, T] = {}
    for index, result in results:
        early[index] = result
        while first in early:
            yield first, early.pop(first)
            first += 1


def chunk_size(items: int, jobs: int) -> int:
    """Return the number of items per message: few messages in long series, no idle core at the end of short series."""
    return max(1, min(16, items // (jobs * 32)))


def _run_here(task: Task[T], items: range, progress: Progress) -> Results[T]:
    try:
        for index in items:
            yield index, task.play(index, lambda: progress(1))
    finally:
        end_programs()


class _Worker:
    """A worker process and its assigned items."""

    def __init__(self, task: Task[Any]) -> None:
        # Spawned, not forked: compiled code and its threads do not survive a fork.
        context = multiprocessing.get_context("spawn")
        self.connection, other = context.Pipe()
        self.process = context.Process(target=_work, args=(task, other), daemon=True)
        with _interrupts_blocked():
            self.process.start()
        other.close()  # so that the death of the process closes the connection
        self.items: list[int] = []
        self.games = 0
        """Number of finished games in the current item."""

    def give(self, items: list[int]) -> None:
        self.items = items
        with contextlib.suppress(OSError):  # the worker has just died; `_receive` will notice
            self.connection.send(items)

    def end(self) -> None:
        self.connection.close()
        self.process.join(EXIT_SECONDS)
        self.process.kill()
        self.process.join()


class _Pool:
    """Distributes items to worker processes and collects their results."""

    def __init__(self, task: Task[Any], items: range, jobs: int, progress: Progress) -> None:
        self.task = task
        self.items = items
        self.given = 0
        self.again: list[list[int]] = []
        self.chunk = chunk_size(len(items), jobs)
        self.jobs = jobs
        self.progress = progress
        self.deaths: Counter[int] = Counter()
        self.workers: list[_Worker] = []

    def run(self) -> Results[Any]:
        finished = False
        try:
            for _ in range(self.jobs):
                self._start_worker()
            while busy := [worker for worker in self.workers if worker.items]:
                ready = wait([worker.connection for worker in busy])
                for worker in busy:
                    if worker.connection in ready:
                        yield from self._receive(worker)
            finished = True
        finally:
            for worker in self.workers:
                if not finished:
                    worker.process.terminate()
            for worker in self.workers:
                worker.end()

    def _start_worker(self) -> None:
        worker = _Worker(self.task)
        self.workers.append(worker)
        worker.give(self._next())

    def _next(self) -> list[int]:
        if self.again:
            return self.again.pop()
        start, self.given = self.given, self.given + self.chunk
        return list(self.items[start : self.given])

    def _receive(self, worker: _Worker) -> Iterator[tuple[int, Any]]:
        try:
            message = worker.connection.recv()
        except (EOFError, OSError):
            self._replace(worker)
            return
        if message == _GAME_OVER:
            worker.games += 1
            self.progress(1)
        elif isinstance(message, BaseException):
            raise message
        else:
            worker.games = 0
            worker.items.remove(message[0])
            if not worker.items:
                worker.give(self._next())
            yield message

    def _replace(self, worker: _Worker) -> None:
        self.workers.remove(worker)
        worker.process.kill()
        worker.end()
        self.progress(-worker.games)
        at = worker.items[0]
        self.deaths[at] += 1
        if self.deaths[at] == MOST_DEATHS:
            raise WorkersLost(f"{MOST_DEATHS} workers ended at the same place (out of memory?); start it again")
        self.again.append(worker.items)
        self._start_worker()


@contextlib.contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Context manager that blocks SIGINT (Ctrl-C). A process that is started inside it also has SIGINT blocked."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # otherwise the first process would start the tracker, which unblocks SIGINT
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Dismissed(BaseException):
    """Raised in a worker process when the parent process needs no more results."""


def _dismiss(*_: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # ignore repeated signals
    raise _Dismissed


def _exit_with_parent() -> None:
    """End this process when its parent has ended, even in the middle of a decision."""
    parent = multiprocessing.parent_process()
    assert parent
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)


def _work(task: Task[Any], connection: Connection) -> None:
    """Run items from the connection until it is closed: the main function of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def send(message: object) -> None:
        try:
            connection.send(message)
        except OSError:
            raise _Dismissed from None

    try:
        signal.signal(signal.SIGTERM, _dismiss)
        threading.Thread(target=_exit_with_parent, daemon=True).start()
        try:
            while True:
                for index in connection.recv():
                    send((index, task.play(index, lambda: send(_GAME_OVER))))
        except EOFError:
            pass
        except Exception as error:
            # Not every exception can be pickled, so unknown exceptions are sent as a `RuntimeError`.
            known = error if isinstance(error, BotError) else RuntimeError(f"{type(error).__name__}: {error}")
            known.add_note(traceback.format_exc())
            send(known)
    except _Dismissed:
        pass
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        end_programs()
