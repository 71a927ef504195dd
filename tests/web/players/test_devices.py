"""A player's own things in the browser: games on one device, piece and emblem, seats on all devices, a printed code."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Page, expect
from server.helpers.calling import Caller
from server.helpers.serving import Server
from web.conftest import NewVisitor
from web.games.test_daily import LAPTOP, SMALL
from web.helpers.browser import PHONE, PageErrors
from web.helpers.page_checks import looks_right, violations
from web.helpers.player_actions import answer, play, sit
from web.helpers.socket_players import SHORT, SocketPlayer, open_table, over
from web.players.test_notices import as_player


def test_a_game_on_one_device_counts_for_the_person_who_says_so(
    site: Server, new_visitor: NewVisitor, page_errors: PageErrors
) -> None:
    names = ("Anneliese", "Bernd")
    code = open_table(site, board=SHORT)
    people = [SocketPlayer(site, code, name) for name in names]
    people[0].start(people[1])
    with ThreadPoolExecutor() as threads:
        list(threads.map(lambda one: one.play(over), people))
    tokens = [{"name": name, "token": one.token} for name, one in zip(names, people, strict=True)]
    kept = json.dumps(json.dumps({"code": code, "people": tokens, "bots": 1, "level": "calf"}))
    visitor = new_visitor(script=f"localStorage.setItem('hornochsen-pass', {kept})", reduced_motion="reduce")
    page = visitor.open("/pass")
    form = page.get_by_role("region", name="Count this game for me")
    expect(form.get_by_role("button", name="Count it")).to_be_disabled()  # nobody is chosen
    form.get_by_role("radio", name="Bernd").check()
    looks_right(page, LAPTOP, PHONE, SMALL)
    form.get_by_role("button", name="Count it").click()
    expect(form.get_by_text("This game counts for Bernd.")).to_be_visible()
    assert not violations(page)
    form.get_by_role("link", name="My page").click()
    expect(page.get_by_role("heading", name="Bernd")).to_be_visible()
    expect(page.get_by_text("One of them was played on one device or in the terminal.")).to_be_visible()
    expect(page.locator(".games li")).to_contain_text("on one device")
    for one in people:
        one.__exit__()


def test_the_lobby_suggests_piece_and_emblem(site: Server, new_visitor: NewVisitor, page_errors: PageErrors) -> None:
    ada = Caller(site.url, "Ada")
    ada.post("/api/player", name="Ada", colour="teal", emblem="bulls-eye").raise_for_status()
    visitor = as_player(new_visitor, site, ada, reduced_motion="reduce")
    page = visitor.open("/me")  # the page learns what another device has chosen
    expect(page.get_by_role("heading", name="Ada", exact=True)).to_be_visible()
    code = open_table(site, board=SHORT)
    visitor.go(page, f"/t/{code}")
    expect(page.get_by_role("radio", name="teal")).to_be_checked()
    looks_right(page, LAPTOP, SMALL)
    sit(page, "Ada")
    with SocketPlayer(site, code) as watching:
        [seat] = watching.table["seats"]
        assert (seat["colour"], seat["emblem"]) == ("teal", "bulls-eye")
    other = new_visitor().open(f"/t/{code}")
    expect(other.locator(".seats ol li .emblem svg")).to_have_count(1)
    expect(other.get_by_role("radio", name="teal")).to_be_disabled()


def test_a_running_game_continues_on_every_device(
    site: Server, new_visitor: NewVisitor, page_errors: PageErrors
) -> None:
    ada = Caller(site.url, "Ada")
    code = open_table(site, board=SHORT)
    with SocketPlayer(site, code, player=ada.secret) as first:
        first.ask("sit", name="Ada")
        first.start()
    phone = as_player(new_visitor, site, ada, viewport=PHONE, reduced_motion="reduce")
    page = phone.open("/me")
    page.get_by_role("link", name="Continue").click()
    assert answer(page) in ("play", "take", "buy-first")
    play(page)
    expect(page.locator(".standings")).to_be_visible()


PRINTER = "window.print = () => (window.sheets = 1);"
PRINTED = """() => {
  const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const shown = (one) => own(one) && one.checkVisibility({ visibilityProperty: true });
  const seen = [...document.querySelectorAll('body *')].filter(shown);
  return seen.map((one) => one.innerText).join(' ');
}"""


def printed(page: Page) -> str:
    """Return the text that would be printed."""
    page.emulate_media(media="print")
    seen: str = page.evaluate(PRINTED)
    page.emulate_media(media="screen")
    return seen


def test_the_recovery_code_is_printed_alone_and_saved(
    site: Server, new_visitor: NewVisitor, page_errors: PageErrors
) -> None:
    ada = Caller(site.url, "Ada")
    page = as_player(new_visitor, site, ada, reduced_motion="reduce", script=PRINTER).open("/me")
    page.get_by_role("button", name="Make a recovery code").click()
    code = page.get_by_role("textbox", name="Recovery code").input_value()
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("() => window.sheets") == 1
    sheet = printed(page)
    assert code in sheet
    assert "Ada" in sheet
    assert "Delete everything" not in sheet
    with page.expect_download() as saved:
        page.get_by_role("dialog").get_by_role("button", name="Save").click()
    assert code in Path(saved.value.path()).read_text()
    assert not violations(page)
