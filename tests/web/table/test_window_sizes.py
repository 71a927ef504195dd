"""The table fits every window: squares are large, regions do not overlap, nothing is cut off."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.page_checks import overflowing, overlap, scrolls_sideways, settled
from web.helpers.player_actions import asked, go, sit
from web.helpers.sample_pages import SamplePage, sample_pages
from web.helpers.socket_players import my_game, open_table
from web.helpers.window_sizes import LEAST_SQUARES, LONGEST

pytestmark = pytest.mark.long

LOW_SIZES = ((1366, 641), (1280, 720), (360, 640))
"""Windows in which every board is measured."""

SCROLLS_UP_TO = 900
"""Windows of at most this width may scroll vertically, and the dock may cover the regions below the board."""

BESIDE_A_HINT = 0.85
"""In those windows, squares may be smaller by this factor while a hint stands between the board and the dock."""

MEASURE = """() => {
  const named = {
    header: 'header', board: '.board .frame', course: '.track', hint: '.hint', dock: '.dock', question: '.dock .say',
    hand: '.dock > .hand', buttons: '.dock .acts', screens: '.screens', log: '.log .page',
    reactions: '.log .reactions', chat: '.log .say',
  };
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const regions = {};
  for (const [name, selector] of Object.entries(named)) {
    const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    if (element) regions[name] = box(element);
  }
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const clipped = shown('.hint, .notice, .dock, .screen, header')
    .filter((one) => one.scrollHeight > one.clientHeight + 1)
    .map((one) => `${one.className || one.tagName} is ${one.scrollHeight - one.clientHeight} too high`);
  return {
    regions,
    clipped,
    square: shown('.square')[0].getBoundingClientRect().width,
    numbers: shown('.course text:not(.label), .course .mark b').map(box),
    badges: shown('.worth').map(box),
    scrolls: document.scrollingElement.scrollHeight - innerHeight,
  };
}"""

Box = tuple[float, float, float, float]
INSIDE = {("dock", part) for part in ("question", "hand", "buttons")} | {("board", "course")}
"""Pairs of regions of which the second may be inside the first."""
BELOW = {"screens", "log", "reactions", "chat"}
"""Regions below the board, in a window that scrolls."""


def crossing(one: Box, other: Box) -> bool:
    return one[0] < other[2] - 1 and other[0] < one[2] - 1 and one[1] < other[3] - 1 and other[1] < one[3] - 1


def faults(page: Page, size: tuple[int, int], least: float) -> list[str]:
    """Resize the window and return everything that does not fit."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    settled(page)
    found: dict[str, Any] = page.evaluate(MEASURE)
    scrolls = width <= SCROLLS_UP_TO
    regions: dict[str, Box] = {
        name: tuple(box) for name, box in found["regions"].items() if not (scrolls and name in BELOW)
    }
    wrong = list(found["clipped"])
    if found["square"] < least:
        wrong.append(f"a square has {found['square']:.1f} pixels, not {least}")
    if found["scrolls"] > 1 and not scrolls:
        wrong.append(f"the page is {found['scrolls']} pixels higher than the window")
    for name, (left, top, right, bottom) in regions.items():
        if left < -1 or top < -1 or right > width + 1 or bottom > height + 1:
            wrong.append(f"{name} is outside the window: {left:.0f} {top:.0f} {right:.0f} {bottom:.0f}")
        if right - left < 8 or bottom - top < 8:
            wrong.append(f"{name} has no space")
    names = list(regions)
    wrong += [
        f"{one} and {other} overlap"
        for at, one in enumerate(names)
        for other in names[at + 1 :]
        if not {(one, other), (other, one)} & INSIDE and crossing(regions[one], regions[other])
    ]
    numbers = [tuple(box) for box in found["numbers"]]
    if any(crossing(one, other) for at, one in enumerate(numbers) for other in numbers[at + 1 :]):
        wrong.append("numbers of the course overlap")
    if any(box[3] - box[1] > found["square"] * 0.7 for box in found["badges"]):
        wrong.append("badges cover the drawings")
    wrong += overflowing(page)
    if scrolls_sideways(page):
        wrong.append("the page scrolls sideways")
    return [f"{width}×{height}: {one}" for one in wrong]


@pytest.mark.parametrize(("bots", "language"), [(1, LONGEST), (7, LONGEST), (7, "hu")])
def test_the_table_fits_with_the_first_hint_open(visit: Visit, site: Server, bots: int, language: str) -> None:
    with my_game(site, bots=bots, hints=True) as (path, seats):
        page = visit(path, seats=seats, preferences={"language": language, "seen": []})
        asked(page)
        expect(page.get_by_role("note")).to_be_visible()
        expect(page.locator(".dock .risk").first).to_be_visible()
        found = [
            fault
            for size, least in LEAST_SQUARES.items()
            for fault in faults(page, size, least * (BESIDE_A_HINT if size[0] <= SCROLLS_UP_TO else 1))
        ]
        assert not found, "\n".join(found)
        for topic in ("goal", "odds"):
            page.locator(f".hint.{topic}").get_by_role("button").click()
        expect(page.get_by_role("note")).to_have_count(0)
        for size, least in LEAST_SQUARES.items():
            if size[0] <= SCROLLS_UP_TO:  # elsewhere the log gets the space of the hint
                found += faults(page, size, least)
        assert not found, "\n".join(found)


@pytest.mark.parametrize("board", ["calf-yard", "clover-farm", "longacre", "muck-hall"])
def test_every_board_fits_into_low_windows(visit: Visit, site: Server, board: str) -> None:
    with my_game(site, bots=7, board=board) as (path, seats):
        page = visit(path, seats=seats, preferences={"seen": []})
        asked(page)
        found = [
            fault
            for size in LOW_SIZES
            for fault in faults(page, size, LEAST_SQUARES[size] * (BESIDE_A_HINT if size[0] <= SCROLLS_UP_TO else 1))
        ]
        assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [(844, 390), (720, 450)], ids=["phone on its side", "zoom of 200 %"])
def test_board_and_hand_are_side_by_side_in_a_low_window(visit: Visit, site: Server, size: tuple[int, int]) -> None:
    with my_game(site, bots=7) as (path, seats):
        page = visit(path, seats=seats, viewport={"width": size[0], "height": size[1]})
        asked(page)
        settled(page)
        for row in page.locator(".row-of-squares.active").all():
            box = row.bounding_box()
            assert box
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= size[1], "an active row is out of sight"
        board, hand = (page.locator(part).bounding_box() for part in (".board .frame", ".dock > .hand"))
        assert board
        assert hand
        assert board["x"] + board["width"] <= hand["x"]


def test_play_now_is_on_the_first_screen_of_a_phone(visit: Visit) -> None:
    page = visit("/")
    for language in ("en", "de", "fr", "hu"):
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width, height in ((360, 640), (320, 568)):
            page.set_viewport_size({"width": width, "height": height})
            settled(page)
            box = page.locator(".play .btn.go").bounding_box()
            assert box
            assert box["y"] + box["height"] <= height, f"{language} {width}×{height}"


def in_sight(page: Page, size: tuple[int, int], *parts: str) -> list[str]:
    """Resize the window and return the parts that are not completely in it or that overlap."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settled(page)
    boxes = {part: page.locator(part).first.bounding_box() for part in parts}
    found = {
        part: (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])
        for part, box in boxes.items()
        if box
    }
    wrong = [part for part in parts if part not in found or found[part][3] > size[1] + 1 or found[part][1] < -1]
    wrong += [
        f"{one} and {other} overlap"
        for at, one in enumerate(parts)
        for other in parts[at + 1 :]
        if one in found and other in found and crossing(found[one], found[other])
    ]
    return [f"{size[0]}×{size[1]}: {one}" for one in wrong]


@pytest.mark.parametrize("size", [(1366, 641), (360, 640)])
def test_the_button_to_start_is_in_sight_beside_many_bots(visit: Visit, site: Server, size: tuple[int, int]) -> None:
    page = visit(f"/t/{open_table(site)}")
    sit(page, "Ann")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    assert not overlap(page.locator(".start .btn"), page.locator(".seats ul")), "a button covers the bots"
    for number in range(2, 6):
        page.get_by_role("button", name="Add a bot: Ox").click()
        expect(page.get_by_role("heading", name=f"{number} of 8")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    assert in_sight(page, size, ".start .btn") == []


def test_board_and_controls_of_a_replay_are_on_the_first_screen(visit: Visit, pages: dict[str, SamplePage]) -> None:
    page = visit(pages["replay"].path, preferences={"language": LONGEST})
    page.locator("input[type=range]").wait_for()
    found = [
        fault
        for size in ((360, 640), (320, 568), (844, 390), (720, 450), (1366, 641))
        for fault in in_sight(page, size, ".board .frame", ".controls")
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("chapter", [4, 9])
def test_the_course_is_in_sight_in_the_lesson_on_a_phone(visit: Visit, chapter: int) -> None:
    page = visit(f"/learn/{chapter}", preferences={"language": LONGEST})
    page.locator(".dock[data-task=play]").wait_for()
    sizes = ((360, 640), (320, 568), (360, 640))
    found = [fault for size in sizes for fault in in_sight(page, size, ".task", ".board .frame", ".dock")]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", [LONGEST, "fr"])
def test_the_task_of_the_lesson_is_in_sight_on_a_phone_in_landscape(visit: Visit, language: str) -> None:
    page = visit("/learn/9", preferences={"language": language})
    page.locator(".dock[data-task=play]").wait_for()
    sizes = ((844, 390), (360, 640), (640, 360), (667, 375), (720, 450), (640, 360))
    found = [fault for size in sizes for fault in in_sight(page, size, ".task", ".board .frame", ".dock")]
    assert not found, "\n".join(found)


def test_the_board_is_in_sight_in_the_lesson_while_tiles_are_taken_on_a_phone(visit: Visit) -> None:
    page = visit("/learn/5", preferences={"language": "hu"}, reduced_motion="reduce")
    page.locator(".dock [data-tile='19']").click()
    go(page).click()
    page.locator(".dock[data-task=take] .offered").wait_for()
    sizes = ((360, 640), (320, 568), (360, 640))
    found = [fault for size in sizes for fault in in_sight(page, size, ".outcome", ".board .frame", ".dock")]
    assert not found, "\n".join(found)


@pytest.fixture(scope="module")
def pages(site: Server) -> dict[str, SamplePage]:
    return sample_pages(site)
