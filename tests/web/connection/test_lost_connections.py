"""Lost connections and hidden tabs: a killed server, a silent connection, a request that is not saved, no network."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from patience import PATIENCE
from playwright.sync_api import Page, WebSocketRoute, expect
from server.helpers.serving import Server, serving
from web.conftest import NewVisitor, Visit
from web.helpers.browser import DESKTOP, PHONE
from web.helpers.page_checks import record, recorded, wait_until_recorded
from web.helpers.player_actions import answer, asked, hand, lay, until_laid
from web.helpers.silent_proxy import proxy_to
from web.helpers.socket_players import SHORT, SocketPlayer, my_game, my_turn, open_table

GONE = r"WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_NETWORK"

HIDE = """hidden => {
  const state = hidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
  Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture
def killable_server(tmp_path: Path) -> Iterator[Server]:
    """Start a server that the test may kill."""
    with serving(f"sqlite:///{tmp_path / 'killable_server.sqlite3'}", tmp_path) as server:
        yield server


def test_the_server_is_killed_during_a_reveal(new_visitor: NewVisitor, killable_server: Server) -> None:
    slow = {"speed": 0.1}  # the server must be killed before the reveal ends, on any machine
    ann = new_visitor(server=killable_server, preferences=slow)
    ann.page_errors.allow(GONE)
    page = ann.open("/")
    page.get_by_role("button", name="Play now").click()
    assert asked(page) == "play"
    laid = lay(page)
    page.get_by_role("button", name="Skip").wait_for()
    killable_server.kill()
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        it_covers_nothing(page)
    killable_server.start()
    expect(page.get_by_text("Reconnecting…")).to_have_count(0)
    while asked(page) == "take":
        answer(page)
    expect(page.locator(".top .title")).to_contain_text("Round 2")
    assert not set(laid) & set(hand(page))
    assert page.get_by_role("dialog").count() == 0
    answer(page)
    page.wait_for_function("() => document.querySelector('.dock').dataset.task !== 'laid'")


COVERED = """message => {
  const place = message.getBoundingClientRect();
  const over = ({ left, right, top, bottom }) =>
    left < place.right && place.left < right && top < place.bottom && place.top < bottom;
  const texts = document.querySelectorAll('main :is(.chip, button, .board), header :is(a, select, button)');
  const seen = [...texts].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  return seen.filter((one) => over(one.getBoundingClientRect())).map((one) => one.innerText);
}"""


def it_covers_nothing(page: Page) -> None:
    """Check that the message covers no other text and no control."""
    assert page.get_by_text("Reconnecting…").evaluate(COVERED) == []


def test_a_hidden_tab_announces_my_turn(visit: Visit, site: Server) -> None:
    with my_game(site) as (path, seats):
        page = visit(path, seats=seats)
    asked(page)
    usual = page.title()
    icon = page.locator('link[rel="icon"]')
    picture = icon.get_attribute("href")
    page.evaluate(HIDE, True)
    page.wait_for_function("() => document.title.includes('Your turn')")
    page.wait_for_function("was => document.querySelector('link[rel=icon]').getAttribute('href') !== was", arg=picture)
    other = page.evaluate(
        "fetch(document.querySelector('link[rel=icon]').href).then(answer => answer.headers.get('content-type'))"
    )
    assert other.startswith("image/")
    page.evaluate(HIDE, False)
    page.wait_for_function("title => document.title === title", arg=usual)
    assert page.evaluate("document.querySelector('link[rel=icon]').href").endswith(picture or "?")


def test_a_silent_connection_is_replaced(new_visitor: NewVisitor, site: Server) -> None:
    with proxy_to(site.port) as proxy, my_game(site, bots=2, board=SHORT) as (path, seats):
        ann = new_visitor(origin=proxy.url, seats=seats, patient=False)
        ann.page_errors.allow(GONE)  # the proxy is closed before the browser
        page = ann.open(path)
        assert asked(page) == "play"
        proxy.fall_silent()
        made = proxy.made
        laid = lay(page)[0]
        until_laid(page, laid)
        assert proxy.made > made, "the page has not come back"
        expect(page.get_by_text("Reconnecting…")).to_have_count(0)


class HeldRefusals:
    """Passes on everything between page and server, but holds back "unavailable" until it is released."""

    def __init__(self) -> None:
        self.held: list[Callable[[], None]] = []
        self.sent: list[str] = []
        """The ids of the moves that the page has sent."""

    def connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def from_page(message: str | bytes) -> None:
            request = json.loads(message)
            if request["type"] == "play":
                self.sent.append(request["id"])
            server.send(message)

        def from_server(message: str | bytes) -> None:
            if json.loads(message).get("error") == "unavailable":
                self.held.append(lambda: page.send(message))
            else:
                page.send(message)

        page.on_message(from_page)
        server.on_message(from_server)

    def release(self) -> None:
        for send in self.held:
            send()


def test_a_request_that_could_not_be_saved_is_sent_again(new_visitor: NewVisitor, killable_server: Server) -> None:
    ann = new_visitor(server=killable_server)
    ann.page_errors.allow("503")  # the page also asks over HTTP while the database is locked
    ann.page_errors.allow(GONE)  # the server stops before the browser closes
    refusals = HeldRefusals()
    ann.context.route_web_socket("**", refusals.connect)
    page = ann.open("/")
    page.get_by_role("button", name="Play now").click()
    assert asked(page) == "play"
    record(page, ".refusal, [role=alert]")
    with contextlib.closing(
        sqlite3.connect(killable_server.database.removeprefix("sqlite:///"), timeout=PATIENCE)
    ) as locked:
        locked.execute("BEGIN IMMEDIATE")
        laid = lay(page)
        while not refusals.held:
            page.wait_for_timeout(100)
        assert set(laid) <= set(hand(page))
        locked.rollback()
    refusals.release()
    until_laid(page, laid[0])
    assert len(refusals.sent) == 2
    assert len(set(refusals.sent)) == 1
    assert recorded(page) == []


def test_a_tab_that_is_shown_again_replaces_a_dead_connection(new_visitor: NewVisitor, site: Server) -> None:
    code = open_table(site)
    with proxy_to(site.port) as proxy, SocketPlayer(site, code, "Ann"):
        visitor = new_visitor(origin=proxy.url, patient=False)
        visitor.page_errors.allow(GONE)
        page = visitor.open(f"/t/{code}")
        expect(page.locator(".seats ol li").filter(has_text="Ann")).to_be_visible()
        page.evaluate(HIDE, True)
        proxy.fall_silent()
        with SocketPlayer(site, code, "Ben"):
            page.evaluate(HIDE, False)
            expect(page.locator(".seats ol li").filter(has_text="Ben")).to_be_visible()


def test_being_offline_is_said_at_once(new_visitor: NewVisitor, site: Server) -> None:
    code = open_table(site)
    with SocketPlayer(site, code, "Ann") as ann, SocketPlayer(site, code, "Ben") as ben:
        ann.start(ben, bots=0)
        ann.play(my_turn)
        ann.act()
        visitors = [new_visitor(seats={code: ann.token}), new_visitor(viewport=PHONE)]
        waiting, watching = pages = [visitor.open(f"/t/{code}") for visitor in visitors]
        visitors[0].page_errors.allow("WebSocket|ERR_INTERNET_DISCONNECTED|ERR_NETWORK")
        expect(waiting.get_by_role("button", name="Take back")).to_be_visible()
        expect(watching.locator(".watch")).to_be_visible()
        for visitor, page in zip(visitors, pages, strict=True):
            visitor.context.set_offline(True)
            expect(page.get_by_text("You are offline.")).to_be_visible()
            record(page, ".live-region p:not(:empty)")
            visitor.context.set_offline(False)
            expect(page.get_by_text("You are offline.")).to_have_count(0)
            expect(page.locator("header .chip", has_text="Reconnecting")).to_have_count(0)
            wait_until_recorded(page, "You are connected again.")
        ben.ask("say", text="Welcome back!")
        for page in pages:
            expect(page.locator(".said")).to_contain_text("Welcome back!")
