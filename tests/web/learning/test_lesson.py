"""The lesson in a real browser: played to its end with keys in every language, left, continued and repeated."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.conftest import NewVisitor, Visit
from web.helpers.browser import ROOT
from web.helpers.page_checks import overflowing, scrolls_sideways, settled, violations

from hornochsen.lesson import CHAPTERS
from hornochsen.locales import LANGUAGES, texts

pytestmark = pytest.mark.long

DATA = [json.loads((ROOT / f"web/src/learn/chapters/{one.number}.json").read_text("utf-8")) for one in CHAPTERS]
SIZES = ((1366, 641), (360, 640), (844, 390), (320, 568))
MOST_TABS = 60


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until an element that matches has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def choose_tiles(page: Page, tiles: list[str]) -> None:
    """Pick tiles with the arrow keys and confirm."""
    tab_to(page, ".dock [data-tile]")
    for tile in tiles:
        page.keyboard.press("Home")
        while page.evaluate("document.activeElement.dataset.tile") != tile:
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
    tab_to(page, ".dock .acts .btn.go")
    page.keyboard.press("Enter")


def play_chapter(page: Page, data: dict[str, Any]) -> None:
    """Make the advised choice, and the first legal choice of each later decision."""
    choices, name = data["choices"], data["advice"]
    while True:
        kind, *rest = name.split()
        if kind == "buy":
            tab_to(page, ".dock .acts .btn:first-child")
            page.keyboard.press("Enter")
            tab_to(page, f".dock .acts .number:nth-of-type({rest[0]})")
            page.keyboard.press("Enter")
        else:
            choose_tiles(page, rest)
        choices = choices[name].get("choices")
        if not choices:
            return
        name = next(iter(choices))
        page.locator(f".dock[data-task={name.split()[0]}]").wait_for()


def wrong(page: Page, where: str) -> list[str]:
    found = [*overflowing(page), *(["scrolls sideways"] if scrolls_sideways(page) else [])]
    return [f"{where}: {one}" for one in found]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_lesson_with_keys(visit: Visit, lang: str) -> None:
    """Each language uses another size of the window, and axe looks at three chapters of it."""
    words = texts(lang)
    width, height = SIZES[LANGUAGES.index(lang)]
    theme = "dark" if lang in ("de", "hu") else "light"
    options = {"viewport": {"width": width, "height": height}, "preferences": {"language": lang, "theme": theme}}
    page = visit("/learn", **options, reduced_motion="reduce")
    page.keyboard.press("Tab")  # from now on the focus follows each question
    found: list[str] = []
    for chapter, data in zip(CHAPTERS, DATA, strict=True):
        expect(page.locator("h1")).to_contain_text(words(f"learn-{chapter.name}-title"))
        page.locator(".dock[data-task=play]").wait_for()
        settled(page)
        found += wrong(page, chapter.name)
        play_chapter(page, data)
        way_on = page.locator(".outcome .btn.go")
        expect(way_on).to_have_text(words("learn-finish" if chapter is CHAPTERS[-1] else "learn-next"))
        expect(way_on).to_be_focused()
        expect(page.locator(".outcome")).to_contain_text(words(f"learn-{chapter.name}-done"))
        found += wrong(page, f"{chapter.name}, answered")
        if chapter.number % 4 == LANGUAGES.index(lang):
            found += violations(page)
        page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text(words("learn-end-title"))
    expect(page.locator("h1")).to_be_focused()
    assert not found, "\n".join(found)


def test_leaving_continuing_and_repeating(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(fresh=True)
    page = visitor.open("/")
    page.get_by_role("link", name="New here? Learn to play").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Where your tile goes")
    page.get_by_role("button", name="Chapter 2: Lower than all").click()
    page.locator("[data-tile='58']").click()
    page.locator(".dock .acts .btn.go").click()
    expect(page.locator(".outcome")).to_contain_text(
        "58 is not lower than 20, so it went behind a lower number. Try again with 9."
    )
    page.get_by_role("button", name="Try again").click()
    page.locator("[data-tile='9']").click()
    page.locator(".dock .acts .btn.go").click()
    expect(page.locator(".outcome")).to_contain_text("lower than the end of every row")
    page.get_by_role("button", name="Next chapter").click()
    expect(page).to_have_url(f"{visitor.origin}/learn/3")
    page.get_by_role("button", name="Leave the lesson").click()
    page.get_by_role("link", name="Continue the lesson: chapter 3 of 10").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cow-pats")
    expect(page.get_by_role("button", name="Chapter 2: Lower than all (done)")).to_be_visible()


def test_the_lesson_ends_in_a_game(visit: Visit) -> None:
    page = visit("/learn/done")
    page.get_by_role("button", name="Play a short game").click()
    page.locator(".dock[data-task=play]").wait_for()
    assert page.url.endswith("?guide=1")
