"""Run tasks on a Dask cluster. The scheduler reassigns the work of a lost machine."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from ..bots.command import end_programs
from ..bots.registry import one_line
from .workers import Progress, Results, Task, WorkersLost, chunk_size

T = TypeVar("T")

PATIENCE = 10.0
"""Seconds to wait for the scheduler, and for its first worker."""

LONG_PATIENCE = 60.0
"""Seconds to wait for a new worker after all workers were lost."""


class ClusterError(RuntimeError):
    """The cluster cannot be reached, or the connection is lost. The message is one line."""


class _Chunk(NamedTuple):
    """The number of games played for some items, and the results of the items."""

    games: int
    results: list[tuple[int, Any]]


def run_on(address: str, task: Task[T], items: range, progress: Progress) -> Results[T]:
    """Run each item of a task once on the cluster of the scheduler at `address`. Yield each result when it is ready."""
    with _connected(address) as client:
        threads = _workers(client, PATIENCE)
        size = chunk_size(len(items), threads)
        chunks = (items[start : start + size] for start in range(0, len(items), size))
        pending: set[Any] = set()
        while True:
            # Twice as many chunks as threads: no worker is idle, and results do not accumulate.
            for chunk in islice(chunks, max(0, 2 * threads - len(pending))):
                pending.add(client.submit(_play, task, chunk, pure=False))
            if not pending:
                return
            done = _next(client, pending)
            pending -= done
            for future in done:
                games, results = future.result()
                progress(games)
                yield from results
            threads = max(threads, sum(client.nthreads().values()))


def _play(task: Task[T], items: range) -> _Chunk:
    """Play some items of the series on a worker of the cluster."""
    games = 0

    def game_over() -> None:
        nonlocal games
        games += 1

    try:
        results = [(index, task.play(index, game_over)) for index in items]
    finally:
        end_programs()
    return _Chunk(games, results)


@contextmanager
def _connected(address: str) -> Iterator[Any]:
    try:
        import distributed
    except ImportError:
        raise ClusterError(
            "needs distributed; install it with: make setup (or pip install 'hornochsen[cluster]')"
        ) from None
    for name in ("distributed", *logging.root.manager.loggerDict):
        if name.startswith("distributed"):
            logging.getLogger(name).setLevel(logging.CRITICAL)  # our own error message says it in one line
    connect: Any = distributed.Client
    try:
        client = connect(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise ClusterError(f"there is no scheduler at {address}: {one_line(error)}") from None
    try:
        yield client
    except distributed.KilledWorker:
        raise WorkersLost("workers of the cluster ended again and again at the same place (out of memory?)") from None
    except (OSError, CancelledError):
        raise ClusterError(f"the scheduler at {address} is gone") from None
    finally:
        client.close(timeout=2)


def _workers(client: Any, patience: float) -> int:
    """Return the number of the workers' threads. Wait up to `patience` seconds for the first worker."""
    last = time.monotonic() + patience
    while not (threads := sum(client.nthreads().values())):
        if time.monotonic() > last:
            raise ClusterError("the scheduler has no workers; start some with: dask worker ADDRESS")
        time.sleep(0.2)
    return int(threads)


def _next(client: Any, pending: set[Any]) -> set[Any]:
    """Wait until a future is done, and return those that are done."""
    import distributed

    wait: Any = distributed.wait
    while True:
        try:
            return set(wait(pending, timeout=5, return_when="FIRST_COMPLETED").done)
        except TimeoutError:
            _workers(client, LONG_PATIENCE)
