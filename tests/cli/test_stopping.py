"""q stops a game wherever the terminal waits, and the game is saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.keyboard import COMMAND, Keyboard, at_a_terminal
from patience import PATIENCE
from pexpect import EOF, spawn

from hornochsen.locales import texts
from hornochsen.records import read

QUICK = ("--bots", "calf", "--no-hints", "--board", "calf-yard", "--seed", "3")


@pytest.mark.parametrize("key", ["q", "Q", "quit", "exit"])
def test_q_stops_before_the_first_round(key: str) -> None:
    person = Keyboard(*QUICK)
    assert person.prompt() == "pause"
    person.say(key)
    assert person.prompt() is None
    assert person.child.exitstatus == 0
    assert texts("en")("goodbye") in person.seen
    assert texts("en")("choose-tile") not in person.seen


def test_q_at_the_help_page_saves_the_game(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    person = Keyboard(*QUICK, "--save", str(kept))
    person.play(moves=5)
    while (kind := person.prompt()) not in {"one", None}:
        person.answer(kind)
    person.say("?")
    assert person.prompt() == "pause"
    person.say("q")
    assert person.prompt() is None
    assert f"--resume {kept}".replace(" ", "") in "".join(person.seen.split())
    assert not read(kept.read_bytes()).final.state.over


def test_q_after_the_last_round_still_shows_the_result(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    person = Keyboard(*QUICK, "--save", str(kept))
    while (kind := person.prompt()) is not None:
        if kind == "pause" and "The game is over" in person.screen:
            person.say("q")
        else:
            person.answer(kind)
    assert person.child.exitstatus == 0
    assert texts("en")("standings-title") in person.screen
    assert "was stopped" not in person.seen
    assert read(kept.read_bytes()).final.state.over


def test_q_at_the_welcome_of_a_deal_of_the_day() -> None:
    words = ["daily", "--date", "2026-11-16", "--lang", "en"]
    child = spawn(COMMAND, words, encoding="utf-8", timeout=PATIENCE, env=at_a_terminal())
    child.expect_exact(texts("en")("press-enter"))
    child.sendline("q")
    child.expect(EOF)
    child.close()
    assert (child.exitstatus, child.before.splitlines()[-1]) == (0, texts("en")("goodbye"))
