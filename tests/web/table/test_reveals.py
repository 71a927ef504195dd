"""Motion in a reveal: tiles fly in full size, and every tile is visible in its row at the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.browser import DESKTOP, PHONE
from web.helpers.player_actions import answer, asked, round_of
from web.helpers.socket_players import SHORT, my_game

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
