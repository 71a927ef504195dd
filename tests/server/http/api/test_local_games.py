"""Games on one device or in the terminal: they count for the player who says so, and are marked."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from patience import PATIENCE
from server.helpers.serving import Server, serving
from server.http.api.test_players import Person, error

from hornochsen import play
from hornochsen.records import write

ROOT = Path(__file__).resolve().parents[4]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("local")
    with serving(f"sqlite:///{folder / 'db.sqlite3'}", folder) as running:
        yield running


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """Return the record of a finished game of three seats; the last one is a bot's."""
    found: dict[str, Any] = json.loads((ROOT / "tests/vectors/001-3p-classic-official.json").read_text())
    return found | {"players": ["Quetzal", "Bo", "Berta"], "bots": {"2": "ox"}}


def rows(server: Server, query: str) -> list[Any]:
    connection = sqlite3.connect(server.database.removeprefix("sqlite:///"))
    try:
        return list(connection.execute(query))
    finally:
        connection.close()


def test_a_local_game_counts_once_and_is_marked(server: Server, record: dict[str, Any]) -> None:
    ada, bo = Person(server, "Quetzal"), Person(server, "Bo")
    game = ada.post("/api/player/games", record=record, seat=0).raise_for_status().json()
    assert game["local"]
    assert ada.post("/api/player/games", record=record, seat=0).json()["id"] == game["id"]
    [listed] = ada.get("/api/player/games").json()["games"]
    assert (listed["id"], listed["seat"], listed["local"]) == (game["id"], 0, True)
    assert [seat["bot"] for seat in listed["seats"]] == [None, None, "ox"]
    figures = ada.get("/api/player/statistics").json()
    assert (figures["games"], figures["local"]) == (1, 1)
    assert httpx.get(f"{server.url}/api/records/{game['id']}/replay", timeout=PATIENCE).is_success
    other = bo.post("/api/player/games", record=record, seat=1).json()  # each player has a copy
    assert other["id"] != game["id"]
    assert bo.get("/api/player/statistics").json()["people"] == []  # nobody was met at a table


def test_the_copy_is_deleted_with_the_player_and_others_keep_theirs(server: Server, record: dict[str, Any]) -> None:
    ada, bo = Person(server, "Quetzal"), Person(server, "Bo")
    mine = ada.post("/api/player/games", record=record, seat=0).json()["id"]
    theirs = bo.post("/api/player/games", record=record, seat=1).json()["id"]
    assert mine in ada.get("/api/player/export").json()["records"]
    assert ada.post("/api/player/delete", name="Quetzal").status_code == 204
    assert httpx.get(f"{server.url}/api/records/{mine}", timeout=PATIENCE).status_code == 404
    assert httpx.get(f"{server.url}/api/records/{theirs}", timeout=PATIENCE).json()["players"][0] == "Quetzal"
    assert not rows(server, f"SELECT * FROM games WHERE id = '{mine}'")


def test_games_that_do_not_count_are_refused(server: Server, record: dict[str, Any]) -> None:
    ada = Person(server, "Quetzal")
    refused = {
        "bot": (record, 2, (404, "no-such-seat")),
        "nobody": (record, 3, (404, "no-such-seat")),
        "unfinished": (record | {"moves": record["moves"][:-9], "result": None}, 0, (400, "unfinished-record")),
        "continued": (record | {"continues": {"record": "x", "moves": 3}}, 0, (400, "bad-record")),
        "daily": (record | {"daily": {"day": "2026-11-17"}}, 0, (400, "bad-record")),
        "illegal": (record | {"moves": [{"player": 0, "play": [200]}]}, 0, (400, "bad-record")),
        "nothing": ({}, 0, (400, "bad-record")),
    }
    for name, (sent, seat, expected) in refused.items():
        assert error(ada.post("/api/player/games", record=sent, seat=seat)) == expected, name
    assert error(Person(server).post("/api/player/games", record=record, seat=0)) == (401, "unknown-player")
    assert ada.get("/api/player/games").json()["total"] == 0


def test_submitted_games_are_kept_like_games_not_like_uploads(server: Server, record: dict[str, Any]) -> None:
    ada = Person(server, "Quetzal")
    kept = ada.post("/api/player/games", record=record, seat=0).json()["id"]
    upload = httpx.post(f"{server.url}/api/records", json=record, timeout=PATIENCE).json()["id"]
    words = [sys.executable, "-m", "hornochsen", "db", "purge", "--uploads", "30", "--database", server.database]
    path = server.database.removeprefix("sqlite:///")
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE records SET created = created - 40 * 86400")
    connection.close()
    subprocess.run(words, check=True, timeout=PATIENCE)
    left = {row[0] for row in rows(server, "SELECT id FROM records")}
    assert kept in left
    assert upload not in left


def submit(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hornochsen", "record", "submit", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_the_terminal_submits_a_game(server: Server, tmp_path: Path) -> None:
    ada = Person(server, "Quetzal")
    link = ada.post("/api/player/link").json()["link"]
    saved, secret = tmp_path / "game.json", str(tmp_path / "player.secret")
    game = json.loads(write(play(("calf", "calf", "calf"), seed=3).record))
    saved.write_text(json.dumps(game | {"players": ["Quetzal", "Berta", "Resi"], "bots": [None, "calf", "calf@50"]}))
    first = submit(str(saved), "--link", link, "--player-secret-file", secret)
    assert first.returncode == 0, first.stderr
    assert "The game counts for you" in first.stdout
    [listed] = ada.get("/api/player/games").json()["games"]
    assert (listed["seat"], [seat["bot"] for seat in listed["seats"]]) == (0, [None, "calf", "calf"])
    assert len(ada.get("/api/player").json()["devices"]) == 2
    assert Path(secret).stat().st_mode & 0o777 == 0o600

    again = submit(str(saved), "--server", server.url, "--player-secret-file", secret, "--lang", "hu")
    assert again.returncode == 0, again.stderr
    assert ada.get("/api/player/games").json()["total"] == 1
    wrong = submit(str(saved), "--server", server.url, "--player-secret-file", secret, "--seat", "Berta")
    assert wrong.returncode == 2
    assert "--seat: must be one of the people who played: Quetzal" in wrong.stderr
    used = submit(str(saved), "--link", link, "--player-secret-file", str(tmp_path / "other"))
    assert used.returncode == 2
    assert "the private link has been used" in used.stderr


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "No such file or directory"),
        (b"short", "contains no secret of 43 characters"),
        (b"\xff", "contains no secret"),
    ],
)
def test_a_file_without_a_secret_is_refused(tmp_path: Path, content: bytes | None, reason: str) -> None:
    saved, secret = tmp_path / "game.json", tmp_path / "player.secret"
    saved.write_text(write(play(("calf", "calf"), seed=3).record))
    if content is not None:
        secret.write_bytes(content)
    done = submit(str(saved), "--server", "http://127.0.0.1:9", "--seat", "calf 1", "--player-secret-file", str(secret))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"hornochsen: --player-secret-file: {secret}: {reason}\n"


def test_a_link_does_not_overwrite_a_secret(tmp_path: Path) -> None:
    saved, secret = tmp_path / "game.json", tmp_path / "player.secret"
    saved.write_text(write(play(("calf", "calf"), seed=3).record))
    secret.write_text("kept")
    done = submit(
        str(saved), "--link", "http://127.0.0.1:9/link#x", "--seat", "calf 1", "--player-secret-file", str(secret)
    )
    assert done.returncode == 2
    assert done.stderr == f"hornochsen: --player-secret-file: {secret}: exists already; omit --link to use it\n"
    assert secret.read_text() == "kept"
