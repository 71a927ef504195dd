"""The guide of a first game watches games of calves on the board of that game: its comments must be true."""

from __future__ import annotations

from pathlib import Path

import msgspec
from server.helpers.page_tests import check_with_page, steps

import hornochsen
from hornochsen.server.views.replays import PagedReplay

GAMES = (("calf-yard", 3, 12), ("classic", 5, 6))
"""Boards, the number of players, and the number of games. Only on a larger board does the supply run out."""


def test_the_guide_says_only_what_is_true_and_not_too_much(tmp_path: Path) -> None:
    games = []
    for board, players, count in GAMES:
        for seed in range(count):
            replayed = hornochsen.play(["calf"] * players, board=board, seed=seed)
            game = {"players": replayed.record.players, "dunghill": replayed.record.board.dunghill}
            games.append({**game, "steps": steps(PagedReplay(replayed), 0)})
    played = tmp_path / "games.json"
    played.write_bytes(msgspec.json.encode(games))
    check_with_page("game/guide/guided_games.test.ts", passed=4, HORNOCHSEN_GUIDED=str(played))
