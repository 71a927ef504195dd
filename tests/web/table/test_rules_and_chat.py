"""Rules and conversation beside a table: nothing takes a player away from the table."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.browser import PHONE
from web.helpers.page_checks import overflowing, record, recorded, settled, violations, wait_until_recorded
from web.helpers.player_actions import asked, lay
from web.helpers.socket_players import HAPPY, SocketPlayer, my_turn, open_table

COVERED = """message => {
  const place = message.getBoundingClientRect();
  const over = ({ left, right, top, bottom }) =>
    left < place.right && place.left < right && top < place.bottom && place.top < bottom;
  const controls = [...document.querySelectorAll('button, a, input, select, summary')];
  const seen = controls.filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const others = seen.filter((one) => !one.closest('.screen')?.contains(message)); // its author's screen is a button
  return others.filter((one) => over(one.getBoundingClientRect())).map((one) => one.ariaLabel || one.innerText);
}"""


def wait_until_free(message: Locator) -> None:
    """Wait until a message covers no control; it gets its place when the layout has settled."""
    message.page.wait_for_function(f"message => ({COVERED})(message).length === 0", arg=message.element_handle())


def read_rules(page: Page) -> Locator:
    """Open the rules from the header and return their panel."""
    page.get_by_role("link", name="Rules", exact=True).click()
    panel = page.get_by_role("dialog", name="The rules")
    expect(panel.locator("#goal")).to_be_visible()
    return panel


def check_page(page: Page) -> None:
    """Check that axe finds nothing and that all texts fit."""
    settled(page)
    assert [*violations(page), *overflowing(page)] == []


def test_rules_open_beside_the_table(visit: Visit, site: Server) -> None:
    code = open_table(site, board=HAPPY)
    with SocketPlayer(site, code, "Ben") as ben:
        with SocketPlayer(site, code, "Ann") as ann:
            ben.start(ann, bots=0)
            ann.play(my_turn)
        page = visit(f"/t/{code}", seats={code: ann.token}, reduced_motion="reduce")
        asked(page)
        panel = read_rules(page)
        expect(panel.get_by_role("heading").nth(1)).to_have_text("In this round")
        expect(panel.locator(".now").first).to_contain_text("Happy cows!")
        expect(page).to_have_url(re.compile(f"/t/{code}$"))
        check_page(page)
        lay(page)  # the table stays usable
        expect(page.get_by_role("button", name="Take back")).to_be_visible()
        ben.ask("refresh")
        assert [seat["present"] for seat in ben.table["seats"]] == [True, True]
        assert ben.position["laid"][1]

        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
        read_rules(page).get_by_role("button", name="Close").click()
        expect(panel).to_have_count(0)
        expect(page.get_by_role("link", name="Rules", exact=True)).to_be_focused()

        page.set_viewport_size(PHONE)
        panel = read_rules(page)
        assert panel.bounding_box() == {"x": 0, "y": 0, **PHONE}
        check_page(page)
        ben.ask("refresh")
        ben.act()  # the next round begins behind the sheet
        panel.get_by_role("button", name="Back to the table").click()
        expect(panel).to_have_count(0)
        assert asked(page) == "play"


def test_a_chat_message_is_noticed_on_a_phone(visit: Visit, site: Server) -> None:
    code = open_table(site)
    with SocketPlayer(site, code, "Ann") as ann, SocketPlayer(site, code, "Ben") as ben:
        ann.start(ben, bots=0)
        ann.play(my_turn)
        low = {**PHONE, "height": 640}  # the dock covers the players' screens
        page = visit(f"/t/{code}", seats={code: ann.token}, viewport=low, reduced_motion="reduce")
        asked(page)
        record(page, ".live-region p:not(:empty)")
        ben.ask("say", text="Who takes the seven?")
        message = page.locator(".latest")
        expect(message).to_be_visible()
        expect(message).to_have_text("Ben Who takes the seven?")
        wait_until_free(message)
        wait_until_recorded(page, "Ben: Who takes the seven?")
        ben.ask("say", text="Not me!")
        wait_until_recorded(page, "Not me!")
        settled(page)
        assert sum("the seven?" in words for words in recorded(page)) == 1

        button = page.get_by_role("button", name="Chat and game log, 2 unread messages")
        button.click()
        sheet = page.get_by_role("dialog", name="Chat and game log")
        expect(sheet.locator(".said")).to_have_text(["Ben: Who takes the seven?", "Ben: Not me!"])
        check_page(page)
        sheet.get_by_label("Say something").fill("Nor me.")
        sheet.get_by_role("button", name="Send").click()
        expect(sheet.locator(".said").last).to_have_text("Ann: Nor me.")
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(page.get_by_role("button", name="Chat and game log", exact=True)).to_be_focused()

        page.set_viewport_size({"width": 1280, "height": 800})
        ben.ask("say", text="Moo.")
        bubble = page.locator(".screen").nth(1).locator(".bubble")
        expect(bubble).to_have_text("Moo.")
        wait_until_free(bubble)
