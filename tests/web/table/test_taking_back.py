"""Picked tiles that go back, and laid tiles that are taken back."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.player_actions import asked, go, hand, round_of, until_laid
from web.helpers.socket_players import my_game

LONG = {"takeBack": 10}
"""A time to take back that is longer than a test needs, on a slow machine too."""


def tile(page: Page, number: int) -> Locator:
    return page.locator(f'.dock > .hand [data-tile="{number}"]')


def taking_back(page: Page) -> Locator:
    return page.get_by_role("button", name="Take back")


def test_a_tile_is_put_back_laid_and_taken_back(visit: Visit, site: Server) -> None:
    with my_game(site, bots=3) as (path, seats):
        page = visit(path, seats=seats, preferences=LONG)
        asked(page)
        before = hand(page)
        first = tile(page, before[0])
        first.click()
        expect(first).to_have_attribute("aria-pressed", "true")
        first.click()
        expect(first).to_have_attribute("aria-pressed", "false")
        first.dblclick()  # a double click picks and puts back
        expect(first).to_have_attribute("aria-pressed", "false")
        assert hand(page) == before

        first.click()
        go(page).click()
        until_laid(page, before[0])
        expect(taking_back(page).locator(".bar")).to_be_visible()
        assert round_of(page) == 1
        taking_back(page).click()
        expect(first).to_be_visible()
        assert hand(page) == before

        first.focus()
        page.keyboard.press("Space")
        expect(first).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")
        expect(taking_back(page)).to_be_focused()
        page.keyboard.press("Enter")
        assert asked(page) == "play"

        settings(page)
        page.get_by_role("radio", name="none").check(force=True)
        page.get_by_role("switch", name="Lay with a double click").click()
        page.keyboard.press("Escape")
        tile(page, before[1]).dblclick()
        until_laid(page, before[1])
        asked(page)
        assert taking_back(page).count() == 0


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
