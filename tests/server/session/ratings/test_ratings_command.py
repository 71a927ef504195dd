"""`hornochsen db ratings` computes the stored ratings again from the results of rated games."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from click.testing import CliRunner
from server.helpers.in_process import open_backend
from server.session.ratings.rated_players import RatedPlayer, leave_in_order, rated_game

from hornochsen.cli.commands.server.db_ratings import db


def test_the_command_finds_and_replaces_wrong_ratings(tmp_path: Path) -> None:
    file = tmp_path / "ratings.sqlite3"
    url = f"sqlite:///{file}"

    async def play() -> None:
        async with open_backend(url) as backend:
            players = [await RatedPlayer.create(backend, name) for name in ("Ann", "Ben", "Cid")]
            for _ in range(3):
                async with rated_game(backend, players, ("calf",)) as clients:
                    await leave_in_order(clients)

    def command(*options: str) -> tuple[int, str]:
        done = CliRunner().invoke(db, ["ratings", "--database", url, *options])
        return done.exit_code, done.output

    asyncio.run(play())
    assert command() == (0, "3 games, 3 ratings\nthe stored ratings are the same\n")
    with closing(sqlite3.connect(file)) as database, database:
        right = list(database.execute("SELECT id, mean, deviation, games FROM ratings ORDER BY id"))
        database.execute("UPDATE ratings SET mean = 2000 WHERE id = (SELECT min(id) FROM ratings)")
    code, output = command()
    assert code != 0
    assert "1 ratings and 0 games differ" in output
    assert command("--write")[0] == 0
    with closing(sqlite3.connect(file)) as database, database:
        assert list(database.execute("SELECT id, mean, deviation, games FROM ratings ORDER BY id")) == right
    assert command()[1].endswith("the stored ratings are the same\n")
