"""`hornochsen daily`: the first game of a day counts, can be continued, and gives a result to share."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from daily.scripted_games import new_game, play_on

from hornochsen import LANGUAGES
from hornochsen.cli import cli
from hornochsen.cli.terminal.daily_games import streak
from hornochsen.daily import daily_deal, local_secret
from hornochsen.records import read, verify
from hornochsen.rules import Buy, Play, Take


def answers() -> str:
    """Return what a person types to play the deal of today to its end."""
    day = datetime.now(UTC).date()
    deal = daily_deal(day, local_secret(day))
    lines = []
    for move in play_on(new_game(deal), deal, seed=1).moves:
        match move.action:
            case Buy(seat, count) if seat == deal.seat:
                lines.append(f"b{count}\n")
            case Take(seat, tiles) if seat == deal.seat:
                lines.append(f"{' '.join(map(str, tiles))}\n")
            case Play(seat, tiles) if seat == deal.seat:
                lines.append(f"{' '.join(map(str, tiles))}\n\n")
    return "".join(lines)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of the games of the day."""
    monkeypatch.setattr("hornochsen.cli.terminal.daily_games.daily_folder", lambda: tmp_path)
    return tmp_path


def today() -> str:
    return f"{datetime.now(UTC):%Y-%m-%d}"


def run(*words: str, keys: str = "q\n") -> Result:
    return CliRunner(env={"COLUMNS": "200", "LANG": "C.UTF-8"}).invoke(cli, ["daily", *words], input=keys)


def change(path: Path, days: int) -> None:
    """Move a saved game to an earlier day."""
    record = json.loads(path.read_text(encoding="utf-8"))
    begun = datetime.fromisoformat(record["daily"]["begun"]) - timedelta(days=days)
    record["daily"]["begun"] = begun.isoformat()
    path.write_text(json.dumps(record), encoding="utf-8")


def test_a_game_is_continued_counts_once_and_is_proven(folder: Path) -> None:
    whole = answers()
    first = whole[: whole.index("\n\n") + 2]
    begun = run(keys=first).stdout
    assert "does not count" not in begun
    assert "? = help, q = stop" in begun
    [path] = folder.iterdir()
    assert path.stem >= today()
    assert not read(path.read_bytes()).final.state.over
    done = run(keys=whole.removeprefix(first))
    assert done.exit_code == 0, done.output
    assert "1 day in a row" in done.stdout
    game = read(path.read_bytes())
    assert game.final.state.over
    assert verify(game).proven
    shared = done.stdout[done.stdout.index("Tanz der Hornochsen! ") :].splitlines()
    assert sum(sign in "🟦🟩🟨🟥" for line in shared[1:4] for sign in line) == min(game.final.state.round, 36)
    kept = path.read_bytes()
    again = run()
    assert "You have played this deal" in again.stdout
    assert shared[0] in again.stdout
    assert "does not count" in run("--again").stdout
    assert [path] == list(folder.iterdir())
    assert path.read_bytes() == kept
    calendar = run("--calendar").stdout
    assert "1 day in a row" in calendar


def test_a_game_can_be_continued_for_a_day(folder: Path) -> None:
    run()
    [path] = folder.iterdir()
    change(path, days=1)
    assert "You have played this deal" in run().stdout


def test_another_day_does_not_count(folder: Path) -> None:
    assert "does not count" in run("--date", "2026-11-15").stdout
    assert list(folder.iterdir()) == []


def test_days_in_a_row(folder: Path) -> None:
    run(keys=answers())
    [path] = folder.iterdir()
    now = datetime.fromisoformat(path.stem).date()
    for days in (1, 2, 4):
        (folder / f"{now - timedelta(days=days)}.json").write_bytes(path.read_bytes())
    assert streak(now) == 3
    path.unlink()
    assert streak(now) == 2


def test_a_future_day_is_refused(folder: Path) -> None:
    done = run("--date", "2999-01-01")
    assert done.exit_code == 2
    assert "has not come yet" in done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(lang: str, folder: Path) -> None:
    done = run("--lang", lang)
    assert done.exit_code == 0, done.output
    assert "hornochsen daily" in done.stdout
