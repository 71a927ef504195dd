"""A whole game in a real Firefox."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.helpers.serving import Server
from web.helpers.browser import QUICK
from web.helpers.firefox import MISSING, Tab, browsing, firefox
from web.helpers.player_actions import ASKED, LAID, TAKEN
from web.helpers.socket_players import SHORT, open_table

pytestmark = pytest.mark.long

GO = ".dock .acts .btn.go"
TILE = {"play": ".dock > .hand [data-tile]", "take": ".dock .offered [data-tile]"}
GONE = {"play": LAID, "take": TAKEN}
ENTER = "\ue007"
CHOSEN = f"!document.querySelector('{GO}').disabled"


@pytest.fixture
def tab(tmp_path: Path) -> Iterator[Tab]:
    path = firefox()
    if path is None:
        if os.environ.get("HORNOCHSEN_SOAK"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with browsing(path, tmp_path) as tab:
        yield tab


def answer(tab: Tab) -> str:
    """Do what the page asks for and return it."""
    task = str(tab.wait_for(f"({ASKED})()"))
    if task == "buy-first":
        tab.click(".dock .acts .btn.number")
        tab.wait_for("document.querySelector('.dock')?.dataset.task !== 'buy-first'")
    elif task != "over":
        tile = TILE[task]
        number = tab.evaluate(f"document.querySelector('{tile}').dataset.tile")
        tab.click(tile)
        tab.wait_for(CHOSEN)
        tab.click(GO)
        tab.wait_for(f"({GONE[task]})({number})")
    return task


def test_a_whole_game_in_firefox(tab: Tab, site: Server) -> None:
    tab.open(site.url)
    tab.evaluate(f"localStorage.setItem('hornochsen', {json.dumps(json.dumps({**QUICK, 'name': ''}))})")
    tab.open(f"{site.url}/t/{open_table(site, board=SHORT)}")
    tab.click("#sit-name")
    tab.evaluate("document.querySelector('#sit-name').select()")
    tab.type(f"Ann{ENTER}")
    tab.wait_for("document.querySelector('.seats ol li')?.innerText.includes('Ann')")
    tab.click("ul[aria-labelledby=bots-title] button")
    tab.wait_for("document.querySelectorAll('.seats ol li').length === 2")
    tab.click(".lobby .btn.go")
    while answer(tab) != "over":
        pass
    assert tab.evaluate("document.querySelectorAll('.standings li').length") == 2
    assert tab.errors == []
