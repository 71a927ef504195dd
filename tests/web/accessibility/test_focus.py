"""The keyboard focus stays where it is, and keys work as usual."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.page_checks import settled
from web.helpers.player_actions import asked, sit
from web.helpers.sample_pages import RECORD
from web.helpers.socket_players import my_game, open_table


def test_keys_of_the_replay_work_in_its_controls_only(visit: Visit) -> None:
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One step forward").focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    for elsewhere in (page.get_by_role("button", name="Verify the shuffle"), page.get_by_role("link", name="Rules")):
        elsewhere.focus()
        for key in ("ArrowRight", "End", "PageDown"):
            page.keyboard.press(key)
    view = page.get_by_role("combobox", name="View", exact=True)
    view.focus()
    page.keyboard.press("ArrowDown")
    expect(view).not_to_have_value("all")
    expect(slider).to_have_value("1")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")


def test_a_disabled_button_keeps_the_focus(visit: Visit) -> None:
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


def test_ending_a_pass_and_play_game(visit: Visit) -> None:
    page = visit("/pass")
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(
        page.get_by_role("button", name="I am Ann")
    ).to_be_visible()  # the connections of the players learn of the deal one after the other
    expect(page.locator("#handing")).to_be_focused()
    end = page.get_by_role("button", name="End this game")
    for dismiss in ("Enter", "Escape"):
        end.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("End this game for good?")
        expect(page.get_by_role("button", name="No, keep playing")).to_be_focused()
        page.keyboard.press(dismiss)
        expect(end).to_be_focused()
    page.get_by_role("button", name="I am Ann").click()
    page.get_by_role("button", name="Hide").click()
    end.click()
    page.get_by_role("button", name="Yes, end it").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()


def test_leaving_needs_a_confirmation(visit: Visit, site: Server) -> None:
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
        expect(no).to_have_accessible_description(re.compile("A bot plays for you until you return.* Leave\\?"))
        page.keyboard.press("Enter")
        expect(menu).to_be_focused()


def test_reactions_are_one_tab_stop(visit: Visit, site: Server) -> None:
    with my_game(site, "Ben", bots=0) as (path, seats):  # a bot may buy: then the log has a tab stop
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


def test_the_heading_of_a_dialog_gets_the_focus_after_a_delay(visit: Visit) -> None:
    """A screen reader does not read what gets the focus while the page behind the dialog becomes inert."""
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


def test_the_hand_is_one_tab_stop(visit: Visit, site: Server) -> None:
    """The hand is a toolbar, so that a screen reader leaves the arrow keys to it."""
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


def test_buttons_of_the_lobby_have_descriptions(visit: Visit, site: Server) -> None:
    page = visit(f"/t/{open_table(site)}")
    sit(page, "Ann")
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_have_accessible_description(re.compile("You need at least two players"))
    page.get_by_role("button", name="Add a bot: Calf").click()
    expect(start).to_have_accessible_description("")


def test_tab_continues_from_the_target_of_a_link_within_the_page(visit: Visit) -> None:
    page = visit("/rules")
    link = page.locator("main a.chip").last
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => location.hash")
    settled(page)
    page.keyboard.press("Tab")
    part = page.locator(page.evaluate("location.hash"))
    after = "(part) => part.compareDocumentPosition(document.activeElement) & (Node.DOCUMENT_POSITION_FOLLOWING)"
    assert part.evaluate(after), page.evaluate("document.activeElement.outerHTML")
