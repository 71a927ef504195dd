"""Reveals: tiles fly in full size, motion can be reduced, and the last reveal of a game is shown."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import ViewportSize, expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.browser import DESKTOP, PHONE
from web.helpers.page_checks import record, recorded
from web.helpers.player_actions import answer, asked, lay, round_of
from web.helpers.socket_players import SHORT, SocketPlayer, my_game, my_turn, open_table, over

WATCH = """() => {
  window.flown = [];
  const seen = ({ style }) => window.flown.push(Math.min(parseFloat(style.width), parseFloat(style.height)));
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.matches('.tile')) seen(node);
  }).observe(document.querySelector('.flights'), { childList: true });
}"""

SEEN = """() => {
  const lying = [...document.querySelectorAll('.board [data-move]')];
  const seen = lying.every((one) => getComputedStyle(one).visibility !== 'hidden');
  return seen && !document.querySelector('.flights > *');
}"""


FIRST_ROUND = {"name": "first round", "rows": [["", 9, 9, 9]] * 6, "bulls_eyes": [4], "dunghill": 8}
"""A board on which a game ends with its first round."""


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_tiles_fly_to_their_rows(visit: Visit, site: Server, viewport: ViewportSize) -> None:
    with my_game(site, bots=3, board={**SHORT, "dunghill": 60}) as (path, seats):
        page = visit(path, seats=seats, preferences={"speed": 2}, viewport=viewport)
    asked(page)
    page.evaluate(WATCH)
    completed = page.locator(".log p", has_text="completed")
    while round_of(page) < 3 or not completed.count():
        answer(page)
        asked(page)
        page.wait_for_function(SEEN)
    flown = page.evaluate("window.flown")
    assert len(flown) > 8, "the tile of every player is turned over and flies to its row"
    assert min(flown) > 20, "flying tiles are as large as tiles"


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_reduced_motion(visit: Visit, site: Server, motion: str) -> None:
    """Nothing moves with reduced motion, something moves without."""
    with my_game(site) as (path, seats):
        page = visit(path, seats=seats, preferences={"speed": 1}, reduced_motion=motion)
    asked(page)
    page.evaluate(
        """() => {
          window.moving = 0;
          const look = () => {
            const playing = document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 50);
            window.moving = Math.max(window.moving, playing.length);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    answer(page)
    while asked(page) == "take":
        answer(page)
    expect(page.locator(".top .title")).to_contain_text("Round 2")
    assert (page.evaluate("window.moving") > 0) == (motion == "no-preference")


def test_the_last_reveal_is_shown_on_the_television(visit: Visit, site: Server) -> None:
    code = open_table(site, board=FIRST_ROUND)
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start(bots=1)
        ann.play(my_turn)
        page = visit(f"/tv/{code}", preferences={"speed": 1})
        page.locator(".players").wait_for()
        record(page, ".lines p")
        ann.play(over)
        page.locator(".standings").wait_for()
        assert any("Ann" in words for words in recorded(page))


def test_the_last_reveal_is_shown_in_pass_and_play(visit: Visit, site: Server) -> None:
    people = [{"name": name, "token": None} for name in ("Ann", "Ben")]
    game = {"code": open_table(site, board=FIRST_ROUND), "people": people, "bots": 0, "level": "calf"}
    kept = f"localStorage.setItem('hornochsen-pass', {json.dumps(json.dumps(game))});"
    page = visit("/pass", preferences={"speed": 1}, script=kept)
    for name in ("Ann", "Ben"):
        page.get_by_role("button", name=f"I am {name}").click()
        asked(page)
        record(page, ".bar button, .standings")
        lay(page)
    page.locator(".standings").wait_for()
    assert recorded(page)[0] == "Skip"
