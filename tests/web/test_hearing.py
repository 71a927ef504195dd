"""Whoever hears the page and uses keys: everything that happens is said, in its order, and then the question."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from server.serving import Server
from web.conftest import Visit
from web.guests import my_game
from web.sitting import answer, asked, hand, until_laid

LISTEN = """() => {
  window.heard = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const { textContent } of addedNodes) window.heard.push(textContent);
  });
  for (const voice of document.querySelectorAll('.voice')) observer.observe(voice, { childList: true });
}"""
"""As a screen reader does: what is added to a live region is said."""


def heard(page: Page, until: str) -> str:
    """What has been said so far, when that was said."""
    page.wait_for_function("text => window.heard.join(' ').includes(text)", arg=until)
    return str(page.evaluate("window.heard.splice(0).join(' ')"))


def test_a_round_is_heard_in_its_order_and_the_question_at_the_end(visit: Visit, site: Server) -> None:
    with my_game(site, bots=2) as (path, seats):
        for speed in (0, 2):
            page = visit(path, seats=seats, wishes={"speed": speed})
            asked(page)
            page.locator(".voice", has_text="Choose").wait_for(state="attached")
            page.evaluate(LISTEN)
            tile = hand(page)[0]
            page.locator(".dock [data-tile]").first.focus()
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")  # once more: lay it
            until_laid(page, tile)
            while asked(page) == "take":
                answer(page)
            said = heard(page, "Choose")
            order = [
                said.index(one) for one in ("The tiles were turned over", "joined row", "begins.", "Choose a tile")
            ]
            assert order == sorted(order)
            assert said.count("joined row") == 3
            page.close()


def test_after_play_now_the_keyboard_is_at_the_first_tile(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    asked(page)
    expect(page.locator(".dock [data-tile]").first).to_be_focused()
    page.evaluate(LISTEN)
    for _ in range(2):
        page.keyboard.press("Enter")
    page.wait_for_function("() => window.heard.length > 0")
    asked(page)
    expect(page.locator(".dock [data-tile]").first).to_be_focused()


def test_rows_tell_what_is_still_free(visit: Visit, site: Server) -> None:
    with my_game(site, bots=1) as (path, seats):
        page = visit(path, seats=seats)
        asked(page)
        rows = page.locator(".row-of-squares > .unseen")
        squares = "plain, happy cow, happy cow, plain, plain, cow-pat 3, bullhead 12"
        expect(rows.nth(11)).to_have_text(f"Row 12: free. Squares: {squares}.")
        expect(rows.first).to_contain_text("Then:")
