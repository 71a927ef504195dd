"""Actions of a player on the page of a table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page, expect

ASKED = """() => {
  if (document.querySelector('.standings')) return 'over';
  const task = document.querySelector('.dock')?.dataset.task;
  return ['play', 'take', 'buy-first'].includes(task) ? task : null;
}"""
LAID = """tile => !document.querySelector(`.dock > .hand [data-tile="${tile}"]`)"""
TAKEN = """tile => !document.querySelector(`.dock .offered [data-tile="${tile}"]`)"""


def asked(page: Page) -> str:
    """Wait until the page asks for a decision or the game is over; return `play`, `take`, `buy-first` or `over`."""
    found = page.wait_for_function(ASKED)
    task = str(found.json_value())
    found.dispose()  # a tab that plays many games would accumulate handles
    return task


def hand(page: Page, which: str = "") -> list[int]:
    """Return the tiles of the hand, or those that match an attribute selector."""
    tiles = page.locator(f".dock > .hand [data-tile]{which}")
    return [int(tile) for tile in tiles.evaluate_all("all => all.map(one => one.dataset.tile)")]


def until_laid(page: Page, tile: int) -> None:
    """Wait until a tile has left the hand."""
    try:
        page.wait_for_function(LAID, arg=tile)
    except Error as error:
        raise AssertionError(f"{tile} is still there: {page.locator('.dock').inner_text()}") from error


def go(page: Page) -> Locator:
    """Return the button that confirms the decision."""
    return page.locator(".dock .acts .btn.go")


def lay(page: Page) -> list[int]:
    """Select as many tiles as the round demands, lay them and return them."""
    for tile in page.locator(".dock > .hand [data-tile]").all():
        tile.click()
        if go(page).is_enabled():
            break
    picked = hand(page, "[aria-pressed=true]")
    go(page).click()
    return picked


def answer(page: Page) -> str:
    """Make the decision that the page asks for and return the task."""
    task = asked(page)
    if task == "play":
        until_laid(page, lay(page)[0])
    elif task == "take":
        tile = page.locator(".dock .offered [data-tile]").first
        number = int(tile.get_attribute("data-tile") or 0)
        tile.click()
        go(page).click()
        page.wait_for_function(TAKEN, arg=number)
    elif task == "buy-first":
        page.locator(".dock .acts .btn.number").first.click()
        page.wait_for_function("() => document.querySelector('.dock')?.dataset.task !== 'buy-first'")
    return task


def play(page: Page, until: Callable[[], bool] = lambda: False) -> None:
    """Play until a condition holds or the game is over."""
    while not until() and answer(page) != "over":
        pass


def sit(page: Page, name: str) -> None:
    page.locator("#sit-name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seats ol li").filter(has_text=name)).to_be_visible()


def round_of(page: Page) -> int:
    words = page.locator(".top .title").inner_text()
    return int("".join(sign for sign in words if sign.isdigit()))
