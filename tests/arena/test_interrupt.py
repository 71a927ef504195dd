"""Ctrl-C prints the results so far and ends all processes."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest
from arena.command import BOARD, all_ended, started, until, until_counted
from patience import PATIENCE
from processes import runs

from hornochsen.arena.league import read as read_league
from hornochsen.records import read


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("to_all", [True, False])
def test_a_stopped_series_prints_its_results(tmp_path: Path, jobs: str, to_all: bool) -> None:
    """A terminal sends the signal to all processes of the group, `kill` to one process."""
    games = tmp_path / "games"
    series = started(
        "arena", "calf", "calf", *BOARD, "--games", "100000", "--jobs", jobs, "--records", "games", folder=tmp_path
    )
    until_counted(games, "game-000001-2.json")
    (os.killpg if to_all else os.kill)(series.pid, signal.SIGINT)
    out, err = series.communicate(timeout=PATIENCE)
    assert series.returncode == 130
    assert " bot " in out
    assert "calf ×2" in out
    [line] = err.splitlines()
    assert line.startswith("hornochsen: stopped after ")
    assert line.endswith(" of 100000 games")
    until(lambda: all_ended(series.pid))
    files = {file.name: file for file in games.iterdir()}
    counted = int(line.split()[3])
    first = {f"game-{deal:06}-{rotation}.json" for deal in range(1, counted // 2 + 1) for rotation in (1, 2)}
    assert first <= files.keys(), "deals that take long do not count"
    assert all(read(file.read_bytes()).final.state.over for file in files.values())


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGKILL])
def test_workers_do_not_outlive_the_series(tmp_path: Path, sent: signal.Signals) -> None:
    """This also holds for a worker whose bot takes an hour."""
    args = ("arena.tasks:Sleeper", "calf", *BOARD, "--games", "4", "--jobs", "2")
    series = started("arena", *args, folder=tmp_path)
    until((tmp_path / "asleep").exists)
    series.send_signal(sent)
    series.communicate(timeout=PATIENCE)
    until(lambda: all_ended(series.pid))


def test_a_program_is_ended_too(tmp_path: Path) -> None:
    (tmp_path / "snail.sh").write_text(
        "#!/bin/sh\necho $$ >> pids\nwhile read -r x; do echo '{\"choose\": 0}'; done\n", encoding="utf-8"
    )
    (tmp_path / "snail.sh").chmod(0o755)
    pids = tmp_path / "pids"
    args = ("calf", *BOARD, "--games", "100000", "--jobs", "2", "--bot-command", "snail=./snail.sh", "--json")
    series = started("arena", *args, "--records", "games", folder=tmp_path)
    until(lambda: len(list((tmp_path / "games").glob("*-1.json"))) > 3 and pids.read_text().count("\n") == 2)
    os.killpg(series.pid, signal.SIGINT)
    out, _ = series.communicate(timeout=PATIENCE)
    assert json.loads(out)["games"] > 0
    until(lambda: all_ended(series.pid))
    for pid in pids.read_text(encoding="utf-8").split():
        until(lambda pid=pid: not runs(int(pid)))  # type: ignore[misc]


def test_a_stopped_league_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "league.json"
    league = started(
        "league", "calf", "arena.tasks:Snail", *BOARD, "--games", "100000", "--file", "league.json", folder=tmp_path
    )
    until(lambda: file.exists() and read_league(file.read_bytes()).games > 0)
    os.killpg(league.pid, signal.SIGINT)
    out, err = league.communicate(timeout=PATIENCE)
    assert league.returncode == 130
    assert "arena.tasks:Snail" in out
    assert err == f"hornochsen: stopped after {read_league(file.read_bytes()).games} of 100000 games\n"
    until(lambda: all_ended(league.pid))
