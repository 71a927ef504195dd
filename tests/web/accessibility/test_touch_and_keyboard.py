"""Play by touch, by keyboard alone, and pass and play on one device."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.browser import DESKTOP, PHONE, PageErrors
from web.helpers.page_checks import overlap, scrolls_sideways, settled
from web.helpers.player_actions import LAID, TAKEN, asked, go, hand, round_of
from web.helpers.sample_pages import RECORD, SamplePage, sample_rounds

THUMB = 44
"""Least size of a touch target in pixels."""

FOCUS = """() => {
  const ringed = (style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  const here = document.activeElement;
  const box = here.getBoundingClientRect();
  return {
    what: (here.getAttribute('aria-label') ?? here.innerText ?? '').trim(),
    tile: Number(here.dataset.tile ?? 0),
    tag: here.tagName,
    type: here.type ?? '',
    seen: here === document.body || here.matches('h1, h2, main') || (box.bottom > 0 && box.top < innerHeight),
    ring: [here, here.nextElementSibling, here.parentElement].some((one) => one && ringed(getComputedStyle(one))),
  };
}"""


def test_a_round_on_a_phone(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    assert not scrolls_sideways(page)
    page.get_by_role("button", name="Play now").tap()
    while (task := asked(page)) and round_of(page) < 2:
        assert not scrolls_sideways(page)
        tiles = page.locator(".dock > .hand [data-tile]" if task == "play" else ".dock .offered [data-tile]")
        for tile in tiles.all():
            box = tile.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= THUMB
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= PHONE["width"]
        for button in page.locator(".dock .acts .btn").all():
            box = button.bounding_box()
            assert box
            assert box["height"] >= THUMB
            assert box["y"] + box["height"] <= PHONE["height"]
        number = tiles.first.get_attribute("data-tile")
        tiles.first.tap()
        go(page).tap()
        page.wait_for_function(LAID if task == "play" else TAKEN, arg=number)
    assert not scrolls_sideways(page)
    assert page.evaluate("visualViewport.scale") == 1


def focus(page: Page) -> dict[str, object]:
    """Return what has the focus; fail unless it is visible."""
    found: dict[str, object] = page.evaluate(FOCUS)
    assert found["ring"] or found["tag"] in ("BODY", "H1", "H2", "MAIN"), found
    assert found["seen"], found
    return found


def tab_to(page: Page, wanted: str, most: int = 60) -> None:
    """Press Tab until an element with this text has the focus."""
    for _ in range(most):
        if wanted.lower() in str(focus(page)["what"]).lower():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to “{wanted}”")


def test_keyboard_only(visit: Visit) -> None:
    page = visit("/")
    page.keyboard.press("Tab")
    assert focus(page)["what"] == "Skip to the content"
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    assert asked(page) == "play"
    tiles = hand(page)
    for _ in range(60):
        if focus(page)["tile"]:
            break
        page.keyboard.press("Tab")
    assert focus(page)["tile"] == tiles[0]
    page.keyboard.press("ArrowRight")
    assert focus(page)["tile"] == tiles[1]
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(f".dock [data-tile='{tiles[0]}']")).to_have_attribute("aria-pressed", "true")
    tab_to(page, f"Lay {tiles[0]}")
    page.keyboard.press("Enter")
    expect(page.locator(f".dock > .hand [data-tile='{tiles[0]}']")).to_have_count(0)
    asked(page)
    page.wait_for_function("() => document.activeElement?.closest('.dock button')")  # not lost with removed elements
    focus(page)


def test_settings_by_keyboard_are_remembered(visit: Visit) -> None:
    page = visit("/")
    tab_to(page, "Settings")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("radio", name="dark").focus()
    page.keyboard.press("Space")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert "settings" in str(focus(page)["what"]).lower()
    page.get_by_role("combobox", name="Language").select_option("hu")
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_an_uploaded_record_is_replayed_by_keyboard(visit: Visit) -> None:
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.locator("body").press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("PageDown")
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 3")
    page.keyboard.press("End")
    last = slider.get_attribute("max") or ""
    expect(slider).to_have_value(last)
    expect(page.get_by_text(f"Step {last} of {last}")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(int(last) - 1))
    slider.press("PageUp")
    page.wait_for_function(
        "last => Number(document.querySelector('input[type=range]').value) < last - 1", arg=int(last)
    )
    slider.press("PageDown")
    expect(slider).to_have_value(last)
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(int(last) - 1))
    page.get_by_role("combobox", name="View", exact=True).select_option("0")
    expect(page.locator(".hands li.mine")).to_have_count(1)
    page.wait_for_function("() => location.search.includes('seat=0')")
    address = page.evaluate("location.href")
    page.goto("about:blank")
    page.goto(address)
    expect(page.get_by_role("slider")).to_have_value(str(int(last) - 1))
    expect(page.get_by_role("combobox", name="View", exact=True)).to_have_value("0")
    page.get_by_role("button", name="Verify the shuffle").click()
    expect(page.locator(".verify li").first).to_be_visible()


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


def test_a_file_that_is_not_a_record(visit: Visit, page_errors: PageErrors, tmp_path: Path) -> None:
    page_errors.allow(r"/api/records|status of 400")
    (tmp_path / "no-record.json").write_text('{"format": 1}')
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "no-record.json")
    expect(page.get_by_role("alert")).to_contain_text("This file cannot be replayed")


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
