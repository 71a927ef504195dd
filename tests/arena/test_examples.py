"""The example bots work, and the documentation shows their source unchanged."""

from __future__ import annotations

from pathlib import Path

import pytest
from arena.command import result

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples"
PAGE = (ROOT / "docs" / "bots-howto.md").read_text(encoding="utf-8")

Capture = pytest.CaptureFixture[str]


def test_the_documentation_shows_the_class() -> None:
    assert (EXAMPLES / "my_bot.py").read_text(encoding="utf-8") in PAGE


def test_the_documentation_shows_the_program() -> None:
    text = (EXAMPLES / "first_tile.sh").read_text(encoding="utf-8")
    assert text[text.index("while ") :] in PAGE


def test_the_class_beats_the_calves(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    args = ("./examples/my_bot.py:MyBot", "calf", "calf", "calf", "--games", "120", "--seed", "1", "--jobs", "2")
    mine = result("arena", *args, capture=capsys)["bots"][0]
    assert mine["win_share_ci"][0] > 1 / 4


@pytest.mark.parametrize("players", [2, 8])
def test_the_program_plays(capsys: Capture, players: int) -> None:
    calves = ["calf"] * (players - 1)
    command = ("--bot-command", f"first={EXAMPLES / 'first_tile.sh'}", "--board", "calf-yard")
    said = result("arena", *calves, *command, "--games", str(players), "--jobs", "1", capture=capsys)
    assert [bot["name"] for bot in said["bots"]] == ["calf", "first"]
