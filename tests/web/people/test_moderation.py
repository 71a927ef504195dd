"""Moderation on the page: a guest asks for a seat, people hide and report, the host mutes and removes."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from server.helpers.serving import Server
from web.conftest import NewVisitor
from web.helpers.page_checks import overflowing, scrolls_sideways, violations
from web.helpers.player_actions import sit
from web.helpers.socket_players import SocketPlayer, open_table

NARROW = {"width": 320, "height": 640}


def faultless(page: Page) -> None:
    """Assert that axe finds nothing and that all texts fit."""
    assert violations(page) == []
    assert overflowing(page) == []
    assert not scrolls_sideways(page)


def test_a_table_is_moderated_from_the_lobby_to_the_game(new_visitor: NewVisitor, site: Server) -> None:
    code = open_table(site)
    ann = new_visitor().open(f"/t/{code}")
    sit(ann, "Ann")
    with SocketPlayer(site, code, "Ben") as ben:
        cat = let_in(ann, new_visitor, code)
        hide_and_report(ann, cat, ben)
        mute(ann, cat)
        ann.get_by_role("button", name="Start the game").click()
        ben.play(lambda one: one.table["phase"] != "gathering" and one.salted)
        turn_off_chat(ann, cat)
        remove_for_good(ann, cat)


def let_in(ann: Page, new_visitor: NewVisitor, code: str) -> Page:
    """Let a guest with a narrow phone ask for a seat, and return the guest's page."""
    ann.get_by_role("radio", name="After I agree").check()
    expect(ann.get_by_role("log")).to_contain_text("Now the host decides")
    cat = new_visitor(viewport=NARROW, preferences={"name": "Cat"}).open(f"/t/{code}")
    faultless(cat)
    cat.get_by_role("button", name="Ask for a seat").click()
    expect(cat.get_by_text("You have asked for a seat.")).to_be_visible()
    cat.reload()
    expect(cat.get_by_text("You have asked for a seat.")).to_be_visible()
    expect(ann.get_by_role("heading", name="Asking for a seat")).to_be_visible()
    faultless(ann)
    ann.get_by_role("button", name="Let Cat in").click()
    expect(cat.get_by_role("button", name="Leave the table")).to_be_visible()
    return cat


def open_menu(page: Page, name: str) -> None:
    """Open a person's menu with the keyboard, after the menu before it has closed."""
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name=f"Options for {name}").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("heading", name=name)).to_be_visible()


def hide_and_report(ann: Page, cat: Page, ben: SocketPlayer) -> None:
    ben.ask("say", text="first words")
    log = cat.get_by_role("log")
    expect(log).to_contain_text("first words")
    open_menu(cat, "Ben")
    faultless(cat)
    cat.get_by_role("button", name="Report").click()
    cat.get_by_label("What happened?").fill("too loud")
    faultless(cat)
    cat.get_by_role("button", name="Send the report").click()
    expect(cat.get_by_text("The report has been sent.").first).to_be_visible()
    open_menu(cat, "Ben")
    cat.get_by_role("button", name="Hide messages").click()
    expect(log).not_to_contain_text("first words")
    ben.ask("say", text="second words")
    ann.get_by_placeholder("Say something").fill("third words")
    ann.keyboard.press("Enter")
    expect(log).to_contain_text("third words")
    expect(log).not_to_contain_text("second words")


def mute(ann: Page, cat: Page) -> None:
    open_menu(ann, "Cat")
    ann.get_by_role("button", name="Mute for everyone").click()
    expect(cat.get_by_text("The host has muted you: your messages are not sent.")).to_be_visible()
    expect(cat.get_by_placeholder("Say something")).to_have_count(0)
    open_menu(ann, "Cat")
    ann.get_by_role("button", name="Unmute").click()
    expect(cat.get_by_placeholder("Say something")).to_be_visible()


def turn_off_chat(ann: Page, cat: Page) -> None:
    expect(ann.locator(".game")).to_be_visible()
    expect(ann.get_by_placeholder("Say something")).to_be_visible()
    ann.get_by_role("button", name="Table menu").click()
    faultless(ann)
    ann.get_by_role("switch", name="Chat and reactions").click()
    expect(ann.get_by_placeholder("Say something")).to_have_count(0)
    ann.keyboard.press("Escape")
    faultless(cat)


def remove_for_good(ann: Page, cat: Page) -> None:
    open_menu(ann, "Cat")
    ann.get_by_role("button", name="Remove for good").click()
    ann.get_by_role("button", name="Yes, remove for good").click()
    for _ in range(2):
        expect(cat.get_by_text("You were removed from this table.")).to_be_visible()
        cat.reload()
