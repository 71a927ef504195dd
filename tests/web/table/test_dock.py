"""The dock with question and hand: it fits the smallest phone in every language, and keeps its height."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect
from server.helpers.serving import Server
from web.conftest import NewVisitor, Visit
from web.helpers.browser import DESKTOP, PHONE
from web.helpers.page_checks import inside, overflowing, overlap, settled
from web.helpers.player_actions import answer, asked, go, lay
from web.helpers.socket_players import SocketPlayer, my_game, open_table
from web.helpers.window_sizes import LONGEST

SHORT_ROWS = {"name": "short rows", "rows": [["", 1, 2]] * 8, "bulls_eyes": [40], "dunghill": 90}
"""A board on which a player soon takes tiles of a completed row."""

ON_A_LINE = "all => all.map(one => [...one.getClientRects()].length && one.scrollHeight <= 48)"

TOPS = "all => all.map(one => one.getBoundingClientRect().top)"


@pytest.mark.parametrize("language", ["en", "de", "fr", "hu"])
def test_six_tiles_fit_in_one_line_on_a_phone(visit: Visit, site: Server, language: str) -> None:
    with my_game(site) as (path, seats):
        page = visit(path, seats=seats, viewport=PHONE, preferences={"language": language})
    asked(page)
    tops = page.locator(".dock > .hand [data-tile]").evaluate_all(TOPS)
    assert len(tops) == 6
    assert len(set(tops)) == 1
    page.locator(".dock > .hand [data-tile]").first.click()
    assert overflowing(page) == []
    assert all(page.locator(".dock .acts .btn").evaluate_all(ON_A_LINE)), "the text of a button has two lines"
    page.locator(".dock .acts .btn").first.click()
    assert page.locator(".dock .acts .btn").all_inner_texts()[:3] == ["1", "2", "3"]
    assert overflowing(page) == []
    assert all(page.locator(".dock .acts .btn").evaluate_all(ON_A_LINE)), "the text of a button has two lines"


@pytest.mark.parametrize("language", ["en", "de", "fr", "hu"])
def test_board_and_hand_are_side_by_side_on_a_phone_in_landscape(visit: Visit, site: Server, language: str) -> None:
    lying = {"width": PHONE["height"], "height": PHONE["width"]}
    with my_game(site) as (path, seats):
        page = visit(path, seats=seats, viewport=lying, preferences={"language": language})
    asked(page)
    settled(page)
    assert not overlap(page.locator(".dock"), page.locator(".board .frame"))
    for part in (".row-of-squares.active", ".dock > .hand [data-tile]", ".dock .acts .btn"):
        for one in page.locator(part).all():
            box = one.bounding_box()
            assert box
            assert box["y"] + box["height"] <= lying["height"], part
    page.locator(".dock > .hand [data-tile]").first.click()
    assert overflowing(page) == []


SAYS = """() => {
  window.said = new Set();
  const look = () => {
    for (const one of document.querySelectorAll('.dock .say > :not(.unseen)')) window.said.add(one.innerText);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_no_text_flashes_before_a_reveal_on_a_phone(visit: Visit, site: Server) -> None:
    with my_game(site) as (path, seats):
        page = visit(
            path, seats=seats, viewport=PHONE, preferences={"speed": 0.1}
        )  # every text is shown even if frames are slow
        asked(page)
        page.evaluate(SAYS)
        lay(page)
        page.wait_for_function("() => [...window.said].some(one => one.includes('turned over'))")
        assert "The tiles are being placed." not in page.evaluate("[...window.said]")


def height(page: Page) -> float:
    box = page.locator(".dock").bounding_box()
    assert box
    return box["height"]


def test_the_dock_keeps_its_height_while_the_player_waits(visit: Visit, site: Server) -> None:
    """The board fills the rest of the window, and would jump."""
    with my_game(site, "Ben") as (path, seats):
        page = visit(path, seats=seats)
        asked(page)
        asking = height(page)
        page.get_by_role("button", name="Buy tiles").click()
        expect(page.get_by_text("How many tiles? Each costs 1 point.")).to_be_visible()
        assert height(page) == asking
        page.get_by_role("button", name="Cancel").click()
        lay(page)
        expect(page.get_by_role("button", name="Take back")).to_be_visible()
        assert height(page) == asking


@pytest.mark.parametrize("size", [(360, 640), (320, 568), (390, 844)], ids=str)
def test_the_dock_keeps_its_height_while_tiles_are_taken_on_a_phone(
    visit: Visit, site: Server, size: tuple[int, int]
) -> None:
    viewport = dict(zip(("width", "height"), size, strict=True))
    code = open_table(site, board=SHORT_ROWS)
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start()
        ann.play(lambda guest: bool((guest.position.get("options") or {}).get("take")))
        page = visit(f"/t/{code}", seats={code: ann.token}, viewport=viewport, preferences={"language": LONGEST})
        assert asked(page) == "take"
        settled(page)
        taking = height(page)
        while asked(page) == "take":
            answer(page)
        settled(page)
        assert height(page) == taking


LARGE: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 768, "height": 1024}


@pytest.mark.parametrize("size", [LARGE, DESKTOP, TABLET, PHONE], ids=["large", "desktop", "tablet", "phone"])
def test_nothing_moves_around_the_board_when_a_reveal_begins(visit: Visit, site: Server, size: ViewportSize) -> None:
    with my_game(site, bots=3) as (path, seats):
        page = visit(path, seats=seats, viewport=size, preferences={"speed": 0.1, "seen": ["goal"]})
        asked(page)
        settled(page)
        around = [page.locator(part).first for part in (".waiting-tiles", ".screens", ".log", ".dock")]
        places = [part.bounding_box() for part in around]
        lay(page)
        page.get_by_role("button", name="Skip").wait_for()
        settled(page)
        assert [part.bounding_box() for part in around] == places, "something has moved"


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_a_clock_does_not_change_the_dock_when_a_reveal_begins(visit: Visit, site: Server, size: ViewportSize) -> None:
    with my_game(site, clock=86400) as (path, seats):
        page = visit(path, seats=seats, viewport=size, preferences={"speed": 0.1, "seen": ["goal"]})
        asked(page)
        settled(page)
        asking = height(page)
        assert inside(page.locator(".dock .clock"), page.locator(".dock"))
        lay(page)
        page.get_by_role("button", name="Skip").wait_for()
        settled(page)
        assert height(page) == asking
        assert inside(page.locator(".dock .clock"), page.locator(".dock"))


def refuse_chat(socket: WebSocketRoute) -> None:
    """Refuse chat messages with the longest reason, and pass on everything else."""
    server = socket.connect_to_server()

    def send(data: str | bytes) -> None:
        request = json.loads(data)
        if request["type"] == "say":
            socket.send(json.dumps({"type": "error", "id": request["id"], "error": "rated-terms", "text": ""}))
        else:
            server.send(data)

    socket.on_message(send)


CUT = "one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight"
NARROW = "one => one.clientWidth < one.closest('.dock').clientWidth / 2"


def say(page: Page) -> None:
    """Send a chat message, and wait until it is refused."""
    page.locator("form.say input").first.fill("Muh!")
    page.locator("form.say input").first.press("Enter")
    page.locator(".dock .refusal > span").wait_for()
    settled(page)


@pytest.mark.parametrize("size", [(1366, 641), (360, 640), (1440, 900), (844, 390)], ids=str)
def test_a_refusal_changes_neither_the_dock_nor_the_story_of_a_reveal(
    new_visitor: NewVisitor, site: Server, size: tuple[int, int]
) -> None:
    viewport = dict(zip(("width", "height"), size, strict=True))
    with my_game(site, bots=3) as (path, seats):
        ann = new_visitor(seats=seats, viewport=viewport, preferences={"speed": 0.1, "language": LONGEST})
        ann.context.route_web_socket("**", refuse_chat)
        page = ann.open(path)
        asked(page)
        settled(page)
        before = height(page)
        say(page)
        assert height(page) == before
        lay(page)
        page.locator(".dock .story").wait_for()
        say(page)
        story, refusal = page.locator(".dock .story > span"), page.locator(".dock .refusal > span")
        assert height(page) == before
        assert not overlap(story, refusal)
        assert inside(refusal, page.locator(".dock"))
        assert not story.evaluate(NARROW)
        assert not refusal.evaluate(CUT)


def test_a_tile_that_costs_nothing_shows_zero(visit: Visit, site: Server) -> None:
    with my_game(site) as (path, seats):
        page = visit(path, seats=seats)
    asked(page)
    assert {note.split()[-1] for note in page.locator(".dock .note").all_inner_texts()} == {"0"}


def test_tiles_keep_the_focus_while_others_choose(visit: Visit, site: Server) -> None:
    """The focus survives that elements are disabled or removed."""
    with my_game(site, "Ben") as (path, seats):
        page = visit(path, seats=seats)
        asked(page)
        page.locator(".dock > .hand [data-tile]").first.focus()
        page.keyboard.press("Enter")
        go(page).focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Take back")).to_be_focused()
        tile = page.locator(".dock > .hand [data-tile]").first
        tile.focus()
        page.keyboard.press("Enter")
        expect(tile).to_be_focused()
        expect(tile).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".dock > .hand [data-tile]").nth(1)).to_be_focused()
