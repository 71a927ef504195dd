"""Events that arrive while a player does something: no input is lost, and nothing on the page is stale."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, ViewportSize, expect
from server.helpers.serving import Server
from web.conftest import NewVisitor, Visit
from web.helpers.browser import DESKTOP, PHONE
from web.helpers.page_checks import record, recorded, settled, wait_until_recorded
from web.helpers.player_actions import answer, asked, go, hand, lay
from web.helpers.sample_pages import RECORD
from web.helpers.socket_players import OPEN, SHORT, SocketPlayer, my_game, my_turn, open_table, over

HOLDING = """
const Usual = WebSocket;
window.WebSocket = class extends Usual {
  send(words) {
    if (window.held) window.held.push(() => super.send(words));
    else super.send(words);
  }
};
"""
"""Lets a test hold back requests on their way to the server."""

TONES = """
window.tones = 0;
const sing = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.tones += 1;
  return sing.call(this);
};
"""

TWICE = """async ([x, y, pointerType]) => {
  const here = () => document.elementFromPoint(x, y)?.closest('button') ?? null;
  const click = (button, detail, when) => {
    const place = { bubbles: true, cancelable: true, clientX: x, clientY: y };
    const event = new PointerEvent('click', { ...place, detail, pointerType });
    Object.defineProperty(event, 'timeStamp', { value: when }); // however slow the machine is
    button.dispatchEvent(event);
  };
  const first = here();
  click(first, 1, 1000);
  while (!here() || here() === first) await new Promise(requestAnimationFrame);
  click(here(), pointerType === 'mouse' ? 2 : 1, 1200);
}"""

CLICK_AT_ONCE = """words => {
  const look = () => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === words);
    if (!found || window.clicked) return;
    window.clicked = true;
    found.click();
  };
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
}"""
"""Clicks a button in the moment in which it appears."""

CLICK_LATER = """button => {
  const event = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + 1000 });
  button.dispatchEvent(event);
}"""
"""Clicks a button a second after it appeared, as its time says: the page ignores a click that may have been meant for
the button that was there before."""


def twice(page: Page, button: Locator, pointer: str = "mouse") -> None:
    """Double-click; another button is in the same place at the second click."""
    box = button.bounding_box()
    assert box
    page.evaluate(TWICE, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, pointer])
    settled(page)


@pytest.mark.parametrize(("size", "pointer"), [(DESKTOP, "mouse"), (PHONE, "touch")], ids=["desktop", "phone"])
def test_a_double_click_does_not_press_the_button_that_appears(
    visit: Visit, site: Server, size: ViewportSize, pointer: str
) -> None:
    with my_game(site, "Ben", bots=0) as (path, seats):
        page = visit(path, seats=seats, viewport=size)
        asked(page)
        twice(page, page.get_by_role("button", name="Buy tiles"), pointer)
        page.get_by_role("button", name="Cancel").click()
        tile = hand(page)[0]
        page.locator(".dock > .hand [data-tile]").first.click()
        twice(page, go(page), pointer)
        expect(page.get_by_role("button", name="Take back")).to_be_visible()
        assert tile not in hand(page)
        assert len(hand(page)) == 5


def test_a_double_click_removes_one_bot(visit: Visit, site: Server) -> None:
    code = open_table(site)
    with SocketPlayer(site, code, "Ann") as ann:
        for _ in range(4):
            ann.ask("add-bot", level="calf")
        page = visit(f"/t/{code}", seats={code: ann.token})
        names = page.locator(".seats ol li b")
        expect(names).to_have_count(5)
        rest = [*names.all_inner_texts()[:1], *names.all_inner_texts()[2:]]
        twice(page, page.locator(".seats ol li").nth(1).get_by_role("button"))
        ann.ask("say", text="Moo.")
        expect(page.locator(".said")).to_be_visible()  # all earlier requests are answered
        assert names.all_inner_texts() == rest


def test_a_half_typed_chat_line_stays_when_a_game_begins_and_ends(visit: Visit, site: Server) -> None:
    code = open_table(site, board=SHORT)
    with SocketPlayer(site, code, "Ben") as ben, SocketPlayer(site, code, "Ann") as ann:
        page = visit(f"/t/{code}", seats={code: ann.token})
        field = page.get_by_label("Say something")
        field.fill("What I alw")
        ben.start(ann, bots=0)
        asked(page)
        expect(field).to_have_value("What I alw")
        while not over(ben):
            for one in (ann, ben):
                one.ask("refresh")
                one.act()
        page.locator(".standings").wait_for()
        expect(field).to_have_value("What I alw")
        field.press("Enter")
        expect(page.locator(".said")).to_contain_text("What I alw")
        expect(field).to_have_value("")


def test_chat_does_not_wait_for_the_end_of_a_reveal(visit: Visit, site: Server) -> None:
    code = open_table(site)
    with SocketPlayer(site, code, "Ann") as ann, SocketPlayer(site, code, "Ben") as ben:
        ann.start(ben, bots=0)
        ben.play(my_turn)
        page = visit(f"/t/{code}", seats={code: ann.token}, preferences={"speed": 0.001})  # only Skip ends it
        asked(page)
        lay(page)
        page.get_by_role("button", name="Take back").wait_for()
        ben.act()
        page.get_by_role("button", name="Skip").wait_for()
        page.get_by_label("Say something").fill("Ha!")
        page.get_by_label("Say something").press("Enter")
        record(page, ".reaction")
        ben.ask("react", reaction="moo")
        expect(page.locator(".said")).to_have_text("Ann: Ha!")
        wait_until_recorded(page, "Moo")
        expect(page.get_by_role("button", name="Skip")).to_be_visible()
        page.get_by_role("button", name="Skip").evaluate(CLICK_LATER)
        asked(page)
        expect(page.locator(".said")).to_have_count(1)


def test_a_host_who_gets_up_gets_no_message_about_another_device(visit: Visit, site: Server) -> None:
    code = open_table(site)
    with SocketPlayer(site, code, "Ann") as ann, SocketPlayer(site, code, "Ben"):
        page = visit(f"/t/{code}", seats={code: ann.token})
        record(page, ".toasts p")
        page.get_by_role("button", name="Leave the table").click()
        page.locator("#sit-name").wait_for()
        settled(page)
        assert recorded(page) == []


def test_the_title_stays_in_the_chosen_language(visit: Visit, site: Server) -> None:
    with my_game(site) as (path, seats):
        page = visit(path, seats=seats)
        asked(page)
        page.evaluate(
            """() => {
              window.titles = [];
              new MutationObserver(() => window.titles.push(document.title))
                .observe(document.head, { childList: true, characterData: true, subtree: true });
            }"""
        )
        page.locator("header select").select_option("de")
        page.wait_for_function("() => document.title.startsWith('Tisch')")
        page.wait_for_timeout(1500)  # within this time the title would change to call the player
        lay(page)
        asked(page)
        assert {title.split()[0] for title in page.evaluate("window.titles")} == {"Tisch"}


def before_me(guest: SocketPlayer) -> list[int]:
    """Return the seats that lay face up before a player who may buy meanwhile."""
    position = guest.position
    order = position["laying"]["order"]
    if position["laying"]["together"] or guest.seat not in order or position["options"]["buy"] < 2:
        return []
    return [seat for seat in order[: order.index(guest.seat)] if not position["laid"][seat]]


def test_buying_is_not_disturbed_by_players_who_lay(visit: Visit, site: Server) -> None:
    code = open_table(site, board=OPEN)
    with (
        SocketPlayer(site, code, "Ann") as ann,
        SocketPlayer(site, code, "Ben") as ben,
        SocketPlayer(site, code, "Cid") as cid,
    ):
        ann.start(ben, cid, bots=0)
        people = (ann, ben, cid)
        for person in people:
            person.play(my_turn)
        while not (first := before_me(one := max(people, key=lambda person: len(before_me(person))))):
            assert any(person.act() for person in people)
            for person in people:
                person.ask("refresh")
        page = visit(f"/t/{code}", seats={code: one.token}, preferences={"speed": 0.5})
        page.get_by_role("button", name="Buy tiles").click()
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name="Buy 2")).to_be_focused()
        record(page, ".dock .acts button")
        for seat in first:
            other = people[seat]
            other.ask("refresh")
            other.act()
        page.locator(".dock[data-task=play]").wait_for()
        settled(page)
        assert "Skip" not in recorded(page)
        expect(page.get_by_role("button", name="Buy 2")).to_be_focused()
        page.keyboard.press("Enter")
        expect(go(page)).to_be_visible()


def test_a_purchase_in_another_tab_closes_the_question(new_visitor: NewVisitor, site: Server) -> None:
    with my_game(site, "Ben", bots=0) as (path, seats):
        ann = new_visitor(seats=seats)
        page, other = ann.open(path), ann.open(path)
        for tab in (page, other):
            asked(tab)
            tab.get_by_role("button", name="Buy tiles").click()
        other.get_by_role("button", name="Buy 1").click()
        expect(page.locator(".dock > .hand [data-tile]")).to_have_count(7)
        expect(page.locator(".dock .say b")).to_have_text("Choose a tile to lay.")


def test_a_refusal_disappears_with_the_next_question(visit: Visit, site: Server) -> None:
    code = open_table(site)
    with SocketPlayer(site, code, "Ann") as ann, SocketPlayer(site, code, "Ben") as ben:
        ann.start(ben, bots=0)
        page = visit(f"/t/{code}", seats={code: ann.token}, script=HOLDING)
        asked(page)
        page.evaluate("window.held = []")
        lay(page)
        for one in (ann, ben):  # another connection of hers lays before her request arrives
            one.ask("refresh")
            one.act()
        page.evaluate("for (const send of held.splice(0)) send(); held = null;")
        expect(page.locator(".refusal")).to_be_visible()
        for one in (ann, ben) * 9:
            one.ask("refresh")
            if one.position["round"] == 3:
                break
            one.act()
        page.locator(".top .title").filter(has_text="3").wait_for()
        settled(page)
        expect(page.locator(".refusal")).to_have_count(0)


def test_preferences_of_another_tab_are_kept(new_visitor: NewVisitor) -> None:
    ann = new_visitor()
    page, other = ann.open("/"), ann.open("/")
    page.locator("header select").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.wait_for_function("() => JSON.parse(localStorage.hornochsen).language === 'de'")
    other.get_by_role("radio", name=re.compile("^Ox")).check(force=True)
    other.wait_for_function("() => JSON.parse(localStorage.hornochsen).level === 'ox'")
    other.reload()
    expect(other.locator("html")).to_have_attribute("lang", "de")
    expect(other.locator("input[value=ox]")).to_be_checked()


def test_the_last_chosen_language_is_shown(visit: Visit) -> None:
    page = visit("/")
    late: list[Route] = []
    page.route("**/locales/de.ftl", lambda route: late.append(route))
    language = page.locator("header select")
    with page.expect_request("**/locales/de.ftl"):
        language.select_option("de")
    language.select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    with page.expect_response("**/locales/de.ftl"):
        late[0].continue_()
    settled(page)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_late_response_does_not_leave_the_current_page(visit: Visit) -> None:
    page = visit("/")
    late: list[Route] = []
    page.route(re.compile("/api/(tables|records)$"), lambda route: late.append(route))

    def they_stay(address: str, ask: Callable[[], object]) -> None:
        with page.expect_request(address):
            ask()
        page.get_by_role("link", name="Rules", exact=True).click()
        page.locator("#goal").wait_for()
        with page.expect_response(address):
            late.pop().continue_()
        settled(page)
        expect(page).to_have_url(re.compile("/rules$"))

    they_stay("**/api/tables", page.get_by_role("button", name="Play now").click)
    page.goto(page.url.replace("/rules", "/replay"))
    they_stay("**/api/records", lambda: page.locator("input[type=file]").set_input_files(RECORD))


def test_taking_back_plays_no_sound(visit: Visit, site: Server) -> None:
    code = open_table(site)
    with SocketPlayer(site, code, "Ann") as ann, SocketPlayer(site, code, "Ben") as ben:
        ann.start(ben, bots=0)
        page = visit(f"/t/{code}", seats={code: ann.token}, script=TONES, preferences={"sound": True})
        asked(page)
        lay(page)
        page.get_by_role("button", name="Take back").wait_for()
        before = page.evaluate("window.tones")
        page.get_by_role("button", name="Take back").click()
        assert asked(page) == "play"
        settled(page)
        assert page.evaluate("window.tones") == before
        lay(page)
        ben.ask("refresh")
        ben.act()
        page.wait_for_function("before => window.tones > before", arg=before)


def test_a_click_that_was_meant_to_take_back_does_not_skip_the_reveal(visit: Visit, site: Server) -> None:
    code = open_table(site)
    with SocketPlayer(site, code, "Ann") as ann, SocketPlayer(site, code, "Ben") as ben:
        ann.start(ben, bots=0)
        page = visit(f"/t/{code}", seats={code: ann.token}, preferences={"speed": 0.5})
        asked(page)
        record(page, ".dock .say")
        lay(page)
        page.get_by_role("button", name="Take back").wait_for()
        page.evaluate(CLICK_AT_ONCE, "Skip")
        ben.ask("refresh")
        ben.act()
        page.wait_for_function("() => window.clicked")
        wait_until_recorded(page, "joined row")


def test_the_result_is_visible_after_scrolling_down(visit: Visit, site: Server) -> None:
    with my_game(site, board=SHORT) as (path, seats):
        page = visit(path, seats=seats, viewport=PHONE)
        while asked(page) != "over":
            page.evaluate("scrollTo(0, 1000)")
            assert page.evaluate("scrollY") > 0
            answer(page)
        expect(page.locator(".standings")).to_be_in_viewport(ratio=0.9)
        expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
