"""The coach's review of a finished game."""

from __future__ import annotations

import re

import httpx
from patience import PATIENCE
from playwright.sync_api import Page, expect
from server.helpers import reviewing
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.browser import PageErrors
from web.helpers.page_checks import drawn, violations
from web.helpers.socket_players import SHORT, SocketPlayer, open_table, over


def decisions(page: Page) -> int:
    """Return the number of decisions of the review."""
    return int(page.locator(".steer .where").inner_text().split()[-1])


def shows(page: Page, decision: int) -> None:
    """Wait until the page shows a decision."""
    expect(page.locator(".steer .where")).to_contain_text(f"Decision {decision} of ")


def test_a_player_reviews_a_game_by_keyboard_and_tries_again(visit: Visit, site: Server) -> None:
    code = open_table(site, board=SHORT)
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start(bots=2)
        ann.play(over)
    page = visit(f"/t/{code}", seats={code: ann.token})
    page.get_by_role("link", name="Review my game").click()
    expect(page.get_by_label("Player")).to_have_value("0")
    page.locator(".alternatives").wait_for()
    expect(page).to_have_url(re.compile(r"\?seat=0$"))
    expect(page.locator(".panel h2")).to_be_focused()
    expect(page.get_by_text("your choice")).to_have_count(1)
    expect(page.get_by_text("Equal chances")).to_be_visible()

    total = decisions(page)
    page.keyboard.press("End")
    shows(page, total)
    page.keyboard.press("ArrowLeft")
    shows(page, max(1, total - 1))
    page.keyboard.press("Home")
    shows(page, 1)
    page.get_by_role("slider").press("ArrowRight")
    shows(page, min(2, total))
    page.locator(".curve svg").first.click(position={"x": 42, "y": 60})
    shows(page, 1)
    marks = sum(map(int, re.findall(r"(\d+) (?:blunder|mistake|slip)", page.locator(".sum").inner_text())))
    for _ in range(marks + 1):
        page.keyboard.press("PageDown")
    expect(page.get_by_role("button", name="Next mistake")).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".verdict svg")).to_have_count(min(1, marks))

    first = page.locator(".alternatives button").first
    first.press("Enter")
    expect(first).to_have_attribute("aria-pressed", "true")
    drawn(page)
    assert not violations(page)

    page.get_by_label("Player").select_option("1")
    expect(page.get_by_role("button", name="Review ")).to_be_visible()
    page.get_by_label("Player").select_option("0")
    page.get_by_role("button", name="Try again from here").press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_text("Second try")).to_be_visible()
    page.locator(".dock[data-task]").wait_for()


def test_an_unfinished_game_says_what_to_do(visit: Visit, site: Server, page_errors: PageErrors) -> None:
    page_errors.allow("/api/records/")
    with httpx.Client(base_url=site.url, timeout=PATIENCE) as client:
        record = reviewing.upload(client, reviewing.unfinished())
    page = visit(f"/review/{record}")
    expect(page.get_by_role("alert")).to_contain_text("Finish it")
    page = visit("/review/no-such-game")
    expect(page.get_by_role("alert")).to_contain_text("not found")
