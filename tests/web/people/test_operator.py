"""The operator's page: behind its token, by keyboard, accessible, and as narrow as a phone."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from playwright.sync_api import Page, ViewportSize, expect
from server.helpers.serving import SALTED, Server, serving
from web.conftest import NewVisitor
from web.helpers.browser import DESKTOP, PageErrors
from web.helpers.page_checks import drawn, overflowing, scrolls_sideways, violations_in_both_themes
from web.helpers.socket_players import SocketPlayer, open_table

from hornochsen.server.storage import AddressRow, ChatLine, ReportRow, Store

TOKEN = "muck-out-the-stable-1867"
KEPT = f"sessionStorage.setItem('hornochsen-operator', '{TOKEN}');"
NARROW: ViewportSize = {"width": 320, "height": 568}


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("operated")
    with serving(f"sqlite:///{folder / 'db.sqlite3'}", folder, operator_token=TOKEN, **SALTED) as server:
        yield server


def change(server: Server, work: Callable[[Store], Awaitable[object]]) -> None:
    """Change the database of a running server."""

    async def changed() -> None:
        store = await Store.open(server.database, process="", serving=False)
        try:
            await work(store)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as thread:  # this thread runs the browser's event loop
        thread.submit(asyncio.run, changed()).result()


def report(server: Server, code: str, who: int) -> None:
    """Store a report and an address, as the server does."""

    async def add(store: Store) -> None:
        said = tuple(ChatLine(time.time(), "Ben", text) for text in ("You are an ox.", "M" * 200))
        row = ReportRow(f"r{code}", time.time(), code, who, "Ben", "Ann", "He is rude, again and again.", said)
        await store.moderation.add_report(row, 10)
        await store.moderation.add_address(
            AddressRow(code, who, "2001:db8:aaaa:bbbb:cccc:dddd:eeee:ffff", "Ben", time.time())
        )
        await store.bar("198.51.100.0/24")

    change(server, add)


@pytest.fixture
def code(operated: Server) -> Iterator[str]:
    """Yield a table with two people and a bot. One of them is a player and is reported."""
    code, secret = open_table(operated, public=True), secrets.token_urlsafe(32)
    with SocketPlayer(operated, code, "Ann") as ann, SocketPlayer(operated, code, "Ben") as ben:
        httpx.post(f"{operated.url}/api/players", json={"secret": secret, "name": "Ben"}).raise_for_status()
        ben.ask("identify", player=secret)
        ann.ask("add-bot", level="calf")
        report(operated, code, 1)
        yield code
    change(operated, lambda store: store.moderation.close_report(f"r{code}", time.time()))  # each test sees one report


def line_of(page: Page, code: str) -> str:
    return f"section[aria-labelledby=operator-tables] li:has(.code:text-is('{code}'))"


def test_the_token_opens_the_page_and_actions_reach_the_server(
    new_visitor: NewVisitor, operated: Server, code: str, page_errors: PageErrors
) -> None:
    page_errors.allow("401")
    page = new_visitor(server=operated).open("/operator")
    page.get_by_label("Token").fill("a-wrong-token-of-16")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("not the operator’s token")
    page.get_by_label("Token").fill(TOKEN)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="1 report")).to_be_visible()
    expect(page.get_by_text("Ann reports Ben")).to_be_visible()
    assert TOKEN not in page.url
    assert TOKEN not in operated.log.read_text()

    line = page.locator(line_of(page, code))
    people = line.get_by_role("button", name="People")
    people.focus()
    page.keyboard.press("Enter")
    expect(people).to_have_attribute("aria-expanded", "true")
    expect(line.get_by_role("button", name="Bar 2001:db8:aaaa")).to_be_visible()

    page.get_by_role("button", name="Close report").click()
    expect(page.get_by_text("No open reports.")).to_be_visible()

    page.get_by_label("Address or network").fill("203.0.113.0/24")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Bar 203.0.113.0/24?")
    dialog.get_by_role("button", name="Bar").click()
    barred = page.get_by_role("button", name="Allow again 203.0.113.0/24")
    barred.click()
    expect(barred).to_have_count(0)

    line.get_by_role("button", name="Bar player Ben").click()
    page.get_by_role("dialog", name="Bar the player Ben?").get_by_role("button", name="Bar").click()
    allow = page.get_by_role("button", name="Allow again Ben")
    allow.click()
    expect(allow).to_have_count(0)

    line.get_by_role("button", name="Close table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    line.get_by_role("button", name="Close table").click()
    page.get_by_role("dialog").get_by_role("button", name="Close table").click()
    expect(line).to_contain_text("closed")

    page.reload()
    expect(page.get_by_role("heading", name="Load")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_label("Token")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Token")).to_be_visible()


def test_of_many_reports_the_first_are_shown(new_visitor: NewVisitor, operated: Server) -> None:
    code = open_table(operated)

    async def add(store: Store) -> None:
        for number in range(7):
            row = ReportRow(f"{number}{code}", time.time(), code, number, f"Ox {number}", "Ann", "", ())
            assert await store.moderation.add_report(row, 10)

    async def close(store: Store) -> None:
        for number in range(7):
            await store.moderation.close_report(f"{number}{code}", time.time())

    change(operated, add)
    page = new_visitor(server=operated, script=KEPT).open("/operator")
    shown = page.get_by_text("Ann reports Ox")
    expect(shown).to_have_count(5)
    page.get_by_role("button", name="Show all 7").click()
    expect(shown).to_have_count(7)
    change(operated, close)


def test_it_is_accessible_and_fits_in_four_languages(new_visitor: NewVisitor, operated: Server, code: str) -> None:
    found = []
    for language in ("en", "de", "fr", "hu"):
        visitor = new_visitor(
            server=operated, script=KEPT, preferences={"language": language, "theme": "system"}, reduced_motion="reduce"
        )
        page = visitor.open("/operator")
        page.locator(f"{line_of(page, code)} [aria-expanded]").click()
        page.locator(".people button").first.wait_for()
        for summary in page.locator("summary").all():
            summary.click()
        for size in (DESKTOP, NARROW):
            page.set_viewport_size(size)
            drawn(page)
            found += [f"{language} {size['width']}: {one}" for one in overflowing(page)]
            if scrolls_sideways(page):
                found.append(f"{language} {size['width']}: scrolls sideways")
        if language == "de":
            found += violations_in_both_themes(page)
    assert not found, "\n".join(found)


def test_a_server_without_a_token_says_so(new_visitor: NewVisitor, page_errors: PageErrors) -> None:
    page_errors.allow("404")
    page = new_visitor().open("/operator")
    page.get_by_label("Token").fill(TOKEN)
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_contain_text("operator_token is not set")
