"""The page over plain HTTP, where browsers withhold optional features."""

from __future__ import annotations

from playwright.sync_api import expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.player_actions import play
from web.helpers.socket_players import SHORT, open_table

WITHHELD = """
for (const name of ['clipboard', 'share', 'canShare', 'wakeLock', 'serviceWorker'])
  Object.defineProperty(Navigator.prototype, name, { get: () => undefined, configurable: true });
Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });
Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
Object.defineProperty(window, 'isSecureContext', { get: () => false });
document.addEventListener('copy', () => {
  window.copied = String(document.getSelection()) || document.activeElement.value;
});
"""
"""Removes what browsers withhold from a page over plain HTTP, and keeps copied text for the test."""


def test_the_page_works_over_plain_http(visit: Visit, site: Server) -> None:
    page = visit("/", script=WITHHELD)
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    assert page.evaluate("window.copied === location.href")
    expect(page.get_by_role("button", name="Share", exact=True)).to_have_count(0)

    code = open_table(site, board=SHORT)
    page = visit(f"/t/{code}", script=WITHHELD)
    page.get_by_role("button", name="Sit down").click()
    page.locator("ul[aria-labelledby=bots-title] button").first.click()
    page.get_by_role("button", name="Start the game").click()
    play(page)
    page.get_by_role("button", name="Verify the shuffle").click()
    expect(page.get_by_text("The shuffle was fair.")).to_be_visible()
    expect(page.get_by_text("The salt from your browser was used.")).to_be_visible()
