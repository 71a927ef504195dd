"""What impatient people do: click twice, leave before an answer is there, go back and forth."""

from __future__ import annotations

import json
from collections.abc import Callable

from server.serving import Server
from web.browsing import Visitor
from web.conftest import Visit
from web.guests import my_game
from web.sitting import asked, hand

REFUSED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } });"


def test_leaving_before_the_table_is_there(meet: Callable[..., Visitor], site: Server) -> None:
    with my_game(site, "Ben", bots=0) as (path, seats):
        ann = meet(seats=seats)
        ann.context.route_web_socket("**", lambda _: None)  # nobody answers
        page = ann.open(path)
        page.locator(".brand").click()
        page.locator("#mine-title").wait_for()
        kept = json.loads(page.evaluate("localStorage.getItem('hornochsen-games')"))
        assert {one["code"]: one["token"] for one in kept} == seats


def test_where_storage_is_refused_the_seat_is_there_after_going_elsewhere(visit: Visit) -> None:
    page = visit("/", script=REFUSED)
    page.get_by_role("button", name="Play now").click()
    asked(page)
    before = hand(page)
    page.get_by_role("link", name="Rules", exact=True).click()
    page.locator("#goal").wait_for()
    page.go_back()
    asked(page)
    assert hand(page) == before
