"""Arriving at a table: its address, its code, a private link, a full table, and seats on one device."""

from __future__ import annotations

import contextlib
import re

import pytest
import segno
from playwright.sync_api import Page, expect
from server.helpers.serving import Server
from web.conftest import NewVisitor, Visit
from web.helpers.page_checks import overflowing, scrolls_sideways
from web.helpers.player_actions import sit
from web.helpers.socket_players import SHORT, SocketPlayer, open_table, over

SMALL = {"width": 320, "height": 568}


def test_an_unknown_table(new_visitor: NewVisitor, site: Server) -> None:
    visitor = new_visitor()
    visitor.page_errors.allow(r"/api/tables/ABCDEF|WebSocket")
    page = visitor.open("/t/ABCDEF")
    expect(page.get_by_text("There is no table with this code.")).to_be_visible()
    page.get_by_role("link", name="To the home page", exact=True).click()
    expect(page).to_have_url(re.compile(r"/$"))

    page.go_back()
    page.get_by_label("Table code").fill(open_table(site).lower())
    page.get_by_role("button", name="Go to table").click()
    expect(page.get_by_role("heading", name="Before the game")).to_be_visible()
    visitor = new_visitor()
    visitor.page_errors.allow(r"/api/tables/ABCDEF|WebSocket")
    screen = visitor.open("/tv/ABCDEF")
    expect(screen.get_by_text("There is no table with this code.")).to_be_visible()
    expect(screen.get_by_role("link", name="To the home page", exact=True)).to_be_visible()


@pytest.mark.parametrize("address", ["/t", "/meadow/daisy", "/t/ABCDEF/more", "/assets/daisy"])
def test_an_unknown_address(visit: Visit, address: str) -> None:
    expect(visit(address).get_by_role("heading", name="Nothing but grass")).to_be_visible()


def test_a_table_address_in_lower_case_with_a_space(visit: Visit, site: Server) -> None:
    code = open_table(site).lower()
    page = visit(f"/T/{code[:3]} {code[3:]}")
    expect(page.get_by_role("heading", name="Before the game")).to_be_visible()


def test_a_table_after_its_game(visit: Visit, site: Server) -> None:
    """A later visitor sees the result, not an empty table."""
    code = open_table(site, board=SHORT)
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start()
        ann.play(over)
    page: Page = visit(f"/t/{code}")
    expect(page.locator(".standings li")).to_have_count(2)
    expect(page.locator(".standings")).to_contain_text("Ann")


def test_two_seats_on_one_device_are_shown_in_the_lobby(site: Server, visit: Visit) -> None:
    code = open_table(site)
    same = f"localStorage.setItem('hornochsen-device', '\"{'ab' * 16}\"');"
    ann = visit(f"/t/{code}", script=same)
    sit(ann, "Ann")
    bob = visit(f"/t/{code}", script=same, viewport=SMALL)
    sit(bob, "Bob")
    with SocketPlayer(site, code, "Cid"):  # people who all share one device are not told
        for page in (ann, bob):
            expect(page.locator(".seats ol li").filter(has_text="same device as Ann")).to_contain_text("Bob")
        assert not scrolls_sideways(bob)


def test_a_mistyped_code_stays_in_its_field(visit: Visit, new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.page_errors.allow("404|WebSocket")
    page = visitor.open("/")
    field, reason = page.get_by_label("Table code"), page.locator("#join-about")
    field.fill("k7m 2q")
    page.get_by_role("button", name="Go to table").click()
    expect(reason).to_contain_text("A code has six letters and digits.")
    field.fill("k7m 2qx")
    page.get_by_role("button", name="Go to table").click()
    expect(reason).to_have_text("There is no table with this code.")
    expect(field).to_have_value("k7m 2qx")
    expect(page).to_have_url(re.compile("/$"))

    page.goto(f"{page.url}t/K7M2QX")
    expect(reason).to_have_text("There is no table with this code.")
    expect(field).to_have_value("K7M 2QX")
    expect(field).to_have_attribute("aria-invalid", "true")


def test_a_full_table_offers_to_watch(visit: Visit, site: Server) -> None:
    code = open_table(site)
    with contextlib.ExitStack() as there:
        host, *others = [there.enter_context(SocketPlayer(site, code, name)) for name in ("Ann", "Ben")]
        for _ in range(6):
            host.ask("add-bot", level="calf")
        others[0].ask("leave")
        page = visit(f"/t/{code}")
        page.locator("#sit-name").fill("Eva M")
        host.ask("add-bot", level="calf")
        expect(page.get_by_role("heading", name="This table is full")).to_be_visible()
        page.get_by_role("button", name="Watch").click()
        expect(page.get_by_text("You are watching.")).to_be_visible()
        expect(page.get_by_role("heading", name="At the table: 8 of 8")).to_be_focused()
        host.ask("remove", seat=7)
        page.get_by_role("button", name="Sit down").click()
        expect(page.locator("#sit-name")).to_have_value("Eva M")


def test_a_private_link_is_also_a_qr_code(visit: Visit, site: Server) -> None:
    code = open_table(site)
    with SocketPlayer(site, code, "Ann") as ann:
        page = visit(f"/t/{code}", seats={code: ann.token}, viewport={"width": 320, "height": 568})
        addresses: list[str] = []
        page.on("request", lambda request: addresses.append(request.url))
        page.get_by_role("button", name="Continue on another device").click()
        picture = page.get_by_role("img", name="QR code with the private link")
        expect(picture).to_be_visible()
        link = page.get_by_label("Private link").input_value()
        secret = link.partition("#move=")[2]
        drawn = picture.evaluate("image => decodeURIComponent(image.src.split(',').slice(1).join(','))")
        expected = segno.make(link, error="m", micro=False).svg_inline(scale=8, border=2, omitsize=True, light="#fff")
        assert re.findall(r' d="[^"]+"', drawn) == re.findall(r' d="[^"]+"', expected)
        assert overflowing(page) == []
    assert len(secret) == 43
    assert not [address for address in addresses if secret in address and not address.startswith("data:")]
    assert secret not in site.log.read_text()
