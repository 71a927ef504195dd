"""The end of a game: a dance that stops or stands still, the story, and the notice of an end that was missed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.page_checks import inside, overlap, scrolls_sideways, settled, violations
from web.helpers.socket_players import SHORT, SocketPlayer, open_table, over

MOVING = "document.querySelector('.ending').getAnimations({ subtree: true }).length"


FITS = "one => one.firstElementChild.getBoundingClientRect().width <= one.getBoundingClientRect().width"


SMALL = {"width": 320, "height": 568}


def ended(page: Page) -> None:
    expect(page.locator(".ending .dancer")).to_have_count(5)
    expect(page.locator(".told")).to_have_text(re.compile(r"\w.*\.$"))


def test_the_herd_dances_until_a_key_or_a_click_and_the_story_is_told(site: Server, visit: Visit) -> None:
    code = open_table(site, board=SHORT)
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start(bots=2)
        ann.play(over)
        seats = {code: ann.token}
        for size in ({"width": 1366, "height": 641}, {"width": 360, "height": 640}):
            page = visit(f"/t/{code}", seats=seats, viewport=size, preferences={"speed": 1})
            ended(page)
            assert page.evaluate(MOVING)
            page.keyboard.press("Shift")
            page.wait_for_function(f"{MOVING} === 0")
            assert not scrolls_sideways(page)
            assert not violations(page)
        still = visit(f"/t/{code}", seats=seats, preferences={"speed": 1}, reduced_motion="reduce")
        ended(still)
        assert not still.evaluate(MOVING)
        tv = visit(f"/tv/{code}", preferences={"speed": 1})
        ended(tv)
        tv.mouse.click(5, 5)
        tv.wait_for_function(f"{MOVING} === 0")


@pytest.mark.parametrize(("name", "fits"), [("Maximiliane", True), ("W" * 24, False)], ids=["long", "longest"])
def test_a_long_name_fits_into_the_chart_and_every_name_has_a_title(
    site: Server, visit: Visit, name: str, fits: bool
) -> None:
    code = open_table(site, board=SHORT)
    with SocketPlayer(site, code, name) as player:
        player.start(bots=2)
        player.play(over)
        for size in ({"width": 1440, "height": 900}, {"width": 360, "height": 640}):
            page = visit(f"/t/{code}", seats={code: player.token}, viewport=size)
            label = page.locator("figure .name").filter(has_text=name)
            expect(label).to_have_attribute("title", name)
            settled(page)
            assert label.evaluate(FITS) == fits


def test_the_result_of_the_verification_is_in_sight(site: Server, visit: Visit) -> None:
    code = open_table(site, board=SHORT)
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start(bots=2)
        ann.play(over)
    for size in ({"width": 1366, "height": 641}, {"width": 360, "height": 640}):
        page = visit(f"/t/{code}", seats={code: ann.token}, viewport=size, reduced_motion="reduce")
        page.get_by_role("button", name="Verify the shuffle").click()
        expect(page.locator(".verify ul")).to_be_in_viewport(ratio=1)


def test_the_television_fills_its_screen_with_the_chart(site: Server, visit: Visit) -> None:
    code = open_table(site, board=SHORT)
    with SocketPlayer(site, code, "Maximiliane") as player:
        player.start(bots=7)
        player.play(over)
    for size in ({"width": 1920, "height": 1080}, {"width": 1366, "height": 768}):
        page = visit(f"/tv/{code}", viewport=size)
        page.locator("figure svg").wait_for()
        settled(page)
        chart = page.locator("figure svg").bounding_box()
        assert chart
        assert chart["height"] > size["height"] * 0.45
        assert inside(page.locator(".standings .chart"), page.locator(".standings"))
        assert inside(page.locator(".standings > ol"), page.locator(".standings"))
        assert not overlap(page.locator(".ending"), page.locator(".standings > ol"))


def test_a_player_who_missed_the_end_is_told_how_the_game_ended(site: Server, visit: Visit) -> None:
    code = open_table(site, board=SHORT)
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start(bots=2)
        ann.play(over)
        ann.ask("again")
        seen = f"if (!sessionStorage.seen) localStorage.setItem('hornochsen-ends', '[[\"{code}\", 1, false]]');"
        for size in (SMALL, {"width": 1280, "height": 800}):
            page = visit(
                f"/t/{code}", seats={code: ann.token}, script=f"{seen} sessionStorage.seen = 1;", viewport=size
            )
            notice = page.get_by_role("group", name="The last game ended while you were away.")
            expect(notice).to_be_visible()
            expect(notice.get_by_role("link")).to_have_attribute("href", f"/replay/{code}-1")
            assert not scrolls_sideways(page)
            assert not violations(page)
            notice.get_by_role("button", name="Close").click()
            expect(notice).to_have_count(0)
            page.reload()
            expect(page.locator(".dock")).to_be_visible()
            expect(notice).to_have_count(0)
