"""A whole game of one person and three bots in the browser, its record and its replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from web.conftest import Visit
from web.helpers.player_actions import asked, play

from hornochsen.records import read, shuffle

pytestmark = pytest.mark.long

SHOWN = """points => {
  const shown = [...document.querySelectorAll('.hands .points')].map((one) => parseInt(one.innerText));
  return String(shown.sort((one, other) => one - other)) === String(points);
}"""


def test_a_whole_game_from_one_click_to_its_replay(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_label("Your name")).to_have_value("Ann")
    page.get_by_role("radio", name="Calf").check()
    page.get_by_role("button", name="Play now").click()
    asked(page)
    expect(page.locator(".screens li")).to_have_count(4)
    assert len(page.locator(".dock > .hand [data-tile]").all()) == 6
    play(page)

    expect(page.locator(".standings li")).to_have_count(4)
    points = [int(text) for text in page.locator(".standings .points b").all_inner_texts()]
    assert points == sorted(points)
    expect(page.locator(".story path.line")).to_have_count(4)
    assert page.get_by_text("Minus points, round by round").count() == 1, "a screen reader reads it once"
    expect(page.get_by_text(re.compile(r"^Round 1: .*\bAnn \d"))).to_be_attached()
    the_shuffle_is_proven(page)
    the_record_is_sound(page, points)

    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(r"/replay/[\w-]+"))
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.keyboard.press("End")
    last = page.get_by_role("slider")
    expect(last).to_have_value(last.get_attribute("max") or "")
    page.wait_for_function(SHOWN, arg=points)  # the last steps may still be loading


def the_shuffle_is_proven(page: Page) -> None:
    page.get_by_role("button", name="Verify the shuffle").click()
    expect(page.get_by_text("The shuffle was fair.")).to_be_visible()
    expect(page.get_by_text("The salt from your browser was used.")).to_be_visible()
    expect(page.locator(".verify")).not_to_contain_text("✗")


def the_record_is_sound(page: Page, points: list[int]) -> None:
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    replayed = read(download.value.path().read_bytes())
    assert sorted(replayed.final.state.positions) == points
    assert "Ann" in replayed.record.players
    assert shuffle.verify(replayed).proven
