"""The page applies events to the position that it shows; after each step it must show the server's position."""

from __future__ import annotations

from pathlib import Path

import msgspec
from server.helpers.page_tests import check_with_page, steps

from hornochsen import records
from hornochsen.server.views.replays import PagedReplay

ROOT = Path(__file__).parents[3]
FOLDERS = ("tests/vectors", "tests/records/stories", "src/hornochsen/lesson/games")
GAMES = [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("*.json"))]
GAMES.append(ROOT / "tests" / "records" / "shuffled_game.json")


def test_the_page_shows_the_servers_position_after_every_step_of_every_recorded_game(tmp_path: Path) -> None:
    for path in GAMES:
        replaying = PagedReplay(records.read(path.read_bytes()))
        seats = range(len(replaying.record.players))
        views = {str(viewer): steps(replaying, viewer) for viewer in (*seats, None, "all")}
        game = {"record": msgspec.json.decode(path.read_bytes()), "views": views}
        (tmp_path / path.name).write_bytes(msgspec.json.encode(game))
    check_with_page("lib/table/recorded_games.test.ts", passed=len(GAMES), HORNOCHSEN_GAMES=str(tmp_path))
