"""Every item of a task is run once, even if workers die."""

from __future__ import annotations

import multiprocessing
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from arena.command import ENVIRONMENT
from arena.tasks import HERE, Squares, series, tally
from patience import PATIENCE

from hornochsen.arena import WorkersLost, in_order, run, workers
from hornochsen.bots.registry import BotError


@pytest.fixture(autouse=True)
def _no_worker_is_left() -> Iterator[None]:
    yield
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_every_item_is_run_once(tmp_path: Path, jobs: int) -> None:
    games: list[int] = []
    done = list(run(Squares(str(tmp_path)), range(5, 200), jobs, games.append))
    assert sorted(done) == [(index, index * index) for index in range(5, 200)]
    assert sum(games) == 195


def test_nothing_to_do(tmp_path: Path) -> None:
    assert list(run(Squares(str(tmp_path)), range(0), 2, print)) == []


def test_a_worker_that_dies_loses_nothing(tmp_path: Path) -> None:
    games: list[int] = []
    task = Squares(str(tmp_path), deadly={3: 1, 150: 2, 199: 1})
    done = list(run(task, range(200), 2, games.append))
    assert sorted(done) == [(index, index * index) for index in range(200)]
    assert sum(games) == 200


def test_a_worker_that_is_killed_from_outside_loses_no_game() -> None:
    table = series("calf", f"{HERE}:Snail", "calf")
    counted = table.tally()
    games: list[int] = []
    for number, (_, deal) in enumerate(run(table, range(40), 2, games.append)):
        counted.add(deal.scores)
        if number in (2, 5):
            worker = multiprocessing.active_children()[0]
            worker.kill()
            worker.join()  # so that the next one to kill is a different process
    alone = tally(table, 40)
    assert counted.games == alone.games == sum(games)
    for score, expected in zip(counted.scores, alone.scores, strict=True):
        assert (score.wins, score.squares, score.spread) == (expected.wins, expected.squares, expected.spread)


def test_an_item_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(WorkersLost, match="3 workers ended at the same place"):
        list(run(Squares(str(tmp_path), deadly={1: 9}), range(4), 2, lambda _: None))


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_exception_is_raised_unchanged(tmp_path: Path, jobs: int) -> None:
    with pytest.raises(BotError, match="it failed"):
        list(run(Squares(str(tmp_path), failing=7), range(20), jobs, lambda _: None))


def test_closing_the_results_ends_the_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They exit by themselves, without being killed."""
    monkeypatch.setattr(workers, "EXIT_SECONDS", PATIENCE)
    results = run(Squares(str(tmp_path)), range(100_000), 2, lambda _: None)
    next(results)
    running = multiprocessing.active_children()
    assert len(running) == 2
    results.close()
    assert multiprocessing.active_children() == []
    assert {worker.exitcode for worker in running} <= {0, -signal.SIGTERM}  # SIGTERM if it was still starting


def test_a_starting_worker_ignores_ctrl_c() -> None:
    """This also holds for the first worker of a process, which starts the resource tracker."""
    lines = (
        "from arena.tasks import SignalMask",
        "from hornochsen.arena import run",
        "print([blocked for _, blocked in run(SignalMask(), range(4), 2, lambda _: None)])",
    )
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], env=ENVIRONMENT, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.stdout == "[True, True, True, True]\n", done.stderr


def test_results_can_be_sorted_by_number() -> None:
    def mixed() -> Iterator[tuple[int, str]]:
        yield from [(5, "a"), (8, "d"), (7, "c"), (6, "b")]

    results = (result for result in mixed())
    assert list(in_order(results, 5)) == [(5, "a"), (6, "b"), (7, "c"), (8, "d")]
