"""A whole game with the settings that ship: `hornochsen serve` as installed, and a browser that is new to the page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from patience import PATIENCE
from playwright.sync_api import expect
from web.conftest import Visit
from web.helpers.player_actions import play, round_of

pytestmark = pytest.mark.long

COMMAND = Path(sys.executable).with_name("hornochsen")
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
ROUNDS_WITH_REVEALS = 3
"""Rounds with the usual reveals. The player then has them shown at once, so that requests follow each other quickly."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Start the command with default settings but for the port; yield the address that it prints."""
    log = tmp_path / "server.log"
    environment = {name: value for name, value in os.environ.items() if not name.startswith("HORNOCHSEN_")}
    with log.open("wb") as output:
        process = subprocess.Popen(
            [COMMAND, "serve", "--port", "0"],
            env={**environment, "XDG_DATA_HOME": str(tmp_path)},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        end = time.monotonic() + PATIENCE
        while not (found := ADDRESS.search(log.read_text())):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.05)
        yield found[0]
    finally:
        process.terminate()
        process.wait(PATIENCE)
    assert "Traceback" not in log.read_text()


def test_a_whole_game_with_default_settings(address: str, visit: Visit) -> None:
    page = visit("/", origin=address, fresh=True)
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Open a table").click()
    expect(page.locator(".seats ol li").filter(has_text="Ann")).to_be_visible()
    page.get_by_role("radio", name="Calf yard").check(force=True)
    expect(page.get_by_role("radio", name="Calf yard")).to_be_checked()
    page.get_by_role("button", name=re.compile("^Add a bot: Cow")).click()
    expect(page.locator(".seats ol li")).to_have_count(2)
    page.get_by_role("button", name="Start the game").click()
    play(page, until=lambda: round_of(page) > ROUNDS_WITH_REVEALS)
    speed = page.get_by_role("button", name="Speed of the reveal")
    for words in ("2×", "At once"):
        speed.click()
        expect(speed).to_have_text(words)
    play(page)
    expect(page.locator(".standings li")).to_have_count(2)
    page.get_by_role("button", name="Verify the shuffle").click()
    expect(page.get_by_text("The shuffle was fair.")).to_be_visible()
    expect(page.locator(".verify")).not_to_contain_text("✗")
