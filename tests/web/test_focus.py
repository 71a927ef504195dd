"""Whoever uses the keyboard stays where they are, and keys do what they do everywhere else."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from server.serving import Server
from web.conftest import Visit
from web.player_actions import asked, sit
from web.sample_pages import RECORD
from web.socket_players import my_game, open_table


def test_the_replays_keys_are_those_of_its_controls(visit: Visit) -> None:
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One step on").focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    for elsewhere in (page.get_by_role("button", name="Verify the shuffle"), page.get_by_role("link", name="Rules")):
        elsewhere.focus()
        for key in ("ArrowRight", "End", "PageDown"):
            page.keyboard.press(key)
    view = page.get_by_label("Whose view")
    view.focus()
    page.keyboard.press("ArrowDown")
    expect(view).not_to_have_value("all")
    expect(slider).to_have_value("1")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")


def test_a_button_that_is_turned_off_keeps_the_focus(visit: Visit) -> None:
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    last = page.get_by_role("button", name="To the end")
    last.focus()
    page.keyboard.press("Enter")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(last).to_be_disabled()
    expect(last).to_be_focused()


def test_ending_a_game_that_is_handed_round(visit: Visit) -> None:
    page = visit("/pass")
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("button", name="I am Ann")).to_be_visible()  # before, others may have heard it first
    expect(page.locator("#handing")).to_be_focused()
    end = page.get_by_role("button", name="End this game")
    for dismiss in ("Enter", "Escape"):
        end.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("End this game for good?")
        expect(page.get_by_role("button", name="No, play on")).to_be_focused()
        page.keyboard.press(dismiss)
        expect(end).to_be_focused()
    page.get_by_role("button", name="I am Ann").click()
    page.get_by_role("button", name="Hide").click()
    end.click()
    page.get_by_role("button", name="Yes, end it").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()


def test_leaving_is_asked_and_can_be_declined(visit: Visit, site: Server) -> None:
    with my_game(site) as (path, seats):
        page = visit(path, seats=seats)
        asked(page)
        menu = page.get_by_role("button", name="Table menu")
        menu.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Table", level=2).and_(page.locator("dialog *"))).to_be_focused()
        page.get_by_role("button", name="Leave the game").focus()
        page.keyboard.press("Enter")
        no = page.get_by_role("button", name="Cancel")
        expect(no).to_be_focused()
        expect(no).to_have_accessible_description(re.compile("A bot will go on in your place.* Leave\\?"))
        page.keyboard.press("Enter")
        expect(menu).to_be_focused()


def test_reactions_are_one_stop_of_the_tab_key(visit: Visit, site: Server) -> None:
    with my_game(site) as (path, seats):
        page = visit(path, seats=seats)
        asked(page)
        bar = page.get_by_role("toolbar", name="Quick reactions")
        page.get_by_role("log").focus()
        page.keyboard.press("Tab")
        expect(bar.get_by_role("button").first).to_be_focused()
        for key, name in (("ArrowRight", "Cheer"), ("ArrowLeft", "Laugh"), ("ArrowLeft", "Moo")):
            page.keyboard.press(key)
            expect(bar.get_by_role("button", name=name)).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.get_by_label("Say something")).to_be_focused()
        page.keyboard.press("Shift+Tab")
        expect(bar.get_by_role("button", name="Moo")).to_be_focused()


def test_a_dialogs_heading_gets_the_focus_when_the_page_has_gone_for_it(visit: Visit) -> None:
    """While it goes, a screen reader takes whatever has the focus without a word."""
    page = visit("/")
    button = page.get_by_role("button", name="Settings")
    button.focus()
    page.evaluate("""() => {
      window.times = {};
      const open = () => (window.times.open ??= performance.now());
      new MutationObserver(open).observe(document.body, { attributeFilter: ['open'], subtree: true });
      addEventListener('focusin', ({ target }) => (window.times[target.tagName] = performance.now()));
    }""")
    page.keyboard.press("Enter")
    expect(page.locator("dialog h2")).to_be_focused()
    times = page.evaluate("window.times")
    assert times["H2"] - times["open"] > 100


def test_the_hand_is_one_stop_of_the_tab_key(visit: Visit, site: Server) -> None:
    """And a toolbar, so that a screen reader leaves the arrow keys to it."""
    with my_game(site) as (path, seats):
        page = visit(path, seats=seats)
        asked(page)
        tiles = page.get_by_role("toolbar", name="Your tiles").get_by_role("button")
        buy = page.get_by_role("button", name="Buy tiles")
        buy.focus()
        page.keyboard.press("Shift+Tab")
        expect(tiles.first).to_be_focused()
        page.keyboard.press("ArrowRight")
        expect(tiles.nth(1)).to_be_focused()
        page.keyboard.press("Tab")
        expect(buy).to_be_focused()
        page.keyboard.press("Shift+Tab")
        expect(tiles.nth(1)).to_be_focused()


def test_the_lobby_tells_what_its_buttons_do(visit: Visit, site: Server) -> None:
    page = visit(f"/t/{open_table(site)}")
    sit(page, "Ann")
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_have_accessible_description(re.compile("It takes at least two"))
    page.get_by_role("button", name="Add a bot: Calf ").click()
    expect(start).to_have_accessible_description("")
