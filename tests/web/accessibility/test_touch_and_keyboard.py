"""A round by touch, and the page with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from web.conftest import Visit
from web.helpers.browser import PHONE
from web.helpers.page_checks import scrolls_sideways
from web.helpers.player_actions import LAID, TAKEN, asked, go, hand, round_of

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
