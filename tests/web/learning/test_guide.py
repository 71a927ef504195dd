"""The guide of the first game: it comments, fits every window, is quiet when asked, and comes back."""

from __future__ import annotations

import re

import pytest
from locales.catalogue import entries
from playwright.sync_api import expect
from server.helpers.serving import Server
from web.conftest import NewVisitor, Visit
from web.helpers.page_checks import settled, violations
from web.helpers.player_actions import answer, asked, play
from web.helpers.socket_players import my_game
from web.helpers.window_sizes import LEAST_SQUARES, LONGEST
from web.table.test_window_sizes import faults

from hornochsen.locales import LANGUAGES, texts

pytestmark = pytest.mark.long

HEARD = "() => [...document.querySelectorAll('[aria-live=polite]')].map(one => one.textContent).join(' ')"

ABOUT_THE_GUIDE = re.compile("hint|guide|notice")
"""Only these faults: the sizes of windows have tests of their own."""

FACTS: dict[str, str | int] = {
    "tile": 58,
    "planned": 44,
    "behind": 55,
    "tiles": "46, 48, 55",
    "count": 3,
    "points": 4,
    "end": 16,
    "left": 4,
    "sign": "minus",
    "most": 2,
    "place": "start",
    "before": 2,
    "gain": "yes",
    "who": "other",
    "name": "Liesl",
    "result": "won",
    "reason": "bullhead",
}
"""Arguments with which most comments are long."""
COVERED = """async (comments) => {
  const covered = [];
  for (const comment of comments) {
    document.querySelector('.guide p').textContent = comment;
    for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
    const edge = (part) => document.querySelector(part).getBoundingClientRect();
    if (edge('.notice').bottom > edge('.dock').top + 1) covered.push(comment);
  }
  return covered;
}"""
"""Returns the comments that the dock covers, because the board cannot become smaller."""


def longest_comments() -> list[str]:
    """Return the longest comment of each language."""
    return [max((texts(lang)(entry.id, **FACTS) for entry in entries(lang, "guide")), key=len) for lang in LANGUAGES]


def test_a_guided_game_from_the_end_of_the_lesson_to_its_own_end(new_visitor: NewVisitor) -> None:
    page = new_visitor(preferences={"seen": []}).open("/learn/done")
    page.get_by_role("button", name="Play a short game").click()
    assert asked(page) == "play"
    guide = page.get_by_role("note", name="The guide")
    first = guide.locator("p").inner_text()
    assert first
    page.wait_for_function(f"words => ({HEARD})().includes(words)", arg=first)
    assert not violations(page)

    answer(page)
    asked(page)
    if guide.is_visible():
        assert guide.locator("p").inner_text() != first
    page.reload()  # the guide does not repeat what it has said
    asked(page)
    expect(page.get_by_text(first)).to_have_count(0)

    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Quiet, please").click()
    expect(page.get_by_role("note").get_by_role("button", name="Quiet, please")).to_have_count(0)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Call the guide back").click()
    expect(guide).to_contain_text("Here I am again.")
    play(page)
    expect(guide).to_contain_text(re.compile("cost you most|not a single minus point"))


def test_the_guide_fits_every_window_and_can_be_silenced(visit: Visit, site: Server) -> None:
    lang = LONGEST
    words = texts(lang)
    with my_game(site, bots=2, board="calf-yard") as (path, seats):
        page = visit(f"{path}?guide=1", seats=seats, preferences={"language": lang, "seen": []})
        asked(page)
        guide = page.get_by_role("note", name=words("guide-name"))
        expect(guide).to_be_visible()
        expect(page.get_by_role("note")).to_have_count(1)
        found = [
            fault for size in LEAST_SQUARES for fault in faults(page, size, least=0) if ABOUT_THE_GUIDE.search(fault)
        ]
        assert not found, "\n".join(found)
        page.set_viewport_size({"width": 320, "height": 568})
        settled(page)
        assert page.evaluate(COVERED, longest_comments()) == []
        button = guide.get_by_role("button", name=words("guide-hush"))
        page.keyboard.press("Tab")
        button.focus()
        page.keyboard.press("Enter")
        expect(guide).to_have_count(0)
        expect(page.locator(".dock")).to_be_focused()
