"""Kinds of round: each is shown and explained, and the board stays in its place."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.browser import DESKTOP, PHONE
from web.helpers.page_checks import overlap, settled
from web.helpers.player_actions import asked, go
from web.helpers.sample_pages import RECORD, SamplePage, sample_rounds


def test_the_board_does_not_move_between_kinds_of_round(visit: Visit) -> None:
    page = visit("/replay", viewport=PHONE)
    page.locator("input[type=file]").set_input_files(RECORD)
    slider = page.get_by_role("slider")
    title = page.locator(".top .chip").first
    found: dict[str, float] = {}
    expect(slider).to_have_value("0")
    for step in range(0, int(slider.get_attribute("max") or 0), 9):
        slider.fill(str(step))
        expect(page.get_by_text(f"Step {step} of")).to_be_visible()
        happy = " happy" if page.locator(".top .chip.happy").count() else ""
        kind = title.inner_text().lstrip("Round 0123456789") + happy
        found[kind] = page.locator(".replay .lines").evaluate("below => below.getBoundingClientRect().top + scrollY")
    assert len(found) > 3
    assert len(set(found.values())) == 1, found


@pytest.fixture(scope="session")
def kinds(site: Server) -> dict[str, SamplePage]:
    return sample_rounds(site)


@pytest.mark.parametrize(
    ("kind", "says", "means"),
    [
        ("double", "double", "Everyone lays two tiles."),
        ("open", "open", "Tiles are laid face up"),
        ("happy", "Happy cows", "cow-pats and bullheads give plus points"),
    ],
)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_kinds_of_round_are_shown(
    visit: Visit, kinds: dict[str, SamplePage], size: ViewportSize, kind: str, says: str, means: str
) -> None:
    place = kinds[kind]
    page = visit(place.path, seats=place.seats, viewport=size, preferences={"seen": ["goal"]})
    expect(page.locator(f".chip.{kind}")).to_contain_text(says)
    note = page.get_by_role("note")
    expect(note).to_contain_text(means)
    settled(page)
    # On a phone the board grows into the hint's space, so what is below the board moves.
    parts = (".waiting-tiles", ".dock > .hand") if size == PHONE else (".waiting-tiles", ".screens", ".dock > .hand")
    around = [page.locator(part).first for part in parts]
    places = [part.bounding_box() for part in around]
    assert not overlap(note, around[0])
    note.get_by_role("button", name="Got it").click()
    expect(note).to_have_count(0)
    settled(page)
    assert [part.bounding_box() for part in around] == places, "something has moved"
    page.reload()
    expect(page.locator(f".chip.{kind}")).to_contain_text(says)
    expect(note).to_have_count(0)
    asked(page)
    page.locator(".dock > .hand [data-tile]").first.click()
    expect(go(page)).to_be_disabled() if kind == "double" else expect(go(page)).to_be_enabled()
    if kind == "open":
        expect(page.locator(".screens")).to_contain_text("no. 1 to lay")


@pytest.mark.parametrize("language", ["fr", "hu"])
def test_the_longest_names_of_a_round_leave_room_for_the_buttons(
    visit: Visit, kinds: dict[str, SamplePage], language: str
) -> None:
    place = kinds["happy"]
    page = visit(place.path, seats=place.seats, viewport=PHONE, preferences={"language": language})
    page.locator(".chip.happy").wait_for()
    settled(page)
    assert not overlap(page.locator(".chip.happy"), page.locator(".speed-button"))
