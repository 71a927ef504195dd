"""Explanations in a solo game: the odds of the hand's tiles, and the reasons in the log."""

from __future__ import annotations

from playwright.sync_api import expect
from web.conftest import Visit
from web.helpers.player_actions import answer, asked, hand


def test_a_solo_game_shows_how_safe_tiles_are_and_why_they_went_where(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").click()
    assert asked(page) == "play"
    expect(page.locator(".dock > .hand .risk")).to_have_count(len(hand(page)))
    first = page.locator(".dock > .hand [data-tile]").first
    assert "lower tiles may come first" in str(first.get_attribute("aria-label"))
    page.mouse.move(0, 0)  # the pointer may be on a tile after the click
    expect(page.locator(".dock .caption")).to_have_text("As things stand. Lower tiles may come first.")
    first.focus()
    expect(page.locator(".dock .caption")).to_contain_text("% safe")
    expect(page.get_by_role("button", name="Speed of the reveal")).to_have_text("At once")
    answer(page)
    asked(page)
    line = page.locator("button.why").first  # not the last one: more lines may follow
    line.focus()
    shown = line.get_attribute("aria-expanded")
    page.keyboard.press("Enter")
    expect(line).to_have_attribute("aria-expanded", "false" if shown == "true" else "true")
