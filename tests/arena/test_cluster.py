"""A series on a real Dask cluster: a scheduler and two workers on this machine."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from arena.command import BOARD, ENVIRONMENT, started, until, until_counted
from patience import PATIENCE

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(find_spec("distributed") is None, reason="distributed is not installed"),
]


class Cluster(NamedTuple):
    address: str
    workers: list[subprocess.Popen[bytes]]


def dask(folder: Path, *args: str) -> subprocess.Popen[bytes]:
    with (folder / f"{len(list(folder.iterdir()))}.log").open("wb") as log:
        return subprocess.Popen(
            [sys.executable, "-m", *args, "--host", "127.0.0.1", "--no-dashboard"],
            stdout=log,
            stderr=log,
            env=ENVIRONMENT,
            cwd=folder,
        )


def wait_for_workers(where: str) -> None:
    waiting = f"from distributed import Client; Client({where!r}, timeout={PATIENCE}).wait_for_workers(2)"
    words = [sys.executable, "-c", waiting]
    subprocess.run(words, env=ENVIRONMENT, capture_output=True, check=True, timeout=PATIENCE)


def address(file: Path) -> str:
    """Return the scheduler's address, or an empty string until its file is complete."""
    try:
        return str(json.loads(file.read_bytes())["address"])
    except (FileNotFoundError, ValueError):
        return ""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("cluster")
    file = folder / "address.json"
    processes = [dask(folder, "distributed.cli.dask_scheduler", "--port", "0", "--scheduler-file", file.name)]
    try:
        until(lambda: address(file))
        worker = ("distributed.cli.dask_worker", address(file), "--no-nanny", "--nthreads", "1", "--memory-limit", "0")
        processes += [dask(folder, *worker, "--name", str(number)) for number in range(2)]
        wait_for_workers(address(file))
        yield Cluster(address(file), processes[1:])
    finally:
        for process in reversed(processes):
            process.kill()
            process.wait()


SERIES = ("arena", "calf", "arena.tasks:Snail", "calf", *BOARD, "--seed", "7", "--json")
GAMES = 240
"""Enough for many messages: a message contains one deal, three games."""


def test_ctrl_c_prints_the_results_so_far(cluster: Cluster, tmp_path: Path) -> None:
    args = (*SERIES, "--games", "60000", "--scheduler", cluster.address, "--records", "games")
    stopped = started(*args, folder=tmp_path)
    until_counted(tmp_path / "games", "game-000001-3.json")
    os.killpg(stopped.pid, signal.SIGINT)
    out, err = stopped.communicate(timeout=PATIENCE)
    assert stopped.returncode == 130
    assert 3 <= json.loads(out)["games"] <= len(records(tmp_path / "games"))
    assert err.startswith("hornochsen: stopped after ")
    assert len(err.splitlines()) == 1


def test_a_bot_that_fails_stops_the_series(cluster: Cluster, tmp_path: Path) -> None:
    failing = started("arena", "calf", "arena.tasks:Clumsy", *BOARD, "--scheduler", cluster.address, folder=tmp_path)
    out, err = failing.communicate(timeout=PATIENCE)
    assert (failing.returncode, out) == (2, "")
    assert err.startswith("hornochsen: arena.tasks:Clumsy failed in round 1: ValueError: I fell over")
    assert len(err.splitlines()) == 1


def test_a_killed_worker_loses_no_game(cluster: Cluster, tmp_path: Path) -> None:
    """The results and records are those of a local run, although one of two workers dies.

    The other worker is stopped until then, so that the series cannot end before.
    """
    args = (*SERIES, "--games", str(GAMES))
    cluster.workers[1].send_signal(signal.SIGSTOP)
    shared = started(*args, "--scheduler", cluster.address, "--records", "shared", folder=tmp_path)
    until(lambda: len(list((tmp_path / "shared").glob("*.json"))) > GAMES // 12)
    cluster.workers[0].send_signal(signal.SIGKILL)
    assert shared.poll() is None, "it was over before the worker died"
    cluster.workers[1].send_signal(signal.SIGCONT)
    out, err = shared.communicate(timeout=PATIENCE)
    assert (shared.returncode, err) == (0, "")
    alone = started(*args, "--records", "alone", folder=tmp_path)
    assert numbers(out) == numbers(alone.communicate(timeout=PATIENCE)[0])
    assert records(tmp_path / "shared") == records(tmp_path / "alone")
    assert len(records(tmp_path / "alone")) == GAMES


def numbers(out: str) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(out)
    for bot in said["bots"]:
        bot.pop("ms_per_decision")
    return said


def records(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}
