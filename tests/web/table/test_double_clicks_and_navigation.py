"""Impatient users: they click twice, leave before an answer arrives, and go back and forth."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect
from server.helpers.serving import Server
from web.conftest import NewVisitor, Visit
from web.helpers.page_checks import settled
from web.helpers.player_actions import asked, go, hand, sit
from web.helpers.socket_players import SHORT, SocketPlayer, my_game, open_table, over

REFUSED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } });"


COUNTED = """
window.sent = {};
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  send(words) {
    const { type } = JSON.parse(words);
    window.sent[type] = (window.sent[type] ?? 0) + 1;
    super.send(words);
  }
};
"""
"""Counts the requests that the page sends, by type."""


def sent(page: Page, kind: str) -> int:
    """Return the number of requests of a type that the page has sent."""
    return int(page.evaluate("kind => window.sent[kind] ?? 0", kind))


def twice(button: Locator) -> None:
    """Click twice before the server has answered."""
    button.evaluate("button => { button.click(); button.click(); }")


def test_leaving_before_the_table_has_loaded(new_visitor: NewVisitor, site: Server) -> None:
    with my_game(site, "Ben", bots=0) as (path, seats):
        ann = new_visitor(seats=seats)
        ann.context.route_web_socket("**", lambda _: None)  # the server never answers
        page = ann.open(path)
        page.locator(".brand").click()
        page.locator("#mine-title").wait_for()
        kept = json.loads(page.evaluate("localStorage.getItem('hornochsen-games')"))
        assert {one["code"]: one["token"] for one in kept} == seats


def test_the_seat_is_kept_without_storage_after_going_to_another_page(visit: Visit) -> None:
    page = visit("/", script=REFUSED)
    page.get_by_role("button", name="Play now").click()
    asked(page)
    before = hand(page)
    page.locator("header").get_by_role("link", name="home page").click()
    page.locator("#play-title").wait_for()
    page.go_back()
    asked(page)
    assert hand(page) == before


def test_two_clicks_in_the_lobby_are_one(visit: Visit, site: Server) -> None:
    code = open_table(site)
    with SocketPlayer(site, code, "Ann") as ann:
        for _ in range(3):
            ann.ask("add-bot", level="calf")
        page = visit(f"/t/{code}", seats={code: ann.token}, script=COUNTED)
        seats = page.locator(".seats ol li")
        expect(seats).to_have_count(4)
        last = seats.last.locator("b").inner_text()
        twice(seats.nth(2).get_by_role("button"))
        expect(seats).to_have_count(3)
        assert sent(page, "remove") == 1
        expect(seats.last).to_contain_text(last)
        twice(page.get_by_role("button", name="Add a bot: Calf"))  # two clicks add two bots
        expect(seats).to_have_count(5)
        twice(page.get_by_role("button", name="Leave the table"))
        page.locator("#sit-name").wait_for()
        assert sent(page, "leave") == 1
        expect(page.get_by_role("alert")).to_have_count(0)


def test_the_bots_stay_under_the_pointer_while_seats_fill(visit: Visit, site: Server) -> None:
    page = visit(f"/t/{open_table(site)}")
    sit(page, "Ann")
    place = page.get_by_role("button", name="Add a bot: Calf").bounding_box()
    assert place
    for number in range(2, 9):
        page.mouse.click(place["x"] + 20, place["y"] + 20)
        expect(page.get_by_role("heading", name=f"{number} of 8")).to_be_visible()
    assert page.get_by_role("button", name="Add a bot: Calf").bounding_box() == place
    page.mouse.click(place["x"] + 20, place["y"] + 20)  # no seat is free
    settled(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("heading", name="8 of 8")).to_be_visible()


def test_two_clicks_at_the_table_are_one(visit: Visit, site: Server) -> None:
    with my_game(site, "Ben", bots=0) as (path, seats):
        page = visit(path, seats=seats, script=COUNTED)
        asked(page)
        page.get_by_role("button", name="Buy").click()
        twice(page.get_by_role("button", name="Buy 1"))
        expect(page.locator(".dock > .hand [data-tile]")).to_have_count(7)
        assert sent(page, "buy") == 1
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_double_click_on_the_button_that_lays_takes_nothing_back(visit: Visit, site: Server) -> None:
    """The button that takes back appears under the pointer before the second click."""
    with my_game(site, "Ben", bots=0) as (path, seats):
        page = visit(path, seats=seats, script=COUNTED)
        asked(page)
        page.locator(".dock > .hand [data-tile]").first.click()
        button = go(page).bounding_box()
        assert button
        x, y = button["x"] + 20, button["y"] + button["height"] / 2
        page.mouse.move(x, y)
        for click in (1, 2):
            page.mouse.down(click_count=click)
            page.mouse.up(click_count=click)
            page.get_by_role("button", name="Take back").wait_for()
        settled(page)
        assert (sent(page, "play"), sent(page, "take-back")) == (1, 0)
        page.get_by_role("button", name="Take back").click()
        assert asked(page) == "play"
        assert sent(page, "take-back") == 1


def test_two_clicks_for_another_game_are_one(visit: Visit, site: Server) -> None:
    code = open_table(site, board=SHORT)
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start(bots=1)
        ann.play(over)
    page = visit(f"/t/{code}", seats={code: ann.token}, script=COUNTED)
    twice(page.get_by_role("button", name="Play again"))
    asked(page)
    assert sent(page, "again") == 1
    expect(page.get_by_role("alert")).to_have_count(0)


SLOW = """
const Quick = WebSocket;
window.WebSocket = class extends Quick {
  send(words) { setTimeout(() => this.readyState === 1 && super.send(words), 400); }
};
"""


def test_leaving_while_people_sit_down_for_pass_and_play(visit: Visit) -> None:
    page = visit("/pass", script=SLOW)
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_function("() => JSON.parse(localStorage.getItem('hornochsen-pass'))?.people[0].token")
    page.locator(".brand").click()
    page.locator("#play-title").wait_for()
    page.go_back()
    expect(page.get_by_role("button", name="I am Ann")).to_be_visible()


def test_a_chat_line_is_sent_once(visit: Visit, site: Server) -> None:
    code = open_table(site)
    with SocketPlayer(site, code, "Ann") as ann:
        page = visit(f"/t/{code}", seats={code: ann.token}, script=COUNTED)
        field = page.get_by_label("Say something")
        field.fill("Moo?")
        page.evaluate(
            """() => {
              const form = document.querySelector('.log form');
              form.requestSubmit();
              form.requestSubmit();
            }"""
        )
        field.press_sequentially("And")
        expect(page.locator(".said")).to_have_count(1)
        assert sent(page, "say") == 1
        expect(field).to_have_value("And")


def test_a_private_link_in_the_tab_where_the_table_is_shown(new_visitor: NewVisitor) -> None:
    old = new_visitor().open("/")
    old.get_by_role("button", name="Open a table").click()
    old.get_by_role("button", name="Continue on another device").click()
    link = old.get_by_label("Private link").input_value()
    new = new_visitor().open(link.removeprefix(old.evaluate("location.origin")).split("#")[0])
    new.locator("#sit-name").wait_for()
    new.goto(link)
    expect(new.locator(".seats ol li").filter(has_text="you")).to_be_visible()
    expect(new).to_have_url(re.compile("^[^#]+$"))
