"""Pass and play: several players with one device."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.conftest import Visit
from web.helpers.browser import PHONE
from web.helpers.page_checks import settled
from web.helpers.player_actions import LAID, TAKEN, asked, go, hand

HANDED_OR_ASKED = """() => document.querySelector('.handing .btn.go')
  || ['play', 'take'].includes(document.querySelector('.dock')?.dataset.task)"""


@pytest.mark.parametrize("language", ["en", "de", "fr", "hu"])
def test_the_course_is_visible_above_the_hand_in_pass_and_play_on_a_phone(visit: Visit, language: str) -> None:
    page = visit("/pass", viewport=PHONE, preferences={"language": language, "seen": ["goal"]})
    for number, name in enumerate(("Ann", "Ben")):
        page.locator("form input[type=text], form input:not([type])").nth(number).fill(name)
    page.locator("form .btn.go").last.click()
    page.locator(".handing .btn.go").click()
    asked(page)
    settled(page)
    spots = page.locator(".track circle.spot").last.bounding_box()
    dock = page.locator(".dock").bounding_box()
    assert spots
    assert dock
    assert spots["y"] + spots["height"] <= dock["y"]


def test_pass_and_play(visit: Visit) -> None:
    page = visit("/pass")
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start", exact=True).click()
    seen: dict[str, set[int]] = {"Ann": set(), "Ben": set()}
    task = "play"
    button = page.get_by_role("button", name="I am ")
    for _ in range(6):
        if task == "play":  # the device shows the next question until all connections know the reveal
            button.wait_for()
        page.wait_for_function(HANDED_OR_ASKED)
        if button.count():  # otherwise the player who took tiles chooses next
            assert page.locator("[data-tile]").count() == 0, "a hand is visible while the device changes hands"
            button.click()
        name = page.get_by_text(", these are your tiles.").inner_text().split(",")[0]
        task = asked(page)
        expect(page.get_by_text("Waiting for")).to_be_hidden()  # the other players get the device later
        other = "Ben" if name == "Ann" else "Ann"
        assert not set(hand(page)) & (seen[other] - seen[name])
        seen[name] = set(hand(page))
        tiles = page.locator(".dock > .hand [data-tile]" if task == "play" else ".dock .offered [data-tile]")
        tile = int(tiles.first.get_attribute("data-tile") or 0)
        seen[name].discard(tile)
        tiles.first.click()
        go(page).click()
        page.wait_for_function(LAID if task == "play" else TAKEN, arg=tile)
    page.wait_for_function(HANDED_OR_ASKED)
    page.reload()
    expect(page.get_by_role("button", name="I am ")).to_be_visible()
