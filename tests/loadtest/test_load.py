"""The load generator and its report, with small loads on a real server."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from patience import PATIENCE
from server.helpers.serving import SALTED, Server, in_production, serving

from hornochsen.loadtest.report import Plan, Report, percentiles
from hornochsen.loadtest.run import LoadError, open_files, run
from hornochsen.records import read


def loaded(plan: Plan) -> Report:
    async def limited() -> Report:
        async with asyncio.timeout(PATIENCE):
            return await run(plan)

    return asyncio.run(limited())


def hornochsen(*words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "HORNOCHSEN_LANG": "en", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "hornochsen", "load", *words]
    return subprocess.run(command, capture_output=True, text=True, env=env, timeout=PATIENCE)


def metric(server: Server, name: str) -> float:
    text = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).raise_for_status().text
    return float(next(line for line in text.splitlines() if line.startswith(f"{name} ")).split()[1])


def test_a_long_test_reports_each_interval(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/db.sqlite3", tmp_path, **SALTED) as server:
        report = loaded(Plan(server.url, 1, games=None, seconds=6, think=0.05, every=2))
        assert [interval.seconds for interval in report.intervals] == sorted(one.seconds for one in report.intervals)
        assert report.intervals
        assert sum(interval.choices for interval in report.intervals) <= report.choices
        for interval in report.intervals:
            assert interval.memory
            assert interval.lag is not None


@pytest.mark.long
def test_three_tables_play_to_the_end(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/db.sqlite3", tmp_path, **SALTED) as server:
        result = tmp_path / "load.json"
        words = ("--tables", "3", "--think", "0.01", "--games", "2", "--spectators", "1", "--json", str(result))
        done = hornochsen(server.url, *words)
        assert (done.returncode, done.stderr) == (0, "")
        report = json.loads(result.read_text())
        assert (report["games"], report["unfinished"], report["errors"], report["reconnects"]) == (6, 0, {}, 0)
        assert report["plan"]["tables"] == 3
        assert metric(server, "hornochsen_games_finished_total") == 6
        assert "27 sockets" in done.stdout
        assert "games finished: 6" in done.stdout
        times = report["milliseconds"]
        assert 0 < times["p50"] <= times["p90"] <= times["p99"] <= times["max"]
        memory = report["memory"]
        assert memory["playing"] >= memory["connected"] > 0
        assert memory["per_table"] == round((memory["playing"] - memory["connected"]) / 3, 1)
        assert report["server_cores"] > 0
        tables = httpx.get(f"{server.url}/healthz", timeout=PATIENCE)
        assert tables.status_code == 200
        end = time.monotonic() + PATIENCE
        while metric(server, "hornochsen_connections"):  # departures are written before the connections end
            assert time.monotonic() < end
            time.sleep(0.05)


@pytest.mark.long
def test_a_load_within_the_shipped_limits_plays_to_the_end(tmp_path: Path) -> None:
    with in_production(f"sqlite:///{tmp_path}/db.sqlite3", tmp_path) as server:
        result = tmp_path / "load.json"
        done = hornochsen(server.url, "--tables", "4", "--think", "0.2", "--json", str(result))
        assert (done.returncode, done.stderr) == (0, "")
        report = json.loads(result.read_text())
        assert (report["games"], report["unfinished"], report["reconnects"]) == (4, 0, 0)
        assert set(report["errors"]) <= {"not-now"}  # a salt that a busy machine sends too late


def test_every_choice_is_on_the_record(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/db.sqlite3", tmp_path, **SALTED) as server:
        report = loaded(Plan(server.url, tables=2, seats=3, think=0.005))
        assert (report.games, report.errors) == (2, {})
        codes = {
            line.split('"table": "')[1][:6] for line in server.log.read_text().splitlines() if '"game ended"' in line
        }
        records = [read(httpx.get(f"{server.url}/api/records/{code}-1", timeout=PATIENCE).content) for code in codes]
        assert len(records) == 2
        assert all(record.final.state.over for record in records)
        assert sum(len(record.record.moves) for record in records) == report.choices


def test_choices_at_a_rate_are_all_answered(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/db.sqlite3", tmp_path, **SALTED) as server:
        report = loaded(Plan(server.url, tables=2, seats=3, think=0.005, rate=200))
        assert (report.games, report.errors) == (2, {})
        assert report.choices > 0


def test_games_that_outlast_the_time_limit_are_unfinished(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/db.sqlite3", tmp_path, **SALTED) as server:
        report = loaded(Plan(server.url, tables=2, seats=2, games=None, seconds=5, think=6000))
        assert (report.games, report.unfinished, report.choices, report.milliseconds) == (0, 2, 0, {})


def test_players_reconnect_after_the_server_is_killed(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/db.sqlite3", tmp_path, **SALTED) as server:

        async def scenario() -> Report:
            async with asyncio.timeout(PATIENCE):
                playing = asyncio.create_task(run(Plan(server.url, tables=2, seats=4, think=0.05)))
                while await asyncio.to_thread(metric, server, "hornochsen_acknowledgement_seconds_count") < 20:
                    await asyncio.sleep(0.05)
                server.kill()
                await asyncio.to_thread(server.start)
                return await playing

        report = asyncio.run(scenario())
        assert (report.games, report.unfinished) == (2, 0)
        assert report.reconnects >= 8


@pytest.mark.parametrize(
    ("setting", "text"),
    [
        ({"tables_per_minute": "2"}, "too-fast; raise its settings tables_per_minute"),
        ({"connections_per_address": "5"}, "too-many-connections; raise its settings connections"),
        ({"tables": "1"}, "too-many-tables; raise its settings tables"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_the_error_names_the_servers_limit(tmp_path: Path, setting: dict[str, str], text: str) -> None:
    with serving(f"sqlite:///{tmp_path}/db.sqlite3", tmp_path, **setting) as server:
        done = hornochsen(server.url, "--tables", "4")
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"hornochsen: {server.url}: the server refused: {text}{done.stderr.partition(text)[2]}"
        assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (("http://127.0.0.1:9", "--tables", "1"), "Connection refused"),
        (("http://127.0.0.1:9/t/ABC234", "--tables", "1"), "the load test opens its own tables"),
        (("ftp://127.0.0.1", "--tables", "1"), "is not the address of a server"),
        (("http://127.0.0.1:9", "--tables", "0"), "Invalid value for '--tables'"),
        (("http://127.0.0.1:9", "--tables", "1", "--json", "/nowhere/load.json"), "No such file or directory"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_usage_error_is_one_line(words: tuple[str, ...], text: str) -> None:
    done = hornochsen(*words)
    assert (done.returncode, done.stdout) == (2, "")
    [line] = done.stderr.splitlines()
    assert text in line


def test_too_many_open_files_are_refused() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    open_files(1)
    with pytest.raises(LoadError, match=f"the limit is {hard}: ulimit -n {hard + 1}"):
        open_files(hard + 1)


def test_percentiles() -> None:
    assert percentiles([]) == {}
    assert percentiles([0.002]) == {"p50": 2.0, "p90": 2.0, "p99": 2.0, "max": 2.0}
    assert percentiles([n / 1000 for n in range(1, 101)]) == {"p50": 51.0, "p90": 91.0, "p99": 100.0, "max": 100.0}
