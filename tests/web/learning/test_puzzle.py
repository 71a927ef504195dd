"""Puzzles: the answer is explained, and the days in a row are kept on the device."""

from __future__ import annotations

import httpx
from patience import PATIENCE
from playwright.sync_api import Page, expect
from server.helpers.serving import Server
from web.conftest import NewVisitor
from web.helpers.page_checks import drawn, overflowing, violations


def choose(page: Page, action: dict[str, object]) -> None:
    """Answer a puzzle by keyboard where tiles are chosen."""
    tiles = action.get("play") or action.get("take")
    if not isinstance(tiles, list):
        page.locator(".choose .acts .btn").nth(int(str(action["buy"])) - 1).click()
        return
    for tile in tiles:
        page.locator(f".choose [data-tile='{tile}']").press("Space")
    page.locator(f".choose [data-tile='{tiles[-1]}']").press("Enter")


def test_a_player_solves_the_puzzle_of_the_day(new_visitor: NewVisitor, site: Server) -> None:
    today = httpx.get(f"{site.url}/api/puzzles/today", timeout=PATIENCE).raise_for_status().json()
    advice = today["advice"]
    visitor = new_visitor()
    page = visitor.open("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    choose(page, advice["actions"][advice["best"]]["action"])
    expect(page.locator(".answer h2")).to_be_focused()
    expect(page.locator(".answer h2")).to_contain_text("Right!")
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    drawn(page)
    assert not violations(page)
    page.reload()
    expect(page.get_by_text("1 day in a row")).to_be_visible()

    link = page.get_by_role("region", name="Earlier puzzles").get_by_role("link").first
    number = int(str(link.get_attribute("href")).rsplit("/", 1)[1])
    link.click()
    earlier = httpx.get(f"{site.url}/api/puzzles/{number}", timeout=PATIENCE).raise_for_status().json()["advice"]
    worst = min(earlier["actions"], key=lambda one: float(one["win"]))
    expect(page.get_by_role("heading", name=f"Puzzle {number}")).to_be_visible()
    choose(page, worst["action"])
    expect(page.locator(".answer h2")).to_contain_text("Not the best")
    expect(page.get_by_role("link", name=f"Puzzle {number}, not solved")).to_be_visible()
    page.set_viewport_size({"width": 320, "height": 568})
    drawn(page)
    assert not overflowing(page)
